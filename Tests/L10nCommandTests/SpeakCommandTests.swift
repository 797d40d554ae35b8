import Foundation
import TemporaryFolders
import Testing

/// The speech for controls; a script replaces eSpeak NG, and `Tests/Pages` has the program itself.
struct SpeakCommandTests {
  private static let files = [
    "App/l10n.yml": """
    controls:
      buttonPlay:
        tag: 1
        states: [play, pause]
        label: {primary: play, secondary: pause}
        hint: hint
      sliderPosition: {tag: 2, label: position, value: value}
      labelTotal: {tag: 3, prefix: total}
      buttonRoute: {tag: 4, label: route, pronunciation: route.sound}
      separator: {tag: 5, text: slash}
    together: {small: [sliderPosition, buttonPlay]}
    foreign-words: {en: [AirPlay]}
    arguments: {value: {position: duration-spoken}}
    """,
    "App/en.lproj/T.strings": """
    "play" = "Play"; "pause" = "Pause"; "hint" = "Starts or stops."; "position" = "Position & more";
    /* %@ = position */
    "value" = "%@";
    "total" = "Total"; "route" = "AirPlay"; "route.sound" = "ˈɛɹpleɪ"; "slash" = "/";
    """,
    "App/ar.lproj/T.strings": """
    "play" = "تشغيل"; "hint" = "يشغل HDR."; "position" = "الموضع"; "value" = "%@"; "total" = "المدة";
    "route" = "شغّل AirPlay";
    """,
  ]

  /// Options with their output.
  private static let outputs: [(String, String)] = [
    (
      "--locale en",
      """
      en
        buttonPlay, play   Play, button, Starts or stops.
        buttonPlay, pause  Pause, button, Starts or stops.
        sliderPosition     Position & more, 2 minutes, 29 seconds, slider
        labelTotal         Total 9:56
        buttonRoute        AirPlay /ˈɛɹpleɪ/, button

      """
    ),
    // A text that the language lacks is spoken by another language's voice, without its sounds.
    (
      "--locale ar --reader nvda --control buttonPlay --control 4",
      """
      ar
        buttonPlay, play   تشغيل, زر, يشغل HDR.
        buttonPlay, pause  [en: Pause], زر, يشغل HDR.
        buttonRoute        شغّل [en: AirPlay], زر

      """
    ),
    (
      "--locale en --layout small --reader talkback --control sliderPosition",
      "en\n  sliderPosition  2 minutes, 29 seconds, Position & more, slider\n"
    ),
    (
      "--locale en --control buttonRoute --control sliderPosition --format ssml",
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">
      <p xml:lang="en"><s>Position &amp; more</s><s>2 minutes, 29 seconds</s><s>slider</s></p>
      <p xml:lang="en"><s><phoneme alphabet="ipa" ph="ˈɛɹpleɪ">AirPlay</phoneme></s><s>button</s></p>
      </speak>

      """
    ),
    (
      "--locale ar --control buttonRoute --format ssml",
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="ar">
      <p xml:lang="ar"><s>شغّل <lang xml:lang="en">AirPlay</lang></s><s>زر</s></p>
      </speak>

      """
    ),
  ]

  @Test(arguments: outputs)
  func printsWhatIsSaid(options: String, output: String) throws {
    let run = try TemporaryFolder(Self.files).run("speak App \(options)")
    #expect(run.status == 0 && run.output == output, "\(run.errors)\(run.output)")
  }

  /// Screen readers, with their speech for states that they announce themselves, each in its words and at its place.
  private static let states: [(String, String)] = [
    (
      "voiceover",
      """
        buttonRepeat, off       Wiederholen, Umschalttaste, Aus
        buttonRepeat, on        Wiederholen, Umschalttaste, Ein
        buttonBest, unselected  Beste, Taste
        buttonBest, selected    Auswahl, Beste, Taste
        buttonMore              Mehr, Taste
      """
    ),
    (
      "talkback",
      """
        buttonRepeat, off       aus, Wiederholen, Schalter
        buttonRepeat, on        an, Wiederholen, Schalter
        buttonBest, unselected  Beste, Schaltfläche
        buttonBest, selected    ausgewählt, Beste, Schaltfläche
        buttonMore, collapsed   minimiert, Mehr, Schaltfläche
        buttonMore, expanded    maximiert, Mehr, Schaltfläche
      """
    ),
    (
      "nvda",
      """
        buttonRepeat, off       Wiederholen, Schalter, ausgeschaltet
        buttonRepeat, on        Wiederholen, Schalter, eingeschaltet
        buttonBest, unselected  Beste, Schalter
        buttonBest, selected    Beste, Schalter, ausgewählt
        buttonMore, collapsed   Mehr, Schalter, eingeklappt
        buttonMore, expanded    Mehr, Schalter, ausgeklappt
      """
    ),
  ]

  @Test(arguments: states)
  func namesStatesAsScreenReadersDo(reader: String, output: String) throws {
    let folder = try TemporaryFolder([
      "App/l10n.yml": """
      controls:
        buttonRepeat: {tag: 1, states: [off, on], label: repeat}
        buttonBest: {tag: 2, states: [unselected, selected], label: best}
        buttonMore: {tag: 3, states: [collapsed, expanded], label: more}
        buttonMute: {tag: 4, states: [off, on], label: {primary: mute, secondary: unmute}}
      """,
      "App/en.lproj/T.strings":
        #""repeat" = "Repeat"; "best" = "Best"; "more" = "More"; "mute" = "Mute"; "unmute" = "Unmute";"#,
      "App/de.lproj/T.strings":
        #""repeat" = "Wiederholen"; "best" = "Beste"; "more" = "Mehr"; "mute" = "Stumm"; "unmute" = "Laut";"#,
    ])
    let controls = "--control buttonRepeat --control buttonBest --control buttonMore"
    let run = try folder.run("speak App --locale de --reader \(reader) \(controls)")
    #expect(run.output == "de\n\(output)\n", "\(run.errors)")
    // The labels distinguish the states.
    let other = try folder.run("speak App --locale en --reader \(reader) --control buttonMute")
    #expect(other.output == "en\n  buttonMute, off  Mute, button\n  buttonMute, on   Unmute, button\n")
  }

  /// Other commands that mark foreign words, with a part of their output.
  private static let marks: [(String, String)] = [
    ("label App buttonRoute --locale ar --mark-languages", "شغّل [en: AirPlay]\n"),
    ("label App buttonRoute --locale en --mark-languages", "AirPlay\n"),
    ("accessibility App --locale ar --control buttonRoute", "شغّل [en: AirPlay]"),
    ("accessibility App --locale ar --control buttonRoute --format markdown", "شغّل \\[en: AirPlay\\]"),
    (
      "accessibility App --locale ar --control buttonRoute --format json",
      """
            "foreignWords": [
              {
                "text": "AirPlay",
                "language": "en"
              }
            ],
      """
    ),
  ]

  @Test(arguments: marks)
  func tellsForeignWordsApart(line: String, output: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output.contains(output), "\(run.output)\(run.errors)")
  }

  /// A program with two voices, which speaks some sounds as intended, and writes its input as sound.
  private static let program = """
    #!/bin/sh
    case "$*" in
    *--voices*) printf 'Pty Language\\n 5 en-us\\n 5 cmn\\n' ;;
    *--ipa*) echo "$IPA" ;;
    *) while [ $# -gt 0 ]; do case "$1" in -f) in=$2 ;; -w) out=$2 ;; -v) voice=$2 ;; esac; shift; done
      printf 'RIFF %s ' "$voice" >"$out"; /bin/cat "$in" >>"$out" ;;
    esac
    """

  private func speak(_ options: String, ipa: String = "", in folder: TemporaryFolder) throws -> CommandRun {
    try folder.write(Self.program, to: "bin/espeak-ng")
    return try folder.run(
      "speak App --output Out \(options)", environment: ["IPA": ipa],
      shell: "chmod +x bin/espeak-ng; PATH=\"$PWD/bin\" exec \"$@\"")
  }

  @Test func writesSoundAndAPage() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try speak("", ipa: "ˈɛrpleɪ", in: folder)
    #expect(run.status == 0 && run.output == "wrote 6 of 6 files; open Out/index.html\n", "\(run.output)\(run.errors)")
    #expect(run.errors == "l10n: note: 'ar' is not said: eSpeak NG has no voice for it\n")
    #expect(
      folder.text(of: "Out/en-buttonRoute.wav") == "RIFF en <speak><s>[['ErpleI]]</s><s>button</s></speak>")
    #expect(folder.text(of: "Out/en-buttonPlay-pause.wav")?.contains("<s>Pause</s>") == true)
    let page = try #require(folder.text(of: "Out/index.html"))
    #expect(page.contains("src=\"en-buttonPlay-pause.wav\"") && page.contains("media-src 'self'"))
    #expect(try speak("", ipa: "ˈɛrpleɪ", in: folder).output == "Out/index.html is up to date\n")
    // A voice that lacks a sound speaks the text; unused files are deleted.
    #expect(
      try speak("--control buttonRoute", ipa: "pleɪ", in: folder).output.hasPrefix("wrote 2 of 2 files, removed 4;"))
    #expect(folder.text(of: "Out/en-buttonRoute.wav") == "RIFF en <speak><s>AirPlay</s><s>button</s></speak>")
  }

  /// The environment, the command's options, and the message with its help.
  private static let failures: [([String: String], String, Int32, String)] = [
    (
      [:], "App --output Out", 2,
      """
      l10n: error: nothing can be said aloud: eSpeak NG is not installed
        help: install espeak-ng, or name the program in L10N_ESPEAK; without --output the words are printed

      """
    ),
    ([:], "App --reader jaws", 64, "jaws"), ([:], "App --control play", 64, "there is no control 'play'"),
    ([:], "Empty", 2, "no controls are declared in Empty/l10n.yml"),
    (["L10N_ESPEAK": "/bin/false"], "App --output Out", 2, "'/bin/false' ended with status 1"),
    (["L10N_ESPEAK": "bin/espeak-ng"], "App --output Taken", 2, "'Taken/index.html' already exists"),
  ]

  @Test(arguments: failures)
  func saysWhatIsMissing(environment: [String: String], line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.program, to: "bin/espeak-ng")
    try folder.write("mine", to: "Taken/index.html")
    try folder.write("\"a\" = \"A\";\n", to: "Empty/en.lproj/T.strings")
    let run = try folder.run(
      "speak \(line)", environment: environment, shell: "/bin/chmod +x bin/espeak-ng; exec \"$@\"")
    #expect(run.status == status && run.errors.contains(message), "\(run.status) \(run.errors)")
  }
}
