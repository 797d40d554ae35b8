extension SpokenWords {
  static let traditionalChinese = SpokenWords(
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
    ])
}
