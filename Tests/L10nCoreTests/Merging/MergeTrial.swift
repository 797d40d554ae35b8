import L10nCore
import L10nSyntax

/// One random merge, and the laws that it must obey.
enum MergeTrial {
  /// The violation of a law; `nil` if there is none.
  ///
  /// - Parameter conflictCount: grows by the conflicts that were expected, and found.
  static func failure(
    _ spelling: MergeModel.Spelling, _ number: Int, _ generator: inout some RandomNumberGenerator,
    _ conflictCount: inout Int
  ) -> String? {
    guard let format = MergeableFormat(ofFile: spelling.path) else { return "no format" }
    let lineEnd = number % 5 == 0 ? "\r\n" : "\n"
    let base = MergeModel.random(spelling, &generator)
    let ours = base.edited(spelling, &generator)
    let theirs = number % 7 == 0 ? ours.edited(spelling, &generator) : base.edited(spelling, &generator)
    let inPlace = base.edited(spelling, isInPlace: true, &generator)
    func bytes(_ model: MergeModel) -> [UInt8] { model.bytes(spelling, lineEnd: lineEnd) }
    func describe(_ what: String, _ result: [UInt8]? = nil) -> String {
      let versions =
        [("base", bytes(base)), ("ours", bytes(ours)), ("theirs", bytes(theirs))]
        + (result.map { [("result", $0)] } ?? [])
      return what + "\n"
        + versions.map { "--- \($0.0)\n" + SourceText(decoding: $0.1)[0..<Int.max] }.joined(separator: "\n")
    }
    do {
      // If one side has no changes, the result is the other side's bytes; for theirs only if its changes are in place.
      let mine = try TableMerge(base: bytes(base), ours: bytes(ours), theirs: bytes(base), format)
      if try mine.file().bytes != bytes(ours) || !mine.conflicts.isEmpty {
        return describe("base, x, base is not x", try mine.file().bytes)
      }
      let their = try TableMerge(base: bytes(base), ours: bytes(base), theirs: bytes(inPlace), format)
      if try their.file().bytes != bytes(inPlace) {
        return describe("base, base, x is not x") + "\n--- x\n" + SourceText(decoding: bytes(inPlace))[0..<Int.max]
          + "\n--- result\n" + SourceText(decoding: try their.file().bytes)[0..<Int.max]
      }

      let merge = try TableMerge(base: bytes(base), ours: bytes(ours), theirs: bytes(theirs), format)
      let expected = MergeModel.merged(base, ours, theirs)
      let found = merge.conflicts.map { ($0.path + [$0.part].compactMap { $0 }).joined(separator: " ") }
        .map { name in
          let group = spelling == .stringsdict ? "n" : spelling == .json ? "app" : nil
          return name.split(separator: " ").filter { $0 != group ?? "" }.joined(separator: " ")
        }
      if Set(found) != expected.conflicts || found.count != expected.conflicts.count {
        return describe("conflicts \(found.sorted()), expected \(expected.conflicts.sorted())", try merge.file().bytes)
      }
      conflictCount += found.count
      let result = try merge.file().bytes
      let read = MergeModel.entries(in: result, spelling)
      if !read.errors.isEmpty { return describe("errors: \(read.errors)", result) }
      if read.entries != expected.entries.filter({ !$0.value.texts.isEmpty }) {
        return describe("entries \(read.entries)\nexpected \(expected.entries)", result)
      }
      // The order of ours is kept, unless it has done nothing.
      let kept = ours.entries.map(\.key).filter { expected.entries[$0] != nil }
      let order = read.keys.filter { key in ours.entries.contains { $0.key == key } }
      if ours != base, order != kept { return describe("the order \(order)", result) }
      return marked(merge, found.count, spelling).map { describe($0, result) }
    } catch {
      return describe("refused: \(error)")
    }
  }

  /// The faults of the conflict markers.
  private static func marked(_ merge: TableMerge, _ count: Int, _ spelling: MergeModel.Spelling) -> String? {
    guard let bytes = try? merge.file(markers: 9).bytes, merge.holdsMarkers else { return nil }
    let text = SourceText(decoding: bytes)[0..<Int.max]
    let lines = text.split(whereSeparator: \.isNewline)
    let starts = lines.filter { $0 == "<<<<<<<<< ours" }.count
    let keys = Set(merge.conflicts.compactMap(\.path.first)).count
    return starts == keys && lines.filter { $0 == ">>>>>>>>> theirs" }.count == starts ? nil : "marks:\n\(text)"
  }
}
