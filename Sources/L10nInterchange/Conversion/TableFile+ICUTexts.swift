package import L10nCore
import L10nRuntime
import L10nSyntax

extension [TableFile] {
  /// The texts of files whose messages differ from ICU's, such as Java's, as ICU messages, by the places of their keys.
  package var icuTexts: [SourceLocation: String] {
    let texts = filter { $0.read.syntax() == .icu }.flatMap { file in
      file.entries.compactMap { entry -> (SourceLocation, String)? in
        guard case .text(let text) = entry.message.content,
          let message = try? ICUMessage(text, dialect: entry.dialect)
        else { return nil }
        var printer = ICUPrinter()
        return (file.location(entry.keyRange), printer.text(of: message.parts))
      }
    }
    return Dictionary(texts) { $1 }
  }
}
