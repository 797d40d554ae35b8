package import L10nRuntime
package import L10nSyntax

/// The format of a text's argument in `l10n.yml`: a value in the words of the text's language, so that no text needs to
/// be formatted elsewhere.
package struct ArgumentFormat: Hashable, Sendable {
  package let function: any ValueFunction

  package init(_ function: any ValueFunction) { self.function = function }

  /// The name in `l10n.yml`, without options.
  package var name: String { function.name }

  /// Whether it is a duration in words for speech.
  package var isSpokenDuration: Bool { (function as? DurationFunction)?.isSpoken ?? false }

  /// What it is, if it has nouns whose case the text around them cannot change; `nil` for other formats.
  package var uninflected: String? {
    isSpokenDuration ? "duration" : function is RelativeTimeFunction ? "relative time" : nil
  }

  /// The same format in a text for speech.
  package var spoken: ArgumentFormat { ArgumentFormat(function.spoken) }

  package static func == (left: ArgumentFormat, right: ArgumentFormat) -> Bool {
    left.function.isSame(as: right.function)
  }

  package func hash(into hasher: inout Hasher) { function.hash(into: &hasher) }
}

extension NumberKinds {
  /// Adds the kinds of numbers that formats of arguments show.
  package mutating func insert(_ formats: some Sequence<ArgumentFormat>) {
    for format in formats { format.function.insert(into: &self) }
  }
}

extension Sequence<ArgumentFormat> {
  /// A sample argument for each format.
  package var samples: [MessageArgument] { map { $0.function.sample(.any) } }

  /// The languages whose names are shown; `nil` for the default ones.
  package var namedLanguages: [LanguageTag]? {
    var named: [LanguageTag] = []
    for case let function as LanguageNameFunction in lazy.map(\.function) {
      guard let tags = function.tags else { return nil }
      named += tags
    }
    return named
  }
}

/// The format that `l10n.yml` gives one argument, with its place.
///
///     arguments:
///       controls.progress.value: {position: duration-spoken}
package struct ArgumentDeclaration: Hashable, Sendable {
  /// The argument's name, or its number from 1, as it is written.
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
