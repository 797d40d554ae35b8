extension LanguageProfile {
  static let simplifiedChinese: LanguageProfile = LanguageProfile(
    "zh-Hans",
    conventions: TextConventions(
      ownMarks: [.stop: "。", .question: "？", .exclamation: "！", .colon: "："], optionalMarks: [.stop],
      spacing: .none(before: ["、", "。", "，", "！", "？", "：", "；"]), quotes: QuotationMarks("“", "”"),
      otherQuotes: [QuotationMarks("「", "」"), QuotationMarks("『", "』")], doublesWords: true, separatesWords: false,
      fullWidth: [",": "，", ";": "；", "!": "！", "?": "？", ":": "："],
      foreignWidths: ["｡": "。", "､": "、"], hasChineseFunctionWords: true),
    han: .simplified,
    hanCharacters: """
      东丢两严丧个临为丽举义乌乐习书买乱争亏亚产亩亲亿仅从仑仓仪们价众优会伞伟传伤伦伪体侦侧俩债倾偿储儿党\
      兰关兴兹养兽内冈写军农决况冻净减凤凭击刘则刚创剑剧劝办务动励劲劳势区医华协单卖卢卫厂厅厉压厕县参双发\
      变叠号叹吓吗听启员呜响哑唤啸喷团园围国图圆圣场坏块坚坛坝垄垒垦垫堕墙壮声壳处备复头夹夺奖妆妇妈娱婴孙\
      学宁宝实宠审宪宫宽宾对寻导将尔尘尝层届属岁岂岗岛岭币帅师帜带帧帮广庄庆庐库应庙废开异弃张弯弹归录彻径\
      忆忧怀态总恋恶恼悬惊惧惨惯愤愿戏战扑执扩扫扬扰抚抢护报担拟拥拦拨择挡挤挥捞损换掷携摄摆摇摊撑敌数断无\
      旧时昼显晒晓晕暂术机杀杂权条来杨极构枣枪枫柜栅标栈栏树样档桥梦检楼欢欧残毕毙气汇汉汤沟泽洁浅浆测济浏\
      浓涛润涨渐渔湾湿滚满滤滥滨潜灭灯灵炉点炼烁烂烦烧热爱爷牵牺状犹独狭狮猎猫献玛环现琐电画畅疗疯皱监盖盘\
      矿码砖础硕确碍礼离种积称稳穷窃竞笔笼筹签简类粮紧纠红纤约级纪纯纲纳纵纷纸纹纺纽线练组细织终绍经绑绒结\
      绕绘给络绝统继绩绪续绳维绿缀缆缓编缘缝缠缩缴网罗罚罢耸聋职联聪肃肠肤肿胀胁胶脏脑脚脸腾舰舱艰艺节苏苹\
      茎荣药获营萧萨蒋蓝虑虫虽蚀补衬袭装裤规觅视览觉触誉计订认讨让训议讯记许讽设诀证评识诈诉诊词译试诗诚话\
      询该详语误诱说请读课谁调谈谋谎谐谓谜谢谨谬谱贝负贡财责贤败账货质贩贪贫购贯贴贵贷贸费贺赁资赋赏赔赖赚\
      赛赞赠赢赵赶趋跃践跸车轨轩转轮软轴轻载较辅辆辉辐辑输辖辞边达迁过迈运还这进远违连迟选逊递遗邮邻郑酝酱\
      释针钉钓钙钝钞钟钢钥钩钮钱钻铁铃铅铜铝铭铲银铺链销锁锅锈锋锐错锤锦键锯镇镜长门闪闭问闲间闷闹闻阀阁阅\
      阐阔队阳阴阵阶际陆陈陕险随隐隶难雾鞑韧韩页顶项顺须顾顿颁颂预领颇颈频颗题颜额颠风飘飞饥饭饮饰饱馆馈馒\
      马驯驱驳驶驻骂骄骆验骑骗骚鱼鲁鲜鸟鸡鸣鸭鸿鹅鹏鹰麦齐齿龄龙龟
      """,
    otherRegion: RegionalWords(
      "Taiwan", outside: "CN",
      """
      软体 软件|硬体 硬件|韧体 固件|网路 网络|网际网路 互联网|萤幕 屏幕|资料夹 文件夹|伺服器 服务器|硬碟 硬盘|滑鼠 鼠标|列印 打印|印表机 打印机|记忆体 内存|剪贴簿 剪贴板|原始码 源代码|位元组 字节|解析度 分辨率|应用程式 应用程序|驱动程式 驱动程序|执行绪 线程
      """),
    spoken: SpokenWords(
      matching: .anywhere,
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
        "保存", "查看", "打开", "发送", "分享", "复制", "更改", "共享", "关闭", "获取", "拷贝", "前往", "切换", "删除", "上传", "设置", "添加", "下载",
        "显示", "新建", "选择", "移除", "隐藏", "粘贴", "编辑",
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
        units: ["kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 14,
        searching: ["搜索", "查找", "搜寻"],
        timesOfDay: ["时刻"],
        hasCapitals: false,
        brandNames: ["AirPlay": ["隔空播放"], "VoiceOver": ["旁白"], "Wi-Fi": ["无线局域网", "WLAN"]])))
}
