import L10nRuntime
import L10nSyntax

/// A format of arguments as `l10n.yml` writes it: its names, its options, and what they make.
struct FormatSettings: Sendable {
  let names: [String]
  let options: [Setting<FormatOptions>]

  /// The format; `nil` where it lacks something, which is reported.
  let make: @Sendable (FormatOptions, _ name: String, SettingValue, inout SettingReader) -> ArgumentFormat?

  init(
    _ names: String..., options: [Setting<FormatOptions>] = [],
    make: @escaping @Sendable (FormatOptions, String, SettingValue, inout SettingReader) -> ArgumentFormat?
  ) {
    (self.names, self.options, self.make) = (names, options, make)
  }

  var shape: SettingShape {
    var format = SettingLine("format", SettingShape(.words(names)))
    format.isRequired = true
    return SettingShape(.group([format] + options.map(\.line)))
  }
}

/// The options of formats; `nil` for what is not said.
struct FormatOptions: Sendable {
  var durationWidth: DurationStyle.Width?
  var largestUnit: DurationUnit?
  var smallestUnit: DurationUnit?
  var rounding: DurationRounding?
  var unitWidth: UnitWidth?
  var style: DateForm.Style?
  var date: DateForm.Style?
  var time: DateForm.Style?
  var dateSkeleton: DateForm?
  var relative = RelativeTimeStyle()
  var languageNames: LanguageNameStyle?
  var context: LanguageNameContext?
  var tags: [LanguageTag]?
  var joins: ListKind.Relation?
  var listWidth: ListKind.Width?
  var skeleton: Skeleton?
  var takes: NumberValue?
  var unit: Skeleton?
  var unitNameWidth: String?
  var currencies: [CurrencyCode]?

  /// Words of a skeleton with their place.
  struct Skeleton: Sendable {
    let text: String
    let source: SettingValue
  }
}

extension FormatSettings {
  /// All formats with what they take.
  static let all: [FormatSettings] =
    durations + dates + names + numbers + [
      FormatSettings("percent", "region-name") { _, name, _, _ in ArgumentFormat.all.first { $0.name == name } }
    ]

  private static let durations: [FormatSettings] = [
    FormatSettings("duration-spoken", options: units) { options, _, value, reader in
      .duration(options.durationStyle(.long, value, &reader))
    },
    FormatSettings(
      "duration",
      options: [Setting("width", \.durationWidth, .choice("width"), "How long the words are.")] + units
    ) { options, _, value, reader in .duration(options.durationStyle(.short, value, &reader)) },
    FormatSettings(
      "duration-clock",
      options: [Setting("rounding", \.rounding, .choice("rounding"), "What becomes of parts of a second.")]
    ) { options, _, _, _ in .durationClock(rounding: options.rounding ?? .down) },
    FormatSettings(
      "bit-rate", "byte-count",
      options: [Setting("width", \.unitWidth, .choice("width"), "Units in full, to be spoken, or short, to be drawn.")]
    ) { options, name, _, _ in
      let width = options.unitWidth ?? .full
      return name == "bit-rate" ? .bitRate(width: width) : .byteCount(width: width)
    },
  ]

  private static let units: [Setting<FormatOptions>] = [
    Setting("largest-unit", \.largestUnit, .choice("unit of time"), "The first unit; what is more is counted in it."),
    Setting("smallest-unit", \.smallestUnit, .choice("unit of time"), "The last unit."),
    Setting("rounding", \.rounding, .choice("rounding"), "What becomes of less than the smallest unit."),
  ]

  private static let dates: [FormatSettings] = [
    FormatSettings(
      "date", "time",
      options: [Setting("style", \.style, .choice("style of dates"), "How long it is."), skeleton]
    ) { options, name, value, reader in
      options.checkSkeleton(value, &reader)
      let form =
        name == "date" ? DateForm(date: options.style ?? .medium) : DateForm(time: options.style ?? .short)
      return .date(options.dateSkeleton ?? form)
    },
    FormatSettings(
      "date-time",
      options: [
        Setting("date", \.date, .choice("style of dates"), "How long the date is."),
        Setting("time", \.time, .choice("style of times"), "How long the time is."), skeleton,
      ]
    ) { options, _, value, reader in
      options.checkSkeleton(value, &reader)
      return .date(options.dateSkeleton ?? DateForm(date: options.date ?? .medium, time: options.time ?? .short))
    },
    FormatSettings(
      "relative-time",
      options: [
        Setting("width", \.relative.width, .choice("width"), "How long the names of units are."),
        Setting(
          "numeric", \.relative.numeric, .choice("choice between numbers and words"),
          "Numbers always, or words such as yesterday."),
      ]
    ) { options, _, _, _ in .relativeTime(options.relative) },
  ]

  private static let skeleton: Setting<FormatOptions> = Setting(
    "skeleton", \.dateSkeleton,
    .parsed(
      .string(pattern: #"^(?:([GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx])\1*(?!.*\1))+$"#), "skeleton of a date",
      help: "write the letters of its fields, each in one place: 'yMMMd', 'jm', 'EEEEjm'"
    ) { DateSkeleton.isValid($0) ? DateForm(skeleton: $0) : nil },
    "What is shown, as letters of fields, each in one place: yMMMd, jm.")

  private static let names: [FormatSettings] = [
    FormatSettings(
      "language-name",
      options: [
        Setting(
          "names", \.languageNames, .choice("kind of names"),
          "Names put together, names of dialects, or names in the language itself."),
        Setting(
          "context", \.context, .choice("place of names"),
          "Within a text, or at the start of a line of a menu, where some languages have capital letters."),
        Setting(
          "tags", \.tags,
          .list(
            .parsed(SettingShape.tag.form, "language tag", help: "write one such as 'pt-BR'") { LanguageTag($0) },
            of: "language tags", help: "write '[en, pt-BR]'"),
          "The languages that are named; the usual ones without it."),
      ]
    ) { options, _, _, _ in
      .languageName(options.languageNames ?? .standard, options.context ?? .text, tags: options.tags)
    },
    FormatSettings(
      "list",
      options: [
        Setting("joins", \.joins, .choice("relation of items"), "How the items go together."),
        Setting("width", \.listWidth, .choice("width"), "How long the words are."),
      ]
    ) { options, _, _, _ in .list(ListKind(options.joins ?? .and, width: options.listWidth ?? .wide)) },
  ]

  private static let numbers: [FormatSettings] = [
    FormatSettings("number", options: [numberSkeleton, takes]) { options, _, _, reader in
      let form = options.form(&reader) { $0.style } ?? .plain
      return .number(form, takes: options.takes ?? (form == .plain ? .integer : .number))
    },
    FormatSettings("number-range", options: [numberSkeleton]) { options, _, _, reader in
      .numberRange(options.form(&reader) { $0.style } ?? .plain)
    },
    FormatSettings(
      "unit",
      options: [
        Setting(
          "unit", \.unit, .skeleton(.string(pattern: "^[A-Za-z0-9-]+$")),
          "The unit by its name in CLDR: kilometer-per-hour."
        ).required,
        Setting("width", \.unitNameWidth, .choice(["long", "short", "narrow"], "width"), "How long its name is."),
        numberSkeleton, takes,
      ]
    ) { options, _, value, reader in
      guard let unit = options.unit else {
        reader.report("a unit is due here", at: value, help: unitHelp)
        return nil
      }
      guard NumberStyle(skeleton: "unit/\(unit.text)") != nil else {
        reader.report(
          "'\(unit.text)' is no unit", at: unit.source, help: "write one of CLDR's, such as kilometer-per-hour")
        return nil
      }
      let widths = ["long": " unit-width-full-name", "narrow": " unit-width-narrow"]
      let plain = NumberForm(skeleton: "unit/\(unit.text)\(widths[options.unitNameWidth ?? ""] ?? "")")
      let form = options.form(after: plain.text, &reader) { $0.style }
      return .unit(form ?? plain, takes: options.takes ?? .number)
    },
    FormatSettings(
      "currency",
      options: [
        Setting(
          "currencies", \.currencies,
          .list(
            .parsed(
              .string(pattern: "^[A-Za-z]{3}$"), "currency",
              help: "write the three letters of ISO 4217, such as EUR"
            ) { CurrencyCode($0) }, of: "currencies", help: "write '[EUR, USD]'"),
          "The currencies whose signs and names are there; the usual ones without it."), numberSkeleton,
      ]
    ) { options, _, _, reader in
      .currency(options.form(&reader) { $0.moneyStyle } ?? .plain, currencies: options.currencies)
    },
  ]

  /// What stands where a unit is missing.
  static let unitHelp = "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"

  private static let numberSkeleton: Setting<FormatOptions> = Setting(
    // YAML takes .00 for a number.
    "skeleton", \.skeleton, .skeleton(.string(pattern: "", orNumber: true)),
    "How it is shown, as words of a number skeleton: compact-short, .00 sign-always.")

  private static let takes: Setting<FormatOptions> = Setting(
    "takes", \.takes, .choice("kind of number"), "Int, Double, or DecimalNumber, which is exact.")
}

extension FormatOptions {
  /// The style of a duration, whose units are checked.
  fileprivate func durationStyle(
    _ width: DurationStyle.Width, _ value: SettingValue, _ reader: inout SettingReader
  ) -> DurationStyle {
    var style = DurationStyle(width: durationWidth ?? width)
    style.largestUnit = largestUnit ?? style.largestUnit
    style.smallestUnit = smallestUnit ?? style.smallestUnit
    style.rounding = rounding ?? style.rounding
    if style.smallestUnit > style.largestUnit {
      let entries = value.entries ?? []
      let place = entries.first { $0.name == "smallest-unit" } ?? entries.first { $0.name == "largest-unit" }
      reader.report(
        "the smallest unit is '\(style.smallestUnit)' and the largest '\(style.largestUnit)'",
        at: place?.value ?? value,
        help: "write a largest unit that is not below the smallest one: 'largest-unit: \(style.smallestUnit)'")
    }
    return style
  }

  /// Reports options that say what the skeleton says.
  fileprivate func checkSkeleton(_ value: SettingValue, _ reader: inout SettingReader) {
    guard let entries = value.entries, entries.contains(where: { $0.name == "skeleton" }) else { return }
    for entry in entries where ["style", "date", "time"].contains(entry.name) && !entry.value.isNothing {
      reader.report("the skeleton says already what '\(entry.name)' says", at: entry.key, help: "remove one of them")
    }
  }

  /// The form that the skeleton of a number gives; `nil` without one, or where its words are none.
  ///
  /// - Parameter words: what stands before the skeleton.
  fileprivate func form(
    after words: String = "", _ reader: inout SettingReader, style: (NumberForm) -> NumberStyle?
  ) -> NumberForm? {
    guard let skeleton else { return nil }
    let form = NumberForm(skeleton: words.isEmpty ? skeleton.text : "\(words) \(skeleton.text)")
    if style(form) != nil { return form }
    reader.report(
      "'\(skeleton.text)' is no skeleton of a number", at: skeleton.source,
      help: "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'")
    return nil
  }
}

extension SettingKind<FormatOptions.Skeleton> {
  fileprivate static func skeleton(_ form: SettingShape.Form) -> Self {
    Self(SettingShape(form)) { value, _, reader in
      reader.string(value).map { FormatOptions.Skeleton(text: $0, source: value) }
    }
  }
}

extension SettingKind {
  /// A list whose absence is reported in words of its own.
  fileprivate static func list<Item>(_ item: SettingKind<Item>, of names: String, help: String) -> Self
  where Value == [Item] {
    let list = SettingKind.list(item)
    return Self(list.shape) { value, name, reader in
      if value.items != nil { return list.read(value, name, &reader) }
      reader.report("a list of \(names) is due here", at: value, help: help)
      return []
    }
  }
}
