import CBrowser
import Foundation

/// Decides about what the gate lets through, on the gate's thread.
protocol ConnectionGateDelegate: AnyObject, Sendable {
    /// Decides about a request.
    func admit(_ head: RequestHead) throws(RequestGate.Refusal) -> RequestGate.Admission
    /// The whole answer to a request for a file.
    func answer(_ path: String, isHead: Bool) -> [UInt8]
    func answer(_ refusal: RequestGate.Refusal) -> [UInt8]
    /// Takes the server's end of a WebSocket; false if it cannot.
    func open(_ client: UInt32, access: RequestGate.Access, socket: Int32) -> Bool
    /// A client's connection has ended: the server is to close its end of the WebSocket.
    func ended(_ client: UInt32)
    /// A client has sent what it must not.
    func violated(_ client: UInt32, reason: String)
}

/// Accepts connections, reads requests, answers them, and passes on the bytes of WebSockets that were let through, on a thread of its own.
///
/// libwebsockets gets a request in one form alone and frames that are well formed: it accepts more than RFC 9112 and RFC 6455 do. One
/// request is answered on a connection. Connections that wait take no place from others: beyond a number the oldest is dropped.
final class ConnectionGate: @unchecked Sendable {
    private let listener: Int32
    private let limits: kinora_server_limits
    private weak var delegate: (any ConnectionGateDelegate)?
    private let poll: Int32
    /// Wakes the thread.
    private let wake: Int32
    private let lock = NSLock()
    private var stops = false
    /// Clients that were closed since the thread has last looked.
    private var closed: [UInt32] = []
    private let ended = DispatchSemaphore(value: 0)

    // The thread's own.
    private var connections: [UInt32: GatedConnection] = [:]
    /// Connections in the order in which they came, some of which have ended.
    private var order: [UInt32] = []
    private var interests: [Int32: GatedConnection.Interest] = [:]
    private var lastNumber: UInt32 = 0
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// Seconds for which the end of an answered connection is awaited.
    private static let lingering = 1.0
    /// Clients at one time.
    static let clientLimit = 32

    /// - Parameter listener: A listening socket, which is closed at the end.
    init(listener: Int32, limits: kinora_server_limits, delegate: any ConnectionGateDelegate) {
        (self.listener, self.limits, self.delegate) = (listener, limits, delegate)
        (poll, wake) = (kinora_poll_create(), kinora_wake_create())
        kinora_poll_watch(poll, listener, Self.listenerTag, true, false)
        kinora_poll_watch(poll, wake, Self.wakeTag, true, false)
    }

    deinit {
        close(listener)
        close(poll)
        close(wake)
        buffer.deallocate()
    }

    func start() {
        let thread = Thread { [self] in
            while !lock.withLock({ stops }) { run() }
            connections = [:]
            ended.signal()
        }
        thread.name = "kinora-gate"
        thread.start()
    }

    /// Ends the thread and all connections.
    func stop() {
        lock.withLock { stops = true }
        kinora_wake(wake)
        ended.wait()
    }

    /// A client was closed: its connection ends soon, whether it reads or not.
    func expectEnd(of client: UInt32) {
        lock.withLock { closed.append(client) }
        kinora_wake(wake)
    }

    // MARK: Events

    private static let listenerTag: UInt64 = 0
    private static let wakeTag: UInt64 = 1

    /// The number of a connection, and whether the event is one of the server's socket.
    private static func tag(_ number: UInt32, isServer: Bool) -> UInt64 { UInt64(number) << 2 | (isServer ? 3 : 2) }

    private static var now: Double { FrameStream.now }

    private func run() {
        let first = connections.values.reduce(Double.infinity) { min($0, $1.deadline) }
        let seconds = min(max(first - Self.now, 0), 60)
        var events = [kinora_poll_event](repeating: kinora_poll_event(), count: 64)
        let count = kinora_poll_wait(poll, &events, Int32(events.count), Int32((seconds * 1000).rounded(.up)))
        for event in events.prefix(Int(count)) {
            switch event.tag {
            case Self.listenerTag: accept()
            case Self.wakeTag: takeClosed()
            case let tag:
                guard let connection = connections[UInt32(truncatingIfNeeded: tag >> 2)] else { continue }
                serve(connection, event, isServer: tag & 1 == 1)
            }
        }
        let now = Self.now
        for connection in connections.values where connection.deadline <= now { expire(connection) }
    }

    private func takeClosed() {
        kinora_wake_taken(wake)
        let clients = lock.withLock {
            defer { closed = [] }
            return closed
        }
        for client in clients { connections[client]?.expectEnd(until: Self.now + Double(limits.handshake)) }
    }

    private func accept() {
        for _ in 0..<64 {
            let socket = kinora_accept(listener)
            guard socket >= 0 else {
                // Without descriptors the oldest one that waits gives its own.
                if [EMFILE, ENFILE].contains(errno), !dropOldest() { usleep(1000) }
                return
            }
            repeat { lastNumber &+= 1 } while lastNumber == 0 || lastNumber >= 1 << 30 || connections[lastNumber] != nil
            let connection = GatedConnection(
                number: lastNumber, socket: socket, reader: HeadReader(limit: Int(limits.headers)),
                deadline: Self.now + Double(limits.handshake))
            connections[lastNumber] = connection
            if order.count > 2 * connections.count + 64 { order.removeAll { connections[$0] == nil } }
            order.append(lastNumber)
            update(connection)
            while connections.count > Int(limits.requests + limits.connections), dropOldest() {}
        }
    }

    /// Drops the oldest connection that is no WebSocket; false if there is none.
    private func dropOldest() -> Bool {
        order.removeAll { connections[$0].map(\.isRelay) ?? true }
        guard let oldest = order.first, let connection = connections[oldest] else { return false }
        drop(connection)
        return true
    }

    private func serve(_ connection: GatedConnection, _ event: kinora_poll_event, isServer: Bool) {
        if event.ends {
            if isServer { connection.endOfServer(until: Self.now + Double(limits.handshake)) } else { connection.fail() }
        }
        if event.reads, !isServer { readClient(connection) }
        if event.reads, isServer { connection.readServer(buffer) }
        connection.write()
        // No event says that there is more.
        while connection.serverEnds, connection.isRelay, !connection.isServerDone, connection.clientInterest?.writes != true {
            connection.readServer(buffer)
            connection.write()
        }
        if connection.isServerDone, let server = connection.serverSocket {
            forget(server)
            connection.linger(until: Self.now + Self.lingering)
        }
        // A server that closes the WebSocket itself takes no more bytes.
        if connection.isEnding { connection.expectEnd(until: Self.now + Self.lingering) }
        if connection.isToRetire { retire(connection) }
        if connection.isOver { drop(connection) } else { update(connection) }
    }

    private func readClient(_ connection: GatedConnection) {
        do {
            guard let (head, rest) = try connection.readClient(buffer), let delegate else { return }
            switch try delegate.admit(head) {
            case .file(let path, let isHead): end(connection, with: delegate.answer(path, isHead: isHead))
            case .socket(let access, let key): try open(connection, access, key, rest)
            }
        } catch let refusal as RequestGate.Refusal {
            if let delegate { end(connection, with: delegate.answer(refusal)) }
        } catch let violation as FrameGate.Violation {
            connection.expectEnd(until: Self.now + Double(limits.handshake))
            delegate?.violated(connection.number, reason: violation.reason)
        } catch {}
    }

    private func end(_ connection: GatedConnection, with answer: [UInt8]) {
        connection.answer(answer, until: Self.now + Self.lingering)
    }

    private func open(_ connection: GatedConnection, _ access: RequestGate.Access, _ key: String, _ rest: ArraySlice<UInt8>) throws {
        let relays = connections.values.filter(\.isRelay)
        let closing = relays.filter(\.isClosing)
        // Clients that do not end by themselves hold no places.
        let oldest = closing.filter { !$0.isRetired }.min { $0.number < $1.number }
        if relays.count >= Int(limits.connections), let oldest { expire(oldest) }
        var ends: [Int32] = [-1, -1]
        guard relays.count - closing.count < min(Self.clientLimit, Int(limits.connections)), kinora_socket_pair(&ends) else {
            throw RequestGate.Refusal(status: 503, sentence: "\(Self.clientLimit) clients watch already; close one\n")
        }
        let request =
            "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: \(key)\r\n\r\n"
        connection.relay(to: ends[0], request: Array(request.utf8))
        // If it cannot, it has closed its socket.
        guard delegate?.open(connection.number, access: access, socket: ends[1]) == true else { return connection.fail() }
        try connection.pass(rest)
    }

    // MARK: Sockets

    /// Ends a connection whose time is over: that of a WebSocket by the server, which closes its socket.
    private func expire(_ connection: GatedConnection) {
        guard connection.isRelay, !connection.isRetired else { return drop(connection) }
        connection.fail()
        retire(connection)
        update(connection)
    }

    private func retire(_ connection: GatedConnection) {
        connection.retire(until: Self.now + Double(limits.handshake))
        delegate?.ended(connection.number)
    }

    private func drop(_ connection: GatedConnection) {
        connections[connection.number] = nil
        for socket in [connection.socket, connection.serverSocket].compactMap({ $0 }) { forget(socket) }
    }

    private func update(_ connection: GatedConnection) {
        if let interest = connection.clientInterest {
            watch(connection.socket, interest, as: Self.tag(connection.number, isServer: false))
        } else {
            forget(connection.socket)
        }
        guard let server = connection.serverSocket else { return }
        if let interest = connection.serverInterest {
            watch(server, interest, as: Self.tag(connection.number, isServer: true))
        } else {
            forget(server)
        }
    }

    private func watch(_ socket: Int32, _ interest: GatedConnection.Interest, as tag: UInt64) {
        guard interests[socket] != interest else { return }
        kinora_poll_watch(poll, socket, tag, interest.reads, interest.writes)
        interests[socket] = interest
    }

    private func forget(_ socket: Int32) {
        guard interests.removeValue(forKey: socket) != nil else { return }
        kinora_poll_forget(poll, socket)
    }
}
