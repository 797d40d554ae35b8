extension NumberStyleFormat {
  /// Writes a range of numbers, with one unit around both: "3–5 kilometers".
  ///
  /// As in ICU, words that both numbers have are written once, except for a sign or a letter: "1–5 thousand", "1K –
  /// 5K".
  /// - Parameter separator: the text between plain numbers.
  /// - Returns: whether it fits.
  func append(_ range: ClosedRange<Int>, separator: KeptText, to output: inout TextOutput) -> Bool {
    let (first, last) = (DecimalNumber(range.lowerBound), DecimalNumber(range.upperBound))
    if isPlain, range.lowerBound >= 0 {
      guard append(first, to: &output) else { return false }
      return range.lowerBound == range.upperBound
        || separator.append(to: &output) && append(last, to: &output)
    }
    return append(from: first, to: last, separator: separator, to: &output)
  }

  /// Whether the style shows only digits, and all of them for whole numbers.
  private var isPlain: Bool {
    guard fraction != nil else { return false }
    return units == nil && affixes(.none).pointee.isEmpty && digits.scale.isOne && digits.sign == .ofNegative
  }

  @inline(never)
  private func append(
    from first: DecimalNumber, to last: DecimalNumber, separator: KeptText, to output: inout TextOutput
  ) -> Bool {
    let start = output.count
    guard append(first, to: &output) else { return false }
    let middle = output.count
    guard append(last, to: &output) else { return false }
    // Numbers may also be equal after rounding.
    let (own, other) = (output.bytes(from: start).prefix(middle - start), output.bytes(from: middle))
    if own.elementsEqual(other) {
      output.count = middle
      return true
    }
    output.count = start
    let ends = (shown(first), shown(last))
    guard let own = parts(ends.0, &output), let other = parts(ends.1, &output) else { return false }
    let isShared =
      own.before == other.before && own.after == other.after
      && own.before.unicodeScalars.count + own.after.unicodeScalars.count > 1
    let plain = String(decoding: separator.bytes, as: UTF8.self)
    let spaced = plain.utf8.first == UInt8(ascii: " ") ? plain : " \(plain) "
    let numbers =
      isShared
      ? own.before + own.digits + plain + other.digits + own.after
      : own.before + own.digits + own.after + (own.before.isEmpty && own.after.isEmpty ? plain : spaced)
        + other.before + other.digits + other.after
    guard let units else { return output.append(numbers) }
    return units.pattern(position(from: ends.0.operands, to: ends.1.operands)).pointee.append(to: &output) {
      $0.append(numbers)
    }
  }

  /// The digits and the texts around them, without words for units; `nil` if they do not fit. Words that replace the
  /// number, "mille", are in `before`.
  private func parts(
    _ shown: ShownNumber, _ output: inout TextOutput
  ) -> (before: String, digits: String, after: String)? {
    let start = output.count
    var digits: Range<Int>?
    let isWritten = appendSigned(shown, to: &output) {
      let start = $0.count
      guard appendDigits(shown, to: &$0) else { return false }
      digits = start..<$0.count
      return true
    }
    let all = output.bytes(from: start)
    let place = digits.map { $0.lowerBound - start..<$0.upperBound - start } ?? all.count..<all.count
    func text(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: all[range]), as: UTF8.self)
    }
    output.count = start
    return isWritten ? (text(0..<place.lowerBound), text(place), text(place.upperBound..<all.count)) : nil
  }

  /// The index in CLDR's order of the category of a range, by both its ends. Source: UTS #35 part 3, "Plural Ranges".
  func categoryPosition(of range: ClosedRange<Int>) -> Int {
    position(
      from: operands(of: DecimalNumber(range.lowerBound)), to: operands(of: DecimalNumber(range.upperBound)))
  }

  private func position(from start: PluralOperands?, to end: PluralOperands?) -> Int {
    guard let start, let end, start != end else { return position(of: end) }
    return Int(rules.rules.category(from: start, to: end).position)
  }
}
