import L10nRuntime

// `BoardStrings` is generated from Localizations/ when this target is built.
let arguments = Array(CommandLine.arguments.dropFirst())
let strings: BoardStrings =
  if arguments.count == 2, arguments[0] == "--locale", let tag = LanguageTag(arguments[1]) {
    BoardStrings(preferences: [tag])
  } else {
    BoardStrings.current
  }

print(strings.board.title)
for (destination, platform, delay) in [("Wangerooge", "A", 0), ("Juist", "3", 1), ("Spiekeroog", "4", 12)] {
  let departure = strings.departure
  print(
    departure.destination(destination: destination), departure.platform(platform: platform),
    departure.delay(minutes: delay),
    separator: " · ")
}
