import L10nCore
import L10nRuntime

extension [EntryText] {
  /// Plural forms in CLDR's order, `zero` first; variables, devices and widths stay in the order of the file.
  var inOrderOfCategories: [EntryText] {
    var groups: [[String]: Int] = [:]
    for text in self where groups[text.group] == nil { groups[text.group] = groups.count }
    return enumerated().sorted { left, right in
      (groups[left.element.group] ?? 0, left.element.rank, left.offset)
        < (groups[right.element.group] ?? 0, right.element.rank, right.offset)
    }.map(\.element)
  }
}

extension EntryText {
  /// The device, width and variable of a form.
  fileprivate var group: [String] { variants + [variable ?? ""] }

  /// The index of the category in CLDR's order; a form without a category comes last.
  fileprivate var rank: Int {
    let categories = PluralCategory.allCases
    return category.flatMap { name in categories.firstIndex { $0.rawValue == name } } ?? categories.count
  }
}
