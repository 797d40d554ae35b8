extension SpokenWords {
  static let english = SpokenWords(
    "en", matching: .word,
    controls: [
      RoleWords(.button, "button", "buttons"),
      RoleWords(.slider, "slider", "scrubber"),
      RoleWords(.checkbox, "checkbox", "check box"),
    ],
    heads: [
      // "Switch camera" is a verb, and so is the switch of "Switches between …".
      RoleWords(.switch, "switch", "toggle"),
      RoleWords(.tab, "tab"),
      RoleWords(.link, "link"),
      RoleWords(.image, "image", "icon"),
    ],
    exceptions: ["app icon", "tab bar", "new tab", "nintendo switch"],
    verbs: [
      "add", "change", "choose", "close", "copy", "create", "delete", "download", "edit", "enlarge", "follow", "get",
      "hide", "insert", "loop", "move", "next", "open", "paste", "pick", "pin", "play", "preview", "previous", "reload",
      "remove", "replace", "reset", "restore", "rotate", "save", "select", "send", "share", "show", "switch", "take",
      "toggle", "turn", "upload", "use", "view", "zoom",
    ])
}
