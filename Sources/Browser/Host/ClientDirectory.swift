import Foundation

/// The connected clients: receives their events on the server's thread, checks rates and forms, and passes on what concerns the app.
final class ClientDirectory: WebServerEvents, @unchecked Sendable {
    private let stream: FrameStream
    /// Called on the main thread.
    private let onEvent: @MainActor @Sendable (Event) -> Void
    private let lock = NSLock()
    private var clients: [UInt32: Client] = [:]
    /// Closes a client with a reason; set before the server listens.
    var close: (@Sendable (_ client: UInt32, _ reason: String) -> Void)?

    enum Event: Sendable {
        case opened(UInt32, RequestGate.Access)
        case received(ClientMessage, from: UInt32)
        case closed(UInt32)
    }

    private struct Client {
        let access: RequestGate.Access
        var messages: RateLimit
    }

    /// Messages per second of one client: a finger at 240 samples per second, with acknowledgments, and as much again.
    private static let messagesPerSecond = 600.0

    init(stream: FrameStream, onEvent: @escaping @MainActor @Sendable (Event) -> Void) {
        self.stream = stream
        self.onEvent = onEvent
    }

    func opened(_ client: UInt32, access: RequestGate.Access) {
        let rate = RateLimit(perSecond: Self.messagesPerSecond, time: FrameStream.now)
        lock.withLock { clients[client] = Client(access: access, messages: rate) }
        stream.add(client)
        pass(.opened(client, access))
    }

    func received(_ bytes: UnsafeRawBufferPointer, isText: Bool, from client: UInt32) {
        let isInTime = lock.withLock { clients[client]?.messages.takes(at: FrameStream.now) ?? false }
        guard isInTime else { return close?(client, "more than \(Int(Self.messagesPerSecond)) messages in a second") ?? () }
        guard isText else { return close?(client, "a message must be text") ?? () }
        do {
            switch try ClientMessage(bytes) {
            case .shown(let frame, let decode): stream.shown(frame, decode: decode, by: client)
            case .visible(let isVisible): stream.setVisible(isVisible, client)
            case let message: pass(.received(message, from: client))
            }
        } catch {
            close?(client, error.reason)
        }
    }

    func closed(_ client: UInt32) {
        lock.withLock { clients[client] = nil }
        stream.remove(client)
        pass(.closed(client))
    }

    private func pass(_ event: Event) {
        DispatchQueue.main.async { [onEvent] in MainActor.assumeIsolated { onEvent(event) } }
    }
}
