import L10nWorkspace

/// Sets up a repository for merging and comparing tables.
struct MergeInstallation {
  let scope: GitSetup.Scope
  let program: String

  /// - Throws: exit status 2, with a message, outside of a repository, and if something cannot be written.
  func run() throws {
    do {
      let setup = try GitSetup(around: ".")
      let path = setup.attributesPath
      let old = FileReader.isThere(path) ? try FileReader.bytes(of: path) : []
      let text = String(decoding: old, as: UTF8.self)
      let missing = try setup.missingAttributes(in: text)
      if !missing.isEmpty {
        let lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
        let isOpen = !(old.last.map { $0 == 0x0A } ?? true)
        let added = (isOpen ? lineEnd : "") + missing.map { $0 + lineEnd }.joined()
        try FileWriter.write(old + Array(added.utf8), to: path)
        for line in missing { try VerbosityOptions.write("added to \(GitSetup.attributesFile): \(line)") }
      }
      let settings = try setup.configure(scope, program: program)
      for setting in settings {
        try VerbosityOptions.write("git config --\(scope.rawValue) \(setting.name) '\(setting.value)'")
      }
      if missing.isEmpty, settings.isEmpty { return try VerbosityOptions.write("git is set up already") }
      if scope == .local, !settings.isEmpty {
        try VerbosityOptions.write(
          "the configuration is only for this clone: run it in each clone, and commit .gitattributes")
      }
    } catch let error as GitError {
      throw Terminal.failure("\(error)", help: "run it in a git repository")
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }
}
