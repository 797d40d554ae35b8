/// The words of one locale for arguments that are neither text nor plain numbers.
///
/// Made by the tool from ICU, only for the kinds of arguments that a module uses, and frozen into generated code.
/// Percentages and dates are not included: they belong to the digits (`LocaleNumbers`), which a reader's region may
/// change.
///
/// A class, because every formatted text retains words that are many strings, with only one reference.
public final class ArgumentPatterns: Sendable {
  /// The parts of the words, read on first use.
  private struct Parts: Sendable {
    /// The words by the index of the width, or the kind. Arrays of all kinds would be made for the first text.
    let durations: Lazily<DurationPatterns?>
    let lists: Lazily<ListPatterns?>
    let measures: Lazily<MeasurePatterns?>
    let relatives: Lazily<RelativePatterns?>
    let names: Lazily<DisplayNames?>
    let clockSeparator: String
    let rangeSeparator: String
  }

  /// The words as text, `CodedFields`: the name of a kind of argument, its patterns, the next name; empty without
  /// words.
  package let frozen: String
  private let lazyParts: Lazily<Parts>
  private var parts: Parts { lazyParts.value }

  /// The words for durations in a width; `nil` if the module has none.
  package func durations(_ width: DurationStyle.Width) -> DurationPatterns? {
    parts.durations.pointer(at: width.place).pointee
  }
  /// The patterns for lists of a kind; `nil` if the module has none.
  package func list(_ kind: ListKind) -> ListPatterns? { parts.lists.pointer(at: kind.place).pointee }
  /// The words for bits or bytes; `nil` if the module has none.
  package func measure(_ kind: MeasureKind) -> MeasurePatterns? { parts.measures.pointer(at: kind.place).pointee }
  /// The words for relative times in a width; `nil` if the module has none.
  package func relative(_ width: RelativeTimeStyle.Width) -> RelativePatterns? {
    parts.relatives.pointer(at: width.place).pointee
  }
  /// The names of languages and regions; `nil` if the module has none.
  package var names: DisplayNames? { parts.names.value }
  /// The separator of hours, minutes and seconds of a clock.
  package var clockSeparator: String { parts.clockSeparator }
  /// The text between the numbers of a range.
  package var rangeSeparator: String { parts.rangeSeparator }

  /// No words: durations are shown like a clock, `4:03`, lists with commas, bits and bytes with signs that all
  /// languages know, `1.2 Mbit/s`.
  public static let none = ArgumentPatterns(frozen: "")

  /// Reads the frozen form; unknown kinds are left out. The words of a kind are read on first use.
  /// - Parameter first: the patterns that contain the names of languages in themselves; `nil` for these.
  package init(frozen text: String, after first: @escaping @Sendable () -> ArgumentPatterns? = { nil }) {
    frozen = text
    lazyParts = Lazily {
      let coded = CodedText(text)
      @Sendable func patterns(of kind: String) -> String? { coded.value(of: kind)?.text }
      return Parts(
        durations: Lazily(count: WordWidth.count) { place in
          patterns(of: WordWidth(place: place).durationName).flatMap { DurationPatterns(coded: $0) }
        },
        lists: Lazily(count: ListKind.count) { place in
          patterns(of: ListKind(place: place).name).flatMap { ListPatterns(coded: $0) }
        },
        measures: Lazily(count: MeasureKind.count) { place in
          let kind = MeasureKind(place: place)
          return patterns(of: kind.name).flatMap { MeasurePatterns(coded: $0, kind.measure) }
        },
        relatives: Lazily(count: WordWidth.count) { place in
          patterns(of: WordWidth(place: place).relativeName).flatMap { RelativePatterns(coded: $0) }
        },
        names: Lazily { coded.value(of: "names").flatMap { DisplayNames($0) { first()?.names } } },
        clockSeparator: patterns(of: "clock") ?? ":", rangeSeparator: patterns(of: "range") ?? "–")
    }
  }
}

extension LocaleFormats {
  /// Writes a date, a time, a duration, a percentage or a measure; writes nothing for other values.
  @inline(never)
  func write(_ value: MessageArgument, to output: inout TextBytes) {
    switch value {
    case .duration(let duration, let style):
      guard let words = patterns.durations(style.width) else {
        let format = ClockText(separator: ":", zero: symbols.zeroDigit)
        return format.write(duration, smallestUnit: style.smallestUnit, rounding: style.rounding, to: &output)
      }
      words.write(duration, style, pluralRules: pluralRules, symbols: symbols, to: &output)
    case .percent(let fraction):
      percents.write(fraction: fraction.isFinite ? fraction : 0, symbols, to: &output)
    case .bitRate(let bits, let width): write(bits, MeasureKind(.bitRate, width), to: &output)
    case .byteCount(let bytes, let width): write(bytes, MeasureKind(.byteCount, width), to: &output)
    case .date(let instant, let form): dates.write(instant, as: form, symbols, to: &output)
    case .clock(let duration, let rounding):
      ClockText(separator: patterns.clockSeparator, zero: symbols.zeroDigit).write(
        duration, rounding: rounding, to: &output)
    default: break
    }
  }

  private func write(_ amount: Int64, _ kind: MeasureKind, to output: inout TextBytes) {
    let words = patterns.measure(kind) ?? .neutral(kind.measure)
    words.write(amount.magnitude, pluralRules: pluralRules, symbols: symbols, to: &output)
  }
}

extension WordWidth {
  /// The name of the words of durations in the frozen form.
  package var durationName: String { self == .long ? "duration" : "duration-\(rawValue)" }

  /// The name of the words of relative times in the frozen form.
  package var relativeName: String { "relative-\(rawValue)" }
}
