extension SpokenWords {
  static let brazilianPortuguese = SpokenWords(
    "pt-BR", matching: .word,
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
    ])
}
