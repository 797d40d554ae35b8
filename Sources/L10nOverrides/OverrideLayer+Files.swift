public import L10nRuntime

extension OverrideLayer {
  /// Reads files. Never fails: what cannot be read is among `problems`.
  ///
  /// - Parameters:
  ///   - files: of several texts with one key in one language a rule of a `.stringsdict` file counts, else the last one.
  ///   - overrides: those of the module that the layer is for.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ name: String, files: [OverrideFile], for overrides: TextOverrides) {
    var reader = OverrideReader(overrides.target)
    var problems = files.map { _ in [OverrideProblem]() }
    let rules = files.indices.filter { files[$0].format == .stringsdict }
    let others = files.indices.filter { files[$0].format != .stringsdict }
    for place in others + rules { problems[place] = reader.read(files[place]) }
    self.init(
      name, reader.tables.map { ($0.key, $0.value) }, problems: problems.flatMap { $0 }, for: overrides)
  }
}
