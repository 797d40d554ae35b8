import L10nCore
import L10nRuntime
import L10nSyntax
import L10nWorkspace
import MarkedTexts
import Testing

struct ConfigurationFileTests {
  @Test func readsEverySetting() throws {
    let text = """
      development: en_GB
      locales: [en-GB, &french fr, "zh_TW"]
      partial: [*french]
      tables:
        - Player
        - Widgets/Ads
      layers: [acme, demo]
      generate: {name: PlayerStrings, access: public, style: flat}
      code: {sources: [../Sources, App.swift], functions: [L]}
      controls:
        play:
          tag: 7
          states: [play, pause]
          label: {primary: a.play, secondary: a.pause}
          hint: [a.hint, a.hint.long]
          visible-text: a.drawn
        stop: {tag: 8}
      together: {vod: [play, stop]}
      concepts: {automatic: [a.auto, b.auto]}
      rules:
        missing-key: off
        duplicate-key: warning
        extra-key: "off"
        untranslated-value: {severity: note, allow: [OK, Tides], ignore: [brand.*]}
        extra-argument: {severity: off, locales: {no: error, zh_TW: off}, tables: {Ads: note}, keys: {"brand.*": false}}
        length: {limit: 40, languages: {de: 50}, names: [a, b]}
      fail-on: warning
      min-coverage: {ar: 95, fr-CA: 99.5}
      baseline: known.jsonl
      profiles:
        ci: {fail-on: note, min-coverage: 80, baseline: ../b, rules: {extra-key: error, missing-key: {allow: [x]}}}
        release:
      """
    let configuration = try configuration(text)
    #expect(configuration.development?.description == "en-GB")
    #expect(configuration.locales?.map(\.tag.description) == ["en-GB", "fr", "zh-TW"])
    #expect(configuration.partialLocales.map(\.description) == ["fr"])
    #expect(configuration.tables?.map(\.name) == ["Player", "Widgets/Ads"])
    #expect(configuration.layers?.map(\.name) == ["acme", "demo"])
    #expect(configuration.generate.name == "PlayerStrings")
    #expect(configuration.generate.access == .public)
    #expect(configuration.generate.style == .flat)
    #expect(configuration.code?.sources.map(\.name) == ["../Sources", "App.swift"])
    #expect(configuration.code?.functions == ["L"])
    #expect(configuration.path == "l10n.yml")
    let control = try #require(configuration.controls.first)
    #expect(control.name == "play" && control.tag == 7 && control.stateNames == ["play", "pause"])
    #expect(control.texts(.label, .secondary).map(\.key) == ["a.pause"])
    #expect(control.texts(.hint, .primary).map(\.key) == ["a.hint", "a.hint.long"])
    #expect(control.hasStates(.label) && !control.hasStates(.hint))
    #expect(control.visibleText?.name == "a.drawn" && control.visibleText?.location != nil)
    #expect(configuration.together.map(\.name) == ["vod"])
    #expect(configuration.together.first?.controls.map(\.name) == ["play", "stop"])
    #expect(configuration.concepts.map(\.name) == ["automatic"])
    #expect(configuration.concepts.first?.keys.map(\.name) == ["a.auto", "b.auto"])
    #expect(configuration.rules["missing-key"]?.isOff == true)
    #expect(configuration.rules["extra-key"]?.isOff == true)
    #expect(configuration.rules["duplicate-key"]?.severity == .warning)
    let rule = try #require(configuration.rules["untranslated-value"])
    #expect(rule.severity == .note && rule.allowedTexts == ["OK", "Tides"] && rule.ignoredKeys == ["brand.*"])
    let length = try #require(configuration.rules["length"])
    #expect(length[option: "limit"]?.text == "40" && length[option: "names"]?.texts == ["a", "b"])
    #expect(length[option: "languages"]?.entries?.map { "\($0.name) \($0.value.text ?? "")" } == ["de 50"])
    #expect(length.options.allSatisfy { $0.location != nil && $0.value.location != nil })
    let scoped = try #require(configuration.rules["extra-argument"])
    #expect(scoped.isOff && scoped.scopedLevels.allSatisfy { $0.location != nil })
    #expect(scoped.scopedLevels.map(\.name) == ["no", "zh_TW", "Ads", "brand.*"])
    #expect(scoped.scopedLevels.map(\.level) == [.severity(.error), .off, .severity(.note), .off])
    #expect(configuration.gate.failOn == .warning && configuration.gate.baseline?.name == "known.jsonl")
    let minimum = configuration.gate.minimumCoverage.map { "\($0.locale?.description ?? "all") \($0.percent)" }
    #expect(minimum == ["ar 95.0", "fr-CA 99.5"])
  }

  @Test func profilesAreLaidOverTheRest() throws {
    let text = """
      fail-on: error
      baseline: a
      min-coverage: {ar: 95}
      rules: {a: {severity: note, allow: [x], ignore: [k], locales: {fr: off}, limit: 3, words: w}, b: off}
      profiles:
        ci: {min-coverage: 80, rules: {a: {allow: [y], ignore: [l], locales: {fr: note}, limit: 4}, b: warning, c: off}}
        release: {fail-on: note, baseline: c, min-coverage: {ar: 100}}
      """
    let base = try configuration(text)
    #expect(base.profiles.map(\.name) == ["ci", "release"])
    var ci = base
    _ = ci.apply(profile: "ci")
    #expect(ci.gate.failOn == .error && ci.gate.baseline?.name == "a")
    #expect(ci.gate.minimumCoverage(of: "ar")?.percent == 95)
    #expect(ci.gate.minimumCoverage(of: "fr")?.percent == 80)
    let rule = try #require(ci.rules["a"])
    #expect(rule.severity == .note && rule.allowedTexts == ["x", "y"] && rule.ignoredKeys == ["k", "l"])
    #expect(rule.locales.map(\.level) == [.off, .severity(.note)])
    #expect(rule[option: "limit"]?.text == "4" && rule[option: "words"]?.text == "w")
    #expect(ci.rules["b"]?.level == .severity(.warning) && ci.rules["c"]?.level == .off)
    var release = base
    _ = release.apply(profile: "release")
    #expect(release.gate.failOn == .note && release.gate.baseline?.name == "c" && release.rules["b"]?.isOff == true)
    #expect(release.gate.minimumCoverage(of: "ar")?.percent == 100)
  }

  /// A file, and the syntaxes of tables "A" and "B".
  @Test(arguments: [
    ("", "printf printf"), ("format: icu", "icu icu"), ("tables: {A: {format: icu}}", "icu printf"),
    ("format: icu\ntables:\n  B:\n    format: printf\n", "icu printf"),
    ("format: icu\ntables: {A: , B: {}}", "icu icu"),
    ("tables: [A]\nformat: ~", "printf printf"),
  ])
  func tellsWhatTablesAreWrittenIn(text: String, expected: String) throws {
    let configuration = try configuration(text)
    #expect(["A", "B"].map { configuration.syntax(ofTable: $0).rawValue }.joined(separator: " ") == expected)
    #expect((configuration.tables == nil) == !text.contains("[A]"))
  }

  /// Files that set nothing, or nothing but the development language.
  static let filesWithDefaults = [
    "", "\n", "# nothing\n", "---\n", "~", "rules:\ncontrols:\nlocales: ~\n", "development: fr", "development: fr\r\n",
    "\u{FEFF}development: fr\n", "# a\r\ndevelopment: \"fr\"\r\nrules:\r\n", "{development: 'fr'}",
  ]

  @Test(arguments: filesWithDefaults)
  func takesTheDefaultsForWhatIsNotThere(text: String) throws {
    let units = Array((text.hasPrefix("\u{FEFF}") ? "" : "\u{FEFF}").utf16) + Array(text.utf16)
    let utf16 = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [Array(text.utf8), utf16] {
      let file = ConfigurationFile(bytes, path: "l10n.yml")
      #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
      #expect(file.configuration.development?.description == (text.contains("fr") ? "fr" : nil))
      #expect(file.configuration.locales == nil && file.configuration.rules.isEmpty)
    }
  }

  /// A file with marks around the reported range; the message; the help.
  static let mistakes: [(String, String, String?)] = [
    ("⟦developmnt⟧: en", "the configuration has no 'developmnt'", "did you mean 'development'?"),
    ("⟦\"layrs\"⟧: [a]", "the configuration has no 'layrs'", "did you mean 'layers'?"),
    ("development: en\n⟦colour⟧: red", "the configuration has no 'colour'", nil),
    ("development: ⟦not a tag⟧", "'not a tag' is not a language tag", "write a BCP 47 tag such as pt-BR"),
    ("development: ⟦[⟧en]", "expected a text", nil),
    ("locales: ⟦en⟧", "expected a list", nil),
    ("locales: [en, ⟦\"e n g\"⟧]", "'e n g' is not a language tag", nil),
    ("locales:\n  - en\n  - ⟦'x y'⟧\n", "'x y' is not a language tag", nil),
    ("# ünï 日本 😀\nlocales: [en, ⟦日本 語⟧]", "'日本 語' is not a language tag", nil),
    ("partial: ⟦fr⟧", "expected a list", nil),
    ("tables: ⟦a⟧", "expected a list", nil), ("tables: {a: ⟦b⟧}", "table 'a' takes lines of 'name: value'", nil),
    ("tables: {a: {⟦fromat⟧: icu}}", "table 'a' has no 'fromat'", "did you mean 'format'?"),
    ("tables: {a: {format: ⟦ICU⟧}}", "'ICU' is not a format of texts", "did you mean 'icu'?"),
    ("format: ⟦python⟧", "'python' is not a format of texts", "write one of printf, icu, mf2"),
    (
      "controls: {play: {tag: 1}}\ntogether: {a: [play, ⟦plya⟧]}", "'together' names no control 'plya'",
      "did you mean 'play'?"
    ),
    ("together: {a: [⟦play⟧]}", "'together' names no control 'play'", "declare the controls first"),
    ("together: {a: ⟦play⟧}", "expected a list", nil),
    ("concepts: {⟦auto⟧: [a]}", "concept 'auto' has a single key", "list every text that names the thing"),
    ("controls: {play: {tag: 1, visible-text: ⟦[⟧a]}}", "expected a text", nil),
    ("generate: {⟦nmae⟧: A}", "'generate' has no 'nmae'", "did you mean 'name'?"),
    ("generate: {name: ⟦player strings⟧}", "'player strings' is not a name of a Swift type", nil),
    ("generate: {access: ⟦pubic⟧}", "'pubic' is not a level of access", "did you mean 'public'?"),
    ("generate: {style: ⟦flatt⟧}", "'flatt' is not a style", "did you mean 'flat'?"),
    ("generate: ⟦public⟧", "'generate' takes lines of 'name: value'", nil),
    ("code: {⟦source⟧: [a], sources: [b]}", "'code' has no 'source'", "did you mean 'sources'?"),
    ("code: {sources: [⟦/a⟧]}", "'/a' is not a path from this folder", "write one such as ../Sources"),
    ("code: ⟦{⟧functions: [a]}", "'code' has no sources", "write where the code is: 'sources: [../Sources]'"),
    ("rules: {missing-key: ⟦of⟧}", "'of' is not a severity", "did you mean 'off'?"),
    ("rules: {missing-key: ⟦[⟧off]}", "expected a severity", "write error, warning, note or off"),
    ("rules: {missing-key: {ignore: ⟦a.b⟧}}", "expected a list", nil),
    ("rules: {missing-key: {locales: {⟦e n g⟧: off}}}", "'e n g' is not a language tag", nil),
    ("rules: {missing-key: {locales: ⟦fr⟧}}", "'locales' of rule 'missing-key' takes lines of 'name: value'", nil),
    ("rules: {missing-key: {tables: {Ads: ⟦nota⟧}}}", "'nota' is not a severity", "did you mean 'note'?"),
    ("rules: {missing-key: {keys: {\"b.*\": ⟦{⟧severity: off}}}}", "expected a severity", nil),
    ("fail-on: ⟦eror⟧", "'eror' is not a severity", "did you mean 'error'?"),
    ("fail-on: ⟦off⟧", "'off' is not a severity", "write one of error, warning, note"),
    ("min-coverage: ⟦101⟧", "'101' is not a share from 0 to 100", "write a number of percent such as 95"),
    ("min-coverage: {ar: ⟦95%⟧}", "'95%' is not a share from 0 to 100", nil),
    ("min-coverage: {⟦'a r'⟧: 95}", "'a r' is not a language tag", nil),
    ("min-coverage: ⟦[⟧95]", "expected a text", nil),
    ("baseline: ⟦[⟧a]", "expected a text", nil),
    ("profiles: ⟦ci⟧", "'profiles' takes lines of 'name: value'", nil),
    ("profiles: {ci: {⟦fail_on⟧: note}}", "profile 'ci' has no 'fail_on'", "did you mean 'fail-on'?"),
    ("profiles: {ci: {rules: {missing-key: ⟦of⟧}}}", "'of' is not a severity", "did you mean 'off'?"),
    ("⟦-⟧ a", "the configuration takes lines of 'name: value'", nil),
    ("controls: {a: {tag: ⟦one⟧}}", "'one' is not a whole number", nil),
    ("controls: {⟦a⟧: {label: x}}", "control 'a' has no tag", "write the number that its view carries: 'tag: 1'"),
    ("controls:\n  a: {tag: 1}\n  ⟦b⟧: {tag: 1}", "controls 'a' and 'b' have the same tag 1", nil),
    (
      "controls: {a: {tag: 1, states: ⟦[⟧on]}}", "a control has two states, primary first",
      "write states: [name, name]"
    ),
    ("controls: {a: {tag: 1, label: {⟦first⟧: x}}}", "'label' of control 'a' has no 'first'", nil),
    ("controls: {a: {tag: 1, ⟦lable⟧: x}}", "control 'a' has no 'lable'", "did you mean 'label'?"),
    ("rules:\n  a: off\nlocales: [en]\n⟦rules⟧:\n  b: off", "'rules' appears twice", "keep one of them"),
    ("rules:\n  a: off\n  b: off\n  ⟦a⟧: error\n", "'a' appears twice", "keep one of them"),
    ("rules: {⟦⟧a: off, a: error}", "'a' appears twice", "keep one of them"),
    ("locales: [en, fr\n⟦⟧", "this is not YAML: did not find expected ',' or ']'", nil),
    ("a: \"⟦\u{1}⟧\"", "this is not YAML: control characters are not allowed", "remove the control character"),
    ("rules:\n⟦⟧\ta: off", "this is not YAML: found character that cannot start any token", nil),
    ("locales: [en]\r\n⟦tabels⟧: [a]\r\n", "the configuration has no 'tabels'", "did you mean 'tables'?"),
  ]

  @Test(arguments: mistakes + argumentMistakes + announcementMistakes)
  func blamesTheSmallestPlace(text: String, message: String, help: String?) throws {
    let (plain, marks) = unmarked(text)
    let file = ConfigurationFile(Array(plain.utf8), path: "l10n.yml")
    let diagnostic = try #require(file.diagnostics.first)
    #expect(file.diagnostics.count == 1)
    #expect(
      diagnostic.ruleID == "configuration"
        && diagnostic.severity == (message.contains("is now spelled") ? .note : .error))
    #expect(diagnostic.message == message)
    #expect(
      diagnostic.location == SourceLocation("l10n.yml", marks[0]), "\(file.source[diagnostic.location?.range ?? 0..<0])"
    )
    if let help { #expect(diagnostic.help == help) }
  }

  @Test(arguments: [("0", 0xFF), ("rules: ", 0x00)]) func bytesThatAreNoTextAreNoTrap(text: String, byte: UInt8) {
    #expect(!ConfigurationFile(Array(text.utf8) + [byte, byte, 0xC3], path: "l10n.yml").diagnostics.isEmpty)
    let nested = ConfigurationFile(
      Array("rules: ".utf8) + Array(repeating: UInt8(ascii: "["), count: 100_000), path: "y")
    #expect(nested.diagnostics.map(\.message) == ["this is not YAML: lists are nested too deeply"])
  }

  func configuration(_ text: String) throws -> Configuration {
    let file = ConfigurationFile(Array(text.utf8), path: "l10n.yml")
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    return file.configuration
  }
}
