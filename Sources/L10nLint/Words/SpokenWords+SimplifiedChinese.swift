extension SpokenWords {
  static let simplifiedChinese = SpokenWords(
    "zh-Hans", matching: .anywhere,
    controls: [
      RoleWords(.button, "按钮", "按键"),
      RoleWords(.slider, "滑块", "滑杆", "滑动条"),
      RoleWords(.checkbox, "复选框"),
    ],
    heads: [
      RoleWords(.button, "键"),
      RoleWords(.switch, "开关"),
      RoleWords(.tab, "标签页", "选项卡"),
      RoleWords(.link, "链接"),
      RoleWords(.image, "图像", "图标", "图片"),
    ],
    exceptions: ["键盘", "关键", "快捷键", "组合键", "热键", "新标签页", "应用图标"],
    verbs: [
      "保存", "查看", "打开", "发送", "分享", "复制", "更改", "共享", "关闭", "获取", "拷贝", "前往", "切换", "删除", "上传",
      "设置", "添加", "下载", "显示", "新建", "选择", "移除", "隐藏", "粘贴", "编辑",
    ])
}
