/// The patterns and names with which one locale formats dates and times, for the forms that a module uses.
///
/// Made by the tool from ICU and frozen into generated code as text, with only those names of months and days that the
/// patterns show.
///
/// A class, so that every formatted text retains one reference.
public final class DatePatterns: Sendable {
  /// A form and the pattern of the locale for it.
  package struct Pattern: Sendable {
    package let form: DateForm
    /// The pattern in ICU's syntax: `d. MMMM y`.
    package let text: String
    fileprivate(set) var fields: [DateField] = []

    fileprivate init(_ form: DateForm, _ text: String) { (self.form, self.text) = (form, text) }
  }

  /// The names of a field.
  ///
  /// Not a tuple: Swift takes longer to make the type of an array of tuples than to read the patterns.
  package struct FieldNames: Sendable {
    /// The field as it is written in patterns: `MMMM`.
    package let field: String
    package let names: [String]
  }

  /// The contents, read on first use.
  ///
  /// A class, because a date is written field by field.
  package final class Content: Sendable {
    package let calendar: DateCalendar
    package let patterns: [Pattern]
    package let names: [FieldNames]
    /// The rules for weeks; `nil` if neither patterns nor words need them.
    package let week: CalendarWeek?
    /// The formats of offsets from UTC; `nil` if no pattern shows them.
    package let offsets: OffsetPatterns?
    /// The texts of the patterns and the names.
    let texts: TextList

    /// - Parameter patterns: the patterns without their fields.
    init(
      calendar: DateCalendar, patterns: [Pattern], names: [FieldNames], week: CalendarWeek?, offsets: OffsetPatterns?
    ) {
      var texts = TextList()
      // Not a dictionary: making its type at run time takes longer than comparing the few fields that have names.
      let places = names.map { texts.append($0.names) }
      var isShown = Array(repeating: false, count: names.count)
      self.calendar = calendar
      (self.week, self.offsets) = (week, offsets)
      self.patterns = patterns.compactMap { pattern in
        var pattern = pattern
        var hasNames = true
        let isRead = DateField.forEachPiece(of: pattern.text) { piece in
          switch piece {
          case .text(let literal):
            pattern.fields.append(DateField(letter: 0, width: 0, first: texts.append([literal])))
          case .field(var field):
            if field.nameCount > 0 {
              guard let place = names.lastIndex(where: { $0.field == field.text }) else {
                hasNames = false
                return
              }
              isShown[place] = true
              field.first = places[place]
            }
            pattern.fields.append(field)
          }
        }
        return isRead && hasNames && !pattern.fields.isEmpty ? pattern : nil
      }
      self.texts = texts
      self.names = names.indices.filter { isShown[$0] }.map { names[$0] }
    }
  }

  private let lazyContent: Lazily<Content>

  package var content: Content { lazyContent.value }

  private init(_ content: Lazily<Content>) { lazyContent = content }

  /// - Parameters:
  ///   - patterns: the forms and their patterns; patterns that cannot be read are left out.
  ///   - names: the names of each field that has names, such as `MMMM`, as many as `nameCount`; unused names are
  ///     dropped.
  package convenience init(
    calendar: DateCalendar, patterns: [(form: DateForm, text: String)], names: [(field: String, names: [String])],
    week: CalendarWeek? = nil, offsets: OffsetPatterns? = nil
  ) {
    let content = Content(
      calendar: calendar, patterns: patterns.map { Pattern($0.form, $0.text) },
      names: names.map { FieldNames(field: $0.field, names: $0.names) }, week: week, offsets: offsets)
    self.init(Lazily { content })
  }

  /// No patterns: dates are written in ISO 8601.
  public static let none = DatePatterns(calendar: .gregorian, patterns: [], names: [])

  /// The forms that have patterns.
  package var forms: [DateForm] { content.patterns.map { $0.form } }
}

extension DatePatterns {
  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text.
  /// - Parameter other: the patterns that contain omitted names.
  package convenience init?(coded: String, of other: DatePatterns? = nil) {
    guard let content = Self.content(coded, of: other) else { return nil }
    self.init(Lazily { content })
  }

  /// The patterns from a `coded` text, read on first use; those of `other` for any other text.
  convenience init(frozen text: CodedText, of other: DatePatterns?) {
    self.init(Lazily { Self.content(text.text, of: other) ?? (other ?? .none).content })
  }

  private static func content(_ coded: String, of other: DatePatterns?) -> Content? {
    guard let fields = CodedFields(text: coded)?.fields, fields.count >= 4,
      let calendar = DateCalendar(rawValue: fields[0]), let count = Int(fields[3]), count > 0 || !fields[1].isEmpty,
      0..<fields.count ~= count, fields.count >= 4 + 2 * count, fields.count.isMultiple(of: 2)
    else { return nil }
    let week = fields[1].utf8.map { Int($0) - 0x30 }
    var names: [FieldNames] = []
    for place in stride(from: 4 + 2 * count, to: fields.count, by: 2) {
      guard let own = Self.names(coded: fields[place + 1], of: fields[place]) else { return nil }
      names.append(FieldNames(field: fields[place], names: own))
    }
    for field in other?.content.names ?? [] where !names.contains(where: { $0.field == field.field }) {
      names.append(field)
    }
    let content = Content(
      calendar: calendar,
      patterns: (0..<count).map { Pattern(DateForm(text: fields[4 + 2 * $0]), fields[5 + 2 * $0]) }, names: names,
      week: week.count == 2 ? CalendarWeek(firstWeekday: week[0], minimalDays: week[1]) : nil,
      offsets: CodedFields(text: fields[2]).flatMap { OffsetPatterns(fields: $0.fields) })
    return content.patterns.count == count ? content : nil
  }

  private static func names(coded: String, of field: String) -> [String]? {
    guard let fields = CodedFields(text: coded)?.fields, fields.count.isMultiple(of: 2), let letter = field.utf8.first
    else { return nil }
    var names: [String] = []
    for place in stride(from: 0, to: fields.count, by: 2) {
      guard let count = fields[place].isEmpty ? 1 : Int(fields[place]), 1...25 ~= count else { return nil }
      names += Array(repeating: fields[place + 1], count: count)
    }
    return names.count == DateField(letter: letter, width: field.utf8.count).nameCount ? names : nil
  }
}
