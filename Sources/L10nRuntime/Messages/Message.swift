/// One text of one locale as it is run: a format, or a rule that chooses among formats.
///
/// This is an entry of a `.strings` or `.stringsdict` file without its key. Problems in it are no
/// obstacle to building it; `MessageSignature` reports them.
public struct Message: Hashable, Sendable {
  /// What the message consists of.
  package indirect enum Content: Hashable, Sendable {
    /// A plain entry: a format, or text without arguments.
    case text(String)
    /// A format whose `%#@name@` choose among texts.
    case format(String, variables: [MessageVariable])
    /// Messages by the name of a device, in the order of the file.
    case devices([DeviceVariant])
    /// Messages by the width that they need, in the order of the file.
    case widths([WidthVariant])
    /// A pattern of ICU's MessageFormat, read into its parts.
    case icu(ICUPattern)
  }

  /// The message for one device.
  package struct DeviceVariant: Hashable, Sendable {
    /// `iphone`, `mac`, … or `other`.
    package let device: String
    /// What is shown there.
    package let message: Message

    /// A message for one device.
    package init(device: String, message: Message) {
      self.device = device
      self.message = message
    }
  }

  /// The message for places from one width on.
  package struct WidthVariant: Hashable, Sendable {
    /// The least width, in characters of a typical font as the file counts them.
    package let width: Int
    /// What is shown there.
    package let message: Message

    /// A message from one width on.
    package init(width: Int, message: Message) {
      self.width = width
      self.message = message
    }
  }

  /// What the message consists of.
  package let content: Content

  /// A message from its content.
  package init(_ content: Content) { self.content = content }

  /// A plain text or format without variables.
  public init(text: String) { content = .text(text) }
}

extension Message {
  /// The message for a device and a width, with neither rule left in it.
  ///
  /// A device that has no variant takes `other`, else the first variant. A width takes the
  /// largest variant that is not above it, below all of them the smallest; `nil` is no limit.
  /// - Throws: `.emptyRule`, or `.endlessVariables` for rules nested too deeply.
  func selected(device: String?, width: Int?) throws(MessageError) -> Message {
    var message = self
    for _ in 0..<MessageLimits.depth {
      switch message.content {
      case .text, .format, .icu: return message
      case .devices(let variants):
        let chosen =
          variants.first { $0.device == device } ?? variants.first { $0.device == "other" } ?? variants.first
        guard let chosen else { throw MessageError(.emptyRule) }
        message = chosen.message
      case .widths(let variants):
        let limit = width ?? .max
        let fitting = variants.filter { $0.width <= limit }.max { $0.width < $1.width }
        guard let chosen = fitting ?? variants.min(by: { $0.width < $1.width }) else {
          throw MessageError(.emptyRule)
        }
        message = chosen.message
      }
    }
    throw MessageError(.endlessVariables)
  }
}

/// Bounds that no sensible message reaches, so that a broken one ends with an error.
enum MessageLimits {
  /// How deeply variables and rules may be nested.
  static let depth = 16
  /// How many variables one rendering may choose.
  static let choices = 1000
  /// The highest position of an argument, numbered or counted: the most that CoreFoundation can hold.
  static let position = 127
  /// The widest field and the longest precision: C17, 7.21.6.1, promises no more.
  static let field = 4095
}
