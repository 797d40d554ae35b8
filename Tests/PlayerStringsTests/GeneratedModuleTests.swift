import Foundation
import L10nCore
import L10nGenerate
import L10nRuntime
import L10nSyntax
import PlayerStrings
import Testing

struct GeneratedModuleTests {
  @Test(.enabled(if: try PlayerCatalog.hasICUOfModule, "the module was generated with another version of ICU"))
  func isWhatTheToolGeneratesToday() throws {
    let files = try SwiftGenerator(PlayerCatalog.loaded(), source: PlayerCatalog.folder).files()
    for file in files {
      #expect(
        try file.text == PlayerCatalog.committed(file.name),
        "\(file.name) is stale; run: swift run l10n generate Localizations --output Sources/PlayerStrings")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PlayerCatalog.root.appending(path: "Sources/PlayerStrings").path)
    #expect(Set(names) == Set(files.map(\.name)), "no file is left over")
  }

  /// Labels, hints, values and the rest of every control in both states and every locale, as the tables say.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func saysOfEachControlWhatTheCatalogSays(locale: String) throws {
    let catalog = try PlayerCatalog.loaded()
    let strings = PlayerStrings(locale: locale)
    let tag = try #require(LanguageTag(locale))
    #expect(strings.locale == tag)
    let place = try #require(catalog.locales.firstIndex { $0.tag == tag })
    var spoken = 0
    for declaration in catalog.configuration.controls {
      let control = try #require(PlayerStrings.Control(rawValue: declaration.tag))
      #expect("\(control)" == declaration.name)
      for kind in ControlTextKind.allCases {
        for state in ControlState.allCases {
          let declared = declaration.texts(kind, state)
          for text in declared {
            let id = try #require(catalog.ids(of: TableKey(text.key)).first, "\(text.key)")
            // A regional variant contains only differences.
            let entries = catalog.ownChain(of: place).compactMap { catalog.entries(locale: $0, layer: nil)[id] }
            let entry = try #require(entries.first, "\(text.key) in \(locale)")
            let arguments = catalog.parameters(of: entry).map { parameter -> MessageArgument in
              switch parameter.type {
              case .string: "x"
              case .duration: .duration(.seconds(11))
              default: .integer(11)
              }
            }
            let shown = strings.text(kind, for: control, state: state, arguments: arguments)
            if let plain = entry.plainText, arguments.isEmpty {
              #expect(shown == plain, "\(text.key) in \(locale)")
            } else {
              #expect(shown.map { !$0.isEmpty && !$0.contains("%") && !$0.contains("\u{1}") } == true, "\(text.key)")
            }
            spoken += 1
          }
          if declared.isEmpty { #expect(strings.text(kind, for: control, state: state) == nil) }
        }
      }
    }
    #expect(spoken >= 40)
    #expect(Set(catalog.configuration.controls.map(\.tag)) == Set(PlayerStrings.Control.allCases.map(\.rawValue)))
  }

  /// The names that people may speak to use a control begin with the visible label, in every language.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func listensToNamesOfControls(locale: String) {
    let strings = PlayerStrings(locale: locale)
    for control in PlayerStrings.Control.allCases {
      for state in ControlState.allCases {
        let names = strings.inputLabels(for: control, state: state)
        guard let label = strings.label(for: control, state: state), let first = names.first else { continue }
        #expect(Set(names).count == names.count && !names.contains { $0.isEmpty || $0.contains("|") }, "\(names)")
        #expect(first == label || control == .buttonLive && first == strings.live.control.atLive.label, "\(names)")
        #expect(strings.inputLabels(forTag: control.rawValue, state: state) == names)
      }
    }
    #expect(strings.inputLabels(for: .buttonPlayback).count > 1 && strings.inputLabels(for: .viewEmpty) == [])
    #expect(strings.pronunciation(for: .viewExternalRoute)?.isEmpty == false)
    let route = PlayerStrings.foreignWords.runs(of: strings.label(for: .viewExternalRoute) ?? "")
    #expect(route.contains(SpeechRun("AirPlay", "en")))
    #expect(
      strings.largeContent(for: .buttonScreenMode) != strings.largeContent(for: .buttonScreenMode, state: .secondary))
  }

  /// An error is assertive and replaces the announcement of loading, which does not replace it.
  @Test func knowsWhatIsAnnounced() {
    typealias Announcement = PlayerStrings.Announcement
    #expect(Announcement.errorVideoFailedError.priority == .assertive)
    #expect(Announcement.errorVideoFailedError.replaces(.playbackLoadingText))
    #expect(!Announcement.playbackLoadingText.replaces(.errorVideoFailedError))
    #expect(Announcement.playbackLoadingText.isState && !Announcement.tvJumpBackAnnouncement.isState)
    #expect(Announcement.thumbnailsScrubAnnouncement.leastInterval == 2)
    #expect(Set(Announcement.allCases.map(\.key)).count == Announcement.allCases.count)
  }

  /// Every key of the catalog is found at run time and leads to the text of its accessor.
  @Test(arguments: ["en", "ar", "fr-CA"])
  func findsEveryTextByKey(locale: String) throws {
    let catalog = try PlayerCatalog.loaded()
    let strings = PlayerStrings(locale: locale)
    for (index, id) in catalog.developmentIDs.enumerated() {
      let isPlain = catalog.developmentEntries[id]?.parameters.isEmpty == true
      #expect(strings[id.key.text] == (isPlain ? strings.texts[index] : nil), "\(id.key)")
    }
    #expect(strings["controls.playback.pause.label"] == strings.controls.playback.pause.label)
    #expect(try strings.text(for: "ads.countdown.text", arguments: [2]) == strings.ads.countdown.text(seconds: 2))
    #expect(throws: TextLookupError.self) { try strings.text(for: "ads.countdown.text", arguments: ["two"]) }
  }

  /// Requests of the example: the language that answers, a label, a number in a sentence.
  @Test(arguments: [
    ("ar-EG", "ar", "إيقاف مؤقت"), ("zh-TW", "zh-Hant", "暫停"), ("pt-PT", "pt-BR", "Pausar"), ("fr-CA", "fr", "Pause"),
    ("en-GB", "en", "Pause"), ("zh-CN", "zh-Hans", "暂停"), ("es-MX", "es-419", "Pausar"), ("it", "en", "Pause"),
    ("zh-HK", "zh-HK", "暫停"), ("zh-MO", "zh-HK", "暫停"), ("es", "es", "Pausar"), ("es-ES", "es", "Pausar"),
  ])
  func servesReadersOfOtherRegions(requested: String, served: String, label: String) {
    let strings = PlayerStrings(locale: requested)
    #expect(strings.locale.description == served)
    #expect(strings.label(for: .buttonPlayback, state: .secondary) == label)
  }

  /// Texts that a region has, and texts that it takes from its language.
  @Test(arguments: [
    ("es-ES", "En directo", "Vídeo", "Reproducir"), ("es-CO", "En vivo", "Video", "Reproducir"),
    ("zh-TW", "直播", "影片", "播放"), ("zh-HK", "直播", "影片", "播放"),
  ])
  func inheritsKeyByKey(requested: String, live: String, video: String, play: String) {
    let strings = PlayerStrings(locale: requested)
    #expect(strings.live.control.atLive.label == live)
    #expect(strings.player.surface.label == video)
    #expect(strings.controls.playback.play.label == play)
    #expect(strings.pip.enter.label.contains("畫中畫") == (requested == "zh-HK"))
  }

  @Test(arguments: [
    ("ar-EG", 0), ("ar-EG", 1), ("ar-EG", 2), ("ar-EG", 3), ("ar-EG", 11), ("ar-EG", 100), ("ar-AE", 11), ("en", 1),
    ("en", 2), ("fr-CA", 0), ("fr-CA", 1_000_000), ("ja", 5),
  ])
  func countsInEveryLanguage(requested: String, count: Int) throws {
    let catalog = try PlayerCatalog.loaded()
    let tag = try #require(LanguageTag(requested))
    let id = try #require(catalog.ids(of: "ads.countdown.text").first)
    let found = try #require(catalog.resolver(for: [tag]).message(for: id))
    let variable = try #require(
      { if case .format(_, let variables) = found.message.content { variables.first } else { nil } }())
    let category = PluralRules(for: found.locale.tag).category(for: PluralOperands(count))
    let form = try #require(
      variable.text(for: count == 0 && variable.text(for: "zero") != nil ? "zero" : category.rawValue))
    let shown = PlayerStrings(locale: requested, options: TextOptions(isolation: .plain, digits: .latin)).ads.countdown
      .text(seconds: count)
    let parts = form.split(separator: "%lld", omittingEmptySubsequences: false)
    #expect(shown == parts.joined(separator: "\(count)"))
  }
}
