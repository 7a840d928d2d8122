#include "thinking/work.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>
#include <new>
#include <system_error>
#include <utility>

namespace tebweez {

Work::Work(Job job) : news_{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {
  const auto run = [this, job = std::move(job)](const std::stop_token& stop) {
    try {
      job([&] { return stop.stop_requested(); }, [this] { tell(); });
    } catch (const std::bad_alloc&) {  // what is known by then is what there is to know
    }
    ended_ = true;
    tell();
  };
  try {
    thread_ = std::jthread{run};
  } catch (const std::system_error&) {
    refused_ = true;
  } catch (const std::bad_alloc&) {
    refused_ = true;
  }
}

void Work::tell() const noexcept {
  const std::uint64_t one = 1;
  static_cast<void>(::write(news_.get(), &one, sizeof one));
}

void Work::take() {
  std::uint64_t times = 0;
  if (::read(news_.get(), &times, sizeof times) == sizeof times) done_ = ended_;
}

}  // namespace tebweez
