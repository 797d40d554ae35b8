import ArgumentParser

extension [String] {
  /// The names in the values of an option that may be repeated, or have commas between the names.
  var listed: [String] { flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " } } }

  /// The rules in the values of `--rule`; `nil` if it was not given.
  ///
  /// - Throws: a usage error for an option without a name.
  var ruleIDs: [String]? {
    get throws {
      if isEmpty { return nil }
      if listed.isEmpty { throw ValidationError("--rule names no rule") }
      return listed
    }
  }
}
