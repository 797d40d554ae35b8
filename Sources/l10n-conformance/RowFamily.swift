/// The rows of one kind of vector file and the way to run them.
struct RowFamily: Sendable {
  /// The name of the files with such rows.
  let fileName: String
  /// The fields with expected results; those that a row has are compared.
  let expectedFields: [String]
  /// Returns the results for a row, under the names of the expected fields.
  let actual: @Sendable (VectorRow) throws -> [String: VectorValue]
  /// Returns the reason why a row's result differs, if that is a mistake of ICU that is not repeated.
  var mistake: @Sendable (VectorRow) -> String? = { _ in nil }
  /// Returns the reason why no shipped code answers a row; `nil` for one that passes or fails.
  var unanswered: @Sendable (VectorRow) -> String? = { _ in nil }
  /// A field of rows that is not compared, with the reason.
  var ignored: (field: String, reason: String)?
  /// Whether a row expects the errors that its message is refused with; `nil` if it is not refused.
  var isRightRefusal: @Sendable (_ row: VectorRow, _ actual: [String: VectorValue]) -> Bool? = { _, _ in nil }

  /// All families, by file name.
  static let all: [RowFamily] = [
    .acceptLanguage, .bidiIsolate, .bidiText, .dateSkeleton, .dateStyle, .duration, .formatCompact, .formatCurrency,
    .formatList, .formatMatch, .formatNumber, .formatSpec, .formatUnit, .icuMessage, .languageName, .locale,
    .messageFormat2Model, .plural, .pluralForms, .pluralRange, .pseudo, .relative, .roundTrip,
  ]

  /// Rows that cannot be run here: each fails with a reason.
  static func unavailable(_ fileName: String, because reason: String) -> RowFamily {
    RowFamily(fileName: fileName, expectedFields: []) { _ in throw RowProblem(reason) }
  }

  /// Rows that no shipped code answers.
  static func unanswered(_ fileName: String, because reason: String) -> RowFamily {
    var family = unavailable(fileName, because: reason)
    family.unanswered = { _ in reason }
    return family
  }

  /// The result of a row.
  /// - Parameter index: the row's index in its file, its name if it has no `id`.
  func result(of row: VectorRow, at index: Int) -> RowResult {
    let name = row.fields["id"] ?? .integer(index)
    let reason = unanswered(row)
    let actual: [String: VectorValue]
    do {
      actual = try self.actual(row)
    } catch {
      return RowResult(
        file: fileName, row: name, isPass: false, actual: ["problem": .string("\(error)")], unanswered: reason)
    }
    if let reason { return RowResult(file: fileName, row: name, isPass: false, actual: actual, unanswered: reason) }
    if let isPass = isRightRefusal(row, actual) {
      return RowResult(file: fileName, row: name, isPass: isPass, actual: actual)
    }
    let compared = expectedFields.filter { row.fields[$0] != nil }
    guard !compared.isEmpty else {
      let problem = VectorValue.string("the row expects nothing")
      return RowResult(
        file: fileName, row: name, isPass: false, actual: actual.merging(["problem": problem]) { $1 })
    }
    let isPass = compared.allSatisfy { (actual[$0] ?? .null).matches(row.fields[$0] ?? .null) }
    return RowResult(
      file: fileName, row: name, isPass: isPass, actual: actual, mistake: isPass ? nil : mistake(row))
  }
}

/// The result of one row.
struct RowResult: Sendable {
  let file: String
  let row: VectorValue
  let isPass: Bool
  let actual: [String: VectorValue]
  /// The reason why the row's expectation is a mistake; `nil` if it is not.
  var mistake: String?
  /// The reason why no shipped code answers the row; `nil` if it passes or fails.
  var unanswered: String?

  /// The result as a line of JSON.
  var line: String {
    var fields = ["file": VectorValue.string(file), "row": row, "pass": .bool(isPass), "actual": .object(actual)]
    if let mistake { fields["mistake"] = .string(mistake) }
    if let unanswered { fields["unanswered"] = .string(unanswered) }
    return "\(VectorValue.object(fields))"
  }
}
