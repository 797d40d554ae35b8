extension SpokenWords {
  static let simplifiedChinese: SpokenWords = SpokenWords(
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
    ],
    notBeforeEndings: ["的", "此", "该", "个", "添加", "删除", "编辑", "选择", "创建", "新建", "移除", "显示", "隐藏", "更改", "自定义"],
    speech: SpeechWords(
      states: ["已选择", "已选中", "已勾选"],
      gestures: [
        "点按", "轻点", "轻按", "轻触", "双击", "连按", "点两下", "点击", "单击", "按下", "长按", "按住", "按“", "滑动", "轻扫", "拖动", "捏合",
      ],
      gestureExceptions: ["滑动条", "滑动棒"],
      devices: ["鼠标", "手指", "遥控器", "触控板", "触摸板"],
      directions: ["左侧", "右侧", "左边", "右边", "上方", "下方"],
      colors: ["红色", "绿色", "蓝色", "黄色", "灰色"],
      commands: ["请"],
      stop: "。",
      abbreviations: ["CC", "PiP"],
      units: ["kbps", "Mbps", "kbit/s", "Mbit/s"],
      labelLimit: 14,
      searching: ["搜索", "查找", "搜寻"],
      timesOfDay: ["时刻"],
      hasCapitals: false,
      brandNames: ["AirPlay": ["隔空播放"], "VoiceOver": ["旁白"], "Wi-Fi": ["无线局域网", "WLAN"]]))
}
