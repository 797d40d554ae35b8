/// A list of files for a run script phase of Xcode, an `.xcfilelist`: one path on each line.
///
/// Relative paths start at the project's folder, where the phase runs.
struct XcodeFileList {
  let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  var text: String { paths.map { $0.hasPrefix("/") ? "\($0)\n" : "$(SRCROOT)/\($0)\n" }.joined() }
}
