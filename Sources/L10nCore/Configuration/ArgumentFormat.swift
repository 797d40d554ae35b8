package import L10nRuntime

/// How an argument of a text is written, as `l10n.yml` says: a value in the words of the text's language, where a text
/// that was formatted elsewhere would be needed otherwise.
package enum ArgumentFormat: Hashable, Sendable {
  /// A length of time in words: "4 minutes, 3 seconds".
  case durationSpoken(smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest)
  /// A part of one as a percentage: "45%".
  case percent
  /// Texts as a list: "English, French, and Arabic".
  case list
  /// A whole number in the digits and groups of the locale: "12,345".
  case number
  /// Bits a second: "1.2 megabits per second", short "1.2 Mb/s".
  case bitRate(width: UnitWidth = .full)
  /// Bytes: "45.3 megabytes", short "45.3 MB".
  case byteCount(width: UnitWidth = .full)

  /// The formats without options, in the order of the documentation.
  package static let all: [ArgumentFormat] = [
    .durationSpoken(), .percent, .list, .number, .bitRate(), .byteCount(),
  ]

  /// What `l10n.yml` calls it, without options.
  package var name: String {
    switch self {
    case .durationSpoken: "duration-spoken"
    case .percent: "percent"
    case .list: "list"
    case .number: "number"
    case .bitRate: "bit-rate"
    case .byteCount: "byte-count"
    }
  }
}

/// One argument that `l10n.yml` gives a format, with its place.
///
///     arguments:
///       controls.progress.value: {position: duration-spoken}
package struct ArgumentDeclaration: Hashable, Sendable {
  /// The argument's name, or its number from 1 on, as it is written.
  package let argument: String

  package let format: ArgumentFormat

  /// The place of the text's key.
  package let keyLocation: SourceLocation

  /// The place of the argument's name.
  package let location: SourceLocation

  package init(_ argument: String, _ format: ArgumentFormat, keyLocation: SourceLocation, location: SourceLocation) {
    self.argument = argument
    self.format = format
    self.keyLocation = keyLocation
    self.location = location
  }
}
