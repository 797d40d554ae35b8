import L10nCore
import L10nRuntime

/// Arguments for a text that is shown as an example: a position in a video of ten minutes, and what goes with it.
enum SampleArguments {
  /// The steps of a slider, both ends among them.
  static let steps = 5

  /// The length of the video, in seconds.
  static let whole = 596

  /// When a video is shown for the first time.
  static let moment = Instant(year: 2026, month: 11, day: 22, hour: 20)

  /// How far the video is at a step, in seconds.
  static func seconds(_ step: Int) -> Int { step * whole / (steps - 1) }

  /// A time on a clock: `2:29`.
  static func clock(_ seconds: Int) -> String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }

  /// Values for the parameters of a text.
  ///
  /// - Parameters:
  ///   - prefix: the control's own prefix, for an argument of that name.
  ///   - step: how far a slider is, from 0 to `steps - 1`; of several durations the first one follows it and the last one
  ///     is the whole.
  static func values(for parameters: [TextParameter], prefix: String?, step: Int = 1) -> [MessageArgument] {
    let share = Double(step) / Double(steps - 1)
    let durations = parameters.indices.filter { parameters[$0].type == .duration }
    return parameters.enumerated().map { index, parameter in
      switch (parameter.format, parameter.type) {
      case (.duration(let style), _):
        let isWhole = durations.count > 1 && index == durations.last || isWholeLength(parameter.name)
        let length = isWhole ? whole : seconds(step)
        return .duration(.seconds(length), style)
      case (.durationClock(let rounding), _): return .clock(.seconds(seconds(step)), rounding: rounding)
      case (.date(let form), _): return .date(moment, form)
      case (_, .instant): return .instant(moment)
      case (.relativeTime(let style), _): return .relative(RelativeTime(-3, .day), style)
      case (.languageName(let style, let context, let tags), _):
        return .languageName(tags?.first ?? "es", style, context)
      case (.regionName, _): return .regionName("ES")
      case (.percent, _): return .percent(share)
      case (.bitRate(let width), _): return .bitRate(2_400_000, width: width)
      case (.byteCount(let width), _): return .byteCount(45_300_000, width: width)
      case (.number(let form, let value)?, _) where parameter.format?.fitsNumbers == true:
        return .number(value == .integer ? 12_345 : 1234.5, form)
      case (.numberRange(let form), _): return .range(3...5, form)
      case (.unit(let form, let value), _): return .number(value == .integer ? 5 : 1.5, form)
      case (.currency(let form, let currencies), _):
        return .currency(CurrencyAmount(4.99, currencies?.first ?? "EUR"), form)
      case (.list(let kind), _): return .list(["A", "B", "C"], kind: kind)
      case (_, .decimal): return .number(1.5, .plain)
      case (_, .range): return .range(3...5)
      case (_, .money): return .currency(CurrencyAmount(4.99, "EUR"))
      case (_, .duration): return .duration(.seconds(seconds(step)))
      case (_, .relativeTime): return .relative(RelativeTime(-3, .day))
      case (_, .language): return .languageName("es")
      case (_, .list): return .list(["A", "B", "C"])
      case (_, .integer): return .integer(5)
      case (_, .unsigned): return .unsigned(5)
      case (_, .double): return .double(1.5)
      case (_, .string) where parameter.name == "prefix" && prefix != nil: return .string(prefix ?? "")
      case (_, .string): return .string(text(named: parameter.name, isFirst: index == 0, step: step))
      }
    }
  }

  /// A time on a clock for what is one by its name; else the name itself.
  private static func text(named name: String?, isFirst: Bool, step: Int) -> String {
    guard let name else { return clock(isFirst ? seconds(step) : whole) }
    let words = CamelWords.of(name)
    if !words.isDisjoint(with: ["time", "position", "elapsed", "current"]) { return clock(seconds(step)) }
    if !words.isDisjoint(with: ["duration", "total", "remaining"]) { return clock(whole) }
    return name
  }

  /// Whether a time of that name is the length of the video, which no step changes.
  private static func isWholeLength(_ name: String?) -> Bool {
    name.map { !CamelWords.of($0).isDisjoint(with: ["duration", "total", "remaining", "length"]) } ?? false
  }

  /// What a control that shows a time shows at each step; empty for any other.
  static func clocks(of control: ControlDeclaration) -> [String] {
    guard control.texts.contains(where: { $0.kind == .prefix }) else { return [] }
    let isWhole = isWholeLength(control.name)
    return (0..<steps).map { clock(isWhole ? whole : seconds($0)) }
  }
}
