/// The text of a String Catalog whose source language is English.
///
/// - Parameter entries: each a key and its object in JSON.
func stringCatalog(_ entries: String...) -> String {
  #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}, "version": "1.0"}"#
}
