#include "system/new_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {
namespace {

constexpr int new_file_mode = 0666;  // the user's umask decides

}  // namespace

std::optional<Problem> write_new_file(const std::string& path, std::string_view text) {
  const Descriptor file{
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, new_file_mode)};
  if (!file) return Problem{path + ": " + error_text(errno)};
  const int error = write_all(file.get(), text);
  if (error == 0) return std::nullopt;
  ::unlink(path.c_str());
  const bool interrupted = error == EINTR && signals::received() != 0;
  return Problem{path + ": " + error_text(error),
                 interrupted ? signals::exit_status() : status::failed};
}

}  // namespace tebweez
