import ArgumentParser
import L10nWorkspace

/// Options that report the files read and written to a build system.
struct DependencyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A dependency file for make, Ninja and CMake.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "The target in the dependency file; by default the generated files.", valueName: "path"),
    completion: .file())
  var depfileTarget: String?

  @Option(
    help: ArgumentHelp("A list of the files that are read, for a run script build phase in Xcode.", valueName: "file"),
    completion: .file())
  var inputList: String?

  @Option(
    help: ArgumentHelp(
      "A list of the files that are written, for a run script build phase in Xcode.", valueName: "file"),
    completion: .file())
  var outputList: String?

  func validate() throws {
    if depfileTarget != nil, depfile == nil { throw ValidationError("--depfile-target goes with --depfile") }
  }

  /// Writes the requested files, unless they are up to date.
  ///
  /// - Parameters:
  ///   - inputs: the paths of the files that are read.
  ///   - outputs: the paths of the files that are written.
  /// - Throws: `FileError` if a file cannot be written.
  func write(inputs: [String], outputs: [String]) throws {
    if let depfile {
      let targets = depfileTarget.map { [$0] } ?? outputs
      try FileWriter.write(DependencyFile(targets: targets, inputs: inputs).text, to: depfile)
    }
    if let inputList { try FileWriter.write(XcodeFileList(inputs).text, to: inputList) }
    if let outputList { try FileWriter.write(XcodeFileList(outputs).text, to: outputList) }
  }
}
