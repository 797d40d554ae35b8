extension SpokenWords {
  static let korean = SpokenWords(
    "ko", matching: .anywhere,
    controls: [
      RoleWords(.button, "버튼", "단추"),
      RoleWords(.slider, "슬라이더"),
      RoleWords(.checkbox, "체크박스", "체크 박스", "확인란"),
    ],
    // 탭 alone is a tap as well as a tab.
    heads: [
      RoleWords(.switch, "스위치", "토글"),
      RoleWords(.link, "링크"),
      RoleWords(.image, "이미지", "아이콘"),
    ],
    exceptions: ["앱 아이콘"])
}
