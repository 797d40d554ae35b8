extension LocalizedTexts {
  /// The text with a key as runs; a run that shows an argument has its name (see `TextRun`).
  ///
  /// - Parameter arguments: the arguments in the order of their positions in the development text, with names of the
  ///   caller's choice.
  /// - Throws: an error if the key is unknown or the arguments do not fit, as `text(for:arguments:)` does.
  public func runs(
    for key: String, arguments: KeyValuePairs<String, MessageArgument> = [:]
  ) throws(TextLookupError) -> [TextRun] {
    let values = arguments.map { $0.value }
    return runs(try index(of: key, taking: values), values, names: arguments.map { $0.key })
  }

  /// The text with an index as runs, with names for its arguments by position, for generated functions.
  @inline(never)
  public func runs(_ index: Int, _ values: [MessageArgument], names: [String]) -> [TextRun] {
    if hasPlainSpaces {
      return withOwnSpaces.runs(index, values, names: names).map { $0.withPlainSpaces(options.isolation) }
    }
    for (program, step) in candidates(index) {
      if let runs = try? TextRun.runs(of: program, values, names: names, context(of: step)) { return runs }
    }
    // No text takes the arguments, which the tool has ruled out: the fallback is the message's own text.
    let text = formatted(index, values)
    return text.isEmpty ? [] : [TextRun(text: text, argument: nil, direction: locale.writingDirection)]
  }

  /// The programs that a look-up tries in turn, override layers first at each step of the chain.
  private func candidates(_ index: Int) -> [(program: String, step: LocaleTables.Step)] {
    let layered = catalog.publishedOverrides?.snapshot(generation).chain(of: tables.pointee.number)
    let chain = layered ?? tables.pointee.steps.map { OverrideSnapshot.Step(layers: [], base: $0) }
    var candidates: [(program: String, step: LocaleTables.Step)] = []
    for (place, step) in chain.enumerated() {
      for (layer, table) in step.layers.enumerated() {
        guard let text = table[index] else { continue }
        candidates.append((chain.program(of: text, index, layer: layer, at: place), step.base))
      }
      if let text = step.base.texts.text(index) { candidates.append((text.string, step.base)) }
    }
    return candidates
  }
}
