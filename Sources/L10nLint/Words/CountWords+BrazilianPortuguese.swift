extension CountWords {
  static let brazilianPortuguese: CountWords = CountWords(
    "pt-BR", plural: ["s"], optional: ["s", "es"], unchanged: ["s", "x"],
    invariable: ["mais", "menos", "após", "através", "antes", "depois", "fps"])
}
