extension SpokenWords {
  static let traditionalChinese: SpokenWords = SpokenWords(
    "zh-Hant", matching: .anywhere,
    controls: [
      RoleWords(.button, "按鈕", "按鍵"),
      RoleWords(.slider, "滑桿", "滑塊", "滑動軸"),
      RoleWords(.checkbox, "核取方塊"),
    ],
    heads: [
      RoleWords(.button, "鍵"),
      RoleWords(.switch, "開關"),
      RoleWords(.tab, "標籤頁", "分頁"),
      RoleWords(.link, "連結"),
      RoleWords(.image, "影像", "圖示", "圖片"),
    ],
    exceptions: ["鍵盤", "關鍵", "快速鍵", "快捷鍵", "組合鍵", "新分頁", "新標籤頁", "App 圖示"],
    verbs: [
      "上傳", "下載", "分享", "切換", "刪除", "前往", "加入", "取得", "儲存", "打開", "拷貝", "新增", "更改", "查看",
      "檢視", "移除", "編輯", "複製", "設定", "貼上", "選取", "選擇", "開啟", "關閉", "隱藏", "顯示", "傳送",
    ],
    notBeforeEndings: ["的", "此", "該", "個", "加入", "新增", "刪除", "編輯", "選擇", "選取", "建立", "移除", "顯示", "隱藏", "更改", "自訂"],
    speech: SpeechWords(
      states: ["已選取", "已勾選"],
      gestures: [
        "輕觸", "點一下", "點兩下", "點按", "點選", "雙擊", "連按", "按一下", "點擊", "單擊", "按住", "長按", "按下", "按「", "滑動", "輕掃", "拖移", "捏合",
      ],
      gestureExceptions: ["滑動軸"],
      devices: ["滑鼠", "手指", "遙控器", "觸控板", "觸控式軌跡板"],
      directions: ["左側", "右側", "左邊", "右邊", "上方", "下方"],
      colors: ["紅色", "綠色", "藍色", "黃色", "灰色"],
      commands: ["請"],
      stop: "。",
      abbreviations: ["CC", "PiP"],
      units: ["kbps", "Mbps", "kbit/s", "Mbit/s"],
      labelLimit: 16,
      searching: ["搜尋", "搜索", "尋找"],
      timesOfDay: ["時刻"],
      hasCapitals: false,
      brandNames: ["VoiceOver": ["旁白"]]))
}
