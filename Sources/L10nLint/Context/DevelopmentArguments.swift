import L10nCore

/// The arguments of the development texts that have any, read once for all their translations.
struct DevelopmentArguments: Sendable {
  /// By the number of the development entry; `nil` for a text without a percent sign.
  private let arguments: [EntryArguments?]

  /// The numbers of the entries that do not plainly take the arguments of their development texts, and of the
  /// development texts: with 5,000 gettext messages in 80 languages a full reading of all entries was a fifth of the time
  /// that `lint` takes.
  private let numbers: [Int]

  init(_ index: EntryIndex) {
    arguments = index.development.concurrentChunks { chunk in
      chunk.map { $0.mayHaveArguments ? EntryArguments($0) : nil }
    }.flatMap { $0 }
    let plain = index.development.concurrentChunks { $0.map { PlainArguments($0) } }.flatMap { $0 }
    numbers = Array(index.entries.indices).concurrentChunks { chunk in
      chunk.filter { number in
        guard !index.facts[number].isDevelopment, let own = index.facts[number].development, let known = plain[own]
        else { return true }
        return PlainArguments(index.entries[number]) != known
      }
    }.flatMap { $0 }
  }

  /// The specifier faults of each development text, by entry number.
  static func faults(in index: DevelopmentIndex) -> [[SpecifierFault]] {
    Array(index.entries.indices).concurrentChunks { chunk in
      chunk.map { number in
        let entry = index.entries[number]
        return entry.mayHaveFaults(isFormatted: index.isFormatted[number])
          ? SpecifierFault.all(in: entry, development: nil) : []
      }
    }.flatMap { $0 }
  }

  /// The entries with specifier faults, each with its faults.
  ///
  /// - Parameter known: the faults of the development texts.
  func faults(
    in index: EntryIndex, _ known: [[SpecifierFault]]
  ) -> [(entry: CatalogEntry, faults: [SpecifierFault])] {
    numbers.concurrentChunks { chunk in
      chunk.compactMap { number -> (entry: CatalogEntry, faults: [SpecifierFault])? in
        let (entry, facts) = (index.entries[number], index.facts[number])
        let faults: [SpecifierFault]
        if facts.isDevelopment, let own = facts.development {
          faults = known[own]
        } else {
          guard entry.mayHaveFaults(isFormatted: facts.isFormatted) else { return nil }
          faults = SpecifierFault.all(in: entry, development: development(ofEntryAt: number, in: index))
        }
        return faults.isEmpty ? nil : (entry, faults)
      }
    }.flatMap { $0 }
  }

  /// The differences between the arguments of translations and those of the development texts.
  ///
  /// - Parameter isFaulty: whether an entry has specifiers that cannot be read.
  func comparisons(in index: EntryIndex, isFaulty: @Sendable (CatalogEntry) -> Bool) -> [ArgumentComparison] {
    numbers.concurrentChunks { chunk in
      chunk.compactMap { number -> ArgumentComparison? in
        let facts = index.facts[number]
        guard facts.isTranslation, let own = facts.development else { return nil }
        let entry = index.entries[number]
        if entry.pattern != nil || index.development[own].pattern != nil {
          return index.translation(at: number).flatMap { ArgumentComparison(patterns: $0) }
        }
        guard arguments[own] != nil || entry.mayHaveArguments,
          let translation = index.translation(at: number),
          !isFaulty(entry), !isFaulty(translation.development), !(entry.plainText.map(TextShape.isBlank) ?? false)
        else { return nil }
        let development = arguments[own] ?? EntryArguments(translation.development)
        return ArgumentComparison(translation, development: development, isFormatted: facts.isFormatted)
      }
    }.flatMap { $0 }
  }

  private func development(ofEntryAt number: Int, in index: EntryIndex) -> EntryArguments? {
    index.facts[number].development.map { arguments[$0] ?? EntryArguments(index.development[$0]) }
  }
}

extension EntryText {
  /// Whether the specifier is written with a position, `%1$`, which is a specifier even where no argument is expected.
  fileprivate var hasPosition: Bool {
    let utf8 = text.utf8
    guard utf8.contains(UInt8(ascii: "$")) else { return false }
    return utf8.indices.contains { start in
      utf8[start] == UInt8(ascii: "%") && SpecifierFault.isPosition(utf8[start...])
    }
  }
}

extension CatalogEntry {
  /// Whether its specifiers may have faults.
  fileprivate func mayHaveFaults(isFormatted: Bool) -> Bool {
    (isFormatted || texts.contains(where: \.hasPosition) || mayHaveForeignSpecifiers) && pattern == nil
      && !key.isRuleEditorKey
  }

  /// Whether the text may contain Foundation's specifiers in a file that another system formats, where they are never
  /// plain text.
  fileprivate var mayHaveForeignSpecifiers: Bool { !specifiers.takesArgumentsOfC && mayHaveArguments }

  /// Whether one of its texts may contain specifiers, or it has variables.
  fileprivate var mayHaveArguments: Bool {
    isRule || texts.contains { $0.text.utf8.contains(UInt8(ascii: "%")) }
  }
}
