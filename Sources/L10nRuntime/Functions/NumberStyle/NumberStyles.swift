/// The patterns of one locale for the styles of numbers that a module uses.
///
/// A class, so that every formatted text retains one reference.
public final class NumberStyles: Sendable {
  /// The patterns of one style.
  package final class Entry: Sendable {
    /// The style without its digits.
    package let wording: NumberStyle
    private let lazyPatterns: Lazily<StylePatterns>

    package convenience init(_ wording: NumberStyle, _ patterns: StylePatterns) { self.init(wording) { patterns } }

    /// An entry whose patterns are read on first use.
    init(_ wording: NumberStyle, reading patterns: @escaping @Sendable () -> StylePatterns) {
      self.wording = wording
      lazyPatterns = Lazily(patterns)
    }

    package var patterns: StylePatterns { lazyPatterns.value }
  }

  /// The source of the entries.
  enum Source: Sendable {
    case given([Entry])
    case coded(Coding)
  }

  /// The entries in the order of the frozen form.
  package var entries: [Entry] { lazyEntries.value }
  private let source: Source
  private let lazyEntries: Lazily<[Entry]>

  package convenience init(_ entries: [Entry] = []) { self.init(.given(entries)) }

  init(_ source: Source) {
    self.source = source
    lazyEntries = Lazily { source.entries }
  }

  /// No words: numbers have only signs and digits.
  public static let none = NumberStyles()

  /// The patterns of a style; `nil` if there are none.
  package func entry(for style: NumberStyle) -> Entry? {
    guard style.hasWording, !entries.isEmpty else { return nil }
    let wording = style.wording
    return entries.first { $0.wording == wording }
  }

  /// A new entry, for callers that keep it: entries of other styles are not read.
  func newEntry(for style: NumberStyle) -> Entry? { source.entry(for: style) }

  /// A new entry with the patterns of a style: for a currency without patterns those of any currency, with its code.
  func words(for style: NumberStyle) -> Entry? {
    if let own = newEntry(for: style) { return own }
    guard case .currency(let code) = style.unit, let currency = CurrencyCode(code) else { return nil }
    return newEntry(for: style.counting(NumberStyle.anyCurrency))?.named(currency)
  }

  /// Whether it contains everything that a style needs from a locale.
  package func holds(_ style: NumberStyle) -> Bool { !style.hasWording || entry(for: style) != nil }
}

extension NumberStyles.Source {
  /// All entries.
  var entries: [NumberStyles.Entry] {
    switch self {
    case .given(let entries): entries
    case .coded(let coding): coding.entries()
    }
  }

  /// The patterns of a style; `nil` if there are none.
  func entry(for style: NumberStyle) -> NumberStyles.Entry? {
    guard style.hasWording else { return nil }
    let wording = style.wording
    switch self {
    case .given(let entries): return entries.first { $0.wording == wording }
    case .coded(let coding): return coding.entry(wording)
    }
  }
}
