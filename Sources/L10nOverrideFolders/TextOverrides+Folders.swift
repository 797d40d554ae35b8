public import L10nRuntime

extension TextOverrides {
  /// Reads folders, one layer each, and puts them in the place of all that were loaded before, all at once.
  ///
  /// - Parameter folders: the last one is asked first.
  /// - Returns: the layers, whose problems say which texts were left out.
  /// - Throws: where a folder cannot be read; then nothing has changed.
  @discardableResult
  public func reload(folders: [OverrideFolder]) throws(OverrideFolderError) -> [OverrideLayer] {
    var layers: [OverrideLayer] = []
    for folder in folders { layers.append(try folder.layer(for: self)) }
    reload(layers)
    return layers
  }

  /// Reads folders at once and again each time that their files change, until the task is canceled.
  ///
  ///     let watching = Task { await PlayerStrings.overrides.watch(folders: [OverrideFolder("texts/acme")]) { log($0) } }
  ///
  /// What cannot be read leaves the layers as they are. Files that are replaced as a whole, by `rename`, are never seen
  /// half written; of others a change is read once they stay the same from one look to the next.
  ///
  /// - Parameters:
  ///   - folders: the last one is asked first.
  ///   - interval: between two looks at the files, at names, sizes and times alone.
  ///   - report: called with each outcome, one after the other; once for a failure that stays the same.
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

/// What is known of folders from one look to the next.
struct FolderWatch {
  private let folders: [OverrideFolder]

  /// The state of the files that were read; `nil` before the first time and after a failure.
  private var read: [[FileState]]?

  /// The state at the last look.
  private var seen: [[FileState]]?

  private var failure: OverrideFolderError?

  init(_ folders: [OverrideFolder]) { self.folders = folders }

  /// Looks at the files, and reads them at the first look and where a change of theirs has come to rest.
  ///
  /// - Returns: what came of reading; `nil` where there was nothing to read, or nothing new to tell.
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
