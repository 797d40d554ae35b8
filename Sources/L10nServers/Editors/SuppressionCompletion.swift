import L10nCore
import L10nLint
import L10nSyntax

extension LanguageServer {
  /// In a suppressing comment the rules, with those first that have findings at the following entry; empty elsewhere.
  func suppressions(_ place: Place) -> [JSONOutput] {
    let utf8 = place.file.source.utf8
    let start = utf8[..<place.offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let line = String(decoding: utf8[start..<place.offset], as: UTF8.self)
    guard let marker = line.ranges(of: SuppressionMarker.text).last else { return [] }
    let words = line[marker.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," })
    let isInWord = line.last.map { $0 != " " && $0 != "," } ?? false
    // The rest of the marker, `-file`, and the reason are not rules.
    let rest = line[marker.upperBound...]
    guard rest.hasPrefix(" ") || rest.hasPrefix("-file "), !words.contains(where: { $0 == "--" || $0 == "—" }) else {
      return []
    }
    let typed = isInWord ? words.last.map(String.init) ?? "" : ""
    let present = Set(words.dropLast(isInWord ? 1 : 0).map(String.init))
    let range = place.offset - typed.utf8.count..<place.offset
    let entries = place.file.catalog.catalog?.files.filter { $0.path == place.file.path }.flatMap(\.entries) ?? []
    let following = entries.map(\.range).filter { $0.upperBound > place.offset }.min { $0.lowerBound < $1.lowerBound }
    let found = Set(
      place.file.catalog.diagnostics.filter { finding in
        guard let location = finding.location, location.path == place.file.path, let following else { return false }
        return location.range.meets(following)
      }.map(\.ruleID))
    return (Rule.all.map(\.info) + RuleInfo.readers).filter { !present.contains($0.id) }.map { rule in
      .members([
        "label": .string(rule.id), "kind": .number(20), "detail": .string(rule.level),
        "documentation": documentation(rule.summary), "filterText": .string(rule.id),
        "sortText": .string((found.contains(rule.id) ? "0" : "1") + rule.id),
        "textEdit": Self.edit(range, rule.id, in: place.file.text),
      ])
    }
  }
}
