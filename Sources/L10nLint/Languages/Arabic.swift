extension LanguageProfile {
  static let arabic: LanguageProfile = LanguageProfile(
    "ar",
    conventions: TextConventions(
      ownMarks: [.question: "؟"], quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")],
      wordsThatDouble: ["رويدا", "شيئا"]),
    cases: CaseWords(
      before: [
        "الموضع", "موضع", "مدة", "لمدة", "بعد", "قبل", "خلال", "منذ", "عند", "حتى", "من", "إلى", "في", "عن", "على",
        "غضون", "طوال", "نحو", "حوالي", "كل",
      ],
      joined: ["بـ", "لـ", "ب", "ل", "ك", "كـ"]),
    joiningWords: ["أو", "ثم", "لكن"],
    spoken: SpokenWords(
      matching: .wordAfterArticle,
      controls: [
        RoleWords(.button, "زر", "أزرار"),
        RoleWords(.slider, "شريط تمرير", "شريط التمرير"),
        RoleWords(.switch, "مفتاح تبديل", "مفتاح التبديل"),
        RoleWords(.checkbox, "مربع اختيار", "مربع الاختيار", "خانة اختيار", "خانة الاختيار"),
      ],
      heads: [
        RoleWords(.tab, "علامة تبويب", "علامة التبويب"),
        RoleWords(.link, "رابط"),
        RoleWords(.image, "صورة", "أيقونة"),
      ],
      headIsLast: false,
      exceptions: ["صورة داخل صورة", "صورة في صورة", "صورة ضمن صورة", "صورة داخل الصورة"],
      speech: SpeechWords(
        states: ["محدّد", "غير محدّد", "فيه علامة"],
        gestures: [
          "انقر", "اضغط", "نقر بالماوس", "اضغط مطولاً", "اسحب", "النقر", "نقرة", "الضغط على", "التمرير السريع", "مرّر",
        ],
        devices: ["الماوس", "الفأرة", "بإصبع", "إصبعك", "جهاز التحكم عن بعد", "لوحة اللمس"],
        directions: ["يمين", "يسار", "أعلى", "أسفل"],
        colors: ["أحمر", "أخضر", "أزرق", "أصفر", "رمادي", "الأحمر", "الأخضر", "الأزرق", "الأصفر"],
        commands: ["اضغط", "انقر", "اختر", "افتح", "استخدم", "حدد"],
        units: ["ث", "د", "س", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 50,
        searching: ["بحث", "ابحث"],
        timesOfDay: ["الساعة"],
        hasCapitals: false)))
}
