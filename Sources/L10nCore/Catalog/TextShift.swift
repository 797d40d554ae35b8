/// The shift of places in a text after one range of it was replaced.
package struct TextShift: Sendable {
  /// The replaced range, as offsets into the old text.
  package let replaced: Range<Int>

  /// The range of the replacement, as offsets into the new text.
  package let replacement: Range<Int>

  /// The smallest replacement that turns one text into another.
  ///
  /// - Complexity: O(*n*).
  package init(from old: [UInt8], to new: [UInt8]) {
    let shorter = Swift.min(old.count, new.count)
    let (start, common) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var common = 0
        while common < shorter - start, old[old.count - 1 - common] == new[new.count - 1 - common] { common += 1 }
        return (start, common)
      }
    }
    replaced = start..<old.count - common
    replacement = start..<new.count - common
  }

  /// The place in the new text of a range of the old one; `nil` if it touches the replaced range.
  package func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound < replaced.lowerBound { return range }
    guard range.lowerBound > replaced.upperBound else { return nil }
    let distance = replacement.count - replaced.count
    return range.lowerBound + distance..<range.upperBound + distance
  }
}

extension Diagnostic {
  /// The finding after changes to texts of files, by path; `nil` if it refers to a replaced range.
  package func moved(by shifts: [String: TextShift]) -> Diagnostic? {
    var diagnostic = self
    do {
      diagnostic.location = try location.map { try $0.moved(by: shifts) }
      diagnostic.related = try related.map { Related($0.message, at: try $0.location.moved(by: shifts)) }
      diagnostic.fix = try fix.map { fix in
        Fix(fix.summary, try fix.changes.map { try $0.moved(by: shifts) }, safety: fix.safety)
      }
    } catch {
      return nil
    }
    return diagnostic
  }
}

/// The error for a place that was replaced.
private struct Replaced: Error {}

extension SourceLocation {
  fileprivate func moved(by shifts: [String: TextShift]) throws(Replaced) -> SourceLocation {
    guard let shift = shifts[path] else { return self }
    // The beginning of a file represents the whole file.
    if range == 0..<0 { return self }
    guard let moved = shift.moved(range) else { throw Replaced() }
    return SourceLocation(path, moved)
  }
}

extension Fix.Change {
  fileprivate func moved(by shifts: [String: TextShift]) throws(Replaced) -> Fix.Change {
    switch self {
    case .text(let location, let range, let replacement):
      .text(try location.moved(by: shifts), range: range, replacement: replacement)
    case .source(let location, let replacement): .source(try location.moved(by: shifts), replacement: replacement)
    case .remove(let location): .remove(entryAt: try location.moved(by: shifts))
    case .rename(let location, let name): .rename(entryAt: try location.moved(by: shifts), to: name)
    case .encodeAsUTF8, .entry: self
    }
  }
}
