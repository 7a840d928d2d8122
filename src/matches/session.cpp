#include "matches/session.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "matches/saved_matches.hpp"

namespace tebweez {
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

Result<Session, Problem> Session::begin(const MatchSettings& settings) {
  Header header = header_for(settings);
  if (settings.no_log) return begin(std::move(header), std::nullopt);
  if (settings.log) return begin(std::move(header), settings.log);
  constexpr int most_tries = 100;
  for (int tries = 1;; ++tries) {
    const auto path = path_for_new_match(header.started, *settings.rules);
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
  if (torn) session.note_ += (session.note_.empty() ? "" : "; ") + fault_text(path, *torn);
  return session;
}

Result<Effect, Wrong> Session::apply(const Statement& statement) {
  auto effect = record_.apply(statement);
  if (effect && effect->played) write(lines_for(match(), *effect->played));
  if (effect && effect->taken_back) write("undo\n");
  return effect;
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
