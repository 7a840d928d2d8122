#include "support/process.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace tebweez::testing {
namespace {

constexpr milliseconds glance{20};

/// The end of a long text, for messages.
std::string tail(const std::string& text) {
  constexpr std::size_t most = 2000;
  return text.size() <= most ? text : "..." + text.substr(text.size() - most);
}

}  // namespace

Process::Process(const Launch& launch) : launch_{launch} {
  std::signal(SIGPIPE, SIG_IGN);  // a program may end without reading all of its input
  auto [in_read, in_write] = make_pipe();
  auto [out_read, out_write] = make_pipe();
  auto [err_read, err_write] = make_pipe();
  auto [start_read, start_write] = make_pipe();
  pid_ = ::fork();
  if (pid_ < 0) throw std::system_error{errno, std::generic_category(), "fork"};
  if (pid_ == 0) {
    // A group of its own, so that the whole of a shell's children can be killed.
    ::setpgid(0, 0);
    become(launch, in_read.get(), out_write.get(), err_write.get());
  }
  await_start(start_read, start_write);
  in_ = std::move(in_write);
  out_ = std::move(out_read);
  err_ = std::move(err_read);
  for (const Fd* fd : {&in_, &out_, &err_}) fd->never_blocks();
}

Process::~Process() {
  if (exit_) return;
  ::kill(-pid_, SIGKILL);
  Exit exit;
  while (!collect(pid_, exit)) ::poll(nullptr, 0, 1);
}

void Process::send(std::string_view text) {
  to_send_ += text;
  pump(milliseconds{0});
}

void Process::close_input() {
  input_ends_ = true;
  pump(milliseconds{0});
}

void Process::close_output() {
  out_.reset();
}

void Process::signal(int number) const {
  if (!exit_) ::kill(pid_, number);
}

/// Moves what can be moved. False when both outputs are at their end.
bool Process::pump(milliseconds longest) {
  if (in_ && to_send_.empty() && input_ends_) in_.reset();
  std::array<pollfd, 3> polled{{{to_send_.empty() ? -1 : in_.get(), POLLOUT, 0},
                                {out_.get(), POLLIN, 0},
                                {err_.get(), POLLIN, 0}}};
  if (!out_ && !err_) return false;
  if (::poll(polled.data(), polled.size(), static_cast<int>(longest.count())) <= 0) return true;
  if (polled[0].revents != 0 && !write_some(in_.get(), to_send_)) {
    in_.reset();
    to_send_.clear();
  }
  if (polled[1].revents != 0 && !read_some(out_.get(), out_text_)) out_.reset();
  if (polled[2].revents != 0 && !read_some(err_.get(), err_text_)) err_.reset();
  if (in_ && to_send_.empty() && input_ends_) in_.reset();
  return true;
}

bool Process::wait_until(const std::function<bool()>& so, milliseconds longest) {
  const Deadline deadline{longest};
  while (!so()) {
    if (deadline.passed()) return false;
    if (!pump(deadline.left(glance))) return so();
  }
  return true;
}

void Process::await(std::string_view text) {
  if (!wait_until([&] { return out_text_.find(text) != std::string::npos; }))
    end_of_patience("never said \"" + std::string{text} + "\"");
}

void Process::end_of_patience(const std::string& what) {
  throw Timeout{shown(launch_) + " " + what + "; it said:\n" + tail(out_text_) +
                "\nand complained:\n" + tail(err_text_)};
}

Exit Process::wait(milliseconds longest) {
  const Deadline deadline{longest};
  while (!deadline.passed() && pump(deadline.left(glance))) {
  }
  Exit exit;
  while (!exit_ && !deadline.passed()) {
    if (collect(pid_, exit))
      exit_ = exit;
    else
      ::poll(nullptr, 0, 1);
  }
  if (exit_) return *exit_;
  ::kill(-pid_, SIGKILL);
  end_of_patience("did not end in time and was killed");
  return {};
}

Exit Process::finish(milliseconds longest) {
  close_input();
  return wait(longest);
}

Finished run(const Launch& launch, std::string_view input, milliseconds longest) {
  Process process{launch};
  process.send(input);
  const Exit exit = process.finish(longest);
  return {exit.status, exit.signal, process.out(), process.err()};
}

}  // namespace tebweez::testing
