extension SpokenWords {
  static let german = SpokenWords(
    "de", matching: .wordEnding,
    controls: [
      RoleWords(.button, "schaltfläche", "schaltflächen", "taste", "button", "buttons", "knopf"),
      RoleWords(.slider, "regler"),
      RoleWords(.switch, "schalter"),
      RoleWords(.checkbox, "kästchen"),
    ],
    heads: [
      RoleWords(.tab, "registerkarte", "reiter"),
      RoleWords(.link, "link", "verknüpfung"),
      RoleWords(.image, "bild", "symbol"),
    ],
    exceptions: ["bild im bild", "bild in bild", "app symbol", "neue registerkarte", "tab umschalter"])
}
