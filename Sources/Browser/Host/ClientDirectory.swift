import Foundation

/// The connected clients: receives their events on the server's thread, checks rates and forms, and passes on what concerns the app.
final class ClientDirectory: WebServerEvents, @unchecked Sendable {
    private let stream: FrameStream
    /// Has the main thread call a body between two moments.
    private let post: Post
    private let onEvent: @MainActor @Sendable (Event) -> Void
    private let lock = NSLock()
    private var clients: [UInt32: Client] = [:]
    /// Closes a client with a reason; set before the server listens.
    var close: (@Sendable (_ client: UInt32, _ reason: String) -> Void)?

    typealias Post = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    enum Event: Sendable {
        case opened(UInt32, RequestGate.Access)
        /// A message, and its JSON if it is input.
        case received(ClientMessage, String?, from: UInt32)
        /// The connection has taken all text that was sent.
        case drained(UInt32)
        case closed(UInt32)
    }

    private struct Client {
        let access: RequestGate.Access
        var messages: RateLimit
        /// Bytes of messages that the app has not taken.
        var waiting = 0
    }

    /// Messages per second of one client: a finger at 240 samples per second, with acknowledgments, and as much again.
    private static let messagesPerSecond = 600.0
    /// Bytes of one client's messages that wait for the app.
    static let mostWaiting = 4 << 20

    init(stream: FrameStream, post: @escaping Post, onEvent: @escaping @MainActor @Sendable (Event) -> Void) {
        self.stream = stream
        self.post = post
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
            case let message: pass(message, message.isInput ? String(decoding: bytes, as: UTF8.self) : nil, bytes.count, from: client)
            }
        } catch {
            close?(client, error.reason)
        }
    }

    /// Passes a message on; an app that takes none for too long gets no more.
    private func pass(_ message: ClientMessage, _ text: String?, _ count: Int, from client: UInt32) {
        let fits = lock.withLock {
            guard let waiting = clients[client]?.waiting, waiting + count <= Self.mostWaiting else { return false }
            clients[client]?.waiting += count
            return true
        }
        guard fits else { return close?(client, "more messages than the app takes") ?? () }
        post { [self] in
            lock.withLock { clients[client]?.waiting -= count }
            onEvent(.received(message, text, from: client))
        }
    }

    func drained(_ client: UInt32) { pass(.drained(client)) }

    func closed(_ client: UInt32) {
        let wasOpen = lock.withLock { clients.removeValue(forKey: client) != nil }
        guard wasOpen else { return }
        stream.remove(client)
        pass(.closed(client))
    }

    private func pass(_ event: Event) {
        post { [onEvent] in onEvent(event) }
    }
}
