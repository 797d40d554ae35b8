import StringsFormat

extension MessageMarkup {
  /// What is wrong with the options of a tag where the development text has these, as a clause; `nil` for nothing.
  ///
  /// Texts for people differ, and so do paths: `/terms` is `/de/agb`. Addresses stay on the same host or one of the same
  /// name, and in the same scheme; all else is the same.
  /// - Parameter comparesAddresses: whether no other rule sees the addresses of the text.
  func difference(from development: MessageMarkup, comparesAddresses: Bool) -> String? {
    for option in development.options {
      guard let own = self[option.name] else {
        return Self.isForPeople(option.name) ? nil : "leaves out '\(option.name)' of the tag '\(name)'"
      }
      if own == option.value || Self.isForPeople(option.name) { continue }
      if own.argumentNames.sorted() != option.value.argumentNames.sorted() {
        return "sets '\(option.name)' of the tag '\(name)' with other arguments than the development text"
      }
      let (address, other) = (LinkedAddress(own.spelled), LinkedAddress(option.value.spelled))
      guard let address, let other else {
        if Self.isAddress(option.name) { continue }
        return "sets '\(option.name)' of the tag '\(name)' to '\(own.spelled)', where the development text has "
          + "'\(option.value.spelled)'"
      }
      if comparesAddresses, !address.isBeside(other) {
        return "links to '\(address.title)', where the development text links to '\(other.title)'"
      }
    }
    let extra = options.first { option in
      !Self.isForPeople(option.name) && !development.options.contains { $0.name == option.name }
    }
    return extra.map { "sets '\($0.name)' of the tag '\(name)', which the development text does not set" }
  }

  private subscript(name: String) -> Option.Value? { options.first { $0.name == name }?.value }

  /// Whether an option is a text in a language, or says which one, or what its grammar asks for.
  private static func isForPeople(_ name: String) -> Bool {
    [
      "title", "alt", "label", "lang", "dir", "hreflang", "inflect", "morphology", "agreeWithArgument",
      "agreeWithConcept", "inflectionAlternative",
    ].contains(name) || name.hasPrefix("aria-") || name.hasPrefix("u:")
  }

  private static func isAddress(_ name: String) -> Bool { ["href", "src", "url"].contains(name) }
}

/// An address with a scheme.
private struct LinkedAddress {
  let scheme: String
  /// Without a port and a user's name; empty where there is none.
  let host: String

  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else {
      let domain = rest.prefix { $0 != "?" }.split(separator: "@").dropFirst().last
      host = scheme == "mailto" ? domain.map { $0.lowercased() } ?? "" : ""
      return
    }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    host = (authority.split(separator: "@").last ?? "").prefix { $0 != ":" }.lowercased()
  }

  /// What a finding calls it.
  var title: String { host.isEmpty ? "\(scheme):" : host }

  /// Whether both are of one name: hosts of languages and countries differ, as in `de.example.org` and `example.de`.
  func isBeside(_ other: LinkedAddress) -> Bool {
    let web: Set<String> = ["http", "https"]
    guard scheme == other.scheme || web.contains(scheme) && web.contains(other.scheme) else { return false }
    if host == other.host { return true }
    func names(_ host: String) -> Set<Substring> { Set(host.split(separator: ".").filter { $0.count > 3 }) }
    return !names(host).isDisjoint(with: names(other.host))
  }
}

extension MessageMarkup.Option.Value {
  /// The value with arguments as their names in braces.
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text
    case .argument(let name): "{\(name)}"
    case .joined(let values): values.map(\.spelled).joined()
    }
  }
}
