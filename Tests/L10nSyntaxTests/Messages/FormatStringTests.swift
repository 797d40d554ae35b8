import L10nRuntime
import MarkedTexts
import Testing

@testable import L10nSyntax

struct FormatStringTests {
  @Test(arguments: ArgumentType.allCases.filter { $0 != .variable && $0 != .date })
  func everyTypeHasASpecifierOfItsOwn(type: ArgumentType) {
    #expect(FormatString(type.specifier).placeholders.map(\.type) == [type])
  }

  /// A text and its arguments: position, type, role or name.
  static let accepted: [(String, String)] = [
    ("", ""), ("Pause", ""), ("100 %% sure", ""), ("%%%%", ""),
    ("%@ paused", "1 Object"), ("%d%i%c", "1 Int32, 2 Int32, 3 Int32"),
    ("%hhd %hd %ld %lld", "1 Int8, 2 Int16, 3 Int, 4 Int64"),
    ("%qi %ji %zi %td", "1 Int64, 2 Int64, 3 Int, 4 Int"),
    ("%hhu %ho %x %lX", "1 UInt8, 2 UInt16, 3 UInt32, 4 UInt"),
    ("%llu %qx %jo %zu %tx", "1 UInt64, 2 UInt64, 3 UInt64, 4 UInt, 5 UInt"),
    ("%f %F %e %E", "1 Double, 2 Double, 3 Double, 4 Double"),
    ("%g %G %a %lA %LG", "1 Double, 2 Double, 3 Double, 4 Double, 5 Float80"),
    ("%s %S %C %p", "1 CString, 2 UTF16String, 3 UInt16, 4 Pointer"),
    ("%-8@|%.3s|%+ 08.2f|%#o", "1 Object, 2 CString, 3 Double, 4 UInt32"),
    ("%*.*f", "1 Int32 width, 2 Int32 precision, 3 Double"),
    ("%3$*1$.*2$e", "1 Int32 width, 2 Int32 precision, 3 Double"),
    ("%1$*1$d", "1 Int32"), ("%01$@", "1 Object"), ("%127$@%127$@", "127 Object missing-position"),
    ("%#@seconds_left@", "1 variable seconds_left"),
    ("%2$#-5.1@a.b@ of %1$@", "1 Object, 2 variable a.b"),
    ("%1$#@n@ (%1$lld)", "1 variable n"), ("%1$d or %1$x", "1 Int32"),
    ("Balance: % d", "1 Int32"), ("Offset: % dpx", "1 Int32"), ("% d", "1 Int32"), ("% .2f of 5", "1 Double"),
    ("残高% d円", "1 Int32"), ("%d % d", "1 Int32, 2 Int32"), ("5 % 3d", "1 Int32"), ("0%dh", "1 Int32"),
    ("5%-3d", "1 Int32"), ("%255.255f", "1 Double"), ("9%lig", "1 Int"),
  ]

  @Test(arguments: accepted)
  func listsArgumentsByPosition(_ text: String, _ arguments: String) {
    let format = FormatString(text)
    let found = format.arguments.map { argument in
      [String(argument.position), argument.type.rawValue, argument.role?.rawValue, argument.name]
        .compactMap(\.self).joined(separator: " ")
    }
    let errors = format.errors.map { " " + $0.code.rawValue }.joined()
    #expect(found.joined(separator: ", ") + errors == arguments)
  }

  @Test(arguments: accepted.map(\.0) + broken.map(\.0)) func givesTheTextBack(_ text: String) {
    #expect([MessagePart](format: text).format(\.spelling) == text)
  }

  /// A text with the blamed range marked, the error, and the arguments that could still be read.
  static let broken: [(String, FormatError.Code, Int)] = [
    ("50 ⟦%⟧", .incomplete, 0), ("%@ ⟦%-12.3l⟧", .incomplete, 1), ("⟦%1$⟧", .incomplete, 0), ("%%⟦%*⟧", .incomplete, 0),
    ("⟦%y⟧ %@", .unknownConversion, 1), ("⟦%é⟧té", .unknownConversion, 0), ("⟦%5%⟧", .unknownConversion, 0),
    ("⟦%.-⟧1f", .unknownConversion, 0), ("20⟦% m⟧ore", .unknownConversion, 0),
    ("⟦%hf⟧", .badLength, 0), ("⟦%l@⟧", .badLength, 0), ("⟦%ls⟧", .badLength, 0), ("⟦%Ld⟧", .badLength, 0),
    ("⟦%lc⟧ %d", .badLength, 1), ("⟦%lp⟧", .badLength, 0), ("⟦%llf⟧", .badLength, 0), ("⟦%#l@n@⟧", .badLength, 0),
    ("50⟦% o⟧ff", .badFlag, 0), ("⟦%+u⟧", .badFlag, 0), ("⟦%#d⟧", .badFlag, 0), ("⟦%05s⟧", .badFlag, 0),
    ("⟦%+@⟧", .badFlag, 0), ("⟦%08@⟧", .badFlag, 0), ("⟦% x⟧", .badFlag, 0), ("50 ⟦% %⟧ %@", .badFlag, 1),
    ("5 ⟦% d⟧e bits", .percentSign, 0), ("100⟦% f⟧ree", .percentSign, 0), ("5⟦% a⟧ month", .percentSign, 0),
    ("20\u{A0}⟦% d⟧iscount", .percentSign, 0), ("9\u{202F}⟦% e⟧", .percentSign, 0), ("10⟦% le⟧ss", .percentSign, 0),
    ("20⟦% i⟧f it is %@", .percentSign, 1), ("100⟦%-i⟧g", .percentSign, 0), ("9 ⟦%-a⟧", .percentSign, 0),
    ("50⟦%i⟧ge", .percentSign, 0), ("%lld ⟦% d⟧e vidéos", .percentSign, 1), ("%lld⟦% a⟧ month", .percentSign, 1),
    ("%lld⟦%-i⟧g", .percentSign, 1), ("Show ⟦% d⟧istance", .percentSign, 0), ("Show ⟦% d⟧é", .percentSign, 0),
    ("100⟦%+ f⟧ree", .percentSign, 0), ("Ahorra 40⟦%2$ d⟧e", .percentSign, 0),
    ("⟦%256d⟧", .fieldTooLarge, 0), ("%@ ⟦%.99999999f⟧", .fieldTooLarge, 1), ("⟦%999999999@⟧", .fieldTooLarge, 0),
    ("⟦%.2@⟧", .badPrecision, 0), ("⟦%.1c⟧", .badPrecision, 0), ("⟦%.*C⟧", .badPrecision, 0),
    ("⟦%.4p⟧", .badPrecision, 0),
    ("⟦%'d⟧", .unsupportedFlag, 0), ("⟦%1$'.2f⟧", .unsupportedFlag, 0),
    ("⟦%D⟧", .unsupportedConversion, 0), ("⟦%lU⟧", .unsupportedConversion, 0), ("⟦%O⟧", .unsupportedConversion, 0),
    ("⟦%n⟧", .forbidden, 0), ("%d⟦%hhn⟧", .forbidden, 1),
    ("%@ ⟦%2$@⟧", .mixedPositional, 2), ("%1$@ ⟦%d⟧", .mixedPositional, 1), ("⟦%1$*d⟧", .mixedPositional, 1),
    ("⟦%0$⟧@", .positionZero, 0), ("⟦%*0$⟧d", .positionZero, 0),
    ("⟦%128$⟧@", .positionTooLarge, 0), ("⟦%99999999999999999999$⟧d", .positionTooLarge, 0),
    (String(repeating: "%@", count: 127) + "⟦%@⟧%d %*d", .positionTooLarge, 127),
    ("⟦%2$@⟧ only", .missingPosition, 1), ("%1$@ ⟦%4$d⟧ %2$@", .missingPosition, 3),
    ("%1$@ ⟦%1$d⟧", .typeConflict, 1), ("%1$d ⟦%1$ld⟧", .typeConflict, 1), ("%2$f ⟦%1$*2$d⟧", .typeConflict, 2),
    ("⟦%#@open⟧", .badVariable, 0), ("⟦%#@⟧@", .badVariable, 0), ("⟦%1$#@two⟧ words@ %@", .badVariable, 1),
  ]

  @Test(arguments: broken)
  func blamesTheSmallestRangeAndReadsOn(_ marked: String, _ code: FormatError.Code, _ readable: Int) {
    let (text, marks) = unmarked(marked)
    let format = FormatString(text)
    #expect(format.errors.first == FormatError(code, at: marks[0]))
    #expect(format.arguments.count == readable)
    let error = #expect(throws: FormatError.self) { try FormatString.parse(text) }
    #expect(error == format.errors.first)
  }

  @Test func everyErrorHasAnExampleAndWords() {
    // Two are Java's alone.
    let java: [FormatError.Code] = [.missingWidth, .noEarlierArgument]
    #expect(Set(Self.broken.map(\.1) + java) == Set(FormatError.Code.allCases))
    let words = FormatError.Code.allCases.map { FormatError($0, at: 0..<1).description }
    #expect(Set(words).count == words.count)
  }

  @Test func reportsEveryMismatch() {
    let source = FormatString("%@ %d %f %@").arguments
    let translation = FormatString("%2$@, %1$@, %3$d %5$@ %6$@").arguments
    let mismatches = ArgumentMismatch.all(in: translation, of: source)
    #expect(mismatches.map(\.position) == [2, 3, 5, 6, 4])
    #expect(mismatches.map { $0.expected != nil } == [true, true, false, false, true])
    #expect(mismatches.map { $0.found != nil } == [true, true, true, true, false])
  }
}
