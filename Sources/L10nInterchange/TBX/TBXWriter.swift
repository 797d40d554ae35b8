package import L10nCore
package import L10nRuntime
internal import L10nSyntax

/// The versions of TBX that are written. Both are read.
package enum TBXVersion: String, CaseIterable, Sendable {
  /// ISO 30042:2008, with the root element `<martif>`: the version that most programs read.
  case v2 = "2"
  /// ISO 30042:2019.
  case v3 = "3"
}

/// Writes a termbase in the dialect TBX-Basic.
package enum TBXWriter {
  /// The whole file, the number of terms, and the terms that could not be written.
  ///
  /// - Parameter development: the language of the file's own texts.
  package static func text(
    of termbase: Termbase, _ version: TBXVersion, development: LanguageTag
  ) -> (text: String, count: Int, losses: [Diagnostic]) {
    var losses: [Diagnostic] = []
    let concepts = termbase.concepts.filter { concept in
      let scalars = concept.terms.lazy.compactMap { term in XMLText.firstForbidden(in: term.text).map { (term, $0) } }
      guard let (term, scalar) = scalars.first else { return true }
      losses.append(
        Diagnostic(
          "conversion-loss", .warning, "'\(term.text)' is left out: TBX cannot hold \(scalar.codePoint)",
          at: term.location))
      return false
    }
    var output = XMLOutput()
    output.write(concepts, version == .v2 ? .martif : .tbx, development)
    return (output.text, concepts.count, losses)
  }
}

/// The names of elements.
private struct TBXNames {
  let root: String
  let header: String
  let concept: String
  let language: String
  let term: String

  static let martif = TBXNames(
    root: "martif", header: "martifHeader", concept: "termEntry", language: "langSet", term: "tig")
  static let tbx = TBXNames(
    root: "tbx", header: "tbxHeader", concept: "conceptEntry", language: "langSec", term: "termSec")
}

extension XMLOutput {
  fileprivate mutating func write(_ concepts: [Termbase.Concept], _ names: TBXNames, _ development: LanguageTag) {
    let isOld = names.root == TBXNames.martif.root
    open(
      names.root,
      [("type", "TBX-Basic"), ("xml:lang", development.description)]
        + (isOld ? [] : [("style", "dca"), ("xmlns", "urn:iso:std:iso:30042:ed-2")]))
    open(names.header)
    open("fileDesc")
    open("sourceDesc")
    element("p", content: "The glossary of l10n.yml, written by l10n")
    close("sourceDesc")
    close("fileDesc")
    if isOld {
      open("encodingDesc")
      element("p", [("type", "XCSURI")], content: "TBXBasicXCSV02.xcs")
      close("encodingDesc")
    }
    close(names.header)
    open("text")
    open("body")
    for (index, concept) in concepts.enumerated() { write(concept, id: "c\(index + 1)", names) }
    close("body")
    close("text")
    close(names.root)
  }

  private mutating func write(_ concept: Termbase.Concept, id: String, _ names: TBXNames) {
    open(names.concept, [("id", id)])
    var languages: [LanguageTag] = []
    for term in concept.terms where !languages.contains(term.language) { languages.append(term.language) }
    for language in languages {
      open(names.language, [("xml:lang", language.description)])
      for term in concept.terms where term.language == language {
        open(names.term)
        element("term", content: XMLText.content(term.text.unicodeScalars))
        if let part = term.partOfSpeech {
          element("termNote", [("type", "partOfSpeech")], content: XMLText.content(part.unicodeScalars))
        }
        if term.isBanned {
          element("termNote", [("type", "administrativeStatus")], content: "deprecatedTerm-admn-sts")
        }
        close(names.term)
      }
      close(names.language)
    }
    close(names.concept)
  }
}
