import L10nRuntime
import L10nSyntax

extension FormatPlaceholder {
  /// The function of a pattern that shows what the specifier shows, and whether it always looks the same.
  ///
  ///     %d      // number, integer
  ///     %.1f    // number, ::.0
  ///     %03d    // number, ::precision-integer integer-width/+000
  ///     %05d    // the same with five zeros and group-off, for zeros that fill a width make no groups
  ///     %5d     // number, integer, which fills up no width
  ///
  /// With a negative number, padding zeros count the sign in a specifier and not in a pattern.
  var patternFunction: (function: MessagePlaceholder.Function, isExact: Bool) {
    switch conversion {
    case .decimal, .unsigned: style("precision-integer", besides: 0)
    case .octal, .hexadecimal: (.integer, false)
    case .fixed:
      switch precision == nil ? 6 : precision?.literal {
      case nil: (.number(.plain), false)
      // Multiples of one are not typed as whole numbers: the argument keeps its type.
      case 0: style("precision-increment/1", besides: 0)
      case let digits?: style("." + String(repeating: "0", count: digits), besides: digits + 1)
      }
    case .exponent, .general, .hexadecimalFloat: (.number(.plain), false)
    case .object, .cString, .utf16String: (.none, width == nil && precision == nil)
    case .character, .utf16Unit, .pointer, .variable: (.none, false)
    }
  }

  /// - Parameters:
  ///   - word: the number of fraction digits, as a skeleton spells it.
  ///   - others: the number of characters of the decimal point and the fraction digits.
  private func style(_ word: String, besides others: Int) -> (MessagePlaceholder.Function, Bool) {
    var words = [word]
    var isExact =
      flags.isDisjoint(with: [.space, .alternate]) && [width, precision].allSatisfy { $0 == nil || $0?.literal != nil }
    let showsPlus = flags.contains(.plus) && conversion != .unsigned
    let countsWhole = conversion.isInteger && precision != nil
    var whole = countsWhole ? precision?.literal ?? 1 : 1
    if let width = width?.literal, width > 1 {
      let isFilled = flags.contains(.zero) && !flags.contains(.left) && !countsWhole
      if isFilled { whole = width - others - (showsPlus ? 1 : 0) } else { isExact = false }
    }
    if whole > 1 { words.append("integer-width/+" + String(repeating: "0", count: min(whole, 99))) }
    if whole > 3 { words.append("group-off") }
    if showsPlus { words.append("sign-always") }
    return (.number(NumberStyle(skeleton: words) ?? .plain), isExact && whole < 100)
  }
}

extension FormatAmount {
  /// The number that the text contains.
  fileprivate var literal: Int? {
    if case .literal(let number) = self { number } else { nil }
  }
}

extension NumberStyle {
  /// The specifier that shows numbers in the style; `nil` if none does.
  ///
  ///     integer            // %lld
  ///     ::.0 sign-always   // %+.1f
  var specifier: String? {
    switch precision {
    case .fraction(0, 0): specifier("lld", besides: 0)
    case .fraction(let least, let most) where least == most: specifier(most == 6 ? "f" : ".\(most)f", besides: most + 1)
    case .increment(1, 0): specifier(".0f", besides: 0)
    default: nil
    }
  }

  private func specifier(_ conversion: String, besides others: Int) -> String? {
    let plus = sign == .always ? "+" : ""
    let width = wholeDigits.least > 1 ? "0\(plus.utf8.count + wholeDigits.least + others)" : ""
    let specifier = "%" + plus + width + conversion
    guard let made = FormatString(specifier).placeholders.first?.patternFunction, made.isExact,
      made.function == .number(roundingHalvesToEven)
    else { return nil }
    return specifier
  }
}
