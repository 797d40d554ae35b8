public import Hummingbird
public import NIOCore

/// The server: labels and a page of a video player in the language of each request.
///
/// - Parameters:
///   - address: the address that it listens on; port 0 for any free one.
///   - overrides: the files that replace texts; read by `POST /overrides` and on the signal SIGHUP.
///   - onServerRunning: called once with the listening channel.
public func playerApplication(
  at address: BindAddress, overrides: OverrideFolders,
  onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
) -> some ApplicationProtocol {
  var application = Application(
    router: PlayerRoutes(overrides: overrides).router,
    configuration: ApplicationConfiguration(address: address, serverName: "player", backlog: 1024),
    onServerRunning: onServerRunning)
  application.addServices(ReloadOnHangup(overrides: overrides, logger: application.logger))
  return application
}
