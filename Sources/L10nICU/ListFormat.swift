internal import CICU
package import L10nRuntime

/// ICU's own lists, from which `ListPatterns` are read and with which they are compared.
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
          tag.description, Int32(kind.place), terminated, Int32(items.count), start, Int32(capacity), &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension ListPatterns {
  /// ICU's patterns for joining the items of a list in a locale.
  ///
  /// They are read from sample lists: ICU's interface does not expose CLDR's patterns, and a language's rules for
  /// certain items (Spanish "y" and "e") are only in ICU's code.
  /// - Throws: `ICUError` for a tag that ICU cannot read, and if the samples are not in their order with nothing before
  ///   the first.
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
    // Neither digits nor letters, so that no rule for certain items applies; and not part of a pattern, as an alef is
    // in Yiddish.
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
