import CBrowser
import Foundation

/// Receives a server's events, on the server's thread.
protocol WebServerEvents: AnyObject, Sendable {
    func opened(_ client: UInt32, access: RequestGate.Access)
    /// A whole message of a client.
    func received(_ bytes: UnsafeRawBufferPointer, isText: Bool, from client: UInt32)
    /// The connection has taken all text that was sent.
    func drained(_ client: UInt32)
    func closed(_ client: UInt32)
}

/// The HTTP and WebSocket server of a browser host: answers requests for the page, and connects clients.
final class WebServer: @unchecked Sendable {
    /// Why a server does not listen: the system's `errno`.
    struct ListenError: Error {
        let code: Int32
    }

    private static let headers = """
        Content-Security-Policy: default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        X-Frame-Options: DENY
        Referrer-Policy: no-referrer
        Cross-Origin-Opener-Policy: same-origin
        Cross-Origin-Resource-Policy: same-origin
        Permissions-Policy: camera=(), microphone=(), geolocation=()
        Cache-Control: no-store
        Connection: close
        """
    static let limits = kinora_server_limits(
        connections: 64, requests: 512, message: 1 << 16, headers: 8192, handshake: 5, idle: 60, waiting: 64 << 20)

    /// Clients of WebSockets; used with the lock, so that it is not freed meanwhile.
    private var server: OpaquePointer?
    private var connections: ConnectionGate?
    private let events: any WebServerEvents
    private let lock = NSLock()
    private var storedGate: RequestGate?
    /// Rights of clients that are about to be opened.
    private var accesses: [UInt32: RequestGate.Access] = [:]
    /// Files that pages get by paths that cannot be guessed, the oldest first.
    private var offers: [(path: String, type: String, bytes: [UInt8])] = []
    private static let mostOffers = 8
    /// The port it listens on.
    let port: Int
    /// The app's name in the manifest.
    private let title: String

    /// Listens on an IPv4 address; port 0 takes a free one.
    ///
    /// - Parameter limits: Differ from the usual ones in tests.
    init(
        address: String, port: UInt16, title: String = "App", limits: kinora_server_limits = WebServer.limits,
        events: any WebServerEvents
    ) throws(ListenError) {
        (self.events, self.title) = (events, title)
        let listener = kinora_listen(address, port)
        guard listener >= 0 else { throw ListenError(code: errno) }
        self.port = Int(kinora_port(listener))
        var limits = limits
        var callbacks = kinora_server_events()
        callbacks.context = Unmanaged.passUnretained(self).toOpaque()
        callbacks.opened = { context, client in WebServer.of(context).opened(client) }
        callbacks.received = { context, client, bytes, count, isText in
            WebServer.of(context).events.received(UnsafeRawBufferPointer(start: bytes, count: count), isText: isText, from: client)
        }
        callbacks.drained = { context, client in WebServer.of(context).events.drained(client) }
        callbacks.closed = { context, client in WebServer.of(context).closed(client) }
        guard let started = kinora_server_start(&limits, &callbacks) else {
            Foundation.close(listener)
            throw ListenError(code: ENOMEM)
        }
        server = started
        let connections = ConnectionGate(listener: listener, limits: limits, delegate: self)
        self.connections = connections
        connections.start()
    }

    deinit { stop() }

    /// Requests are refused until it is set.
    var gate: RequestGate? {
        get { lock.withLock { storedGate } }
        set { lock.withLock { storedGate = newValue } }
    }

    /// Offers a file under a path that cannot be guessed, until some others have followed. Returns the path.
    func offer(_ bytes: [UInt8], type: String) -> String {
        let path = "/export/\(AccessToken().text)"
        lock.withLock {
            offers.append((path, type, bytes))
            if offers.count > Self.mostOffers { offers.removeFirst() }
        }
        return path
    }

    /// Sends a message, from any thread.
    @discardableResult
    func send(_ bytes: UnsafeRawBufferPointer, isText: Bool, to client: UInt32) -> SendResult {
        switch lock.withLock({ server.map { kinora_server_send($0, client, bytes.baseAddress, bytes.count, isText) } }) {
        case KINORA_SENT?: .sent
        case KINORA_FULL?: .full
        default: .gone
        }
    }

    func close(_ client: UInt32, code: Int32, reason: String) {
        lock.withLock { if let server { kinora_server_close(server, client, code, reason) } }
        connections?.expectEnd(of: client)
    }

    /// Closes all connections; within about a tenth of a second. A second call does nothing.
    func stop() {
        let ended = lock.withLock {
            defer { server = nil }
            return server
        }
        guard let ended else { return }
        // Clients are notified through the connections.
        kinora_server_stop(ended)
        connections?.stop()
    }

    // MARK: Events

    private static func of(_ context: UnsafeMutableRawPointer?) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(context!).takeUnretainedValue()
    }

    private func opened(_ client: UInt32) {
        guard let access = lock.withLock({ accesses[client] }) else { return }
        events.opened(client, access: access)
    }

    private func closed(_ client: UInt32) {
        _ = lock.withLock { accesses.removeValue(forKey: client) }
        events.closed(client)
    }
}

extension WebServer: ConnectionGateDelegate {
    func admit(_ head: RequestHead) throws(RequestGate.Refusal) -> RequestGate.Admission {
        guard let gate else { throw RequestGate.Refusal(status: 503, sentence: "not ready\n") }
        return try gate.admit(head)
    }

    func answer(_ path: String, isHead: Bool) -> [UInt8] {
        if let offer = lock.withLock({ offers.first { $0.path == path } }) {
            return Self.answer(200, type: offer.type, body: offer.bytes, isHead: isHead)
        }
        let manifest = RequestGate.manifestPath + "?"
        if path.hasPrefix(manifest) {
            let body = WebManifest(title: title, query: String(path.dropFirst(manifest.count))).bytes
            return Self.answer(200, type: "application/manifest+json", body: body, isHead: isHead)
        }
        var type: UnsafePointer<CChar>?
        var count = 0
        guard let bytes = kinora_page_file(path, &type, &count), let type else {
            return Self.answer(404, body: Array("there is no such file\n".utf8), isHead: isHead)
        }
        let body = [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
        return Self.answer(200, type: String(cString: type), body: body, isHead: isHead)
    }

    func answer(_ refusal: RequestGate.Refusal) -> [UInt8] {
        Self.answer(refusal.status, field: refusal.field, body: Array(refusal.sentence.utf8))
    }

    private static func answer(
        _ status: Int, type: String = "text/plain; charset=utf-8", field: String = "", body: [UInt8], isHead: Bool = false
    ) -> [UInt8] {
        let names = [
            200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 421: "Misdirected Request",
            431: "Request Header Fields Too Large", 503: "Service Unavailable",
        ]
        var lines = ["HTTP/1.1 \(status) \(names[status] ?? "")", "Content-Type: \(type)", "Content-Length: \(body.count)"]
        if !field.isEmpty { lines.append(field) }
        lines += headers.split(separator: "\n").map(String.init)
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : body)
    }

    func open(_ client: UInt32, access: RequestGate.Access, socket: Int32) -> Bool {
        lock.withLock {
            guard let server else {
                Foundation.close(socket)
                return false
            }
            accesses[client] = access
            return kinora_server_add(server, client, socket)
        }
    }

    func ended(_ client: UInt32) { lock.withLock { if let server { kinora_server_drop(server, client) } } }

    func violated(_ client: UInt32, reason: String) { close(client, code: 1002, reason: reason) }
}
