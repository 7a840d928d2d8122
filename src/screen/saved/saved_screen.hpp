// The saved matches to choose from: gone on with, looked at again, renamed, thrown away.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matches/saved_matches.hpp"
#include "screen/app.hpp"
#include "screen/saved/saved_row.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {

class SavedScreen final : public Screen {
 public:
  /// @param no_log a match begun again after one of these is written nowhere
  explicit SavedScreen(bool no_log);

  [[nodiscard]] Context context() const override { return where::saved; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  void uncovered() override;
  [[nodiscard]] std::vector<Request> impossible() const override;

 private:
  /// A file, and what it holds once it has been in sight: there may be thousands.
  struct Entry {
    SavedFile file;
    std::optional<SavedRow> row;
  };
  void read_folder();
  [[nodiscard]] bool is_sought(const SavedFile& file) const;
  [[nodiscard]] const SavedRow& row(int number);
  [[nodiscard]] const SavedFile& chosen() const {
    return entries_[static_cast<std::size_t>(chosen_)].file;
  }
  void choose(int number);
  void handle_request(Request request, App& app);
  void go_on(App& app);
  void replay(bool analysed, App& app);
  void ask_for_name(App& app);
  void ask_to_delete(App& app);
  void search(App& app);
  void draw_rows(Grid& grid, const Area& area, int top, int lines);
  void draw_row(Grid& grid, const Area& area, int at, const SavedRow& row, bool here) const;
  [[nodiscard]] std::string note();

  std::vector<Entry> entries_;
  std::string sought_;   ///< only what holds this is listed; empty: all
  std::string problem_;  ///< why there is no list
  bool no_log_;
  int chosen_ = 0;
  int first_ = 0;
  int page_ = 1;
  std::string message_;  ///< an answer to the last key
  bool good_news_ = false;
};

}  // namespace tebweez::screen
