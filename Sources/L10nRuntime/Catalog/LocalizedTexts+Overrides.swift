extension LocalizedTexts {
  /// The same texts with the current override layers, for a page or a request whose texts must be consistent while
  /// layers are replaced.
  ///
  ///     let strings = PlayerStrings(preferences: request.languages).pinned
  ///
  /// The layers stay for the next eight replacements (`TextOverrides.pinnedGenerations`), after which the newest layers
  /// are used: so a value is a word without references, and a value that is kept by mistake retains no memory. Use
  /// `withPinnedLayers` for work that may take longer.
  ///
  /// If the layers no longer add the language of the texts, the result is in the next best one.
  public var pinned: LocalizedTexts {
    pinned(to: catalog.publishedOverrides?.snapshot(generation) ?? OverrideSnapshot())
  }

  /// Calls a function with the same texts and the current layers for its duration, however often the layers are
  /// replaced.
  ///
  ///     let page = strings.withPinnedLayers { strings in Page(strings) }
  ///
  /// - Complexity: O(1). Look-ups in the function are slower by the number of other calls that outlive eight
  ///   replacements.
  public func withPinnedLayers<Result, Failure: Error>(
    _ body: (LocalizedTexts) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let snapshot = catalog.publishedOverrides?.snapshot(generation) ?? .none
    return try withExtendedLifetime(snapshot) { () throws(Failure) in try body(pinned(to: snapshot)) }
  }

  func pinned(to snapshot: OverrideSnapshot) -> LocalizedTexts {
    let number = tables.pointee.number
    guard number >= catalog.localeCount, snapshot.chain(of: number) == nil else {
      return with(generation: snapshot.generation)
    }
    let tables = catalog.bestMatch(for: [locale], in: snapshot)
    return LocalizedTexts(tables: tables, numbers: 0, options: options, generation: snapshot.generation)
  }

  /// The text with an index if override layers apply or there is an observer of fallbacks; `nil` if only the module's
  /// own tables are used.
  @inline(never)
  func overridden(_ index: Int, _ arguments: [MessageArgument]) -> String? {
    guard let published = catalog.publishedOverrides else { return nil }
    let chain = published.snapshot(generation).chain(of: tables.pointee.number)
    guard chain != nil || published.onFallback != nil else { return nil }
    let steps = tables.pointee.steps
    for place in 0..<(chain?.count ?? steps.count) {
      let base = chain?[place].base ?? steps[place]
      guard let text = chain.map({ text(index, arguments, at: place, of: $0) }) ?? text(index, arguments, of: base)
      else { continue }
      if place > 0 { published.report(index, wanted: locale, answered: base.tag, in: catalog) }
      return text
    }
    // A text whose arguments do not fit is not missing: the caller shows it without them.
    if steps.allSatisfy({ $0.texts.text(index) == nil }) {
      published.report(index, wanted: locale, answered: nil, in: catalog)
    }
    return nil
  }

  /// The text of one step of a chain with layers; `nil` if it has none, or none for which the arguments fit.
  @inline(never)
  private func text(
    _ index: Int, _ arguments: [MessageArgument], at place: Int, of chain: [OverrideSnapshot.Step]
  ) -> String? {
    for (layer, table) in chain[place].layers.enumerated() {
      guard let text = table[index] else { continue }
      var program = chain.program(of: text, index, layer: layer, at: place)
      let context = context(of: chain[place].base)
      let shown = program.withUTF8 { program in
        arguments.withUnsafeBufferPointer { Interpreter.text(program, $0, context) }
      }
      if let shown { return shown }
    }
    return text(index, arguments, of: chain[place].base)
  }

  /// The text of a table of the module; `nil` if it has none, or none for which the arguments fit.
  @inline(never)
  private func text(_ index: Int, _ arguments: [MessageArgument], of base: LocaleTables.Step) -> String? {
    guard let text = base.texts.text(index) else { return nil }
    return text.isPlain ? text.string : text.shown(arguments, context(of: base))
  }
}

extension [OverrideSnapshot.Step] {
  /// A layer's program completed with missing plural forms from hidden texts (`ResolutionStep.takesForms`).
  ///
  /// - Parameter layer: the index of the layer in the step, the last layer first.
  @inline(never)
  func program(of text: OverrideText, _ index: Int, layer: Int, at place: Int) -> String {
    guard let completion = text.completion else { return text.program }
    let locale = self[place].base.tag
    let hidden = self[place].layers.dropFirst(layer + 1).compactMap { $0[index]?.program }
    let tables = self[place...].map { $0.base }.filter { $0.tag.isWritten(like: locale) }
    let lent = tables.compactMap { $0.texts.text(index)?.string }
    return completion(text.program, hidden + lent, self[place].base.rules.categories)
  }
}
