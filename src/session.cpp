#include "session.hpp"

#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "store.hpp"
#include "system.hpp"

namespace tebweez {
namespace {

Header header_for(const PlayOptions& options) {
  Header header{.rules = options.rules,
                .target = options.target.value_or(options.rules->target),
                .origin = options.origin.value_or(Origin::sow),
                .name = options.name,
                .started = utc_now()};
  if (options.hints) header.extra.emplace_back("x-hints on");
  return header;
}

}  // namespace

Result<Session, Problem> Session::begin(Header header, const std::optional<std::string>& path) {
  std::optional<LogFile> file;
  if (path) {
    auto created = LogFile::create(*path);
    if (!created) return created.error();
    file.emplace(*std::move(created));
    if (const auto why = file->append(to_text(header))) {
      file->discard();
      return Problem{*path + ": " + *why};
    }
    file->keep_name();
  }
  return Session{Record{std::move(header)}, std::move(file)};
}

Result<Session, Problem> Session::begin(const PlayOptions& options) {
  Header header = header_for(options);
  if (options.no_log) return begin(std::move(header), std::nullopt);
  if (options.log) return begin(std::move(header), options.log);
  constexpr int most_tries = 100;
  for (int tries = 1;; ++tries) {
    const auto path = path_for_new_match(header.started, *options.rules);
    if (!path) return path.error();
    auto session = begin(header, *path);
    std::error_code error;
    // Another match of the same second may have taken the name meanwhile.
    const bool taken = !session && std::filesystem::exists(*path, error);
    if (!taken || tries == most_tries) return session;
  }
}

Result<Session, Problem> Session::resume(const std::string& path) {
  auto resumed = LogFile::resume(path);
  if (!resumed) return resumed.error();
  auto [file, record, torn] = *std::move(resumed);
  Session session{std::move(record), std::move(file)};
  if (torn) session.note_ = fault_text(path, *torn);
  return session;
}

std::optional<Wrong> Session::apply(const Statement& statement) {
  if (auto wrong = record_.apply(statement)) return wrong;
  if (std::holds_alternative<Action>(statement))
    write(lines_for(match(), match().round()->plies().back()));
  else if (std::holds_alternative<Undo>(statement))
    write("undo\n");
  return std::nullopt;
}

void Session::write(const std::string& lines) {
  note_.clear();
  if (!file_) return;
  if (const auto why = file_->append(lines)) note_ = "not saved: " + *why;
}

std::optional<Problem> Session::leave() {
  if (!unsaved()) return std::nullopt;
  write({});
  if (!unsaved()) return std::nullopt;
  return Problem{file_->path() + ": the last actions are " + note_};
}

}  // namespace tebweez
