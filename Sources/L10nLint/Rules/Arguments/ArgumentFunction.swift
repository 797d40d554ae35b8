import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let argumentFunction: Rule = Rule(
    id: "argument-function", severity: .error,
    summary:
      "A pattern of a translation shows an argument as something else than the development text: no percentage, another currency, a time for a date, another number."
  ) { context, _ in
    context.argumentComparisons.flatMap { comparison -> [Diagnostic] in
      guard let (pattern, own, development) = comparison.patterns else { return [] }
      let translation = comparison.translation
      let wanted = Dictionary(grouping: development.shownArguments, by: \.name)
      // Other rules report those.
      let mistyped = Set((comparison.typeMismatches + comparison.extra).map(\.use.name))
      let wrong = own.shownArguments.filter { shown in
        guard !mistyped.contains(shown.name), let wanted = wanted[shown.name] else { return false }
        return !shown.contents.isSubset(of: wanted.contents)
      }
      let entry = translation.entry
      let lost = Dictionary(grouping: own.shownArguments, by: \.name).compactMap { name, uses -> Diagnostic? in
        guard !mistyped.contains(name), !wrong.contains(where: { $0.name == name }),
          let part = uses.contents.lostPart(of: wanted[name]?.contents ?? [])
        else { return nil }
        return Diagnostic(
          "'\(entry.key)' does not show the \(part) of '\(name)', which the development text shows",
          at: entry.location(ofPattern: uses[0].range), subject: entry.subject,
          related: [context.developmentText(of: translation.development)], help: "show it as the development text does",
          severity: .warning)
      }
      let swapped = SwappedOrdinal.all(
        in: pattern, of: development,
        countsByForms: PluralRequirements(for: context.language(of: entry)).integers.count > 1
      ).map { swapped in
        Diagnostic(
          "'\(entry.key)' \(swapped.words.clause)", at: entry.location(ofPattern: swapped.range),
          subject: entry.subject, related: [context.developmentText(of: translation.development)],
          help: swapped.words.help, severity: .warning)
      }
      return lost.sorted { $0.message < $1.message } + swapped
        + Dictionary(grouping: wrong, by: \.name).sorted {
          $0.value[0].range.lowerBound < $1.value[0].range.lowerBound
        }
        .map { name, uses in
          let places = uses.map { entry.location(ofPattern: $0.range) }
          return Diagnostic(
            "'\(entry.key)' shows '\(name)' \(uses[0].words), and the development text shows it \(wanted[name]?.first?.words ?? "")",
            at: places[0], subject: entry.subject,
            related: [context.developmentText(of: translation.development)]
              + places.dropFirst().map { Diagnostic.Related("the same argument", at: $0) },
            help: "show it as the development text does")
        }
    }
  }
}

/// One place of a pattern that shows an argument.
private struct ShownArgument {
  /// The content shown, without the parts in which languages may differ: the length of a name, and the fields of a
  /// date.
  enum Content: Hashable {
    case number(NumberStyle.Unit, times: NumberStyle.Scale, plus: Double)
    case date
    case time
  }

  let name: String

  /// Two elements for a date with its time.
  let contents: Set<Content>

  /// The content in words.
  let words: String

  /// The placeholder, or the `#`, in UTF-8 offsets of the pattern.
  let range: Range<Int>

  init(_ name: String, _ style: NumberStyle, plus offset: Double, at range: Range<Int>) {
    (self.name, self.range) = (name, range)
    contents = [.number(style.unit, times: style.scale, plus: offset)]
    let unit: String? =
      switch style.unit {
      case .none: style.scale == .one ? nil : "multiplied"
      // Only the style of that name multiplies by itself.
      case .percent: style.scale == .one ? "with a percent sign" : "as a percentage"
      case .permille: "per mille"
      case .currency(let code): "in \(code)"
      case .measure(let unit): "in the unit '\(unit.split(separator: "/").last ?? "")'"
      }
    let change =
      offset == 0
      ? nil
      : "\(offset < 0 ? "less" : "plus") \(Int(exactly: offset.magnitude).map { "\($0)" } ?? "\(offset.magnitude)")"
    let parts = [unit, change].compactMap { $0 }
    words = parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
  }

  init(_ name: String, date form: String, at range: Range<Int>) {
    (self.name, self.range) = (name, range)
    let shows = DateForm(text: form).shows
    contents = Set((shows.date ? [.date] : []) + (shows.time ? [.time] : []))
    words = !shows.time ? "as a date" : shows.date ? "as a date with its time" : "as a time"
  }
}

extension [ShownArgument] {
  /// The contents shown in all places together.
  fileprivate var contents: Set<ShownArgument.Content> { reduce(into: []) { $0.formUnion($1.contents) } }
}

extension Set<ShownArgument.Content> {
  /// The word for the half of a date with its time that a text does not show; `nil` if it shows both or neither.
  fileprivate func lostPart(of wanted: Set) -> String? {
    let both: Set = [.date, .time]
    guard wanted.isSuperset(of: both), intersection(both).count == 1 else { return nil }
    return contains(.date) ? "time" : "date"
  }
}

extension ICUMessage {
  /// Every place that shows an argument, in the order of the pattern.
  fileprivate var shownArguments: [ShownArgument] { shownArguments(parts, at: [], counting: nil) }

  /// - Parameter select: the plural whose variant the parts belong to.
  private func shownArguments(
    _ parts: [MessagePart], at path: [Int], counting select: MessageSelect?
  ) -> [ShownArgument] {
    parts.enumerated().flatMap { index, part -> [ShownArgument] in
      let path = path + [index]
      switch part {
      case .text, .markup: return []
      case .placeholder(let placeholder) where placeholder.name.literalOperand != nil: return []
      case .number:
        return select.map { [ShownArgument($0.name, .plain, plus: -$0.offset, at: places[path])] } ?? []
      case .placeholder(let placeholder):
        let (name, offset) = (placeholder.name, placeholder.offset)
        switch placeholder.function {
        case .none, .text: return [ShownArgument(name, .plain, plus: offset, at: places[path])]
        case .number(let style): return [ShownArgument(name, style, plus: offset, at: places[path])]
        case .date(let form):
          // Another rule reports a letter that was meant for another field.
          if DateForm(text: form).skeleton.flatMap({ DateFieldSlip(in: $0) }) != nil { return [] }
          return [ShownArgument(name, date: form, at: places[path])]
        case .specifier, .damaged, .unsupported: return []
        }
      case .select(let inner):
        return inner.variants.enumerated().flatMap { index, variant in
          shownArguments(variant.parts, at: path + [index], counting: inner.isPlural ? inner : select)
        }
      }
    }
  }
}
