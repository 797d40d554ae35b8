/// How one locale writes numbers in the styles that a module shows.
///
/// A class, because every formatted text takes it along: so it counts one reference.
public final class NumberStyles: Sendable {
  /// The patterns of one style.
  package final class Entry: Sendable {
    /// What the style is apart from its digits.
    package let wording: NumberStyle
    private let lazyPatterns: Lazily<StylePatterns>

    package convenience init(_ wording: NumberStyle, _ patterns: StylePatterns) { self.init(wording) { patterns } }

    /// Patterns that are read when they are first asked for.
    init(_ wording: NumberStyle, reading patterns: @escaping @Sendable () -> StylePatterns) {
      self.wording = wording
      lazyPatterns = Lazily(patterns)
    }

    package var patterns: StylePatterns { lazyPatterns.value }
  }

  /// Where the entries come from.
  enum Source: Sendable {
    case given([Entry])
    case coded(Coding)
  }

  /// In the order in which they are frozen.
  package var entries: [Entry] { lazyEntries.value }
  private let source: Source
  private let lazyEntries: Lazily<[Entry]>

  package convenience init(_ entries: [Entry] = []) { self.init(.given(entries)) }

  init(_ source: Source) {
    self.source = source
    lazyEntries = Lazily { source.entries }
  }

  /// No words: numbers have signs and digits alone.
  public static let none = NumberStyles()

  /// The patterns of a style; `nil` where there are none.
  package func entry(for style: NumberStyle) -> Entry? {
    guard style.hasWording, !entries.isEmpty else { return nil }
    let wording = style.wording
    return entries.first { $0.wording == wording }
  }

  /// The same made anew, for those who keep it: what belongs to other styles is not read.
  func newEntry(for style: NumberStyle) -> Entry? { source.entry(for: style) }

  /// What is written around numbers of a style, made anew: of a currency that has no patterns of its own those of any one,
  /// with its letters.
  func words(for style: NumberStyle) -> Entry? {
    if let own = newEntry(for: style) { return own }
    guard case .currency(let code) = style.unit, let currency = CurrencyCode(code) else { return nil }
    return newEntry(for: style.counting(NumberStyle.anyCurrency))?.named(currency)
  }

  /// Whether all that a style takes of a locale is here.
  package func holds(_ style: NumberStyle) -> Bool { !style.hasWording || entry(for: style) != nil }
}

extension NumberStyles.Source {
  /// All of them.
  var entries: [NumberStyles.Entry] {
    switch self {
    case .given(let entries): entries
    case .coded(let coding): coding.entries()
    }
  }

  /// The patterns of a style; `nil` where there are none.
  func entry(for style: NumberStyle) -> NumberStyles.Entry? {
    guard style.hasWording else { return nil }
    let wording = style.wording
    switch self {
    case .given(let entries): return entries.first { $0.wording == wording }
    case .coded(let coding): return coding.entry(wording)
    }
  }
}
