internal import CICU
package import L10nRuntime

/// ICU's own lists, from which `ListPatterns` are taken and against which they are checked.
package enum ListFormat {
  /// The items as one text.
  /// - Parameter items: at most eight, without U+0000.
  /// - Throws: `ICUError` for a tag that ICU cannot read, and for more items.
  package static func text(of items: [String], _ kind: ListKind, in tag: LanguageTag) throws(ICUError) -> String {
    let terminated: [UInt16] = items.flatMap { $0.utf16 + [0] } + [0]
    let capacity = terminated.count + 256
    let units = try callICU(for: "joining a list in '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_list_format(
          tag.description, kind.place, terminated, Int32(items.count), start, Int32(capacity), &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension ListPatterns {
  /// How ICU joins the items of a list in a locale.
  ///
  /// Lists of samples show the patterns: CLDR's own are not to be had from ICU's interface, and a language's rules for
  /// certain items (Spanish "y" and "e") are in ICU's code only.
  /// - Throws: `ICUError` for a tag that ICU cannot read, and where the samples do not stand in their order with
  ///   nothing before the first.
  package init(for tag: LanguageTag, _ kind: ListKind) throws(ICUError) {
    func separators(_ items: [String]) throws(ICUError) -> [String] {
      var separators: [String] = []
      var rest = try ListFormat.text(of: items, kind, in: tag)[...].unicodeScalars
      for item in items {
        var before = ""
        while !rest.isEmpty, !rest.starts(with: item.unicodeScalars) {
          before.unicodeScalars.append(rest.removeFirst())
        }
        guard !rest.isEmpty else { throw ICUError(task: "list patterns of '\(tag)'", status: "items out of order") }
        separators.append(before)
        rest = rest.dropFirst(item.unicodeScalars.count)
      }
      guard separators.first == "" else { throw ICUError(task: "list patterns of '\(tag)'", status: "a list prefix") }
      return separators.dropFirst() + [String(rest)]
    }
    // Neither digits nor letters, so that no rule for certain items applies; and in no pattern, as Yiddish has an alef.
    let (pair, all) = (try separators(["#", "#"]), try separators(["#", "#", "#", "#"]))
    var alternative: Alternative?
    for (condition, item) in [(Alternative.Condition.spanishI, "i#"), (.spanishO, "o#"), (.hebrew, "\u{5D0}#")] {
      let (otherPair, other) = (try separators(["#", item]), try separators(["#", "#", "#", item]))
      if alternative == nil, otherPair[0] != pair[0] || other[2] != all[2] {
        alternative = Alternative(condition: condition, pair: otherPair[0], end: other[2])
      }
    }
    self.init(
      pair: pair[0], pairSuffix: pair[1], start: all[0], middle: all[1], end: all[2], endSuffix: all[3],
      alternative: alternative)
  }
}

extension ListKind {
  /// The relation and the width as CICU numbers them: three widths a relation.
  fileprivate var place: Int32 {
    let relation: Int32 =
      switch relation {
      case .and: 0
      case .or: 1
      case .units: 2
      }
    let width: Int32 =
      switch width {
      case .wide: 0
      case .short: 1
      case .narrow: 2
      }
    return relation * 3 + width
  }
}
