extension LocalizedTexts {
  /// The text with a key as runs, each with the name of the argument that it shows; see `TextRun`.
  ///
  /// - Parameter arguments: in the order of their positions in the development text, with names for the caller's own use.
  /// - Throws: what is wrong with the key or the arguments, as `text(for:arguments:)` does.
  public func runs(
    for key: String, arguments: KeyValuePairs<String, MessageArgument> = [:]
  ) throws(TextLookupError) -> [TextRun] {
    let values = arguments.map { $0.value }
    return runs(try index(of: key, taking: values), values, names: arguments.map { $0.key })
  }

  /// The text with an index as runs, with names for its arguments by position: what generated functions call.
  @inline(never)
  public func runs(_ index: Int, _ values: [MessageArgument], names: [String]) -> [TextRun] {
    if hasPlainSpaces {
      return withOwnSpaces.runs(index, values, names: names).map { $0.withPlainSpaces(options.isolation) }
    }
    for (program, step) in candidates(index) {
      if let runs = try? TextRun.runs(of: program, values, names: names, context(of: step)) { return runs }
    }
    // No text takes the arguments, which the tool has ruled out: what is shown then is the message's own.
    let text = formatted(index, values)
    return text.isEmpty ? [] : [TextRun(text: text, argument: nil, direction: locale.writingDirection)]
  }

  /// The programs that a look-up asks in turn, override layers first at each step of the chain.
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
