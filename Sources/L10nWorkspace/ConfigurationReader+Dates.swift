import L10nCore
import L10nRuntime
import StringsFormat
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
    var style = RelativeTimeStyle()
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "width", "numeric"]) {
      switch option {
      case "width":
        style.width = choice(value, among: RelativeTimeStyle.Width.allCases, what: "width") ?? style.width
      case "numeric":
        let cases = RelativeTimeStyle.Numeric.allCases
        style.numeric = choice(value, among: cases, what: "choice between numbers and words") ?? style.numeric
      default: break
      }
    }
    return .relativeTime(style)
  }

  /// The name of a language.
  mutating func languageFormat(_ node: Node) -> ArgumentFormat {
    var (style, context) = (LanguageNameStyle.standard, LanguageNameContext.text)
    var tags: [LanguageTag]?
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "names", "context", "tags"]) {
      switch option {
      case "names": style = choice(value, among: LanguageNameStyle.allCases, what: "kind of names") ?? style
      case "context":
        context = choice(value, among: LanguageNameContext.allCases, what: "place of names") ?? context
      case "tags": tags = languageTags(value)
      default: break
      }
    }
    return .languageName(style, context, tags: tags)
  }

  private mutating func languageTags(_ node: Node) -> [LanguageTag] {
    guard let sequence = node.sequence else {
      report("a list of language tags is due here", at: node, help: "write '[en, pt-BR]'")
      return []
    }
    return sequence.compactMap { item in
      guard let text = string(item) else { return nil }
      if let tag = LanguageTag(text) { return tag }
      report("'\(text)' is no language tag", at: item, help: "write one such as 'pt-BR'")
      return nil
    }
  }

  /// A duration as a clock shows it.
  mutating func clockFormat(_ node: Node) -> ArgumentFormat {
    var rounding = DurationRounding.down
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "rounding"])
    where option == "rounding" {
      rounding = choice(value, among: DurationRounding.allCases, what: "rounding") ?? rounding
    }
    return .durationClock(rounding: rounding)
  }
}
