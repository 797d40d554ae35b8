import L10nCore
import L10nRuntime
import Testing

@testable import L10nInterchange

struct TBXTests {
  private static func old(_ body: String, head: String = "") -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\(head)<martif type=\"TBX\"><text><body>\(body)</body></text></martif>".utf8)
  }

  private static func new(_ body: String) -> [UInt8] {
    Array(
      """
      <tbx style="dct" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min"><text><body>\(body)\
      </body></text></tbx>
      """.utf8)
  }

  /// A file, and its terms (`-` for a banned one, then its part of speech), a concept a text, with the ids of findings.
  @Test(arguments: [
    (
      old(
        """
        <termEntry><descrip type="definition">D</descrip><langSet xml:lang="en"><tig><term>Wi-Fi
          <hi>4</hi></term><termNote type="partOfSpeech">noun</termNote></tig></langSet><langSet lang="PT_br"><ntig><termGrp>\
        <term>A &amp; B</term><termNote type="administrativeStatus"> deprecatedTerm-admn-sts </termNote></termGrp></ntig>\
        </langSet></termEntry><termEntry/>
        """, head: "<!DOCTYPE martif SYSTEM \"TBXcdv04.dtd\">\n"), ["en Wi-Fi 4 noun, pt-BR -A & B"]
    ),
    (
      new(
        """
        <conceptEntry id="1"><langSec xml:lang="en"><termSec><term>a</term>\
        <min:administrativeStatus>supersededTerm-admn-sts</min:administrativeStatus></termSec><termSec><term>b</term>\
        <min:partOfSpeech>properNoun</min:partOfSpeech></termSec></langSec></conceptEntry><conceptEntry id="2">\
        <langSec xml:lang="fr"><termSec><term>c</term><termNote type="administrativeStatus">preferredTerm-admn-sts\
        </termNote></termSec></langSec></conceptEntry>
        """), ["en -a, en b properNoun", "fr c"]
    ),
    (new("<conceptEntry><langSec xml:lang=\"en\"><termSec><term/></termSec></langSec></conceptEntry>"), []),
    (
      new(
        """
        <conceptEntry><langSec xml:lang="x y"><termSec><term>a</term></termSec></langSec><langSec><termSec/></langSec>\
        <langSec xml:lang="fr"><termSec><term>b</term></termSec></langSec></conceptEntry>
        """), ["fr b", "tbx-syntax", "tbx-syntax"]
    ),
    (old("", head: "<!DOCTYPE martif [<!ENTITY a \"b\">]>"), ["tbx-syntax"]), (Array("<x/>".utf8), ["tbx-syntax"]),
    (Array("<martif><text>".utf8), ["tbx-syntax"]), ([], ["tbx-syntax"]),
  ])
  func readsTermbases(bytes: [UInt8], expected: [String]) {
    let reading = TBXReading(bytes, path: "t.tbx")
    #expect(reading.termbase.concepts.map(described) + reading.diagnostics.map(\.ruleID) == expected)
    for term in reading.termbase.concepts.flatMap(\.terms) {
      let range = term.location?.range ?? 0..<0
      #expect(String(decoding: reading.source.utf8[range], as: UTF8.self) == "<term>")
    }
  }

  private func described(_ concept: Termbase.Concept) -> String {
    concept.terms.map { term in
      "\(term.language) \(term.isBanned ? "-" : "")\(term.text)\(term.partOfSpeech.map { " " + $0 } ?? "")"
    }.joined(separator: ", ")
  }

  @Test(arguments: TBXVersion.allCases)
  func readsWhatItWrites(version: TBXVersion) {
    let catalog = glossaryCatalog(
      keep: ["Wi-Fi", "A <b> & \"c\"", "\u{7}"], except: ["de": ["Wi-Fi"]], banned: ["*": ["here"], "de": ["Handy"]])
    let termbase = Termbase(glossaryOf: catalog)
    let written = TBXWriter.text(of: termbase, version, development: "en")
    let reading = TBXReading(Array(written.text.utf8), path: "t.tbx")
    #expect(written.count == 4 && written.losses.map(\.ruleID) == ["conversion-loss"] && reading.diagnostics.isEmpty)
    #expect(
      reading.termbase.concepts.map(described) == [
        "en Wi-Fi properNoun, fr Wi-Fi properNoun",
        "en A <b> & \"c\" properNoun, de A <b> & \"c\" properNoun, fr A <b> & \"c\" properNoun", "de -Handy",
        "en -here, de -here, fr -here",
      ])
  }
}
