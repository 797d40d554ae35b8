package import L10nRuntime
package import L10nSyntax

/// How an argument of a text is written, as `l10n.yml` says: a value in the words of the text's language, where a text
/// that was formatted elsewhere would be needed otherwise.
package struct ArgumentFormat: Hashable, Sendable {
  package let function: any ValueFunction

  package init(_ function: any ValueFunction) { self.function = function }

  /// What `l10n.yml` calls it, without options.
  package var name: String { function.name }

  /// Whether it is a duration in words that are spoken.
  package var isSpokenDuration: Bool { (function as? DurationFunction)?.isSpoken ?? false }

  package static func == (left: ArgumentFormat, right: ArgumentFormat) -> Bool {
    left.function.isSame(as: right.function)
  }

  package func hash(into hasher: inout Hasher) { function.hash(into: &hasher) }
}

extension NumberKinds {
  /// Adds what formats of arguments show.
  package mutating func insert(_ formats: some Sequence<ArgumentFormat>) {
    for format in formats { format.function.insert(into: &self) }
  }
}

extension Sequence<ArgumentFormat> {
  /// An argument of each.
  package var samples: [MessageArgument] { map { $0.function.sample(.any) } }

  /// The languages that are named; `nil` for the usual ones.
  package var namedLanguages: [LanguageTag]? {
    var named: [LanguageTag] = []
    for case let function as LanguageNameFunction in lazy.map(\.function) {
      guard let tags = function.tags else { return nil }
      named += tags
    }
    return named
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
