import L10nRuntime

/// The articles that a customer wants to buy.
public struct Basket {
  private var articles: [String] = []

  /// Creates an empty basket.
  public init() {}

  /// Adds an article.
  ///
  /// - Parameter article: its name for customers.
  public mutating func add(_ article: String) { articles.append(article) }

  /// The page as text, in a customer's language.
  public func page(in locale: String) -> String {
    let strings = BasketStrings(locale: locale).pinned
    var lines = [strings.title]
    if let last = articles.last {
      lines += [strings.count(articles: articles.count), strings.added(article: last), "[\(strings.checkOut)]"]
    } else {
      lines.append(strings.empty)
    }
    return lines.joined(separator: "\n")
  }
}
