import L10nCore
import L10nRuntime
import L10nSyntax

/// Specifiers that a text may only mention: all for C strings, each in quotation marks.
///
///     Write “%s” where the name goes.
///
/// No Swift string fills them, but a C program may: `Cannot open “%s”`. If the keys of other texts name the arguments
/// that they take, a text whose key names none takes none.
extension EntryArguments {
  /// Whether the specifiers of the text may be mentions rather than arguments.
  var mayBeSpokenOf: Bool {
    let shown = uses.filter { !$0.isDeclared }
    return !entry.isRule && !shown.isEmpty && shown.allSatisfy(\.isQuotedString)
  }
}

extension [EntryArguments] {
  /// The elements without texts that mention specifiers: their keys name no arguments, while the others' keys do.
  var withoutSpokenSpecifiers: [EntryArguments] {
    guard contains(where: \.mayBeSpokenOf) else { return self }
    let others = filter { !$0.mayBeSpokenOf && !$0.entry.isRule && !$0.uses.isEmpty }
    let named = others.count { $0.keyNamesArguments }
    guard named > 4, named * 10 >= others.count * 9 else { return self }
    return filter { !$0.mayBeSpokenOf || $0.keyNamesArguments }
  }
}

extension EntryArguments {
  fileprivate var keyNamesArguments: Bool { !FormatString(entry.key.text).arguments.isEmpty }
}

extension EntryArguments.Use {
  /// Whether it is a `%s` or `%S` between quotation marks.
  fileprivate var isQuotedString: Bool {
    guard type == .cString || type == .utf16String, !isNumbered else { return false }
    let bytes = Array(written.text.utf8)
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).unicodeScalars.last { !$0.isSpace }
    let after = String(decoding: bytes[range.upperBound...], as: UTF8.self).unicodeScalars.first { !$0.isSpace }
    guard let before, let after else { return false }
    return "“„”‘‚’\"'`«»‹›「『".unicodeScalars.contains(before) && "”“’‘\"'`»«›‹」』".unicodeScalars.contains(after)
  }
}

extension Unicode.Scalar {
  /// A space that French writes inside of its quotation marks.
  fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" }
}
