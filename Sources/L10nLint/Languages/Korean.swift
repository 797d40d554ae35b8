extension LanguageProfile {
  static let korean: LanguageProfile = LanguageProfile(
    "ko",
    conventions: TextConventions(
      optionalMarks: [.stop, .question, .exclamation], spacing: .none(before: [",", ".", "!", "?"]),
      quotes: QuotationMarks("“", "”"), doublesWords: true,
      foreignWidths: ["，": ",", "。": ".", "？": "?", "！": "!"]),
    address: AddressWords(
      .sentenceEnd, familiar: "어요 아요 해요 예요 에요 돼요 네요 군요 려요 겨요 와요 져요 다", polite: "니다 십시오 니까",
      exceptions: ["좋아요", "싫어요", "사랑해요"]),
    verbForm: .ending(["기"]),
    spoken: SpokenWords(
      matching: .anywhere,
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
      exceptions: ["앱 아이콘"],
      notBeforeEndings: ["의", "이", "그", "새"],
      speech: SpeechWords(
        states: ["선택됨", "선택 해제됨"],
        gestures: [
          "두 번 탭", "이중 탭", "터치", "클릭", "눌러", "길게 누르", "스와이프", "쓸어", "드래그", "탭하", "탭해", "누르면", "누르고", "누르세", "누르십",
        ],
        gestureExceptions: ["탭 바", "탭바", "탭 메뉴"],
        devices: ["마우스", "손가락", "리모컨", "트랙패드", "터치패드"],
        directions: ["왼쪽", "오른쪽", "위의", "아래"],
        colors: ["빨간", "녹색", "파란", "노란", "회색", "초록색", "파란색", "빨간색"],
        commands: ["하십시오", "하세요", "세요"],
        commandsAreLast: true,
        units: ["kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 18,
        searching: ["찾기", "검색"],
        timesOfDay: ["시각"],
        hasCapitals: false)))
}
