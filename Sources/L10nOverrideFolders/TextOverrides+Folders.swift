public import L10nRuntime

extension TextOverrides {
  /// Reads folders, one layer each, and replaces all layers with them at once.
  ///
  /// - Parameter folders: the folders; the last one is used first.
  /// - Returns: the layers, whose problems include the texts that were left out.
  /// - Throws: an error if a folder cannot be read; then nothing has changed.
  @discardableResult
  public func reload(folders: [OverrideFolder]) throws(OverrideFolderError) -> [OverrideLayer] {
    var layers: [OverrideLayer] = []
    for folder in folders { layers.append(try folder.layer(for: self)) }
    reload(layers)
    return layers
  }

  /// Reads folders at once and again each time their files change, until the task is canceled.
  ///
  ///     let watching = Task { await PlayerStrings.overrides.watch(folders: [OverrideFolder("texts/acme")]) { log($0) } }
  ///
  /// If a folder cannot be read, the layers stay as they are. Files that are replaced as a whole, by `rename`, are
  /// never read half written; changes to other files are read once they stay the same between two checks.
  ///
  /// - Parameters:
  ///   - folders: the folders; the last one is used first.
  ///   - interval: the interval between checks of the files, which only compare names, sizes and times.
  ///   - report: called with each outcome in turn; once for a repeated failure.
  public func watch(
    folders: [OverrideFolder], every interval: Duration = .seconds(2),
    report: @Sendable (Result<[OverrideLayer], OverrideFolderError>) -> Void = { _ in }
  ) async {
    var watch = FolderWatch(folders)
    while !Task.isCancelled {
      if let outcome = watch.look(reload: { () throws(OverrideFolderError) in try self.reload(folders: folders) }) {
        report(outcome)
      }
      do { try await Task.sleep(for: interval) } catch { return }
    }
  }
}

/// The state of folders between checks.
struct FolderWatch {
  private let folders: [OverrideFolder]

  /// The state of the files that were read; `nil` before the first time and after a failure.
  private var read: [[FileState]]?

  /// The state at the last check.
  private var seen: [[FileState]]?

  private var failure: OverrideFolderError?

  init(_ folders: [OverrideFolder]) { self.folders = folders }

  /// Checks the files, and reads them at the first check and after a change, once they stay the same.
  ///
  /// - Returns: the outcome of reading; `nil` if nothing was read, or nothing new is to be reported.
  mutating func look<Layers>(
    reload: () throws(OverrideFolderError) -> Layers
  ) -> Result<Layers, OverrideFolderError>? {
    do throws(OverrideFolderError) {
      var state: [[FileState]] = []
      for folder in folders { state.append(try folder.state()) }
      let isFirst = seen == nil
      let isResting = isFirst || seen == state
      seen = state
      guard state != read, isResting else { return nil }
      let layers = try reload()
      (read, failure) = (state, nil)
      return .success(layers)
    } catch {
      (read, seen) = (nil, [])
      guard failure != error else { return nil }
      failure = error
      return .failure(error)
    }
  }
}
