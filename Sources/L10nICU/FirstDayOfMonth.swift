import L10nRuntime

extension LanguageTag {
  /// The first day of a month before the month's name, as it is said; `nil` where it is a plain number. CLDR has no
  /// patterns for it.
  ///
  /// Sources: Bureau de la traduction, "Guide du rédacteur", 2.4.2; Manual de Redação da Presidência da República;
  /// Treccani, "Enciclopedia dell'Italiano", date; RAE, "Diccionario panhispánico de dudas", for America.
  var firstDayOfMonth: String? {
    switch language {
    case "fr": "1er"
    case "it": "1º"
    case "pt": [nil, "BR"].contains(region) ? "1º" : nil
    case "es": [nil, "ES", "GQ", "IC", "EA", "PH"].contains(region) ? nil : "1º"
    default: nil
    }
  }
}

extension String {
  /// A date pattern whose day has a name on the first, if the pattern shows the month's name as well.
  func namingFirstDay(in tag: LanguageTag) -> String {
    guard tag.firstDayOfMonth != nil, let fields = DateField.fields(of: self),
      fields.contains(where: { "ML".utf8.contains($0.letter) && $0.width >= 3 })
    else { return self }
    var pattern = ""
    _ = DateField.forEachPiece(of: self) { piece in
      switch piece {
      case .text(let text): pattern += "'\(text.replacing("'", with: "''"))'"
      case .field(let field): pattern += field.text == "d" ? "ddd" : field.text
      }
    }
    return pattern
  }
}
