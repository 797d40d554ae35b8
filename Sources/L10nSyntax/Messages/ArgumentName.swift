/// Converts names of arguments between ICU messages and MessageFormat 2, where names cannot begin with a digit.
///
///     {0}, {1st}   // $_0, $_1st
///     {_0}         // $__0
package enum ArgumentName {
  /// The MessageFormat 2 name of an ICU argument; characters that it cannot contain become `_`.
  package static func mf2(_ name: String) -> String {
    let isNumbered = name.drop { $0 == "_" }.utf8.first.map(\.isASCIIDigit) ?? false
    let name = isNumbered ? "_" + name : name
    if name.isMF2Name { return name }
    let usable = String(String.UnicodeScalarView(name.unicodeScalars.map { "\($0)".isMF2Unquoted ? $0 : "_" }))
    return usable.isMF2Name ? usable : "_" + usable
  }

  /// The ICU name of a MessageFormat 2 argument.
  package static func icu(_ name: String) -> String {
    let shorter = String(name.dropFirst())
    return name.hasPrefix("_") && mf2(shorter) == name ? shorter : name
  }
}
