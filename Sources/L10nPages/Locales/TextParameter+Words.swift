import L10nCore

extension TextParameter {
  /// What it takes, in words.
  var kind: String {
    if let format { return format.function.words }
    return switch type {
    case .string: "text"
    case .integer, .unsigned: "whole number"
    case .double: "number"
    case .duration: "duration"
    case .list: "list"
    case .instant: "date and time"
    case .relativeTime: "relative time"
    case .language: "language"
    case .decimal: "number"
    case .money: "amount of money"
    case .range: "range of numbers"
    }
  }
}
