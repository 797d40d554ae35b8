/// NeXTSTEP Latin, the 8-bit encoding of octal escapes in old-style property lists.
enum NextStepEncoding {
  /// The scalar of a byte; 0xFE and 0xFF are undefined and read as U+0000, as CoreFoundation does.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    guard byte < 0xFE else { return "\0" }
    return upperHalf[upperHalf.index(upperHalf.startIndex, offsetBy: Int(byte) - 0x80)]
  }

  /// 0x80 to 0xFD, sixteen a line.
  private static let upperHalf =
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ
    """.unicodeScalars
}
