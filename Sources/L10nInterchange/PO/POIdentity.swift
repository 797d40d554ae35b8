import L10nCore
import L10nRuntime
import L10nSyntax

/// The identity of a message of a PO file: the context and source by which programs look it up.
struct POIdentity {
  /// The context; `nil` for a message that its source alone identifies.
  private(set) var context: String?

  /// The source as the program spells it; `nil` for a text that is spelled as ours.
  private(set) var source: String?

  /// How the program's texts spell arguments and percent signs; `nil` for texts that are spelled as ours.
  private var syntax: GettextSyntax?

  /// The flag that says how the texts are spelled; `nil` for texts that are spelled as ours.
  private(set) var flag: String?

  /// A message whose context is its key.
  init(key: TableKey) { context = key.text }

  /// A message of a file that was made for gettext if only translations have it: its key is the source.
  init(source key: TableKey) {
    let flag = Self.flag(of: key.text)
    let syntax = GettextSyntax(flags: [flag], sources: [key.text], translations: [])
    source = key.text
    if syntax.isFormat { (self.syntax, self.flag) = (syntax, flag) }
  }

  /// A message of a file that was made for gettext, where the key is the source, or `context|source`.
  ///
  /// - Parameters:
  ///   - id: the source as our texts spell it.
  ///   - names: the names of arguments, by position.
  ///   - style: the flag of other messages that show names; `nil` if there are none.
  /// - Returns: `nil` if the key is something else.
  init?(gettext key: TableKey, id: String, names: [Int: String], style: String?) {
    let ends = [key.text.startIndex] + key.text.indices.filter { key.text[$0] == "|" }.map(key.text.index(after:))
    for start in ends where start < key.text.endIndex {
      let source = String(key.text[start...])
      context = start == key.text.startIndex ? nil : String(key.text[..<start].dropLast())
      let isSame = source.utf8.elementsEqual(id.utf8)
      let hasNames = !names.isEmpty && style != nil && FormatString(id).placeholders.isEmpty
      if isSame, !hasNames { return }
      let flag = (hasNames ? style : nil) ?? Self.flag(of: source)
      // Names that only the plural form has follow those of the source.
      let others = names.sorted { $0.key < $1.key }.compactMap { Self.argument(named: $0.value, in: flag) }
      let syntax = GettextSyntax(flags: [flag], sources: [source] + others, translations: [])
      guard syntax.stored(source) == id else {
        if isSame { return }
        continue
      }
      (self.source, self.syntax, self.flag) = (source, syntax, flag)
      return
    }
    return nil
  }

  private static let braces = "python-brace-format"

  /// The flag of a source by its look.
  private static func flag(of source: String) -> String {
    switch GettextSyntax(flags: [], sources: [source], translations: []).kind {
    case .percentNames: "python-format"
    case .braces: braces
    case .foundation, .c, .script: "c-format"
    // Without arguments, a percent sign may be written twice.
    case .text: "objc-format"
    }
  }

  /// An argument in texts with a flag; `nil` if they do not name arguments.
  private static func argument(named name: String, in flag: String) -> String? {
    switch flag {
    case "python-format": "%(\(name))s"
    case braces: "{\(name)}"
    default: nil
    }
  }

  /// Whether the texts show names of arguments.
  var hasNames: Bool { syntax.map { !$0.names.isEmpty } ?? false }

  /// A text of ours as the program's texts are spelled.
  func written(_ text: String) -> String { syntax?.specifiers.spelled(text) ?? text }
}
