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
