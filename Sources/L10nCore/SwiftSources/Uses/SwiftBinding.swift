/// A name that a Swift file declares, with its meaning as far as tokens reveal it.
struct SwiftBinding: Sendable {
  enum Origin: Sendable {
    case unknown
    /// A value of a type, or a function that returns one.
    case value(ofType: SwiftChain)
    /// The value of a chain.
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

  /// The number of the declaration in the file.
  var number = 0

  let name: String

  let origin: Origin

  /// The range in which the name can be used, in offsets: for a member or global the whole block or file, otherwise
  /// from the end of its statement.
  let scope: Range<Int>

  /// Whether it is declared in a type or at the top level of the file, and can be used before its declaration.
  var isMember = false

  var isFunction = false

  /// Whether other files cannot use it.
  var isPrivate = false

  /// The part of the declaration that other files depend on.
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
