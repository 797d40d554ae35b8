import L10nRuntime
import L10nSyntax

/// How the texts of one message spell their arguments, according to the message's flags.
///
/// In memory, texts have Foundation's specifiers. Arguments with names get the positions of their names in the source:
///
///     %(count)d of %(name)s     %1$lld of %2$@
///     {count:d} of {name}       %1$@ of %2$@
package struct GettextSyntax: Sendable {
  /// The kind of formatter that the program shows the texts with.
  package enum Kind: Sendable {
    /// None: texts are shown unchanged.
    case text
    /// Foundation.
    case foundation
    /// C's `printf`.
    case c
    /// A scripting language whose `%d` takes whole numbers of any size, and whose `%s` takes anything: PHP, Python,
    /// Perl, shells …
    case script(reader: String)
    /// Python's `%` with names: `%(name)s`.
    case percentNames
    /// Names in braces: Python's `str.format`, Perl's `__x`, C#.
    case braces
  }

  /// A named argument, as the source spells it: `%(name)s`, `{name:d}`.
  package struct Named: Sendable {
    package let name: String
    fileprivate let spelling: String

    /// The spelling of the source, unless it shows a number where the placeholder shows text, or the reverse.
    fileprivate func spelling(showing placeholder: FormatPlaceholder) -> String {
      guard let letter = spelling.last, spelling.hasPrefix("%"),
        "sra".contains(letter) != (placeholder.conversion == .object)
      else { return spelling }
      return "%(\(name))\(placeholder.conversion == .object ? "s" : placeholder.conversion.isFloatingPoint ? "f" : "d")"
    }
  }

  package let kind: Kind

  /// In the order of the source; names that only translations have come last.
  package private(set) var names: [Named] = []

  /// Whether any of the texts has arguments. Other texts are shown unchanged, and their percent signs are not doubled
  /// in memory.
  package private(set) var isFormat = false

  /// Whether the texts have specifiers with the length `ll`.
  private var hasLongNumbers = false

  /// Whether a flag declares the kind.
  private let isDeclared: Bool

  private static let scripts: KeyValuePairs = [
    "python-format": "Python", "php-format": "PHP", "perl-format": "Perl", "ruby-format": "Ruby", "lua-format": "Lua",
    "javascript-format": "JavaScript", "awk-format": "awk", "sh-printf-format": "printf", "tcl-format": "Tcl",
  ]

  /// - Parameters:
  ///   - flags: the message's flags.
  ///   - sources: `msgid` and `msgid_plural`.
  ///   - translations: the translations, in order.
  package init(flags: [String], sources: [String], translations: @autoclosure () -> [String]) {
    (kind, isDeclared) = Self.kind(flags: flags, sources: sources)
    if case .text = kind { return }
    for text in sources + translations() {
      switch kind {
      case .text: return
      case .percentNames, .braces:
        let bytes = Array(text.utf8)
        for token in tokens(in: bytes) {
          guard let name = token.name else { continue }
          isFormat = true
          if names.contains(where: { $0.name == name }) { continue }
          names.append(Named(name: name, spelling: String(decoding: bytes[token.range], as: UTF8.self)))
        }
      case .foundation, .c, .script:
        guard text.utf8.contains(UInt8(ascii: "%")) else { continue }
        let placeholders = FormatString(text).placeholders
        isFormat = isFormat || !placeholders.isEmpty
        hasLongNumbers = hasLongNumbers || placeholders.contains { $0.length == .ll }
      }
    }
  }

  private static func kind(flags: [String], sources: [String]) -> (Kind, isDeclared: Bool) {
    for flag in flags {
      switch flag {
      case "objc-format": return (.foundation, true)
      case "c-format", "gcc-internal-format", "gfc-internal-format":
        // `%n`, which is forbidden in memory, is a mistake of the tool that wrote the flag.
        let isOwn = sources.contains {
          $0.containsASCII("%n") && FormatString($0).errors.contains { $0.code == .forbidden }
        }
        return (isOwn ? .text : .c, true)
      case "python-format" where sources.contains { $0.containsASCII("%(") }: return (.percentNames, true)
      case "python-brace-format", "perl-brace-format", "csharp-format": return (.braces, true)
      default:
        if let reader = scripts.first(where: { $0.key == flag })?.value { return (.script(reader: reader), true) }
      }
    }
    if flags.contains(where: { $0.hasSuffix("-format") }) { return (.text, true) }
    // Without a flag, the source decides. A percent sign before a space is text, and a text with other specifiers is a
    // format of the program or of a date.
    guard sources.contains(where: \.mayHaveArguments) else { return (.text, false) }
    let text = sources.joined(separator: " ")
    if text.utf8.contains(UInt8(ascii: "%")) {
      if !GettextToken.percentTokens(in: Array(text.utf8)).allSatisfy({ $0.name == nil }) {
        return (.percentNames, false)
      }
      let format = FormatString(text)
      let hasSpecifiers = format.placeholders.contains { !$0.flags.contains(.space) }
      if hasSpecifiers {
        return (format.errors.allSatisfy { $0.code == .mixedPositional } ? .script(reader: "printf") : .text, false)
      }
    }
    let names =
      text.utf8.contains(UInt8(ascii: "{"))
      ? GettextToken.braceTokens(in: Array(text.utf8), isFormat: true).compactMap(\.name) : []
    return (!names.isEmpty && names.allSatisfy(isName) ? .braces : .text, false)
  }

  /// Whether the text between braces looks like the name or the number of an argument.
  private static func isName(_ field: String) -> Bool {
    field.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_.[]".utf8.contains($0) }
  }

  /// The syntax of the texts' specifiers, for other parts of the program.
  package var specifiers: SpecifierSyntax {
    var specifiers = SpecifierSyntax(
      reader: reader, spelled: { written($0) }, stored: { stored($0) },
      specifier: { FormatString.placeholder(startingText: $0) }, isReadAsFoundation: true)
    switch kind {
    case .text: return .none
    case .foundation: specifiers.takesArgumentsOfC = true
    case .c: break
    case .script: specifiers.showsNumbersAsObjects = true
    case .percentNames, .braces: (specifiers.hasNames, specifiers.showsNumbersAsObjects) = (true, true)
    }
    return specifiers
  }

  private var reader: String {
    switch kind {
    case .text, .foundation: SpecifierSyntax.foundation.reader
    case .c: "C"
    case .script(let reader): reader
    case .percentNames, .braces: "Python"
    }
  }

  /// A text with Foundation's specifiers, as the file spells it.
  private func written(_ text: String) -> String {
    if case .braces = kind { return withNames(text) }
    // With or without arguments, a program that formats the text reads `%%` as one percent sign.
    if !isFormat { return isDeclared ? text.replacing("%", with: "%%") : text }
    switch kind {
    case .text, .foundation: return text
    case .c: return withSpecifiersOfC(text)
    case .script: return JavaSpecifier.java(text)
    case .percentNames, .braces: return withNames(text)
    }
  }

  /// A text with C's specifiers: `%s` for `%@`, and `%d` for `%lld`, unless the message has specifiers with the length
  /// `ll`.
  private func withSpecifiersOfC(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for placeholder in FormatString(text).placeholders.reversed() {
      let end = placeholder.range.upperBound
      if placeholder.conversion == .object {
        bytes.replaceSubrange(end - 1..<end, with: "s".utf8)
      } else if placeholder.length == .ll, !hasLongNumbers {
        bytes.removeSubrange(end - 3..<end - 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: In memory

  /// A text of the file with Foundation's specifiers; a text that has them already is unchanged.
  package func stored(_ text: String) -> String {
    if !names.isEmpty, FormatString(text).placeholders.contains(where: \.isNumbered) { return text }
    return read(text)
  }

  /// A text of the file with Foundation's specifiers.
  func read(_ text: String) -> String {
    let replacements = text.mayHaveArguments ? replacements(in: Array(text.utf8)) : []
    if replacements.isEmpty { return text }
    var read = SpelledText()
    read.add(text.utf8, at: 0..<text.utf8.count, isVerbatim: true)
    read.replace(replacements)
    return read.text
  }

  /// The parts of a text that differ in memory, each with its replacement.
  func replacements(in text: [UInt8]) -> [(range: Range<Int>, by: [UInt8])] {
    switch kind {
    case .text: []
    case .foundation: isFormat ? [] : percents(in: text)
    case .c, .script:
      isFormat
        ? JavaSpecifier.specifiers(in: text).filter { $0.foundation != Array(text[$0.range]) }.map {
          ($0.range, $0.foundation)
        } : percents(in: text)
    case .percentNames: isFormat ? named(in: text) : percents(in: text)
    case .braces: named(in: text)
    }
  }

  /// The pairs of percent signs in a text without arguments, which is shown unchanged; none if one sign would begin a
  /// specifier.
  private func percents(in text: [UInt8]) -> [(range: Range<Int>, by: [UInt8])] {
    guard isDeclared, text.contains(UInt8(ascii: "%")) else { return [] }
    let single = String(decoding: text, as: UTF8.self).replacing("%%", with: "%")
    guard FormatString(single).placeholders.isEmpty else { return [] }
    var found: [(range: Range<Int>, by: [UInt8])] = []
    var offset = 0
    while offset + 1 < text.count {
      let isPair = text[offset] == UInt8(ascii: "%") && text[offset + 1] == UInt8(ascii: "%")
      if isPair { found.append((offset..<offset + 2, [UInt8(ascii: "%")])) }
      offset += isPair ? 2 : 1
    }
    return found
  }

  private func named(in text: [UInt8]) -> [(range: Range<Int>, by: [UInt8])] {
    tokens(in: text).compactMap { token in
      guard let name = token.name else { return token.literal.map { (token.range, $0) } }
      guard let number = names.firstIndex(where: { $0.name == name }) else { return nil }
      return (token.range, Array("%\(number + 1)$\(token.amounts)\(token.conversion)".utf8))
    }
  }

  private func tokens(in text: [UInt8]) -> [GettextToken] {
    if case .braces = kind {
      GettextToken.braceTokens(in: text, isFormat: isFormat)
    } else {
      GettextToken.percentTokens(in: text)
    }
  }

  /// A text with names instead of Foundation's specifiers.
  private func withNames(_ text: String) -> String {
    let isBraces = if case .braces = kind { true } else { false }
    var spelled = ""
    for piece in FormatString(text).pieces(of: text) {
      if let placeholder = piece.placeholder, names.indices.contains(placeholder.position - 1) {
        spelled += names[placeholder.position - 1].spelling(showing: placeholder)
      } else if isBraces {
        let literal = isFormat ? piece.text.replacing("%%", with: "%") : piece.text
        spelled += literal.replacing("{", with: "{{").replacing("}", with: "}}")
      } else {
        spelled += piece.text
      }
    }
    return spelled
  }
}

extension String {
  /// Whether it has a character that begins an argument or is spelled in another way beside arguments.
  fileprivate var mayHaveArguments: Bool {
    utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }
}

extension FormatString {
  /// The parts of a text; a part that is a specifier comes with its placeholder.
  fileprivate func pieces(of text: String) -> [(text: String, placeholder: FormatPlaceholder?)] {
    let bytes = Array(text.utf8)
    var pieces: [(text: String, placeholder: FormatPlaceholder?)] = []
    var end = 0
    for placeholder in placeholders {
      pieces.append((String(decoding: bytes[end..<placeholder.range.lowerBound], as: UTF8.self), nil))
      pieces.append((String(decoding: bytes[placeholder.range], as: UTF8.self), placeholder))
      end = placeholder.range.upperBound
    }
    return pieces + [(String(decoding: bytes[end...], as: UTF8.self), nil)]
  }
}
