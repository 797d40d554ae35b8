/// The command line of the plugin's tool. Plugins and build systems write it, so it is parsed by hand: everybody who
/// uses the plugin would have to build a library for that.
struct BuildArguments {
  static let usage = """
    usage: l10n-build CATALOG --output FOLDER [--stem NAME] [--profile NAME]

    Checks a catalog and generates its typed texts, as the plugin L10nPlugin does in a build. Findings of level error
    end it with 1 and nothing is written; warnings are reported. The command l10n does this and more for people.

      --output FOLDER  the folder for the generated files
      --stem NAME      what their names begin with; by default the name of the generated type
      --profile NAME   debug, ci, release or strict, or a profile of l10n.yml; by default how this program was built,
                       debug or release: in debug builds missing translations are warnings

    """

  /// The catalog's folder.
  let catalog: String
  let output: String

  /// The prefix of the generated files' names; `nil` for the name of the generated type.
  let stem: String?

  /// The profile of the run. A package's build builds the plugin's tool in its own configuration.
  let profile: String

  /// - Parameter arguments: without the name of the program.
  /// - Throws: `Misuse` for an unknown option, a missing value, or too many or too few folders.
  init(_ arguments: [String]) throws(Misuse) {
    var values: [String: String] = [:]
    var folders: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        folders.append(argument)
        continue
      }
      guard ["--output", "--stem", "--profile"].contains(argument) else {
        throw Misuse("there is no option '\(argument)'")
      }
      guard let value = rest.popFirst(), !value.isEmpty else { throw Misuse("a value is missing after '\(argument)'") }
      guard values.updateValue(value, forKey: argument) == nil else { throw Misuse("'\(argument)' is given twice") }
    }
    guard folders.count == 1 else {
      throw Misuse(folders.isEmpty ? "the catalog's folder is missing" : "'\(folders[1])' is a folder too many")
    }
    guard let output = values["--output"] else { throw Misuse("--output is missing") }
    (catalog, self.output, stem) = (folders[0], output, values["--stem"])
    #if DEBUG
      profile = values["--profile"] ?? "debug"
    #else
      profile = values["--profile"] ?? "release"
    #endif
  }

  /// A command line that cannot be read.
  struct Misuse: Error {
    /// One clause.
    let message: String

    init(_ message: String) { self.message = message }
  }
}
