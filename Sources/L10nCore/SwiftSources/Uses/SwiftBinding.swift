/// A name that a Swift file declares, with what it stands for as far as words tell.
struct SwiftBinding: Sendable {
  enum Origin: Sendable {
    case unknown
    /// A value of a type, or a function that gives one.
    case value(ofType: SwiftChain)
    /// What a chain gives.
    case chain(SwiftChain)
    /// Another name of a type.
    case type(SwiftChain)

    var chain: SwiftChain? {
      switch self {
      case .unknown: nil
      case .value(let chain), .chain(let chain), .type(let chain): chain
      }
    }
  }

  /// Which of the file's declarations this is.
  var number = 0

  let name: String

  let origin: Origin

  /// Where the name can be used, in offsets: for a member or global the whole block or file, else from its statement's end.
  let scope: Range<Int>

  /// Whether it is declared in a type or at the top of the file, and can be used before it.
  var isMember = false

  var isFunction = false

  /// Whether other files cannot name it.
  var isPrivate = false

  /// What other files can know of it.
  var signature: String {
    let origin =
      switch origin {
      case .unknown: "?"
      case .value(let type): "v\(type.signature)"
      case .chain(let chain): "c\(chain.signature)"
      case .type(let type): "t\(type.signature)"
      }
    return "\(name) \(origin) \(isFunction)"
  }
}
