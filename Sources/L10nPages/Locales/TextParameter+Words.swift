import L10nCore

extension TextParameter {
  /// What it takes, in words.
  var kind: String {
    if let format { return format.words }
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

extension ArgumentFormat {
  fileprivate var words: String {
    switch self {
    case .duration: isSpokenDuration ? "spoken duration" : "duration"
    case .percent: "percentage"
    case .list: "list"
    case .number(_, .integer): "whole number"
    case .number: "number"
    case .numberRange: "range of numbers"
    case .unit: "number with its unit"
    case .currency: "amount of money"
    case .bitRate: "bit rate"
    case .byteCount: "number of bytes"
    case .date(let form): form.shows.time ? form.shows.date ? "date and time" : "time" : "date"
    case .relativeTime: "relative time"
    case .durationClock: "duration on a clock"
    case .languageName: "name of a language"
    case .regionName: "name of a region"
    }
  }
}
