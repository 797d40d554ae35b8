extension JSONValue {
  /// The least of the states of a localization's texts; `nil` if all are equal.
  var leastState: String? {
    var states: Set<String> = []
    collectStates(into: &states)
    return states.count < 2 ? nil : ["new", "stale", "needs_review"].first(where: states.contains)
  }

  private func collectStates(into states: inout Set<String>) {
    if let state = self["state"]?.value.string, self["value"] != nil { states.insert(state) }
    for member in members { member.value.collectStates(into: &states) }
  }
}

extension JSONOutput {
  /// A localization in which unchanged texts keep the states that they have in another one at the same place.
  ///
  /// - Parameter state: the state of new texts, which is replaced; texts with another state keep it.
  func keepingStates(of present: JSONValue, whereNew state: String) -> JSONOutput {
    guard case .object(var members) = self else { return self }
    let isKept =
      members.text(of: "state") == state
      && (present["value"]?.value.string).map { TableKey($0) } == members.text(of: "value").map { TableKey($0) }
    for index in members.indices {
      let key = members[index].key
      if isKept, key == "state", let old = present["state"]?.value.string {
        members[index].value = .string(old)
      } else if let old = Array(present.members).last(where: { $0.key == TableKey(key) }) {
        members[index].value = members[index].value.keepingStates(of: old.value, whereNew: state)
      }
    }
    return .object(members)
  }
}

extension [JSONOutput.Member] {
  /// The text of the first member with a key; `nil` if there is none, or it is not a string.
  fileprivate func text(of key: String) -> String? {
    guard case .string(let text)? = first(where: { $0.key == key })?.value else { return nil }
    return text
  }
}
