extension SpokenWords {
  static let french = SpokenWords(
    "fr", matching: .word,
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
    ])
}
