import L10nCore
import L10nRuntime

/// Example arguments for a text: a position in a video of ten minutes, and values that go with it.
enum SampleArguments {
  /// The number of a slider's steps, including both ends.
  static let steps = 5

  /// The length of the video, in seconds.
  static let whole = 596

  /// The time of the video's premiere.
  static let moment = Instant(year: 2026, month: 11, day: 22, hour: 20)

  /// The position in the video at a step, in seconds.
  static func seconds(_ step: Int) -> Int { step * whole / (steps - 1) }

  /// A time on a clock: `2:29`.
  static func clock(_ seconds: Int) -> String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }

  /// Values for the parameters of a text.
  ///
  /// - Parameters:
  ///   - prefix: the control's own prefix, for an argument of that name.
  ///   - step: the position of a slider, from 0 to `steps - 1`; of several durations the first one follows it and the
  ///     last one is the whole.
  static func values(for parameters: [TextParameter], prefix: String?, step: Int = 1) -> [MessageArgument] {
    let share = Double(step) / Double(steps - 1)
    let durations = parameters.indices.filter { parameters[$0].type == .duration }
    return parameters.enumerated().map { index, parameter in
      if let function = parameter.function {
        let isWhole =
          parameter.type == .duration
          && (durations.count > 1 && index == durations.last || isWholeLength(parameter.name))
        return function.sample(SampleMoment(seconds: isWhole ? whole : seconds(step), share: share, date: moment))
      }
      return switch parameter.type {
      case .integer: .integer(5)
      case .unsigned: .unsigned(5)
      case .double: .double(1.5)
      case .instant: .instant(moment)
      default:
        if parameter.name == "prefix", let prefix {
          .string(prefix)
        } else {
          .string(text(named: parameter.name, isFirst: index == 0, step: step))
        }
      }
    }
  }

  /// A time on a clock if the name indicates one; otherwise the name itself.
  private static func text(named name: String?, isFirst: Bool, step: Int) -> String {
    guard let name else { return clock(isFirst ? seconds(step) : whole) }
    let words = CamelWords.of(name)
    if !words.isDisjoint(with: ["time", "position", "elapsed", "current"]) { return clock(seconds(step)) }
    if !words.isDisjoint(with: ["duration", "total", "remaining"]) { return clock(whole) }
    return name
  }

  /// Whether the name indicates the length of the video, which no step changes.
  private static func isWholeLength(_ name: String?) -> Bool {
    name.map { !CamelWords.of($0).isDisjoint(with: ["duration", "total", "remaining", "length"]) } ?? false
  }

  /// The times that a control shows at each step; empty for a control without a time.
  static func clocks(of control: ControlDeclaration) -> [String] {
    guard control.texts.contains(where: { $0.kind == .prefix }) else { return [] }
    let isWhole = isWholeLength(control.name)
    return (0..<steps).map { clock(isWhole ? whole : seconds($0)) }
  }
}
