// Written by `swift run freeze-cldr` from ICU 72.1, CLDR 42. Do not edit.

/// The scripts written from right to left.
enum RightToLeftScriptsData {
  /// What the data were taken from.
  static var source: StaticString { "ICU 72.1, CLDR 42" }

  /// A script; the value says nothing more.
  static var lines: StaticString {
    """
    Adlm 1
    Arab 1
    Armi 1
    Avst 1
    Chrs 1
    Cprt 1
    Elym 1
    Hatr 1
    Hebr 1
    Hung 1
    Khar 1
    Lydi 1
    Mand 1
    Mani 1
    Mend 1
    Merc 1
    Mero 1
    Narb 1
    Nbat 1
    Nkoo 1
    Orkh 1
    Ougr 1
    Palm 1
    Phli 1
    Phlp 1
    Phnx 1
    Prti 1
    Rohg 1
    Samr 1
    Sarb 1
    Sogd 1
    Sogo 1
    Syrc 1
    Thaa 1
    Yezi 1
    """
  }
}
