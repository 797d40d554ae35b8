import ArgumentParser
import Foundation
import L10nCore
import L10nWorkspace

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merges three versions of a table entry by entry, as a merge driver of git.",
    discussion: """
      Writes the merge into OURS. Within an entry, plural forms, comments and states merge each for itself. Order, \
      comments, blanks and encoding are those of OURS; what THEIRS adds goes beside the neighbors that it has there. \
      Where both have changed one text, marks surround only that entry; in XML and JSON, which cannot hold marks, \
      the text of OURS stays, and the conflict is printed. Other files, and broken ones, merge line by line, as git does.

      --install sets up the repository, so that git merge, rebase, cherry-pick and stash use it. --mergetool asks about \
      each conflict: git mergetool --tool l10n.

      The exit status is 0 where nothing conflicts, and 1 where something does.

      EXAMPLES:
        l10n merge --install
        l10n merge base.strings ours.strings theirs.strings fr.lproj/Player.strings
        git mergetool --tool l10n
      """)

  @Argument(help: "The common ancestor; a blank file where there is none.", completion: .file())
  var base: String?

  @Argument(help: "The version that is merged into; the result is written here.", completion: .file())
  var ours: String?

  @Argument(help: "The version that comes in.", completion: .file())
  var theirs: String?

  @Argument(
    help:
      "The file's path in the repository, which says its format; by default that of OURS. The result of --mergetool.",
    completion: .file())
  var path: String?

  @Option(help: ArgumentHelp("How many characters mark a conflict.", valueName: "number"))
  var markerSize = 7

  @Option(help: ArgumentHelp("Decide conflicts for this side: ours or theirs.", valueName: "side"))
  var favor: MergeSide?

  @Flag(help: "Write .gitattributes and git's configuration: the merge driver, diffs of tables, and the merge tool.")
  var install = false

  @Flag(name: .customLong("global"), help: "With --install, configure git for all repositories of the user.")
  var isGlobal = false

  @Option(
    help: ArgumentHelp(
      "With --install, how git starts l10n; by default as this run was started, by name or by path.",
      valueName: "command"))
  var program: String?

  @Flag(help: "Ask on the terminal which side counts in each conflict, and write PATH.")
  var mergetool = false

  func validate() throws {
    if install {
      if base != nil || mergetool { throw ValidationError("--install takes no files") }
      return
    }
    if isGlobal { throw ValidationError("--global is for --install") }
    guard base != nil, ours != nil, theirs != nil else {
      throw ValidationError("a merge has three files: BASE OURS THEIRS; or set up git with --install")
    }
    if mergetool, path == nil { throw ValidationError("--mergetool takes four files: BASE OURS THEIRS PATH") }
    if !(1...1000).contains(markerSize) { throw ValidationError("--marker-size takes a number from 1 to 1000") }
  }

  func run() throws {
    if install {
      return try MergeInstallation(scope: isGlobal ? .global : .local, program: program ?? Self.program).run()
    }
    guard let base, let ours, let theirs else { return }
    let files = MergeFiles(base: base, ours: ours, theirs: theirs, path: path ?? ours)
    if mergetool { return try MergeDialog(files: files, favor: favor).run() }
    try MergeRun(files: files, markerSize: markerSize, favor: favor).run()
  }
}

extension MergeCommand {
  /// The command that started this run, for git: the name, which was found in `PATH`, or the absolute path.
  private static var program: String {
    let name = CommandLine.arguments[0]
    return name.contains("/") ? URL(filePath: name).standardizedFileURL.path.shellQuoted : name
  }
}

extension MergeSide: ExpressibleByArgument {}
