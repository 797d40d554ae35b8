import L10nRuntime

extension DateForm {
  /// The function and options of MessageFormat 2 that show dates or times in this form, and whether they do so in all
  /// languages.
  ///
  ///     ::yMMMMd      // :date length=long
  ///     ::yMMMEdHm    // :datetime dateFields=year-month-day-weekday hour12=false
  ///     date, long    // :date length=long, and not in all languages the same
  ///
  /// Options are read as skeletons. In some languages the pattern of a style differs from that of the same fields:
  /// Afrikaans has `dd MMMM y` and `d MMMM y`.
  var mf2Function: (function: MF2Function, isExact: Bool) {
    if let skeleton {
      if let exact = Self.functions[Self.canonical(skeleton)] { return (exact, true) }
      return (MF2Function(shows.date ? shows.time ? "datetime" : "date" : "time"), false)
    }
    let skeleton = Self.skeleton(of: styles.date) + Self.skeleton(ofTime: styles.time)
    return (Self.functions[Self.canonical(skeleton)] ?? MF2Function("datetime"), false)
  }

  /// The functions with all of their options, by their canonical skeletons.
  private static let functions: [String: MF2Function] = {
    let fields = [
      nil, "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day-weekday",
    ]
    let dates = combinations([("fields", fields), ("length", [nil, "long", "short"])])
    let times = combinations([
      ("precision", [nil, "hour", "second"]), ("timeZoneStyle", [nil, "long", "short"]),
      ("hour12", [nil, "true", "false"]),
    ])
    var functions: [String: MF2Function] = [:]
    func add(_ name: String, _ options: [MF2Option]) {
      let values = Dictionary(options.map { ($0.name, $0.value.literal ?? "") }) { $1 }
      var style = MF2DateStyle(name, values)
      style.setHours(values["hour12"])
      let letters = canonical(style.skeleton)
      // The first function has the fewest options.
      if functions[letters] == nil { functions[letters] = MF2Function(name, options) }
    }
    for date in dates { add("date", date) }
    for time in times { add("time", time) }
    for date in dates {
      for time in times { add("datetime", (date + time).map { MF2Option(wholeNames[$0.name] ?? $0.name, $0.value) }) }
    }
    return functions
  }()

  /// The names in `:datetime` of the options of `:date` and `:time`.
  private static let wholeNames = ["fields": "dateFields", "length": "dateLength", "precision": "timePrecision"]

  /// All combinations of values of the options; `nil` leaves an option out.
  private static func combinations(_ options: [(name: String, values: [String?])]) -> [[MF2Option]] {
    options.reduce([[]]) { sets, option in
      option.values.flatMap { value in
        sets.map { $0 + (value.map { [MF2Option(option.name, .literal($0))] } ?? []) }
      }
    }
  }

  /// A skeleton with sorted letters and a short weekday as one letter, which has the same patterns.
  private static func canonical(_ skeleton: String) -> String {
    let letters = String(skeleton.sorted())
    return letters.contains("EEEE") ? letters : letters.replacing("EEE", with: "E").replacing("EE", with: "E")
  }

  /// The fields of a date style in most languages.
  private static func skeleton(of date: Style?) -> String {
    switch date {
    case .full?: "yMMMMdEEEE"
    case .long?: "yMMMMd"
    case .medium?: "yMMMd"
    case .short?: "yMd"
    case nil: ""
    }
  }

  /// The fields of a time style in most languages.
  private static func skeleton(ofTime time: Style?) -> String {
    switch time {
    case .full?: "jmszzzz"
    case .long?: "jmsz"
    case .medium?: "jms"
    case .short?: "jm"
    case nil: ""
    }
  }
}
