extension LanguageProfile {
  static let spanish: LanguageProfile = LanguageProfile(
    "es",
    conventions: TextConventions(
      openingMarks: [.question: "¿", .exclamation: "¡"], quotes: QuotationMarks("«", "»"),
      otherQuotes: [QuotationMarks("“", "”")],
      wordsThatDouble: ["nos"]),
    address: AddressWords(
      familiar: "tú tu tus te ti contigo puedes quieres tienes debes",
      polite: "usted inténtelo asegúrese compruébelo Haga Introduzca Seleccione Compruebe Verifique Pulse"),
    counting: CountWords(
      plural: ["s"], optional: ["s", "es"], unchanged: ["s", "x"],
      invariable: ["antes", "después", "menos", "además", "entonces", "tras"]),
    joiningWords: ["y", "o", "el", "la", "los", "las", "un", "una", "del"],
    dottedAbbreviations: ["num", "seg", "sr", "sra"],
    verbForm: .first(["ar", "er", "ir", "pôr"]),
    sharedWords: """
      actor animal audio auto bar base bitrate blog bonus chat club color control cookies digital director drama \
      editor error experimental factor final general global horizontal hotel idea internet legal local manual \
      marketing metal mono musical no normal offline online original panel personal playlist plural podcast podcasts \
      popular premium principal radio regional router sensor serial set similar simple singular social software solo \
      spam stereo streaming superior terminal total tutorial tv use usual variable vertical video videos virtual \
      visible visual web widget widgets zoom
      """,
    spoken: SpokenWords(
      matching: .word,
      controls: [
        RoleWords(.button, "botón", "botones"),
        RoleWords(.slider, "control deslizante", "controles deslizantes", "deslizador"),
        RoleWords(.switch, "interruptor", "interruptores"),
        RoleWords(.checkbox, "casilla", "casillas"),
      ],
      heads: [
        RoleWords(.tab, "pestaña"),
        RoleWords(.link, "enlace", "vínculo"),
        RoleWords(.image, "imagen", "icono", "ícono"),
      ],
      headIsLast: false,
      exceptions: [
        "imagen en imagen", "imagen dentro de imagen", "imagen dentro de la imagen", "imagen sobre imagen",
        "imagen a imagen", "casilla de correo", "icono de la app", "ícono de la app",
      ],
      speech: SpeechWords(
        states: ["seleccionado", "seleccionada", "marcada"],
        gestures: [
          "toca", "toque", "pulsa", "pulse", "pulsar", "haz clic", "haga clic", "clic", "mantén pulsado",
          "mantenga pulsado", "presione", "presiona", "desliza", "deslice", "arrastra", "pellizca", "toca dos veces",
          "toque dos veces", "arrastre", "haz doble clic",
        ],
        devices: ["ratón", "dedo", "dedos", "mando a distancia", "control remoto", "trackpad", "panel táctil"],
        directions: ["izquierda", "derecha", "arriba", "abajo"],
        colors: ["rojo", "verde", "azul", "amarillo", "gris", "roja", "verdes", "amarilla"],
        commands: [
          "pulse", "pulsa", "toque", "toca", "haga", "seleccione", "elija", "abra", "elige", "selecciona", "escoge",
          "haz", "mantén", "presiona", "desliza",
        ],
        abbreviations: ["SPS"],
        units: ["min", "s", "h", "seg", "seg.", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 45,
        searching: ["buscar", "búsqueda", "busca"],
        timesOfDay: ["hora"],
        smallWords: ["el", "la", "los", "las", "de", "del", "y", "en", "un", "una", "al", "por", "para", "con"])))
}
