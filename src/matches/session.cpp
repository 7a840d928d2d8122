#include "matches/session.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "matches/saved_matches.hpp"

namespace tebweez {
namespace {

/// `folder/name-2.tebweez` for `folder/name.tebweez`.
std::string with_number(const std::string& path, int number) {
  std::filesystem::path numbered{path};
  const std::string extension = numbered.extension().string();
  numbered.replace_filename(numbered.stem().string() + "-" + std::to_string(number) + extension);
  return numbered.string();
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

Result<Session, Problem> Session::begin_like(const MatchSettings& settings, const Match& other,
                                             std::size_t actions) {
  auto begun = begin(settings);
  if (!begun) return begun;
  Session session = *std::move(begun);
  std::string lines;
  for (const Chapter& chapter : other.chapters()) {
    for (const Ply& ply : chapter.round.plies()) {
      if (actions == 0) break;
      --actions;
      if (const auto effect = session.record_.apply(ply.action))
        lines += lines_for(session.match(), *effect->played);
    }
  }
  session.write(lines);
  return session;
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

Result<Effect, Wrong> Session::redo() {
  if (record_.undone().empty()) return Wrong{"there is nothing to do again"};
  const Action action = record_.undone().back();
  return apply(action);
}

void Session::write(const std::string& lines) {
  note_.clear();
  if (!file_) return;
  if (const auto why = file_->append(lines)) note_ = "not saved: " + *why;
}

std::string Session::whole_log() const {
  std::string text = to_text(header());
  Match so_far = header().begin();
  for (const Chapter& chapter : match().chapters())
    for (const Ply& ply : chapter.round.plies())
      if (so_far.play(ply.action)) text += lines_for(so_far, ply);
  return text;
}

std::optional<Problem> Session::go_on_in_new_file() {
  const std::string former = file_->path();
  const std::string why = file_->meddling().value_or("");
  constexpr int most_tries = 100;
  for (int number = 2;; ++number) {
    const std::string path = with_number(former, number);
    auto created = LogFile::create(path);
    if (!created) {
      std::error_code error;
      if (std::filesystem::exists(path, error) && number < most_tries) continue;
      return created.error();
    }
    LogFile file = *std::move(created);
    if (const auto failed = file.append(whole_log())) {
      file.discard();
      return Problem{path + ": " + *failed};
    }
    file.keep_name();
    file_ = std::move(file);
    note_ = former;
    note_.append(": ").append(why).append("; the match goes on in ").append(path);
    return std::nullopt;
  }
}

std::optional<Problem> Session::leave() {
  if (!unsaved()) return std::nullopt;
  write({});
  if (!unsaved()) return std::nullopt;
  if (lost_its_file() && !go_on_in_new_file()) return Problem{note_};
  return Problem{file_->path() + ": the last actions are " + note_};
}

}  // namespace tebweez
