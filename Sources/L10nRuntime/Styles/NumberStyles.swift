package import StringsFormat

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

  /// A form of arguments.
  struct FormName: Hashable, Sendable {
    let form: NumberForm
    /// Whether it shows amounts of money.
    let isMoney: Bool
  }

  /// In the order in which they are frozen.
  package var entries: [Entry] { lazyEntries.value }
  /// The forms of arguments, in the order in which they are frozen.
  let formNames: [FormName]
  private let lazyEntries: Lazily<[Entry]>
  private let lazyForms: Lazily<Form?>

  /// - Parameters:
  ///   - forms: those of numbers among the arguments.
  ///   - moneyForms: those of amounts.
  package convenience init(_ entries: [Entry] = [], forms: [NumberForm] = [], moneyForms: [NumberForm] = []) {
    self.init(
      Lazily { entries },
      forms.map { FormName(form: $0, isMoney: false) } + moneyForms.map { FormName(form: $0, isMoney: true) })
  }

  init(_ entries: Lazily<[Entry]>, _ names: [FormName]) {
    lazyEntries = entries
    formNames = names
    lazyForms = Lazily(count: names.count) { place in
      Form(names[place].form, isMoney: names[place].isMoney, among: entries.value)
    }
  }

  /// No words: numbers have signs and digits alone.
  public static let none = NumberStyles()

  /// The patterns of a style; `nil` where there are none.
  package func entry(for style: NumberStyle) -> Entry? {
    guard style.hasWording, !entries.isEmpty else { return nil }
    let wording = style.wording
    return entries.first { $0.wording == wording }
  }

  /// Whether all that a style takes of a locale is here.
  package func holds(_ style: NumberStyle) -> Bool { !style.hasWording || entry(for: style) != nil }

  /// A form that the module has; `nil` for another.
  func form(_ form: NumberForm, isMoney: Bool) -> Form? {
    formNames.firstIndex { $0.isMoney == isMoney && $0.form == form }.flatMap { lazyForms.pointer(at: $0).pointee }
  }
}

extension NumberStyles: Hashable {
  /// Whether the words are the same.
  public static func == (left: NumberStyles, right: NumberStyles) -> Bool {
    left === right
      || left.entries.elementsEqual(right.entries) { $0.wording == $1.wording && $0.patterns == $1.patterns }
        && left.formNames == right.formNames
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.patterns) }
  }
}
