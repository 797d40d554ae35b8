extension LanguageProfile {
  static let french: LanguageProfile = LanguageProfile(
    "fr",
    conventions: TextConventions(
      spacing: .noBreak([
        ";": "\u{202F}", "!": "\u{202F}", "?": "\u{202F}", ":": "\u{A0}", "»": "\u{A0}",
      ]), quotes: QuotationMarks("«\u{A0}", "\u{A0}»"), nestedQuotes: [QuotationMarks("“", "”")], apostrophe: "’",
      wordsThatDouble: ["nous", "vous"]),
    address: AddressWords(familiar: "tu toi tien", polite: "vous votre vos"),
    counting: CountWords(
      plural: ["s", "x"], optional: ["s", "x", "es"], unchanged: ["s", "x", "z"],
      invariable: [
        "après", "dans", "depuis", "dessus", "fois", "mois", "moins", "plus", "pour", "pourcent", "puis", "sans",
        "sous", "très", "vers",
      ]),
    joiningWords: ["et", "ou", "le", "la", "les", "un", "une", "des", "du", "aux"],
    // Of the verbs in -re only endings that no noun has; "lecture" is a noun.
    verbForm: .first(["er", "ir", "ndre", "ttre"]),
    sharedWords: """
      absent accessible accident action actions addition agent album albums animation annotation annotations \
      application applications article articles assistance attention audience audio auto avatar base bitrate blog \
      bonus cache cause certain chat clip clips code codes collection collections commission communication compatible \
      compression concert condition conditions configuration confirmation console contact contacts content \
      conversation conversations cookies correct correction course danger date dates description descriptions \
      destination dimension dimensions direct direction distance distribution document documents e-mail e-mails exact \
      excellent expert expression extension extensions extra favorable film films final flash flexible format formats \
      forum global guide guides horizontal image images important impossible impression index information informations \
      instant instructions intelligent interaction international internet intro invitation invitations journal \
      latitude limitation local logo longitude machine magazine maintenance maximum mention menu menus message \
      messages million minimum minute minutes mission mobile mode modem modification module modules moment montage \
      multiple musical navigation net normal note notes notification notifications observation occasion option options \
      orange orientation original page pages parent parents pause pauses permission permissions phase photo photos \
      pixel pixels plan plus podcast podcasts point points portable portion portrait position positions possible \
      premium principal production progression prompt protection protections public publication question questions \
      radio rare record relation restaurant restriction restrictions rotation route routes script section sections \
      segment segments service services session sessions silence simple site sites social solution solutions standard \
      station stations stop streaming structure style styles suggestion suggestions surface surprise suspension table \
      taxi technique test tests total transaction transactions transcription transition transmission transparent type \
      types unique urgent variable variables version versions vertical visible volume volumes vote web widget widgets \
      zone zones zoom
      """,
    spoken: SpokenWords(
      matching: .word,
      controls: [
        RoleWords(.button, "bouton", "boutons"),
        RoleWords(.slider, "curseur", "curseurs", "glissière"),
        RoleWords(.switch, "interrupteur", "interrupteurs"),
        RoleWords(.checkbox, "case à cocher", "cases à cocher"),
      ],
      heads: [
        RoleWords(.tab, "onglet"),
        RoleWords(.link, "lien"),
        RoleWords(.image, "image", "icône"),
      ],
      headIsLast: false,
      exceptions: [
        "image dans l'image", "image dans image", "image en image", "image sur image", "image par image",
        "barre d'onglets", "icône de l'app", "icône de l'application",
      ],
      speech: SpeechWords(
        states: ["sélectionné", "sélectionnée", "cochée", "décochée"],
        gestures: [
          "appuyez", "appuyer", "touchez", "toucher", "toucher deux fois", "cliquez", "cliquer", "clic", "maintenez",
          "balayez", "glissez", "pincez", "appuyez longuement", "maintenez enfoncé", "double-cliquez",
          "touchez deux fois", "tapez deux fois", "tapez sur",
        ],
        devices: ["souris", "doigt", "doigts", "télécommande", "trackpad", "pavé tactile"],
        directions: ["à gauche", "à droite", "en haut", "en bas", "ci-dessus", "ci-dessous"],
        colors: ["rouge", "vert", "bleu", "jaune", "gris", "verte", "bleue", "grise"],
        commands: [
          "appuyez", "touchez", "cliquez", "sélectionnez", "choisissez", "ouvrez", "affichez", "utilisez", "activez",
          "désactivez", "fermez", "masquez", "lancez", "déplacez", "passez", "faites", "modifiez", "consultez",
        ],
        abbreviations: ["ST", "SME"],
        units: ["min", "s", "h", "sec", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 48,
        searching: ["chercher", "rechercher", "recherche", "cherche"],
        timesOfDay: ["heure"],
        smallWords: ["le", "la", "les", "de", "du", "des", "et", "à", "au", "aux", "en", "un", "une", "sur", "pour"])))

  static let canadianFrench: LanguageProfile = french.variant(
    "fr-CA",
    conventions: TextConventions(
      spacing: .noBreak([":": "\u{A0}", "»": "\u{A0}"], unspaced: [";", "!", "?"]),
      quotes: QuotationMarks("«\u{A0}", "\u{A0}»"), nestedQuotes: [QuotationMarks("“", "”")], apostrophe: "’",
      wordsThatDouble: ["nous", "vous"]))
}
