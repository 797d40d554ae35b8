import Foundation
import SeededNumbers

/// Messages as no client should send them, the same for a seed: broken, out of order, or of the wrong types and places.
struct Storm {
  var random: SeededGenerator

  /// Words that values are put together from beside the junk: paths, keys, names.
  let words: [String]

  init(seed: Int, words: [String]) {
    random = SeededGenerator(seed: UInt64(seed))
    self.words = words
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func element<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  // MARK: Values

  private static let junk: [String] = [
    "null", "true", "0", "-1", "9223372036854775807", "-9223372036854775808", "2147483648", "18446744073709551616",
    "1e400",
    "1.5", "\"\"", "\"😀\"", #""\ud83d""#, #""\u0000""#, "[]", "{}", "[[]]",
    #"{"line":0,"character":9223372036854775807}"#,
    #"{"line":9223372036854775807,"character":3}"#, #"{"line":0,"character":0,"line":"x"}"#, #"{"":{}}"#, "\"%\"",
    String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
    "\"\(String(repeating: "é", count: 300))\"",
  ]

  /// A value as JSON, with something else in its place here and there.
  mutating func spoiled(_ value: Any, oneIn rate: Int) -> String {
    if isOne(in: rate) { return isOne(in: 3) ? Self.quoted(element(words)) : element(Self.junk) }
    switch value {
    case let object as [String: Any]:
      var members: [String] = []
      for (key, value) in object.sorted(by: { $0.key < $1.key }) where !isOne(in: rate) {
        members.append("\(Self.quoted(key)):\(spoiled(value, oneIn: rate))")
        if isOne(in: rate) { members.append("\(Self.quoted(key)):\(element(Self.junk))") }
      }
      return "{\(members.joined(separator: ","))}"
    case let array as [Any]: return "[\(array.map { spoiled($0, oneIn: rate) }.joined(separator: ","))]"
    case let text as String: return Self.quoted(text)
    default: return "\(value)"
    }
  }

  static func quoted(_ text: String) -> String {
    (try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed))
      .map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// A text with bytes taken away, doubled and replaced; cut here and there.
  mutating func scrambled(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(below(256)), at: place)
      case 2: bytes[place] = UInt8(below(256))
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}

/// The requests that expect an answer, and the answers.
struct StormLedger {
  private var due: [String: [String]] = [:]
  private var answers: [String: Int] = [:]

  /// The number of messages that Foundation does not read as requests: the server may, and answer them.
  private var doubts = 0

  /// The requests that have no answer, or several.
  var faults: [String] {
    due.sorted { $0.key < $1.key }.filter { id, requests in
      !(requests.count...requests.count + doubts).contains(answers[id] ?? 0)
    }.flatMap(\.value)
  }

  /// Takes a message of the client, as Foundation reads it.
  mutating func note(request body: [UInt8]) {
    let object = (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any]
    if let object, object["method"] is String, let id = Self.name(of: object["id"]) {
      due[id, default: []].append(String(decoding: body, as: UTF8.self))
    } else {
      doubts += 1
    }
  }

  /// Takes a message of the server, or several in one.
  ///
  /// - Returns: whether it is one.
  mutating func note(answer line: String) -> Bool {
    let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    let messages = (value as? [Any] ?? [value as Any]).compactMap { $0 as? [String: Any] }
    for message in messages {
      guard message["jsonrpc"] as? String == "2.0" else { return false }
      if message["method"] is String, message["id"] == nil { continue }
      guard (message["result"] == nil) != (message["error"] == nil) else { return false }
      if let id = Self.name(of: message["id"]) { answers[id, default: 0] += 1 }
    }
    return !messages.isEmpty
  }

  private static func name(of id: Any?) -> String? {
    if let text = id as? String { return text }
    guard let number = id as? NSNumber, !(number is Bool) || "\(number)".count > 1 else { return nil }
    return Int("\(number)").map { "\($0)" }
  }
}
