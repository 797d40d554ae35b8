import L10nCompiler
import L10nICU
import L10nRuntime

extension RowFamily {
  /// The name of a language, from the data of the linked ICU.
  static let languageName = RowFamily(fileName: "language_name.json", expectedFields: ["output"]) { row in
    let (locale, tag) = (try row.tag("locale"), try row.tag("tag"))
    guard let style = LanguageNameStyle(rawValue: try row.string("names")) else {
      throw RowProblem("'names' is neither standard nor dialect")
    }
    guard let names = DisplayNames(coded: try DisplayNames(for: locale, of: [tag], [LanguageNameForm(style)]).coded)
    else {
      throw RowProblem("the names cannot be read back")
    }
    return ["output": .string(names.name(ofTag: tag.description, style))]
  } mistake: { row in
    guard case .string("und") = row.fields["tag"], case .string("root") = row.fields["output"] else { return nil }
    return
      "ICU takes the tag 'und' for its root locale and shows the word root; CLDR has a name for an unknown language"
  }
}
