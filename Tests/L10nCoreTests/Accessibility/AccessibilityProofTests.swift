import L10nCore
import L10nRuntime
import Testing

struct AccessibilityProofTests {
  private static let place = SourceLocation(Configuration.fileName, 0..<1)

  private static func declared(
    _ kind: ControlTextKind, _ key: String, _ state: ControlState? = nil
  ) -> ControlTextDeclaration { ControlTextDeclaration(kind: kind, state: state, key: key, location: place) }

  private static let controls = [
    ControlDeclaration(
      name: "playback", tag: 1, stateNames: ["play", "pause"],
      texts: [declared(.label, "play", .primary), declared(.label, "pause", .secondary), declared(.hint, "hint")],
      visibleText: "drawn", location: place),
    ControlDeclaration(name: "live", tag: 2, stateNames: nil, texts: [declared(.value, "behind")], location: place),
    ControlDeclaration(
      name: "skip", tag: 3, stateNames: nil, texts: [declared(.label, "go", .primary)], location: place),
    ControlDeclaration(name: "spacer", tag: 4, stateNames: nil, texts: [], location: place),
  ]

  private static func proof(
    findings: [Diagnostic] = [], locales: [String] = [], selection: AccessibilityProof.Selection = .init()
  ) -> AccessibilityProof {
    let catalog = CatalogFixture(
      [
        "en.lproj/T.strings": """
        "play" = "Play"; "pause" = "Pause"; "hint" = "Starts 100% now."; "drawn" = "Play";
        /* %1$@ = time, %2$lld = count */
        "behind" = "%1$@ behind, 100%%, %2$lld %3$@"; "go" = "Go";
        """,
        "fr.lproj/T.strings": #""play" = "Lecture"; "pause" = "Pause"; "go" = "Aller";"#,
        "fr-CA.lproj/T.strings": #""pause" = "Arrêter";"#,
        "Overrides/acme/fr-CA.lproj/T.strings": #""play" = "Jouer";"#,
      ], layers: ["acme"]
    ).catalog
    var configuration = catalog.configuration
    configuration.controls = controls
    configuration.locales = locales.compactMap { LanguageTag($0) }.map { DeclaredLocale(tag: $0, location: place) }
    return AccessibilityProof(catalog.configured(configuration), findings: findings, selection: selection)
  }

  /// The cells that are not silent: "control state kind: presence locale/layer#step “text”".
  private static func shown(_ proof: AccessibilityProof, in locale: String) -> [String] {
    proof.cells.filter { $0.locale.directory == locale && $0.presence != .silent }.map { cell in
      let name = [cell.control, cell.stateName ?? cell.state.map { "\($0)" }, cell.kind.rawValue].compactMap { $0 }
      let origin = cell.origin.map { " \($0.locale)\($0.layer.map { "/\($0)" } ?? "")#\($0.step)" } ?? ""
      return "\(name.joined(separator: " ")): \(cell.presence)\(origin)\(cell.text.map { " “\($0)”" } ?? "")"
    }
  }

  @Test(arguments: [
    (
      "en",
      [
        "playback play label: own en#2 “Play”", "playback play hint: own en#2 “Starts 100% now.”",
        "playback play text: own en#2 “Play”", "playback pause label: own en#2 “Pause”",
        "playback pause hint: own en#2 “Starts 100% now.”", "playback pause text: own en#2 “Play”",
        "live label: missing", "live value: own en#2 “{time} behind, 100%, {count} {3}”",
        "skip primary label: own en#2 “Go”", "skip secondary label: missing",
      ]
    ),
    (
      "fr-CA",
      [
        "playback play label: own fr-CA/acme#1 “Jouer”", "playback play hint: foreign en#6 “Starts 100% now.”",
        "playback play text: foreign en#6 “Play”", "playback pause label: own fr-CA#2 “Arrêter”",
        "playback pause hint: foreign en#6 “Starts 100% now.”", "playback pause text: foreign en#6 “Play”",
        "live label: missing", "live value: foreign en#6 “{time} behind, 100%, {count} {3}”",
        "skip primary label: inherited fr#4 “Aller”", "skip secondary label: missing",
      ]
    ),
  ])
  func everyCellSaysWhoseTextItHas(locale: String, expected: [String]) {
    #expect(Self.shown(Self.proof(), in: locale) == expected)
  }

  @Test func everyControlStateKindAndLocaleHasACell() {
    let proof = Self.proof(locales: ["de"])
    #expect(proof.locales.map(\.directory) == ["en", "fr", "fr-CA", "de"])
    let states = 2 + 1 + 2 + 1
    #expect(proof.cells.count == 4 * states * ControlTextKind.allCases.count)
    #expect(proof.cells.allSatisfy { $0.control != "spacer" || $0.presence == .silent && $0.level == nil })
    #expect(proof.cells.allSatisfy { $0.locale.directory != "de" || $0.presence != .own && $0.presence != .inherited })
    let selection = AccessibilityProof.Selection(controls: ["live"], locales: ["fr"])
    let cells = Self.proof(selection: selection).cells
    #expect(Set(cells.map { "\($0.control) \($0.locale.directory)" }) == ["live fr"])
  }

  @Test(arguments: [
    // The locale's own text, whichever layer hides it.
    (Diagnostic.Subject(locale: "fr", table: "T", key: "play"), ["fr playback play label"]),
    // A text that other locales inherit.
    (Diagnostic.Subject(locale: "fr", table: "T", key: "go"), ["fr skip primary label", "fr-CA skip primary label"]),
    // A layer's text.
    (Diagnostic.Subject(locale: "fr-CA", layer: "acme", table: "T", key: "play"), ["fr-CA playback play label"]),
    (Diagnostic.Subject(locale: "fr-CA", layer: "other", table: "T", key: "play"), []),
    // A missing text, and the text that takes its place.
    (Diagnostic.Subject(locale: "fr", table: "T", key: "behind"), ["fr live value", "fr-CA live value"]),
    (Diagnostic.Subject(locale: "en", table: "T", key: "behind"), ["en live value"]),
    (Diagnostic.Subject(locale: "fr", table: "U", key: "play"), []),
    // A whole table, if one of its texts is not found.
    (
      Diagnostic.Subject(locale: "fr", table: "T"),
      [
        "fr playback play hint", "fr playback play text", "fr playback pause hint", "fr playback pause text",
        "fr live value", "fr-CA playback play hint", "fr-CA playback play text", "fr-CA playback pause hint",
        "fr-CA playback pause text", "fr-CA live value",
      ]
    ),
  ])
  func findingsStandInTheirCells(subject: Diagnostic.Subject, expected: [String]) {
    let finding = Diagnostic("some-rule", .warning, "something is wrong", at: nil, subject: subject)
    let proof = Self.proof(findings: [finding])
    let found = proof.cells.filter { !$0.findings.isEmpty }.map { cell in
      [cell.locale.directory, cell.control, cell.stateName ?? cell.state.map { "\($0)" }, cell.kind.rawValue]
        .compactMap { $0 }.joined(separator: " ")
    }
    #expect(found == expected)
    #expect(proof.cells.allSatisfy { $0.findings.isEmpty || $0.level == .warning })
  }

  @Test func summariesCountEachFindingOnce() {
    let subject = Diagnostic.Subject(locale: "fr", table: "T", key: "hint")
    let proof = Self.proof(findings: [
      Diagnostic("some-rule", .warning, "something is wrong", at: nil, subject: subject)
    ])
    let french = proof.summaries.first { $0.locale.directory == "fr" }
    #expect(french?.counts[.own] == 3 && french?.counts[.foreign] == 5 && french?.counts[.missing] == 2)
    #expect(french?.findings[.warning] == 4 && french?.findings[.error] == 2)
    #expect(french?.spokenCount == 10 && french?.isProved == false)
    #expect(proof.reaches(.error) && proof.reaches(.note))
    let foreign = Self.proof(selection: .init(controls: ["playback"], locales: ["fr"]))
    #expect(foreign.reaches(.warning) && !foreign.reaches(.error))
  }
}
