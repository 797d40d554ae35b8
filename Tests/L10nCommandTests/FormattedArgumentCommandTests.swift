import TemporaryFolders
import Testing

/// Arguments with formats on the command line.
struct FormattedArgumentCommandTests {
  private static let files = [
    "Localizations/l10n.yml": """
    tables: {I: {format: icu}}
    controls:
      slider: {tag: 1, label: name, value: progress}
      offer: {tag: 2, text: drawn, label: spoken, hint: cost, value: rest}
    arguments:
      progress: {position: duration-spoken, 2: {format: duration-spoken, smallest-unit: minute, rounding: up}}
      share: {argument1: percent, argument2: list}
      rate: {argument1: {format: bit-rate, width: short}}
      price: {argument1: {format: currency, currencies: [EUR]}}
      audio: {argument1: {format: language-name, tags: [de]}}
      cost: {argument1: {format: currency, currencies: [EUR]}, 2: {format: unit, unit: kilometer, skeleton: .0}}
    """,
    "Localizations/en.lproj/T.strings": """
    name = "Progress";
    /* %1$@ = position, %2$@ = duration */
    progress = "%1$@ of %2$@";
    share = "%@: %@";
    rate = "%@";
    price = "%@";
    audio = "%@";
    cost = "%@, %@.";
    """,
    "Localizations/en.lproj/I.strings": """
    spoken = "{day, date, long}: {n, plural, one {{p, number, ::currency/EUR}} other {# for {p, number, ::currency/EUR}}}";
    drawn = "{day, date, long}: {n, plural, one {{p, number, ::currency/EUR}} other {# for {p, number, ::currency/EUR}}}";
    rest = "{at, time, short}, {n, number}, {p, number, ::unit/kilometer unit-width-narrow group-min2}";
    """,
    "Localizations/fr.lproj/I.strings": """
    spoken = "{day, date, long} : {n, plural, other {# à {p, number, ::currency/EUR}}}";
    drawn = "{day, date, long} : {n, plural, other {# à {p, number, ::currency/EUR}}}";
    """,
    "Localizations/fr.lproj/T.strings": "progress = \"%1$@ sur %2$@\";",
    "Localizations/ar.lproj/T.strings": "share = \"%@: %@\";",
  ]

  /// Command lines and their output.
  @Test(arguments: [
    ("resolve progress --locale en --arg position=243 --arg duration=540.1", "4 minutes, 3 seconds of 10 minutes"),
    ("resolve progress --locale fr --arg position=0 --arg duration=60", "0\u{A0}seconde sur 1 minute"),
    ("resolve progress --locale ar --arg position=120 --arg duration=60", "2 minutes of 1 minute"),
    ("resolve share --locale en --arg argument1=0.45 --arg argument2=a,b,c", "45%: a, b, and c"),
    ("resolve share --locale ar --plain --arg argument1=0.45 --arg argument2=a,b", "٤٥٪\u{61C}: a وb"),
    ("resolve share --locale ar-u-nu-latn --plain --arg argument1=0.45 --arg argument2=", "45\u{200E}%\u{200E}: "),
    ("resolve share --locale ar --digits latin --plain --arg argument1=nan --arg argument2=", "0%: "),
    ("resolve rate --locale en --arg argument1=1250000", "1.3 Mb/s"),
    // ICU is not asked for data that generated code does not contain: other currencies, languages and digits.
    ("resolve price --locale en --arg argument1=4.99␠EUR", "€4.99"),
    ("resolve price --locale en --arg argument1=4.99␠JPY", "JPY\u{A0}5"),
    ("resolve price --locale en-u-nu-arab --arg argument1=4.99␠EUR", "€4.99"),
    ("resolve audio --locale en --arg argument1=de-AT", "German"),
    ("resolve audio --locale en --arg argument1=fr", "fr"),
    // What is only heard has names of units and no group separators, unless a form says otherwise.
    ("resolve cost --locale en --arg argument1=1234.5␠EUR --arg argument2=4000", "1234.50 euros, 4000.0 kilometers."),
    (
      "resolve spoken --locale fr --arg day=2026-11-01 --arg n=4000 --arg p=1500",
      "1er novembre 2026 : 4000 à 1500,00 euros"
    ),
    (
      "resolve drawn --locale fr --arg day=2026-11-01 --arg n=4000 --arg p=1500",
      "1 novembre 2026 : 4\u{202F}000 à 1\u{202F}500,00\u{A0}€"
    ),
    ("resolve rest --locale en --arg at=2026-11-01T20:00 --arg n=4000 --arg p=15000", "8:00\u{202F}PM, 4000, 15,000km"),
    ("label slider --kind value --locale fr --arg position=60 --arg duration=120", "1 minute sur 2 minutes"),
  ])
  func showsValuesInTheWordsOfTheLanguage(line: String, expected: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output == expected + "\n" && run.errors == "" && run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("resolve progress --arg position=x --arg duration=1", "'position' takes a number of seconds, not 'x'", ""),
    ("resolve progress --arg position=1e300 --arg duration=1", "'position' takes a number of seconds, not '1e300'", ""),
    (
      "resolve share --arg argument1=0.5", "'argument2' is missing; add --arg argument2=…",
      "the text takes 'argument1' (a fraction of one, such as 0.45), 'argument2' (texts separated by commas)"
    ),
    ("resolve rate --arg argument1=1.5", "'argument1' takes a whole number of bits per second, not '1.5'", ""),
  ])
  func saysWhatAValueHasToBe(line: String, message: String, help: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.errors == "l10n: error: \(message)\n" + (help.isEmpty ? "" : "  help: \(help)\n"))
    #expect(run.output == "" && run.status == 64)
  }

  @Test func explainsFormatsAndTakesTheDigitsOfTheModule() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(
      try folder.run("explain progress --locale fr").output.contains(
        "\nchain: fr → en\narguments: 'position' as duration-spoken, 'duration' as duration-spoken\n  1. fr"))
    try folder.write(
      "digits: latin\narguments: {share: {argument1: percent, argument2: list}}", to: "Localizations/l10n.yml")
    let line = "resolve share --locale ar --plain --arg argument1=0.45 --arg argument2=a"
    #expect(try folder.run(line).output == "45%: a\n")
    #expect(try folder.run(line + " --digits locale").output == "٤٥٪\u{61C}: a\n")
  }

  @Test func generatesNothingForAFormatThatDoesNotFit() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("arguments: {progress: {positon: percent}}", to: "Localizations/l10n.yml")
    let run = try folder.run("generate --output Out")
    #expect(
      run.errors.hasPrefix(
        "Localizations/l10n.yml:1:24: error: 'progress' has no argument 'positon' [argument-format-mismatch]\n"))
    #expect(run.errors.contains("help: did you mean 'position'?") && run.status == 1)
  }
}
