/// The names of arguments in ICU messages and in MessageFormat 2, where none begins with a digit.
///
///     {0}, {1st}   // $_0, $_1st
///     {_0}         // $__0
package enum ArgumentName {
  /// The name in MessageFormat 2 of an argument of an ICU message; characters that it cannot have become `_`.
  package static func mf2(_ name: String) -> String {
    let isNumbered = name.drop { $0 == "_" }.utf8.first.map(\.isASCIIDigit) ?? false
    let name = isNumbered ? "_" + name : name
    if name.isMF2Name { return name }
    let usable = String(String.UnicodeScalarView(name.unicodeScalars.map { "\($0)".isMF2Unquoted ? $0 : "_" }))
    return usable.isMF2Name ? usable : "_" + usable
  }

  /// The name in an ICU message of an argument of MessageFormat 2.
  package static func icu(_ name: String) -> String {
    let shorter = String(name.dropFirst())
    return name.hasPrefix("_") && mf2(shorter) == name ? shorter : name
  }
}
