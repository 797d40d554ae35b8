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
    }
  }
}

extension ArgumentFormat {
  fileprivate var words: String {
    switch self {
    case .durationSpoken: "spoken duration"
    case .percent: "percentage"
    case .list: "list"
    case .number: "whole number"
    case .bitRate: "bit rate"
    case .byteCount: "number of bytes"
    }
  }
}
