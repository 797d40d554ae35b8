package import L10nCore

/// The versions of XLIFF that are written. Every 1.x and 2.x is read.
package enum XLIFFVersion: String, CaseIterable, Sendable {
  /// OASIS Standard, 1 February 2008: what most translation tools exchange.
  case v1 = "1.2"
  /// OASIS Standard, 13 February 2018.
  case v2 = "2.1"
  /// Version 1.2 as Xcode writes it and takes it back: no markup in texts, and the entries of a `.stringsdict` in a part
  /// of their own, by their property list paths.
  case xcode
}

/// A translation file apart from its version: what goes to translators and comes back.
package struct XLIFFDocument: Hashable, Sendable {
  package var files: [XLIFFFile]
}

/// The texts of one table, from one language into another.
package struct XLIFFFile: Hashable, Sendable {
  /// The path of the file that the source texts come from.
  package var original: String

  /// The BCP 47 tags as they are written; `nil` where there is none. What is written has both.
  package var sourceLanguage: String?
  package var targetLanguage: String?

  package var units: [XLIFFUnit]

  /// The start tag of the `<file>`; `nil` for what was not read.
  package var location: SourceLocation?

  /// The start tag and what stands before the units, such as the name of a tool, as they were read: programs differ in
  /// the order of attributes. Written again where the version is Xcode's.
  package var head: String?
}

/// One text and its translation.
///
/// Texts are plain: the specifiers that a file marks up stand in them as `String(format:)` takes them.
package struct XLIFFUnit: Hashable, Sendable {
  /// What distinguishes the unit from the others of its file, as `UnitID` spells it: the key, and which of its texts.
  package var id: String

  package var source: String

  /// The translation; `nil` without one.
  package var target: String?

  /// How far the translation is; `nil` where the file does not say.
  package var state: TranslationState?

  /// What translators should know.
  package var notes: [String] = []

  /// Translations of the same or similar texts that are proposed; not read.
  package var matches: [TranslationMemory.Match] = []

  /// The terms in the source with their translations; written in 2.1 alone, and not read.
  package var terms: [UnitTerms.Entry] = []

  /// An element of the translation for which there is no text; `nil` where all have one. Not written.
  var unknownElement: UnknownElement?

  /// The start tag of the unit; `nil` for what was not read.
  package var location: SourceLocation?

  struct UnknownElement: Hashable, Sendable {
    /// The start tag as it is written.
    let tag: String

    /// Whether the source has one of the same kind and identifier.
    let isInSource: Bool
  }

  /// Whether all texts have the same scalars, wherever they were read.
  package static func == (left: XLIFFUnit, right: XLIFFUnit) -> Bool {
    left.id.hasSameScalars(as: right.id) && left.source.hasSameScalars(as: right.source)
      && (left.target == nil) == (right.target == nil) && (left.target ?? "").hasSameScalars(as: right.target ?? "")
      && left.state == right.state && left.notes.elementsEqual(right.notes) { $0.hasSameScalars(as: $1) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(source)
  }
}

extension String {
  /// Whether both texts have the same scalars; `==` would take a composed and a decomposed "é" for the same text.
  func hasSameScalars(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
