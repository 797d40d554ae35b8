import StringsFormat

/// A tag around a range of a text, or one that stands alone: a link, an emphasis, a line break.
///
///     "By using the app you accept the {#link href=$url}terms{/link}."
///     // a tag "link" with one option, "href"
///
/// A message says what the range is, and the app what that looks like: names and options are the message's own, and nothing
/// in them is trusted. A web page that makes a link of `href` checks the address first.
public struct TextTag: Hashable, Sendable {
  /// A name and what it is set to.
  public struct Option: Hashable, Sendable {
    /// The option's name.
    public let name: String

    /// What it is set to; the argument's text where an argument says it.
    public let value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// What the tag says of the range.
  public let name: String

  /// In the order of the message.
  public let options: [Option]

  /// What an option is set to; `nil` where the tag does not have it.
  public subscript(option: String) -> String? {
    options.first { $0.name.utf8.elementsEqual(option.utf8) }?.value
  }
}

extension TextTag {
  /// A tag of a message.
  /// - Parameter argument: the text of an argument by its name.
  init(_ markup: MessageMarkup, _ argument: (String) throws(MessageError) -> String) throws(MessageError) {
    func text(_ value: MessageMarkup.Option.Value) throws(MessageError) -> String {
      switch value {
      case .text(let text): return text
      case .argument(let name): return try argument(name)
      case .joined(let values):
        var joined = ""
        for value in values { joined += try text(value) }
        return joined
      }
    }
    var options: [Option] = []
    for option in markup.options { options.append(Option(option.name, try text(option.value))) }
    self.init(name: markup.name, options: options)
  }
}

extension MessageFormatter {
  /// An argument as an option of a tag has it: numbers in ASCII digits without grouping, for programs.
  func optionText(of value: MessageArgument) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .double(let number): FormattedNumber(shortest: number).text(symbols: .latin)
    default: text(of: value, isDirectional: false).plain
    }
  }
}
