import L10nCompiler
import L10nSyntax

@testable import L10nRuntime

extension StaticString {
  /// A literal's twin made while the tests run: bytes with a NUL after them that are never freed.
  init(leaking text: String) {
    let bytes = Array(text.utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    self.init(
      _builtinStringLiteral: memory._rawValue, utf8CodeUnitCount: (bytes.count - 1)._builtinWordValue,
      isASCII: false._value)
  }
}

extension _PackedTable {
  /// A table as the tool packs it; absent texts are `nil`, and those that are not programs are plain texts and formats.
  init(
    _ locale: String, numbers: LocaleNumbers = LocaleNumbers(symbols: .latin), patterns: ArgumentPatterns = .none,
    texts: [String?]
  ) {
    let texts = texts.map { text in
      text.map { $0.utf8.first == ProgramForm.mark ? $0 : Message(text: $0).coded }
    }
    self.init(
      locale: StaticString(leaking: locale), numbers: StaticString(leaking: numbers.frozen),
      patterns: StaticString(leaking: patterns.frozen),
      programs: StaticString(leaking: texts.compactMap { $0 }.map { $0 + "\0" }.joined()),
      offsets: StaticString(leaking: PackedOffsets.encode(texts) ?? ""))
  }
}

extension Message {
  /// The program of a development text.
  var coded: String { developmentProgram.text }
}
