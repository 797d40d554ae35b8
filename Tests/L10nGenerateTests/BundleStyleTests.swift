import Foundation
import L10nCore
import L10nSyntax
import L10nWorkspace
import Testing

@testable import L10nGenerate

/// Code over the system's bundles. Only Apple's Foundation has everything it needs; here stand-ins with the same
/// signatures replace it, so that the code is compiled and run.
struct BundleStyleTests {
  /// The shipped catalog, with all of its call sites but the texts that take something else.
  @Test func keepsCallSites() throws {
    let root = MixedCatalog.folder.appending(path: "../../../../Localizations").standardized
    var configuration = try CatalogFolder(root.path).load().catalog.configuration
    configuration.generate.style = .bundle
    // Formats that Foundation has no words for.
    configuration.arguments = configuration.arguments.filter {
      !$0.key.hasPrefix("video.") && !$0.key.contains(".track.")
    }
    let catalog = try CatalogFolder(root.path).load().catalog.configured(configuration)
    let files = try SwiftGenerator(catalog, source: "Localizations").files()
    #expect(files.map(\.name) == SwiftGenerator.fileNames(stem: "PlayerStrings"))
    let program = try GeneratedProgram(files + [Self.standIns])
    let strictness = GeneratedProgram.strictness + ["-default-isolation", "MainActor", "-D", "SWIFT_PACKAGE"]
    let complaints = try program.complaints(strictness)
    #expect(complaints == "")
    let main = """
      let strings = PlayerStrings(locale: "fr-CA")
      print(strings.controls.captions.label)
      print(strings.ads.countdown.text(seconds: 2))
      print(strings.ads.position.text(index: 1, count: 3))
      print(strings.live.offset.value(time: .seconds(120)))
      print(strings.label(for: .buttonPlayback, state: .secondary) ?? "none")
      print(strings.hint(for: .sliderProgress) ?? "none", strings.label(for: .unknown) ?? "none")
      print(PlayerStrings.Control.allCases.count, strings.locale.identifier)
      """
    let output = try program.output(of: main, ["-D", "SWIFT_PACKAGE"])
    #expect(
      output == """
        Player.strings/controls.captions.label fr-CA: Audio and subtitles
        Ads.strings/ads.countdown.text fr-CA: Your video will resume in 2 seconds
        Ads.strings/ads.position.text fr-CA: Ad 1 of 3
        Live.strings/live.offset.value fr-CA: 2 minutes behind live
        Player.strings/controls.playback.pause.label fr-CA: Pause
        Player.strings/controls.progress.hint fr-CA: Changes the playback position. none
        20 fr-CA

        """)
  }

  /// A table; the accessor that is generated.
  @Test(arguments: [
    ("a = \"100 %\";", #"internal var a: String { texts("a", "T", "100 %") }"#),
    ("a = \"\\\\(x) \\\"\";", ##"internal var a: String { texts("a", "T", "\\(x) \"") }"##),
    ("/* %d = n */ a = \"%d %%\";", #"internal func a(n: Int) -> String { texts("a", "T", "\(n) %") }"#),
    (
      "/* %1$@ = class, %2$@ = texts */ a = \"%2$@ – %1$@\";",
      #"internal func a(`class`: String, texts: String) -> String { self.texts("a", "T", "\(`class`) \(texts)") }"#
    ),
    (
      "a = \"%@ %@\";",
      #"internal func a(_ argument1: String, _ argument2: String) -> String { texts("a", "T", "\(argument1) \(argument2)") }"#
    ),
  ])
  func asksForTexts(table: String, expected: String) throws {
    let files = try SwiftGenerator(catalog(table), source: "x").files()
    let line = files[1].text.split(separator: "\n").first { $0.contains("texts(") }
    #expect(line?.drop { $0 == " " } == expected[...])
  }

  @Test func refusesWhatFoundationCannotShow() throws {
    #expect(throws: GenerationError.self) {
      try SwiftGenerator(catalog("a = \"{n}\";", syntax: .icu), source: "x").files()
    }
    let tags = #expect(throws: GenerationError.self) {
      try SwiftGenerator(catalog("a = \"<b>x</b>\";", markup: .tags), source: "x").files()
    }
    #expect(tags?.description == "'a' cannot be read from bundles: its markup would appear as text")
    let place = SourceLocation("l10n.yml", 0..<0)
    let rate = [
      "a": [ArgumentDeclaration("1", ArgumentFormat(MeasureFunction(.bitRate)), keyLocation: place, location: place)]
    ]
    let error = #expect(throws: GenerationError.self) {
      try SwiftGenerator(catalog("a = \"%@\";", arguments: rate), source: "x").files()
    }
    #expect(error?.description == "'a' cannot be read from bundles: the format 'bit-rate' needs the run time")
  }

  private func catalog(
    _ table: String, syntax: TextSyntax = .printf, arguments: [String: [ArgumentDeclaration]] = [:],
    markup: MarkupSyntax? = nil
  ) -> Catalog {
    var configuration = Configuration()
    configuration.generate.style = .bundle
    configuration.syntax = syntax
    configuration.arguments = arguments
    if let markup {
      configuration.markup = [
        MarkupDeclaration(DeclaredName(name: "*", location: SourceLocation("l10n.yml", 0..<0)), markup)
      ]
    }
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(table.utf8))])
  }

  /// The declarations of Apple's Foundation that generated code uses. A text contains its own request.
  static let standIns = GeneratedFile(
    name: "StandIns.swift",
    text: """
      public import Foundation

      nonisolated public struct LocalizedStringResource: Sendable {
        public enum BundleDescription: Sendable {
          case main
          case forClass(AnyClass)
          case atURL(URL)
        }
        let words: String

        public init(
          _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
          bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
          words = "\\(table ?? "").strings/\\(key) \\(locale.identifier): \\(defaultValue.words)"
        }
      }

      nonisolated extension String {
        public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
          let words: String
          public init(stringLiteral value: String) { words = value }
        }

        public init(localized resource: LocalizedStringResource) { self = resource.words }
      }

      nonisolated extension Bundle {
        static var module: Bundle { .main }
      }
      """)
}
