public import L10nRuntime

extension OverrideLayer {
  /// Reads files. Never fails: unreadable parts are among `problems`.
  ///
  /// - Parameters:
  ///   - files: the files; of several texts with one key in one language a rule of a `.stringsdict` file is used,
  ///     otherwise the last one.
  ///   - overrides: the overrides of the module that the layer is for.
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
