extension LanguageProfile {
  static let english: LanguageProfile = LanguageProfile(
    "en",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), apostrophe: "’", wordsThatDouble: ["extra", "had", "really", "that", "very"]),
    counting: CountWords(
      plural: ["s"], optional: ["s", "es", "ies"], unchanged: ["s", "ed", "ing"],
      invariable: [
        "always", "does", "less", "minus", "plus", "this", "thus", "across", "versus", "news", "following", "free",
        "left", "more", "remaining", "total", "unread", "available", "new", "online",
      ],
      units: [
        "bits", "bytes", "days", "hours", "kilobits", "kilobytes", "kilometers", "kilometres", "megabytes", "meters",
        "metres", "miles", "minutes", "months", "seconds", "weeks", "years",
      ],
      naming: [
        "article", "channel", "chapter", "code", "column", "day", "disc", "episode", "error", "figure", "gate",
        "lesson", "level", "line", "page", "paragraph", "part", "phase", "platform", "player", "port", "question",
        "release", "room", "row", "rule", "season", "section", "since", "slot", "status", "step", "table", "team",
        "unit", "until", "version", "volume", "week", "year",
      ]),
    joiningWords: ["and", "or", "the", "an", "than", "because", "your", "my", "our", "their"],
    dottedAbbreviations: [
      "approx", "dr", "etc", "ex", "inc", "jr", "ltd", "max", "min", "mr", "mrs", "ms", "no", "st", "tel", "vol", "vs",
    ],
    imageNameWords: ["ic", "icon", "nav"],
    spoken: SpokenWords(
      matching: .word,
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
        "hide", "insert", "loop", "move", "next", "open", "paste", "pick", "pin", "play", "preview", "previous",
        "reload", "remove", "replace", "reset", "restore", "rotate", "save", "select", "send", "share", "show",
        "switch", "take", "toggle", "turn", "upload", "use", "view", "zoom",
      ],
      notBeforeEndings: [
        "a", "add", "all", "another", "any", "change", "choose", "create", "custom", "customize", "delete", "each",
        "edit", "every", "get", "hide", "insert", "move", "my", "new", "no", "one", "pick", "radio", "remove", "rename",
        "select", "show", "that", "the", "this", "which", "your",
      ],
      speech: SpeechWords(
        states: ["selected", "unselected", "checked", "unchecked", "dimmed"],
        gestures: [
          "tap", "double tap", "double-tap", "triple tap", "click", "double-click", "press", "long press", "swipe",
          "flick", "drag", "pinch", "shake", "double click", "press and hold", "touch and hold", "hold down",
        ],
        gestureExceptions: ["press release", "press kit", "single click", "click through"],
        devices: [
          "mouse", "finger", "fingers", "remote control", "trackpad", "touchpad", "touch pad", "touchscreen",
          "siri remote",
        ],
        directions: ["left", "right", "above", "below", "top", "bottom"],
        colors: ["red", "green", "blue", "yellow", "grey", "gray"],
        commands: [
          "tap", "press", "click", "select", "choose", "open", "close", "show", "hide", "move", "toggle", "play",
          "switch", "change", "use", "double tap", "turn", "activate",
        ],
        abbreviations: ["AD", "Auto.", "approx."],
        units: ["min", "mins", "sec", "secs", "hr", "hrs", "s", "h", "m", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 40,
        searching: ["search", "find", "look up"],
        timesOfDay: ["time of day", "clock"])))
}
