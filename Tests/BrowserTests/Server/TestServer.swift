import CBrowser
import Foundation

@testable import Browser

/// A server as a browser host runs it, without an app.
@MainActor
final class TestServer {
    let stream: FrameStream
    let server: WebServer
    let control = AccessToken()
    let watch = AccessToken()

    /// - Parameter handshake: Seconds for a request.
    init(handshake: UInt32 = 1, limits: kinora_server_limits = WebServer.limits) throws {
        let (sender, directory) = (Sender(), Received())
        stream = FrameStream(send: { bytes, client in sender.send(bytes, client) }, onDemand: {})
        let clients = ClientDirectory(
            stream: stream, post: { body in DispatchQueue.main.async { MainActor.assumeIsolated(body) } }
        ) { directory.events.append($0) }
        var limits = limits
        limits.handshake = handshake
        server = try WebServer(address: "127.0.0.1", port: 0, limits: limits, events: clients)
        clients.close = { [weak server] client, reason in server?.close(client, code: 1008, reason: reason) }
        sender.server = server
        received = directory
        server.gate = RequestGate(controlToken: control, watchToken: watch, names: ["127.0.0.1", "localhost"], port: server.port)
        stream.start()
    }

    func stop() {
        stream.stop()
        server.stop()
    }

    var port: Int { server.port }
    let received: Received

    /// Events that the app would receive.
    @MainActor
    final class Received {
        var events: [ClientDirectory.Event] = []
    }

    private final class Sender: @unchecked Sendable {
        weak var server: WebServer?
        func send(_ bytes: [UInt8], _ client: UInt32) -> SendResult {
            bytes.withUnsafeBytes { server?.send($0, isText: false, to: client) ?? .gone }
        }
    }
}
