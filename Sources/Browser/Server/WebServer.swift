import CBrowser
import Foundation

/// Receives a server's events, on the server's thread.
protocol WebServerEvents: AnyObject, Sendable {
    func opened(_ client: UInt32, access: RequestGate.Access)
    /// A whole message of a client.
    func received(_ bytes: UnsafeRawBufferPointer, isText: Bool, from client: UInt32)
    func closed(_ client: UInt32)
}

/// The HTTP and WebSocket server of a browser host: answers requests for the page, and connects clients.
final class WebServer: @unchecked Sendable {
    /// Why a server does not listen: the system's `errno`.
    struct ListenError: Error {
        let code: Int32
    }

    static let headers = """
        Content-Security-Policy: default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        X-Frame-Options: DENY
        Referrer-Policy: no-referrer
        Cross-Origin-Opener-Policy: same-origin
        Cross-Origin-Resource-Policy: same-origin
        Permissions-Policy: camera=(), microphone=(), geolocation=()
        Cache-Control: no-store
        """
    static let limits = kinora_server_limits(
        connections: 64, message: 1 << 16, headers: 4096, handshake: 5, idle: 60, waiting: 64 << 20)
    /// Clients at one time.
    static let clientLimit = 32

    private var server: OpaquePointer?
    private let events: any WebServerEvents
    /// Written before the server listens; the gate needs the port.
    private let gateLock = NSLock()
    private var storedGate: RequestGate?
    private var clientCount = 0

    /// Listens on an IPv4 address; port 0 takes a free one.
    ///
    /// - Parameter limits: Differ from the usual ones in tests.
    init(
        address: String, port: UInt16, limits: kinora_server_limits = WebServer.limits, events: any WebServerEvents
    ) throws(ListenError) {
        self.events = events
        var limits = limits
        var callbacks = kinora_server_events()
        callbacks.context = Unmanaged.passUnretained(self).toOpaque()
        callbacks.request = { context, request, reply in
            guard let request, let reply else { return }
            WebServer.of(context).answer(request.pointee, &reply.pointee)
        }
        callbacks.opens = { context, request, sentence in
            guard let request else { return 400 }
            return WebServer.of(context).refusal(of: request.pointee, sentence)
        }
        callbacks.opened = { context, client, request in
            guard let request else { return }
            WebServer.of(context).opened(client, request.pointee)
        }
        callbacks.received = { context, client, bytes, count, isText in
            WebServer.of(context).events.received(UnsafeRawBufferPointer(start: bytes, count: count), isText: isText, from: client)
        }
        callbacks.closed = { context, client in
            let server = WebServer.of(context)
            server.clientCount -= 1
            server.events.closed(client)
        }
        guard let started = kinora_server_start(address, port, &limits, &callbacks, Self.headers) else { throw ListenError(code: errno) }
        server = started
    }

    deinit {
        stop()
        free(refusedSentence)
    }

    /// The port it listens on.
    var port: Int { server.map { Int(kinora_server_port($0)) } ?? 0 }

    /// Requests are refused until it is set.
    var gate: RequestGate? {
        get { gateLock.withLock { storedGate } }
        set { gateLock.withLock { storedGate = newValue } }
    }

    /// Sends a message, from any thread; false if the client is gone or too much waits for it.
    @discardableResult
    func send(_ bytes: UnsafeRawBufferPointer, isText: Bool, to client: UInt32) -> Bool {
        server.map { kinora_server_send($0, client, bytes.baseAddress, bytes.count, isText) } ?? false
    }

    func close(_ client: UInt32, code: Int32, reason: String) {
        if let server { kinora_server_close(server, client, code, reason) }
    }

    /// Closes all connections; within about a tenth of a second. A second call does nothing.
    func stop() {
        guard let server else { return }
        self.server = nil
        kinora_server_stop(server)
    }

    // MARK: Events

    private static func of(_ context: UnsafeMutableRawPointer?) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(context!).takeUnretainedValue()
    }

    private func answer(_ request: kinora_request, _ reply: inout kinora_reply) {
        do {
            guard let gate else { throw RequestGate.Refusal(status: 503, sentence: "not ready\n") }
            let request = RequestGate.Request(request)
            try gate.check(request)
            var type: UnsafePointer<CChar>?
            var count = 0
            guard let bytes = kinora_page_file(request.path, &type, &count) else {
                throw RequestGate.Refusal(status: 404, sentence: "there is no such file\n")
            }
            reply = kinora_reply(status: 200, type: type, bytes: bytes, count: count, release: nil)
        } catch let refusal as RequestGate.Refusal {
            let text = strdup(refusal.sentence)
            reply = kinora_reply(
                status: refusal.status, type: Self.plainText, bytes: text, count: refusal.sentence.utf8.count, release: { free($0) })
        } catch {}
    }

    nonisolated(unsafe) private static let plainText = UnsafePointer(strdup("text/plain; charset=utf-8"))

    private func refusal(of request: kinora_request, _ sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Int32 {
        guard let gate else { return 503 }
        do {
            _ = try gate.checkSocket(RequestGate.Request(request))
            guard clientCount < Self.clientLimit else {
                throw RequestGate.Refusal(status: 503, sentence: "\(Self.clientLimit) clients watch already; close one\n")
            }
            return 0
        } catch let refusal as RequestGate.Refusal {
            // Kept until the next one; the server copies it.
            free(refusedSentence)
            refusedSentence = strdup(refusal.sentence)
            sentence?.pointee = UnsafePointer(refusedSentence)
            return refusal.status
        } catch {
            return 500
        }
    }

    /// The sentence of the last refused WebSocket; for the server's thread.
    private var refusedSentence: UnsafeMutablePointer<CChar>?

    private func opened(_ client: UInt32, _ request: kinora_request) {
        clientCount += 1
        let access = try? gate?.checkSocket(RequestGate.Request(request))
        events.opened(client, access: access ?? .watch)
    }
}

extension RequestGate.Request {
    fileprivate init(_ request: kinora_request) {
        self.init(
            path: String(cString: request.path), query: String(cString: request.query), host: String(cString: request.host),
            origin: String(cString: request.origin))
    }
}
