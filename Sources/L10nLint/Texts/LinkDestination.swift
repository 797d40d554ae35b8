/// The destination of an address in a text, as browsers read it: blanks before it and tabs and line breaks in it are
/// ignored, backslashes are slashes, and the part before `@` is not a host.
///
///     https://example.org/terms   scheme https, host example.org
///     //example.org               host example.org
///     /terms                      neither: the page's own site
///     java\tscript:alert(1)       scheme javascript
struct LinkDestination {
  /// In lowercase; `nil` for an address without one.
  let scheme: String?

  /// In lowercase, without a port and a user's name; for `mailto` the domain. `nil` without a host.
  let host: String?

  /// The argument before the path of an address that begins with one, whose destination is unknown.
  private let opening: String?

  /// The whole address, if it is a program.
  private let program: String?

  private static let web: Set<String> = ["http", "https", "ws", "wss", "ftp", "file"]

  /// - Parameter text: the address, arguments as their names in braces.
  init(_ text: String) {
    // Web pages have entities for these, which texts that are not declared as markup may contain.
    let text = ["&colon;": ":", "&Tab;": "", "&NewLine;": ""].reduce(text) { $0.replacing($1.key, with: $1.value) }
    let scalars = text.unicodeScalars.drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) }
    let address = String(String.UnicodeScalarView(scalars))
    scheme = Self.scheme(of: address)
    var rest = scheme.map { address.dropFirst($0.count + 1) } ?? address[...]
    program = scheme.flatMap { ["javascript", "data", "vbscript"].contains($0) ? address : nil }
    let isWeb = scheme.map(Self.web.contains) ?? true
    if isWeb { rest = Substring(rest.map { $0 == "\\" ? "/" : String($0) }.joined()) }
    opening = scheme == nil && address.hasPrefix("{") ? String(rest.prefix { !"/?#".contains($0) }) : nil
    if scheme == "mailto" {
      host = rest.prefix { $0 != "?" }.split(separator: "@").dropFirst().last.map { $0.lowercased() }
    } else if rest.hasPrefix("//") || isWeb && scheme != nil {
      let authority = rest.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
      let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      host = name.hasPrefix("[") ? name.lowercased() : name.prefix { $0 != ":" }.lowercased()
    } else {
      host = nil
    }
  }

  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":"), address.first.map({ $0.isASCII && $0.isLetter }) ?? false,
      address[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return address[..<colon].lowercased()
  }

  /// A clause that names this destination and another one; `nil` if both are the same site with the same scheme. Hosts
  /// of languages and countries differ, as in `de.example.org` and `example.de`.
  func clause(notBeside other: LinkDestination) -> String? {
    isBeside(other) ? nil : "links to \(title), where the development text links to \(other.title)"
  }

  private func isBeside(_ other: LinkDestination) -> Bool {
    guard opening == other.opening, program == other.program else { return false }
    guard scheme == other.scheme || isWeb && other.isWeb else { return false }
    guard let host, let otherHost = other.host else { return (host == nil) == (other.host == nil) }
    if host == otherHost { return true }
    let (own, wanted) = (Site(host), Site(otherHost))
    return own.name == wanted.name && (own.end == wanted.end || own.isOfACountry && wanted.isOfACountry)
  }

  private var isWeb: Bool { host != nil && (scheme.map { ["http", "https"].contains($0) } ?? true) }

  /// The name of the destination in findings.
  private var title: String {
    if let opening { return "'\(opening)'" }
    if let host, !host.isEmpty { return "'\(host)'" }
    return scheme.map { "'\($0):'" } ?? "its own site"
  }

  /// `example` and `org` of `de.example.org`, `example` and `uk` of `www.example.co.uk`.
  private struct Site {
    let name: Substring
    let end: Substring

    init(_ host: String) {
      let labels = host.split(separator: ".")
      guard let end = labels.last, labels.count > 1, !end.allSatisfy(\.isNumber) else {
        (name, self.end) = (host[...], "")
        return
      }
      let isUnderCountry = labels.count > 2 && end.count == 2 && labels[labels.count - 2].count <= 3
      (name, self.end) = (labels[labels.count - (isUnderCountry ? 3 : 2)], end)
    }

    /// Whether one owner may have names with several such endings.
    var isOfACountry: Bool { end.count == 2 || ["com", "org", "net"].contains(end) }
  }
}
