package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// A translation memory from TMX, of any version and program.
///
/// Reading never fails: unreadable parts are findings beside the readable ones. Markup in texts is replaced by its
/// contents.
package struct TMXReading: Sendable {
  /// A text in several languages.
  package struct Unit: Hashable, Sendable {
    /// The languages in their spelling, and the texts, in the order of the file.
    package var variants: [(language: String, text: String)] = []

    package static func == (left: Unit, right: Unit) -> Bool {
      left.variants.elementsEqual(right.variants) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
      for variant in variants { hasher.combine(variant.text) }
    }
  }

  package let units: [Unit]

  /// The problems of the file.
  package let diagnostics: [Diagnostic]

  /// The decoded text, for excerpts.
  package let source: SourceText

  /// - Parameter path: the path of the file in places.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    let listener = TMXListener()
    diagnostics = XMLElements.read(
      source, path: path, format: "TMX", roots: ["tmx"], findings: "tmx-syntax", listener)
    units = listener.units
  }

  /// The segments for a memory: the texts of a language with their translations into others.
  ///
  /// - Parameters:
  ///   - development: the language of the texts; without an exact match another region of it is used.
  ///   - origin: the name of the file for people.
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

/// Creates units from the elements of a TMX file.
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
