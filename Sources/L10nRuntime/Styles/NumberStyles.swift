package import StringsFormat

/// How one locale writes numbers in the styles that a module shows.
///
/// A class, because every formatted text takes it along: so it counts one reference.
public final class NumberStyles: Sendable {
  /// The patterns of one style.
  package final class Entry: Sendable {
    /// What the style is apart from its digits.
    package let wording: NumberStyle
    package let patterns: StylePatterns

    package init(_ wording: NumberStyle, _ patterns: StylePatterns) {
      (self.wording, self.patterns) = (wording, patterns)
    }
  }

  /// In the order in which they are frozen.
  package let entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// No words: numbers have signs and digits alone.
  public static let none = NumberStyles()

  /// The patterns of a style; `nil` where there are none.
  func entry(for style: NumberStyle) -> Entry? {
    guard style.hasWording, !entries.isEmpty else { return nil }
    let wording = style.wording
    return entries.first { $0.wording == wording }
  }

  /// Whether all that a style takes of a locale is here.
  package func holds(_ style: NumberStyle) -> Bool { !style.hasWording || entry(for: style) != nil }
}

extension NumberStyles: Hashable {
  /// Whether the words are the same.
  public static func == (left: NumberStyles, right: NumberStyles) -> Bool {
    left === right
      || left.entries.elementsEqual(right.entries) { $0.wording == $1.wording && $0.patterns == $1.patterns }
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.patterns) }
  }
}

extension NumberStyles {
  /// The patterns as text, `CodedFields` of each skeleton and its patterns.
  ///
  /// - Parameter own: those of the locale, for those of a region: what is the same is left out.
  func coded(of own: NumberStyles?) -> String {
    let fields = entries.flatMap { entry -> [String] in
      if own?.entry(for: entry.wording)?.patterns == entry.patterns { return [] }
      return [entry.wording.skeleton, entry.patterns.coded]
    }
    return CodedFields(fields).text
  }

  /// The patterns that `coded` wrote; none for any other text.
  convenience init(coded: String, of own: NumberStyles?) {
    let fields = CodedFields(text: coded)?.fields ?? []
    var entries: [Entry] = []
    for place in stride(from: 0, to: fields.count - 1, by: 2) {
      guard let style = NumberStyle(skeleton: fields[place]) else { continue }
      entries.append(Entry(style, StylePatterns(coded: fields[place + 1])))
    }
    for entry in own?.entries ?? [] where !entries.contains(where: { $0.wording == entry.wording }) {
      entries.append(entry)
    }
    self.init(entries)
  }
}
