import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime

/// The amount of additional output of a command.
struct VerbosityOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only the result and problems.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also print which catalog is read, and what it has.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Prints a line of summary, such as the files that were written. Controls are shown as code points.
  ///
  /// - Throws: exit status 2, with a message, if the output cannot be written.
  func print(_ text: String) throws {
    if !quiet { try Self.write(text) }
  }

  /// Reports the file that was read, on standard error, if requested.
  func say(read file: TableFile, _ language: LanguageTag) {
    guard verbose else { return }
    Terminal.report("read \(file.path): \(file.entries.count.counted("entry", "entries")) in \(language)\n")
  }

  /// Prints a line regardless of the options; nothing for an empty one.
  static func write(_ text: String) throws {
    if !text.isEmpty {
      try Terminal.write(VisibleText.of(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n")
    }
  }
}
