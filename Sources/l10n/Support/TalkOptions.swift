import ArgumentParser
import L10nReport

/// How much a command says besides what it was asked for.
struct TalkOptions: ParsableArguments {
  @Flag(name: [.customShort("q"), .long], help: "Say nothing but what is wrong.")
  var quiet = false

  /// Says in a line what was done, such as which files were written. Controls in it stand as code points.
  ///
  /// - Throws: exit status 2, with a message, when the output cannot be written.
  func tell(_ text: String) throws {
    if !quiet { try Self.write(text) }
  }

  /// Writes a line whatever was asked for; nothing for an empty one.
  static func write(_ text: String) throws {
    if !text.isEmpty {
      try Terminal.write(VisibleText.of(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n")
    }
  }
}
