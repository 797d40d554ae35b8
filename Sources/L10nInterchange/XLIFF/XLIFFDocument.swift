package import L10nCore

/// The versions of XLIFF that are written. Every 1.x and 2.x is read.
package enum XLIFFVersion: String, CaseIterable, Sendable {
  /// OASIS Standard, 1 February 2008: the version that most translation tools exchange.
  case v1 = "1.2"
  /// OASIS Standard, 13 February 2018.
  case v2 = "2.1"
  /// Version 1.2 as Xcode writes and reads it: no markup in texts, and the entries of a `.stringsdict` in a separate
  /// part, by their property list paths.
  case xcode
}

/// A translation file independent of its version: the texts for translators and their translations.
package struct XLIFFDocument: Hashable, Sendable {
  package var files: [XLIFFFile]
}

/// The texts of one table, from one language into another.
package struct XLIFFFile: Hashable, Sendable {
  /// The path of the file that the source texts come from.
  package var original: String

  /// The BCP 47 tags in their spelling; `nil` if absent. Files that are written have both.
  package var sourceLanguage: String?
  package var targetLanguage: String?

  package var units: [XLIFFUnit]

  /// The place of the start tag of the `<file>`; `nil` if it was not read from a file.
  package var location: SourceLocation?

  /// The start tag and the part before the units, such as the name of a tool, as they were read: programs differ in the
  /// order of attributes. Written again for Xcode's version.
  package var head: String?
}

/// One text and its translation.
///
/// Texts are plain: the specifiers that a file marks up are in them in the syntax of `String(format:)`.
package struct XLIFFUnit: Hashable, Sendable {
  /// The identity of the unit in its file, in the form of `UnitID`: the key, and one of its texts.
  package var id: String

  package var source: String

  /// The translation; `nil` without one.
  package var target: String?

  /// The state of the translation; `nil` if the file does not give it.
  package var state: TranslationState?

  /// Notes for translators.
  package var notes: [String] = []

  /// The notes of a reviewer about the translation. Not written.
  var reviews: [String] = []

  /// The origin of a reviewer's notes, as the page of recordings writes it.
  static let reviewer = "reviewer"

  /// Proposed translations of the same or similar texts; not read.
  package var matches: [TranslationMemory.Match] = []

  /// The terms in the source with their translations; only written in 2.1, and not read.
  package var terms: [UnitTerms.Entry] = []

  /// An element of the translation whose text is unknown; `nil` if all are known. Not written.
  var unknownElement: UnknownElement?

  /// The place of the start tag of the unit; `nil` if it was not read from a file.
  package var location: SourceLocation?

  struct UnknownElement: Hashable, Sendable {
    /// The start tag as written.
    let tag: String

    /// Whether the source has one of the same kind and identifier.
    let isInSource: Bool
  }

  /// Whether all texts have the same scalars, regardless of places.
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
