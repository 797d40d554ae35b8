package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// A translation memory in TMX, of whatever version and program.
///
/// Reading never fails: what cannot be read is a finding beside what can. Markup in texts stands for what it holds.
package struct TMXReading: Sendable {
  /// A text in several languages.
  package struct Unit: Hashable, Sendable {
    /// The languages as they are written, and the texts, in the order of the file.
    package var variants: [(language: String, text: String)] = []

    package static func == (left: Unit, right: Unit) -> Bool {
      left.variants.elementsEqual(right.variants) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
      for variant in variants { hasher.combine(variant.text) }
    }
  }

  package let units: [Unit]

  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]

  /// The decoded text, for excerpts.
  package let source: SourceText

  /// - Parameter path: what places in the file are given with.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    let listener = TMXListener()
    diagnostics = XMLElements.read(
      source, path: path, format: "TMX", roots: ["tmx"], findings: "tmx-syntax", listener)
    units = listener.units
  }

  /// What a memory learns: the texts of a language with their translations into others.
  ///
  /// - Parameters:
  ///   - development: the language of the texts; another region of it will do where there is no exact one.
  ///   - origin: what people know the file by.
  package func segments(from development: LanguageTag, origin: String) -> [TranslationMemory.Segment] {
    units.flatMap { unit -> [TranslationMemory.Segment] in
      let texts = unit.variants.compactMap { variant in
        LanguageTag(directoryName: variant.language).map { (tag: $0, text: variant.text) }
      }
      let source =
        texts.first { $0.tag == development } ?? texts.first { $0.tag.language == development.language }
      guard let source else { return [] }
      return texts.filter { $0.tag.language != source.tag.language || $0.tag != source.tag }.map {
        TranslationMemory.Segment(
          source: MemoryText(source.text), target: MemoryText($0.text), language: $0.tag, origin: origin)
      }
    }
  }
}

/// Makes units of the elements of a TMX file.
private final class TMXListener: XMLElementListener {
  private(set) var units: [TMXReading.Unit] = []
  private var language = ""
  private var text: String?

  func start(_ element: XMLElementStart) {
    switch element.name {
    case "tu": units.append(TMXReading.Unit())
    case "tuv": language = element.attributes["xml:lang"] ?? element.attributes["lang"] ?? ""
    case "seg": text = ""
    default: break
    }
  }

  func found(_ characters: String) { text?.append(characters) }

  func end(_ name: String) {
    guard name == "seg", let found = text, !units.isEmpty else { return }
    units[units.count - 1].variants.append((language, found))
    text = nil
  }
}
