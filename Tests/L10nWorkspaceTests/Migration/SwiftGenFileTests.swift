import L10nCore
import L10nWorkspace
import Testing

struct SwiftGenFileTests {
  @Test func readsWhatIsAboutTexts() {
    let file = read(
      """
      input_dir: App
      output_dir: ${PROJECT_DIR}/Generated
      strings:
        - inputs: [Base.lproj, "${SRCROOT}/../Shared/en.lproj/Errors.strings"]
          filter: .+\\.strings$
          options: {separator: .}
          outputs:
            templateName: flat-swift5
            output: Texts.swift
            params: {enumName: Texts, publicAccess: true, forceFileNameEnum: yes, noComments: false}
        - paths: Other
          templateName: structured-swift4
          output: ../Other.swift
      """, folder: "Client")
    #expect(file.diagnostics.map(\.message) == [])
    #expect(
      file.strings.map { $0.inputs.map(\.name) } == [
        ["Client/App/Base.lproj", "Shared/en.lproj/Errors.strings"], ["Client/App/Other"],
      ])
    #expect(file.strings.map(\.output) == ["Client/Generated/Texts.swift", "Client/Other.swift"])
    #expect(file.strings.map(\.isFlat) == [true, false] && file.strings.map(\.enumName) == ["Texts", "L10n"])
    #expect(file.strings.map(\.isPublic) == [true, false] && file.strings.map(\.hasTableEnums) == [true, false])
    #expect(file.strings.map(\.filter) == [#".+\.strings$"#, nil])
  }

  /// A file, one line each, `|` for a line break; the messages about it, each with its line.
  @Test(
    arguments: [
      ("", []), ("strings: {inputs: en.lproj, outputs: {templateName: structured-swift5, output: a.swift}}", []),
      (
        "colors:|  inputs: a.txt|nothing: 1",
        ["1 note: 'colors' is not about texts", "3 warning: 'nothing' is not a SwiftGen setting that l10n knows"]
      ),
      (
        "strings:|  inputs: a|  watch: yes|  options:|    separator: /|    depth: 2|  outputs:|    templateName: structured-swift5|    output: a|    once: 1",
        [
          "3 warning: 'watch' is not a SwiftGen setting that l10n knows", "5 warning: keys are split only at '.'",
          "6 warning: 'depth' is not an option that l10n knows",
          "10 warning: 'once' is not a SwiftGen setting that l10n knows",
        ]
      ),
      (
        "strings:|  inputs: a|  outputs:|  - templateName: objc-h|  - templatePath: own.stencil|    params:|      bundle: B.x|      lookupFunction: f(key:table:)|      enumName: texts|      noComments: 1|      who: x|  - templateName: flat-swift5",
        [
          "4 warning: the template 'objc-h' has no counterpart, so this output is left out",
          "5 warning: your own template is not read: names are those of 'structured-swift5'",
          "7 warning: 'bundle' is not taken over: texts are compiled in, without a bundle",
          "8 warning: 'lookupFunction' is not taken over: texts are found without a function of yours",
          "9 warning: 'texts' is not a name that l10n gives to a type, so the type is 'L10n'",
          "10 note: accessors keep their comments, which cost nothing",
          "11 warning: 'who' is not a parameter that l10n knows",
          "12 warning: a catalog is generated once, so this output is left out",
        ]
      ),
      (
        "strings:|  inputs:|  - /abs/en.lproj|  - ${TARGET}/en.lproj|  filter: '('|  outputs: {templateName: flat-swift5}",
        [
          "2 warning: these strings have no inputs that can be read",
          "3 warning: '/abs/en.lproj' is a path on one machine",
          "4 warning: what '${TARGET}/en.lproj' means is known to the build system only",
          "5 warning: '(' is not a regular expression that l10n can read, so all tables of the inputs count",
        ]
      ),
      ("strings:|  inputs: a", ["2 warning: these strings have no outputs"]),
      ("strings: text", ["1 error: 'strings' takes lines of 'name: value'"]),
      ("[", ["1 error: this is not YAML: did not find expected node content"]),
      ("- a", ["1 error: the configuration of SwiftGen takes lines of 'name: value'"]),
      ("strings: {inputs: [[a], {b: c}], outputs: [1]}", nil), ("strings: [[[]]]", nil),
      ("strings:|  inputs: {a: b}", nil),
      ("? [a, b]|: c|strings: ~", nil),
    ] as [(String, [String]?)])
  func tellsWhatItCannotTakeOver(text: String, expected: [String]?) {
    let file = read(text.replacing("|", with: "\n"), folder: "")
    let reported = file.diagnostics.map { diagnostic in
      let offset = diagnostic.location?.range.lowerBound ?? 0
      let line = file.source.position(of: offset).line
      return "\(line) \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
    if let expected {
      // Messages about a whole set are at its start, which is also the start of another part.
      #expect(reported.sorted() == expected.sorted())
    } else {
      #expect(!reported.isEmpty || file.strings.isEmpty, "nothing is passed over in silence")
    }
  }

  private func read(_ text: String, folder: String) -> SwiftGenFile {
    SwiftGenFile(Array(text.utf8), path: "swiftgen.yml", folder: folder)
  }
}
