import ArgumentParser
import Foundation
import L10nCore
import L10nPages
import L10nReport

extension ScreenReader: ExpressibleByArgument {}

struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak", abstract: "Says what a screen reader says of controls, as text, SSML or sound.",
    discussion: """
      For each control of l10n.yml, in each of its states and each locale: its name, value, role, state and hint, in the \
      words and the order of the screen reader. Words of another language have its tag in front, as [en: Wi-Fi], where a voice would switch; pronunciations of \
      l10n.yml are between slashes. \
      Arguments are examples.

      With --output, eSpeak NG says it: a WAV file for each control and state, and index.html, on which they are played. \
      A reviewer says there what is right and what is wrong, and why; the file that the page saves is for l10n import. \
      Files of an earlier run that are no longer needed are removed; other files are left alone.

      EXAMPLE:
        l10n speak Localizations --locale ar --control buttonPlayback
        l10n speak --layout live --reader nvda --format ssml
        l10n speak --locale ar,de --output Spoken
      """)

  /// The output format.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, ssml
  }

  @OptionGroup var options: CatalogOptions

  @OptionGroup var controls: ControlOptions

  @Option(help: ArgumentHelp("The screen reader that says it.", valueName: "name"))
  var reader: ScreenReader = .voiceOver

  @Option(help: ArgumentHelp("What to print if no sound is made.", valueName: "format"))
  var format: Format = .text

  @Option(help: ArgumentHelp("The folder for the sound.", valueName: "path"), completion: .directory)
  var output: String?

  @OptionGroup var verbosity: VerbosityOptions

  mutating func run() throws {
    try options.find(verbosity)
    let access = options.access
    let catalog = try access.loadCatalog()
    guard catalog.configuration.controls.contains(where: \.isSpoken) else {
      throw Terminal.failure(
        "no controls are declared in \(access.path(Configuration.fileName))",
        help: "write controls: {buttonPlay: {tag: 1, label: the.key}} into it")
    }
    let selection = try controls.selection(in: catalog, access)
    let report = PageReport(
      catalog, title: URL(filePath: access.folder).standardizedFileURL.lastPathComponent, findings: [],
      services: PageServices(catalog), version: ProgramVersion.number,
      sheets: output == nil ? [] : TranslationSheet.sheets(of: catalog))
    let utterances = report.utterances(of: selection, by: reader)
    if let output { return try Recording(report, reader, verbosity).write(utterances, to: output) }
    try Terminal.write(format == .ssml ? SpeechMarkup.document(of: utterances) : Self.text(of: utterances))
  }

  /// The utterances grouped by locale, one on each line.
  private static func text(of utterances: [Utterance]) -> String {
    let width = utterances.map(\.title.count).max() ?? 0
    var locale = ""
    return utterances.map { utterance in
      let heading = utterance.locale.directory == locale ? "" : "\(utterance.locale.directory)\n"
      locale = utterance.locale.directory
      let title = utterance.title.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(heading)  \(title)  \(VisibleText.of(utterance.text))\n"
    }.joined()
  }
}
