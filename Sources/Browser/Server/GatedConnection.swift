import Foundation

/// A connection to the server: a request that comes, an answer that goes, or a WebSocket whose bytes pass the gate in both directions.
final class GatedConnection {
    enum Stage {
        /// The head of a request comes.
        case request(HeadReader)
        /// A WebSocket: the other socket is that of the server's WebSockets.
        case relay(server: Int32, FrameGate)
        /// The answer goes, and what comes is ignored until the other side has ended: an answer may be lost otherwise.
        case ending
    }

    let number: UInt32
    let socket: Int32
    private(set) var stage: Stage
    /// Seconds of the gate's clock at which the connection is dropped.
    var deadline: Double
    /// Whether a WebSocket is being closed.
    private(set) var isClosing = false
    /// Whether the client has sent what it must not: nothing more of it passes.
    private var hasViolated = false
    private var toClient = OutgoingBytes()
    private var toServer = OutgoingBytes()
    /// Frames that came before the server has answered the request, and that wait for that: libwebsockets loses its way if they follow at
    /// once. Nil after the answer.
    private var early: [UInt8]?
    private var clientHasEnded = false
    /// Whether nothing can be sent to the client either.
    private var isClientGone = false
    private var serverHasEnded = false
    /// Whether the server sends nothing more than what has come.
    private(set) var serverEnds = false
    private var hasEndedClient = false
    /// Whether the server was notified that the client has ended.
    private(set) var isRetired = false

    init(number: UInt32, socket: Int32, reader: HeadReader, deadline: Double) {
        (self.number, self.socket, self.deadline) = (number, socket, deadline)
        stage = .request(reader)
    }

    deinit {
        close(socket)
        if case .relay(let server, _) = stage { close(server) }
    }

    var isRequest: Bool { if case .request = stage { true } else { false } }
    var isRelay: Bool { if case .relay = stage { true } else { false } }
    var serverSocket: Int32? { if case .relay(let server, _) = stage { server } else { nil } }

    // MARK: Stages

    /// Answers the request, and ends.
    func answer(_ bytes: [UInt8], until deadline: Double) {
        toClient.add(bytes)
        stage = .ending
        self.deadline = deadline
    }

    /// Becomes a WebSocket.
    ///
    /// - Parameter request: The request that the server's WebSockets get.
    func relay(to server: Int32, request: [UInt8]) {
        toServer.add(request)
        early = []
        stage = .relay(server: server, FrameGate())
    }

    /// The WebSocket's server has ended, and all that it has sent is on its way: the end of the client is awaited as after an answer.
    func linger(until deadline: Double) {
        if case .relay(let server, _) = stage { close(server) }
        stage = .ending
        self.deadline = deadline
        write()
    }

    /// A WebSocket is closed: it has until then to end.
    func expectEnd(until deadline: Double) {
        isClosing = true
        self.deadline = min(self.deadline, deadline)
    }

    // MARK: Events

    /// Events of a socket that are awaited.
    struct Interest: Equatable {
        let reads: Bool
        let writes: Bool
    }

    var clientInterest: Interest? {
        guard !isClientGone else { return nil }
        let takesBytes = !isRelay || toServer.isEmpty && early == nil
        return Interest(reads: !clientHasEnded && takesBytes, writes: !toClient.isEmpty)
    }

    /// Nil if nothing is waited for: the end of a socket would come again and again.
    var serverInterest: Interest? {
        isRelay && !serverEnds ? Interest(reads: !serverHasEnded && toClient.isEmpty, writes: !toServer.isEmpty) : nil
    }

    /// Whether nothing is left to do.
    var isOver: Bool {
        switch stage {
        case .request: clientHasEnded
        case .relay: clientHasEnded && serverHasEnded
        case .ending: clientHasEnded && toClient.isEmpty
        }
    }

    /// Whether a WebSocket's server sends nothing more.
    var isServerDone: Bool { isRelay && serverHasEnded && toClient.isEmpty }

    /// The other side has gone: nothing can be sent any more.
    func fail() {
        (clientHasEnded, isClientGone) = (true, true)
        (toClient, toServer, early) = (OutgoingBytes(), OutgoingBytes(), nil)
    }

    /// Whether the client of a WebSocket has ended, and the server is to be notified once it has all the bytes.
    var isEnding: Bool { isRelay && clientHasEnded && !isRetired }
    var isToRetire: Bool { isEnding && early == nil && toServer.isEmpty }

    /// The server was notified; it has until then to close its socket.
    func retire(until deadline: Double) {
        (isRetired, isClosing) = (true, true)
        self.deadline = deadline
    }

    /// Takes bytes of the client; returns the head of a request once it is whole, and what came behind it.
    func readClient(_ buffer: UnsafeMutableRawBufferPointer) throws -> (RequestHead, rest: ArraySlice<UInt8>)? {
        guard !clientHasEnded else { return nil }
        let count = recv(socket, buffer.baseAddress, buffer.count, 0)
        guard count > 0 else {
            if count == 0 || !Self.isTransient { clientHasEnded = true }
            if count < 0, clientHasEnded { fail() }
            return nil
        }
        var bytes = [UInt8](buffer[..<count])[...]
        switch stage {
        case .request(var reader):
            let head = try reader.read(&bytes)
            stage = .request(reader)
            return head.map { ($0, bytes) }
        case .relay:
            try pass(bytes)
            return nil
        case .ending: return nil
        }
    }

    /// Passes a WebSocket's bytes on to the server.
    func pass(_ bytes: ArraySlice<UInt8>) throws(FrameGate.Violation) {
        guard case .relay(let server, var gate) = stage, !hasViolated else { return }
        var passed: [UInt8] = []
        defer {
            if early != nil { early? += passed } else { toServer.add(passed) }
            stage = .relay(server: server, gate)
        }
        do { try gate.pass(bytes, to: &passed) } catch {
            hasViolated = true
            throw error
        }
    }

    /// The server has closed its socket: what it has sent before is passed on, while the client takes it.
    func endOfServer(until deadline: Double) {
        serverEnds = true
        expectEnd(until: deadline)
    }

    func readServer(_ buffer: UnsafeMutableRawBufferPointer) {
        guard case .relay(let server, _) = stage, !serverHasEnded, toClient.isEmpty else { return }
        let count = recv(server, buffer.baseAddress, buffer.count, 0)
        if count > 0 {
            toClient.add([UInt8](buffer[..<count]))
            if let early {
                toServer.add(early)
                if !isClosing { deadline = .infinity }
            }
            early = nil
        }
        if count == 0 || count < 0 && !Self.isTransient { serverHasEnded = true }
    }

    /// Sends what waits, as much as the sockets take.
    func write() {
        if case .relay(let server, _) = stage, !toServer.send(to: server) { toServer = OutgoingBytes() }
        if !toClient.send(to: socket) { fail() }
        guard case .ending = stage, toClient.isEmpty, !hasEndedClient else { return }
        hasEndedClient = true
        shutdown(socket, Int32(SHUT_WR))
    }

    private static var isTransient: Bool { [EAGAIN, EINTR].contains(errno) }
}
