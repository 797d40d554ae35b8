import StringsFormat

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
    value.plainNumber ?? text(of: value, isDirectional: false).plain
  }
}
