import L10nRuntime

extension SettingKind<[AnnouncementDeclaration]> {
  static var announcements: Self {
    let settings: [Setting<AnnouncementDeclaration>] = [
      Setting("priority", \.priority, .choice("priority"), "How urgent it is; polite by default."),
      Setting(
        "replaces", \.replaced, .list(.name.offering(.keys)), "The keys of announcements that it makes outdated."),
      Setting(
        "interval", \.interval,
        .parsed(.number(minimum: 0, maximum: nil), "time in seconds", help: "write a number such as 2 or 0.5") {
          Double($0).flatMap { (0..<3600).contains($0) ? $0 : nil }
        }, "The least time between two of them, in seconds."),
    ]
    let announcement = SettingKind<AnnouncementDeclaration>.group(settings, AnnouncementDeclaration(key: ""))
    return announcement.summary("How a text is announced.").byName(called: "announcement").offering(.keys)
      .map { all, _, _ in all.map { $0.naming(\.key) } }
  }
}
