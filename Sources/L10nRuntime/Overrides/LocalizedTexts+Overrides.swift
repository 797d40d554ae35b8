extension LocalizedTexts {
  /// The same texts with the override layers as they are now: for a page or a request whose texts have to be of one
  /// piece while layers are replaced.
  ///
  ///     let strings = PlayerStrings(preferences: request.languages).pinned
  ///
  /// Holds for the next eight replacements (`TextOverrides.pinnedGenerations`), then the newest layers answer: so a value
  /// stays a few words without references, and one that is kept by mistake keeps no memory.
  public var pinned: LocalizedTexts {
    with(generation: catalog.publishedOverrides?.snapshot(generation).generation ?? 1)
  }

  /// The text with an index where override layers have a say; `nil` where the module's own tables alone answer.
  @inline(never)
  func overridden(_ index: Int, _ arguments: [MessageArgument]) -> String? {
    guard let snapshot = catalog.publishedOverrides?.snapshot(generation),
      let chain = snapshot.chain(of: tables.pointee.number)
    else { return nil }
    for step in chain {
      for table in step.layers {
        guard let text = table[index] else { continue }
        if arguments.isEmpty, let plain = text.plain { return plain }
        if let shown = try? formatter(for: step.base).format(text.message, arguments) { return shown }
      }
      guard let text = step.base.texts.text(index) else { continue }
      if arguments.isEmpty, text.isPlain { return text.string }
      if let message = Message(coded: text.string),
        let shown = try? formatter(for: step.base).format(message, arguments)
      {
        return shown
      }
    }
    return nil
  }
}
