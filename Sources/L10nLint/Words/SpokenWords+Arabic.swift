extension SpokenWords {
  static let arabic = SpokenWords(
    "ar", matching: .wordAfterArticle,
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
    exceptions: ["صورة داخل صورة", "صورة في صورة", "صورة ضمن صورة", "صورة داخل الصورة"])
}
