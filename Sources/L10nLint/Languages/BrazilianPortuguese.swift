extension LanguageProfile {
  static let brazilianPortuguese: LanguageProfile = LanguageProfile(
    "pt-BR",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), wordsThatDouble: ["se", "blá"]),
    address: AddressWords(familiar: "tu ti teu tua teus tuas contigo", polite: "você"),
    counting: CountWords(
      plural: ["s"], optional: ["s", "es"], unchanged: ["s", "x"],
      invariable: ["mais", "menos", "após", "através", "antes", "depois", "fps", "porcento"]),
    joiningWords: ["e", "ou", "o", "os", "as", "um", "uma", "do", "da", "dos", "das"],
    verbForm: .first(["ar", "er", "ir", "pôr"]),
    sharedWords: """
      app apps backup bitrate blog browser cache chat clip club cookie cookies data debate design desktop digital \
      display download downloads drama e-mail e-mails editor email feed feedback final firewall firmware formal global \
      hardware horizontal hotel ideal inferno internet intro item layout legal link links live local login logo manual \
      marketing menu metal modem mono mouse musical natural normal offline online original panorama pin pixel playlist \
      playlists plural podcast podcasts pop-up pop-ups popular premium principal proxy ranking regional router script \
      sensor set similar singular site sites smartphone social software spam spoiler status streaming studio superior \
      surround tablet tag tags terminal timer token total trailer trailers tutorial tv update upgrade upload url use \
      vertical virtual visual volume web website widget widgets wireless zoom
      """,
    spoken: SpokenWords(
      matching: .word,
      controls: [
        RoleWords(.button, "botão", "botões"),
        RoleWords(.slider, "controle deslizante", "controles deslizantes", "controlo deslizante", "deslizador"),
        RoleWords(.switch, "interruptor", "interruptores"),
        RoleWords(.checkbox, "caixa de seleção", "caixas de seleção", "caixa de verificação"),
      ],
      heads: [
        RoleWords(.tab, "aba"),
        RoleWords(.link, "link"),
        RoleWords(.image, "imagem", "ícone"),
      ],
      headIsLast: false,
      exceptions: [
        "imagem em imagem", "imagem na imagem", "imagem sobre imagem", "imagem a imagem", "ícone do app",
      ],
      speech: SpeechWords(
        states: ["selecionado", "selecionada", "marcada"],
        gestures: [
          "toque em", "duplo-toque", "toque duas vezes", "clique", "clicar", "pressione", "mantenha pressionado",
          "aperte", "segure", "deslize", "arraste", "pince", "toque no", "toque na", "toque para", "clique duas vezes",
        ],
        gestureExceptions: ["tocar novamente"],
        devices: ["mouse", "dedo", "dedos", "controle remoto", "trackpad", "touchpad"],
        directions: ["esquerda", "direita", "acima", "abaixo"],
        colors: ["vermelho", "verde", "azul", "amarelo", "cinza", "vermelha", "amarela"],
        commands: ["toque", "clique", "pressione", "selecione", "escolha", "abra", "use", "mude", "ative"],
        abbreviations: ["LSE"],
        units: ["min", "s", "h", "seg", "seg.", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 42,
        searching: ["procurar", "buscar", "busca", "procura", "pesquisar"],
        timesOfDay: ["hora", "horário"],
        smallWords: [
          "o", "a", "os", "as", "de", "do", "da", "dos", "das", "e", "em", "um", "uma", "no", "na", "para", "com",
        ])))
}
