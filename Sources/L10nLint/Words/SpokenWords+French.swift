extension SpokenWords {
  static let french: SpokenWords = SpokenWords(
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
      abbreviations: ["ST", "PiP"],
      units: ["min", "s", "h", "sec", "kbps", "Mbps", "kbit/s", "Mbit/s"],
      labelLimit: 48,
      searching: ["chercher", "rechercher", "recherche", "cherche"],
      timesOfDay: ["heure"],
      smallWords: ["le", "la", "les", "de", "du", "des", "et", "à", "au", "aux", "en", "un", "une", "sur", "pour"]))
}
