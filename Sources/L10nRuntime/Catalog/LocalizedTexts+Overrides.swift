extension LocalizedTexts {
  /// The same texts with the override layers as they are now: for a page or a request whose texts have to be of one
  /// piece while layers are replaced.
  ///
  ///     let strings = PlayerStrings(preferences: request.languages).pinned
  ///
  /// Holds for the next eight replacements (`TextOverrides.pinnedGenerations`), then the newest layers answer: so a value
  /// stays a few words without references, and one that is kept by mistake keeps no memory. Work that may take longer
  /// than that is done in `withPinnedLayers`.
  ///
  /// Where the language of the texts was one that the layers no longer add, they are in the next best one.
  public var pinned: LocalizedTexts {
    pinned(to: catalog.publishedOverrides?.snapshot(generation) ?? OverrideSnapshot())
  }

  /// Calls a function with the same texts, pinned for as long as it runs, however often the layers are replaced.
  ///
  ///     let page = strings.withPinnedLayers { strings in Page(strings) }
  ///
  /// - Complexity: O(1). The function's look-ups are slower by the number of others that outlive eight replacements.
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

  /// The text with an index where override layers have a say or an observer is called for fallbacks; `nil` where the
  /// module's own tables alone answer.
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
    // A text that the arguments do not fit is shown without them by the caller: it is not missing.
    if steps.allSatisfy({ $0.texts.text(index) == nil }) {
      published.report(index, wanted: locale, answered: nil, in: catalog)
    }
    return nil
  }

  /// The text that one step of a chain with layers has; `nil` where it has none, or none that the arguments fit.
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

  /// The text that a table of the module has; `nil` where it has none, or none that the arguments fit.
  @inline(never)
  private func text(_ index: Int, _ arguments: [MessageArgument], of base: LocaleTables.Step) -> String? {
    guard let text = base.texts.text(index) else { return nil }
    return text.isPlain ? text.string : text.shown(arguments, context(of: base))
  }
}

extension [OverrideSnapshot.Step] {
  /// A layer's program with the plural forms that it lacks, as far as others lend them (`ResolutionStep.takesForms`).
  ///
  /// - Parameter layer: the place of the layer among those of the step, the last layer first.
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
