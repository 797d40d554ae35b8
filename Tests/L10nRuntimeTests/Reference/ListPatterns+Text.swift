import L10nCompiler
import Testing

@testable import L10nRuntime

extension ListPatterns {
  /// The items as a formatter joins them, checked against the reference.
  func joined(_ items: [String]) -> String? {
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, isolation: .plain,
      patterns: ArgumentPatterns(lists: [.and: self]))
    let text = try? formatter.text(of: Program([.object(position: 1)]), [.list(items)])
    #expect(text == referenceText(of: items))
    return text
  }

  /// The items as one text; empty without items, the item itself for one.
  func referenceText(of items: [String]) -> String {
    var text = ""
    for place in items.indices {
      if place > 0 { text += separator(before: place, of: items.count, startingWith: items[place]) }
      text += items[place]
    }
    return text + suffix(of: items.count)
  }
}
