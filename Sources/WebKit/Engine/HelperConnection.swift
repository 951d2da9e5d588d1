import CWebHelper
import Foundation
import QuartzCore

/// The connection to a helper process, for all web views of a screen scale.
///
/// The main queue reads the socket; nothing here waits, except a host on virtual time that waits for pages. The helper starts on a thread
/// of its own, and messages wait in the socket until it reads them. After the helper's end the next view starts another.
@MainActor
final class HelperConnection {
    private static var connections: [Int: HelperConnection] = [:]
    private static var lastView: UInt32 = 0
    private static var lastQuestion: UInt32 = 0

    /// The connection for a scale; starts the helper.
    static func shared(scale: Int) -> HelperConnection {
        if let connection = connections[scale], !connection.isOver { return connection }
        let connection = HelperConnection(scale: scale)
        connections[scale] = connection
        return connection
    }

    /// A number for a view, or for a data store.
    static func newNumber() -> UInt32 {
        lastView += 1
        return lastView
    }

    private let socket: Int32
    /// Temporary files of the helper, which removes them unless it is killed.
    private let folder = NSTemporaryDirectory() + "/kinora-web-" + UUID().uuidString
    private var source: (any DispatchSourceRead)?
    private var writeSource: (any DispatchSourceWrite)?
    private(set) var isOver = false
    /// Whether the sandbox of web pages works; nil before the helper has started.
    private(set) var hasSandbox: Bool?
    /// The reason why the helper does not run, of one that was never ready.
    private(set) var sentence: String?
    private let start = HelperStart()
    private let startTime = kinora_web_seconds()
    /// The real time at which the helper was ready.
    private(set) var readyTime = 0.0
    /// Whether the helper is on its way; false once it has taken too long.
    var isStarting: Bool { !isOver && hasSandbox == nil && kinora_web_seconds() - startTime < 150 }
    private var incoming: [UInt8] = []
    private var outgoing: [UInt8] = []
    /// Bytes of `outgoing` that were sent.
    private var sentCount = 0
    /// Whether the helper reads; once it does not, the connection's end is on its way, behind what the helper has sent.
    private var isRead = true
    private var descriptors: [Int32] = []
    private var clients: [UInt32: WeakClient] = [:]
    private var questions: [UInt32: (inout MessageReader?) -> Void] = [:]

    private struct WeakClient {
        weak var client: (any HelperClient)?
    }

    private init(scale: Int) {
        var (own, given): (Int32, Int32) = (-1, -1)
        guard kinora_web_sockets(&own, &given) else {
            socket = -1
            isOver = true
            sentence = "there is no socket for the web helper (error \(errno))"
            return
        }
        socket = own
        let source = DispatchSource.makeReadSource(fileDescriptor: own, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
        source.setCancelHandler { close(own) }
        source.resume()
        self.source = source
        ExternalWork.add(self)
        start.begin(scale: scale, folder: folder, socket: given)
    }

    // MARK: Clients

    func add(_ client: any HelperClient, as number: UInt32) { clients[number] = WeakClient(client: client) }

    func remove(_ number: UInt32) {
        clients[number] = nil
        send(KINORA_WEB_DESTROY, view: number)
    }

    // MARK: Sending

    /// Sends a message; returns false for one that is too long for the helper, and sends nothing then.
    @discardableResult
    func send(_ kind: kinora_web_request, view: UInt32, _ fields: (inout MessageWriter) -> Void = { _ in }) -> Bool {
        guard !isOver else { return true }
        var writer = MessageWriter(kind, view: view)
        fields(&writer)
        guard writer.bytes.count <= Int(kinora_web_longest_message) else { return false }
        guard isRead else { return true }
        outgoing += writer.finished()
        flush()
        return true
    }

    /// Sends a question; the answer's fields after the number are read by a closure, which gets nil if the helper ends before. Returns
    /// false for a question that is too long for the helper; then there is no answer.
    @discardableResult
    func ask(
        _ kind: kinora_web_request, view: UInt32, _ fields: (inout MessageWriter) -> Void,
        answer: @escaping (inout MessageReader?) -> Void
    ) -> Bool {
        guard !isOver else {
            var nothing: MessageReader?
            answer(&nothing)
            return true
        }
        Self.lastQuestion += 1
        let number = Self.lastQuestion
        questions[number] = answer
        let isSent = send(kind, view: view) { writer in
            writer.number(number)
            fields(&writer)
        }
        if !isSent { questions[number] = nil }
        return isSent
    }

    private func flush() {
        while sentCount < outgoing.count {
            let count = outgoing.withUnsafeBytes { kinora_web_send(socket, $0.baseAddress.map { $0 + sentCount }, $0.count - sentCount) }
            guard count != 0 else { return continueWhenWritable() }
            // An end in the middle of a view's messages would be one that the view does not expect: `receive` finds it.
            if count < 0 { isRead = false }
            sentCount = isRead ? sentCount + count : outgoing.count
        }
        (outgoing, sentCount) = ([], 0)
        writeSource?.cancel()
        writeSource = nil
    }

    private func continueWhenWritable() {
        guard writeSource == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
        source.resume()
        writeSource = source
    }

    // MARK: Receiving

    /// Handles all messages that have come.
    func receive() {
        guard !isOver else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var descriptor: Int32 = -1
            let count = buffer.withUnsafeMutableBytes { kinora_web_receive(socket, $0.baseAddress, $0.count, &descriptor) }
            if descriptor >= 0 { descriptors.append(descriptor) }
            if count > 0 { incoming += buffer[..<count] }
            dispatch()
            if count < 0 { return end() }
            if count == 0 || isOver { return }
        }
    }

    /// Dispatches whole messages. Safe if a receiver waits for more messages.
    private func dispatch() {
        let header = MemoryLayout<kinora_web_header>.size
        while incoming.count >= header {
            var head = MessageReader(incoming[..<header])
            let (length, kind, view) = (head.integer(), head.number(), head.number())
            guard length <= kinora_web_longest_message, hasSandbox != nil || kind == KINORA_WEB_READY.rawValue else {
                if hasSandbox == nil { sentence = start.speaksOtherwise }
                return end()
            }
            guard incoming.count >= header + length else { return }
            let fields = Array(incoming[header..<header + length])
            incoming.removeFirst(header + length)
            handle(kinora_web_event(rawValue: kind), view, fields)
        }
    }

    private func handle(_ event: kinora_web_event, _ view: UInt32, _ fields: [UInt8]) {
        var reader = MessageReader(fields[...], descriptor: descriptor(for: event, fields))
        defer { if let unused = reader.takeDescriptor() { close(unused) } }
        switch event {
        case KINORA_WEB_READY: ready(&reader)
        case KINORA_WEB_RESULT, KINORA_WEB_SNAPSHOT, KINORA_WEB_COOKIES:
            guard let answer = questions.removeValue(forKey: reader.number()) else { return }
            var given: MessageReader? = reader
            _ = reader.takeDescriptor()
            answer(&given)
            if let unused = given?.takeDescriptor() { close(unused) }
        default: clients[view]?.client?.received(event, &reader)
        }
    }

    /// The descriptor that belongs to a message; they come in the order of their messages.
    private func descriptor(for event: kinora_web_event, _ fields: [UInt8]) -> Int32? {
        switch event {
        case KINORA_WEB_SURFACE: break
        case KINORA_WEB_SNAPSHOT:
            var reader = MessageReader(fields[...])
            _ = reader.number()
            guard reader.number() != 0 else { return nil }
        default: return nil
        }
        return descriptors.isEmpty ? nil : descriptors.removeFirst()
    }

    private func ready(_ reader: inout MessageReader) {
        let (version, sandbox, text) = (reader.integer(), reader.integer(), reader.text())
        guard version == kinora_web_protocol_version else {
            sentence = version == 0 ? text : start.isOfVersion(version)
            return end()
        }
        hasSandbox = sandbox == 1
        readyTime = kinora_web_seconds()
        if !text.isEmpty { reportOnce("web sandbox", "WebKit: \(text); remote pages are not loaded") }
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        if hasSandbox == nil, sentence == nil { sentence = start.endedEarly }
        source?.cancel()
        writeSource?.cancel()
        (source, writeSource) = (nil, nil)
        for descriptor in descriptors { close(descriptor) }
        descriptors = []
        ExternalWork.remove(self)
        let folder = folder
        DispatchQueue.global().async { try? FileManager.default.removeItem(atPath: folder) }
        if let sentence { reportOnce("web helper", "WebKit: \(sentence)") }
        let asked = questions.sorted { $0.key < $1.key }.map(\.value)
        questions = [:]
        for answer in asked {
            var nothing: MessageReader?
            answer(&nothing)
        }
        for client in clients.sorted(by: { $0.key < $1.key }) { client.value.client?.helperEnded(because: sentence) }
    }
}

extension HelperConnection: ExternalWorker {
    var awaitedWork: [String] { clients.sorted { $0.key < $1.key }.flatMap { $0.value.client?.awaitedWork ?? [] } }

    func wait(seconds: Double) {
        kinora_web_wait(socket, sentCount < outgoing.count, seconds)
    }

    func handle() {
        flush()
        receive()
    }
}
