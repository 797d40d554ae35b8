import L10nSyntax

/// An expression of C for the plural form of a whole number, as in the `Plural-Forms` of PO files.
///
///     GettextExpression("n%10==1 && n%100!=11 ? 0 : 1")?.value(for: 21)   // 0
///
/// Numbers are unsigned and wrap around, as in gettext. Source: GNU gettext manual, "Plural forms".
struct GettextExpression: Sendable {
  private indirect enum Node: Sendable {
    case number(UInt64)
    case n
    case not(Node)
    case binary(Operator, Node, Node)
    case choice(Node, Node, Node)
  }

  private enum Operator: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case notAbove = "<="
    case notBelow = ">="
    case below = "<"
    case above = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The precedence: an operator that binds more tightly has a higher number.
    var precedence: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .equal, .unequal: 2
      case .notAbove, .notBelow, .below, .above: 3
      case .plus, .minus: 4
      case .times, .divided, .remainder: 5
      }
    }
  }

  private let root: Node

  /// - Returns: `nil` for a text that is not such an expression, is nested too deeply, or is longer than any language
  ///   needs.
  init?(_ text: some StringProtocol) {
    var parser = Parser(text)
    guard let root = parser.choice(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// The value for a number; `nil` if something is divided by zero.
  func value(for n: UInt64) -> UInt64? { Self.value(of: root, n) }

  private static func value(of node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .number(let number): return number
    case .n: return n
    case .not(let operand): return value(of: operand, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let holds = value(of: condition, n) else { return nil }
      return value(of: holds != 0 ? yes : no, n)
    case .binary(let symbol, let left, let right):
      guard let left = value(of: left, n) else { return nil }
      switch symbol {
      case .or where left != 0: return 1
      case .and where left == 0: return 0
      default: return value(of: right, n).flatMap { apply(symbol, left, $0) }
      }
    }
  }

  private static func apply(_ symbol: Operator, _ left: UInt64, _ right: UInt64) -> UInt64? {
    switch symbol {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .notAbove: left <= right ? 1 : 0
    case .notBelow: left >= right ? 1 : 0
    case .below: left < right ? 1 : 0
    case .above: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var offset = 0
    private var nodeCount = 0

    private static let depthLimit = 64

    /// A long chain of operators is as deep as it is long.
    private static let nodeLimit = 500

    init(_ text: some StringProtocol) {
      bytes = text.utf8.filter { $0 > 0x20 }
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func choice(depth: Int) -> Node? {
      guard depth < Self.depthLimit, let condition = binary(from: 0, depth: depth + 1) else { return nil }
      guard accept("?") else { return condition }
      guard let yes = choice(depth: depth + 1), accept(":"), let no = choice(depth: depth + 1) else { return nil }
      return .choice(condition, yes, no)
    }

    /// Operands joined by operators of at least a precedence.
    private mutating func binary(from precedence: Int, depth: Int) -> Node? {
      guard var left = operand(depth: depth) else { return nil }
      while let symbol = nextOperator, symbol.precedence >= precedence {
        offset += symbol.rawValue.utf8.count
        nodeCount += 1
        guard nodeCount < Self.nodeLimit, let right = binary(from: symbol.precedence + 1, depth: depth) else {
          return nil
        }
        left = .binary(symbol, left, right)
      }
      return left
    }

    private mutating func operand(depth: Int) -> Node? {
      nodeCount += 1
      guard depth < Self.depthLimit, nodeCount < Self.nodeLimit else { return nil }
      if accept("!") { return operand(depth: depth + 1).map { .not($0) } }
      if accept("n") { return .n }
      if accept("(") {
        let inner = choice(depth: depth + 1)
        return accept(")") ? inner : nil
      }
      let start = offset
      var number: UInt64 = 0
      while offset < bytes.count, bytes[offset].isASCIIDigit {
        number = number &* 10 &+ UInt64(bytes[offset] &- 0x30)
        offset += 1
      }
      return offset > start ? .number(number) : nil
    }

    private var nextOperator: Operator? {
      // Of operators that begin alike, the longer one comes first.
      Operator.allCases.first { bytes[offset...].starts(with: $0.rawValue.utf8) }
    }

    private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: scalar) else { return false }
      offset += 1
      return true
    }
  }
}
