import L10nCore
import L10nRuntime
import L10nSyntax
import Yams

/// The formats of dates, distances in time and names of languages.
extension ConfigurationReader {
  /// A date, a time or both: by a style of each, or by a skeleton.
  mutating func dateFormat(_ node: Node, _ form: DateForm) -> ArgumentFormat {
    let (hasDate, hasTime) = form.shows
    var (date, time) = form.styles
    let known = hasDate && hasTime ? ["format", "date", "time", "skeleton"] : ["format", "style", "skeleton"]
    var form: DateForm?
    for (option, name, value) in entries(of: node, what: "this format", known: known) {
      if option != "format", option != "skeleton", node.mapping?["skeleton"] != nil {
        report("the skeleton says already what '\(option)' says", at: name, help: "remove one of them")
      }
      switch option {
      case "style":
        let style = choice(value, among: DateForm.Style.allCases, what: "style of dates")
        (date, time) = (hasDate ? style ?? date : nil, hasTime ? style ?? time : nil)
      case "date": date = choice(value, among: DateForm.Style.allCases, what: "style of dates") ?? date
      case "time": time = choice(value, among: DateForm.Style.allCases, what: "style of times") ?? time
      case "skeleton": form = skeleton(value)
      default: break
      }
    }
    return .date(form ?? DateForm(date: date, time: time))
  }

  private mutating func skeleton(_ node: Node) -> DateForm? {
    guard let text = string(node) else { return nil }
    if DateSkeleton.isValid(text) { return DateForm(skeleton: text) }
    report(
      "'\(text)' is no skeleton of a date", at: node,
      help: "write the letters of its fields, each in one place: 'yMMMd', 'jm', 'EEEEjm'")
    return nil
  }

  /// A distance in time.
  mutating func relativeFormat(_ node: Node) -> ArgumentFormat {
    let options = options(node, ["width", "numeric"])
    var style = RelativeTimeStyle()
    style.width = choice(options["width"], among: RelativeTimeStyle.Width.allCases, what: "width") ?? style.width
    let cases = RelativeTimeStyle.Numeric.allCases
    style.numeric = choice(options["numeric"], among: cases, what: "choice between numbers and words") ?? style.numeric
    return .relativeTime(style)
  }

  /// The name of a language.
  mutating func languageFormat(_ node: Node) -> ArgumentFormat {
    let options = options(node, ["names", "context", "tags"])
    return .languageName(
      choice(options["names"], among: LanguageNameStyle.allCases, what: "kind of names") ?? .standard,
      choice(options["context"], among: LanguageNameContext.allCases, what: "place of names") ?? .text,
      tags: list(
        options["tags"], of: "language tags", help: "write '[en, pt-BR]'", what: "language tag",
        itemHelp: "write one such as 'pt-BR'", { LanguageTag($0) }))
  }

  /// A duration as a clock shows it.
  mutating func clockFormat(_ node: Node) -> ArgumentFormat {
    let rounding = options(node, ["rounding"])["rounding"]
    return .durationClock(rounding: choice(rounding, among: DurationRounding.allCases, what: "rounding") ?? .down)
  }
}
