import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime

/// How much a command says besides what it was asked for.
struct VerbosityOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only the result and problems.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also print which catalog is read, and what it has.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Prints a line on what was done, such as which files were written. Controls in it stand as code points.
  ///
  /// - Throws: exit status 2, with a message, when the output cannot be written.
  func print(_ text: String) throws {
    if !quiet { try Self.write(text) }
  }

  /// Says which file was read, on standard error, where that was asked for.
  func say(read file: TableFile, _ language: LanguageTag) {
    guard verbose else { return }
    Terminal.report("read \(file.path): \(file.entries.count.counted("entry", "entries")) in \(language)\n")
  }

  /// Prints a line whatever was asked for; nothing for an empty one.
  static func write(_ text: String) throws {
    if !text.isEmpty {
      try Terminal.write(VisibleText.of(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n")
    }
  }
}
