import ArgumentParser
import L10nCore
import L10nReport
import L10nSyntax
import L10nWorkspace

/// A merge as git's merge driver.
struct MergeRun {
  let files: MergeFiles
  let markerSize: Int
  let favor: MergeSide?

  /// - Throws: exit status 1 for conflicts, and 2 if a file cannot be read or written, with messages.
  func run() throws {
    let contents = try files.read()
    if let undisputed = contents.undisputed { return try files.write(undisputed, to: files.ours) }
    guard let format = MergeableFormat(ofFile: files.path) else { return try mergeLines(contents) }
    let (merge, file): (TableMerge, TableMerge.File)
    do throws(EditRefusal) {
      merge = try TableMerge(base: contents.base, ours: contents.ours, theirs: contents.theirs, format)
      file = try merge.file(markers: favor == nil ? markerSize : nil) { _ in favor ?? .ours }
    } catch {
      return try mergeLines(contents, because: error)
    }
    try files.write(file.bytes, to: files.ours)
    if merge.conflicts.isEmpty || favor != nil { return }
    Terminal.report(text(of: merge, file.positions))
    throw ExitCode(1)
  }

  /// The conflicts, each with its place in the merged file.
  private func text(of merge: TableMerge, _ positions: [SourcePosition]) -> String {
    let lines = zip(merge.conflicts, positions).sorted { $0.1 < $1.1 }.map { conflict, position in
      let isKept = merge.holdsMarkers ? "" : conflict.kind == .removedByUs ? "; it stays removed" : "; ours is kept"
      return "\(files.path):\(position.line):\(position.column): error: \(conflict.message)\(isKept)\n"
    }
    let help =
      merge.holdsMarkers
      ? "keep one side of each and remove the marks" : "git mergetool --tool l10n asks which side to keep"
    return lines.joined() + "  help: \(help)\n"
  }

  /// Merges like git, and refuses files that git cannot merge.
  private func mergeLines(_ contents: MergeFiles.Contents, because refusal: EditRefusal? = nil) throws {
    if let refusal {
      Terminal.report("\(VisibleText.of(files.path)): warning: \(refusal.message); merging line by line\n")
    }
    let merged = try Terminal.orFail {
      try GitLineMerge.merged(
        base: files.base, ours: files.ours, theirs: files.theirs, markers: markerSize, favor: favor)
    }
    guard let merged else {
      if let favor {
        Terminal.report(note: "\(VisibleText.of(files.path)) is not text that can be merged: \(favor.rawValue) is kept")
        return try files.write(favor == .ours ? contents.ours : contents.theirs, to: files.ours)
      }
      throw Terminal.refusal(
        "'\(files.path)' cannot be merged: git merges no binary files; ours was left unchanged",
        help: "keep one side, with git checkout --ours or --theirs, and write binary tables as text, with l10n convert")
    }
    try files.write(merged.text, to: files.ours)
    if merged.conflictCount > 0 { throw ExitCode(1) }
  }
}
