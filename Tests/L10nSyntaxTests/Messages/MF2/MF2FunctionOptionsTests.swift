import Testing

@testable import L10nSyntax

/// The options of MessageFormat 2 functions, which readers of options must agree with.
struct MF2FunctionOptionsTests {
  /// Options whose value is a name that readers of options do not judge, or that select.
  private static let unread: Set<String> = ["calendar", "currency", "numberingSystem", "select", "timeZone", "unit"]

  private static let functions = ["number", "integer", "percent", "currency", "unit", "date", "time", "datetime"]

  private static func badOptions(_ function: String, _ options: [String: String]) -> [String] {
    MF2DateStyle.functions.contains(function)
      ? MF2DateStyle(function, options).badOptions : MF2NumberStyle(function, options).badOptions
  }

  @Test(arguments: functions)
  func areThoseThatAreRead(function: String) throws {
    let names = try #require(MF2Function.optionNames(of: function))
    let all = Set(Self.functions.flatMap { MF2Function.optionNames(of: $0) ?? [] }).subtracting(Self.unread)
    for name in all.sorted() {
      var options = [name: "?"]
      if function == "currency" || function == "unit" { options[function] = "x" }
      #expect(Self.badOptions(function, options).contains(name) == names.contains(name), "\(name)")
    }
  }

  @Test(arguments: functions)
  func takeTheirWords(function: String) throws {
    for name in try #require(MF2Function.optionNames(of: function)) {
      for word in MF2Function.values(ofOption: name) ?? [] {
        #expect(Self.badOptions(function, [name: word]).isEmpty, "\(name)=\(word)")
      }
    }
  }

  @Test func areKnownOfAllFunctions() {
    for name in MF2NumberStyle.functions.union(MF2DateStyle.functions).union(["string"]) {
      #expect(MF2Function.optionNames(of: name) != nil, "\(name)")
    }
    #expect(MF2Function.optionNames(of: "test") == nil)
  }
}
