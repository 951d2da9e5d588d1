import Foundation
import Rendering

/// Sends frames to clients: encodes what each lacks on a thread of its own, one frame at a time for each client, the newest first.
///
/// The host submits frames on the main thread and asks whether any client wants one, so that nothing is rendered in vain.
final class FrameStream: @unchecked Sendable {
    /// Sends a message to a client.
    typealias Send = @Sendable (_ bytes: [UInt8], _ client: UInt32) -> SendResult

    private let send: Send
    /// Called, on any thread, when a client wants a frame after the host has asked and none did.
    private let onDemand: @Sendable () -> Void
    private let condition = NSCondition()

    // All below is guarded by the condition.
    private let frame = StagedFrame()
    private var history = ChangeHistory(bounds: PixelRect(x: 0, y: 0, width: 0, height: 0))
    private var time = 0.0
    private var scale = 1.0
    private var inputs: [UInt32: (number: UInt32, time: Double)] = [:]
    /// For each client the first input since its last message that changed something.
    private var effects: [UInt32: UInt32] = [:]
    private var clients: [UInt32: ClientStream] = [:]
    private var isHostWaiting = false
    private var isOver = false
    /// The time before which nothing is encoded, because too much waits for clients.
    private var retryTime = 0.0
    /// Bytes per pixel of frames without losses, lately.
    private var bytesPerPixel = 0.3
    private var thread: Thread?
    private let ended = DispatchSemaphore(value: 0)

    init(send: @escaping Send, onDemand: @escaping @Sendable () -> Void) {
        self.send = send
        self.onDemand = onDemand
    }

    func start() {
        let thread = Thread { [self] in
            run()
            ended.signal()
        }
        thread.name = "kinora-frames"
        thread.stackSize = 16 << 20
        self.thread = thread
        thread.start()
    }

    /// Ends the thread. A second call does nothing.
    func stop() {
        let wasOver = condition.withLock {
            defer { isOver = true }
            condition.broadcast()
            return isOver
        }
        if !wasOver, thread != nil { ended.wait() }
    }

    // MARK: From the host

    /// Whether a client wants a frame; if not, `onDemand` is called once one does.
    func isFrameWanted() -> Bool {
        condition.withLock {
            if clients.values.contains(where: \.isReady) { return true }
            isHostWaiting = true
            return false
        }
    }

    /// Takes a frame: copies the rectangles that have changed.
    ///
    /// - Parameters:
    ///   - time: The frame's media time in seconds.
    ///   - isForced: Whether clients get a message though nothing has changed: its time is another.
    ///   - inputs: For each client, the last input that the frame shows the effect of, and the media time at which the app received it.
    ///   - effects: For each client, the first input since the last call that changed something.
    func submit(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, scale: Double, changed: [PixelRect], time: Double,
        isForced: Bool = false, inputs: [UInt32: (number: UInt32, time: Double)], effects: [UInt32: UInt32] = [:]
    ) {
        condition.withLock {
            let isSameSize = width == frame.width && height == frame.height
            let rects = frame.update(from: pixels, width: width, height: height, rects: changed)
            guard !rects.isEmpty || isForced else { return }
            (self.time, self.scale, self.inputs) = (time, scale, inputs)
            if !rects.isEmpty { self.effects.merge(effects) { first, _ in first } }
            if isSameSize { history.add(rects) } else { history.reset(bounds: frame.bounds) }
            condition.signal()
        }
    }

    // MARK: From clients

    func add(_ client: UInt32) { change { $0[client] = ClientStream() } }

    func remove(_ client: UInt32) { change { $0[client] = nil } }

    func setVisible(_ isVisible: Bool, _ client: UInt32) { change { $0[client]?.isVisible = isVisible } }

    /// A frame is on the client's screen; decoding took `decode` seconds.
    func shown(_ number: UInt32, decode: Double, by client: UInt32) {
        let now = Self.now
        change { [self] in
            let fullFrame = bytesPerPixel * Double(history.bounds.pixelCount)
            $0[client]?.shown(number: number, decode: decode, fullFrame: fullFrame, at: now)
        }
    }

    private func change(_ body: (inout [UInt32: ClientStream]) -> Void) {
        let asks = condition.withLock {
            body(&clients)
            condition.signal()
            guard isHostWaiting, clients.values.contains(where: \.isReady) else { return false }
            isHostWaiting = false
            return true
        }
        if asks { onDemand() }
    }

    /// Seconds after which a frame is sent that did not fit.
    private static let retryInterval = 0.05

    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    // MARK: Encoding

    /// One message's content, for all clients that lack the same.
    private struct Job {
        let clients: [UInt32]
        let serial: UInt64
        /// Whether pixels that were shown with losses are sent again.
        let isRepair: Bool
        let rects: [(rect: PixelRect, quality: RectEncoder.Quality)]
        let time: Double
        let scale: Double
        let inputs: [UInt32: (number: UInt32, time: Double)]
        let effects: [UInt32: UInt32]
    }

    private func run() {
        let encoder = RectEncoder()
        defer { encoder.dispose() }
        let copy = StagedFrame()
        condition.lock()
        while !isOver {
            guard let job = nextJob(at: Self.now) else {
                if let date = nextDate { _ = condition.wait(until: date) } else { condition.wait() }
                continue
            }
            _ = copy.update(from: frame.pixels, width: frame.width, height: frame.height, rects: [])
            for piece in job.rects { copy.copy(piece.rect, from: frame.pixels, stride: frame.width) }
            condition.unlock()
            let pieces = job.rects.map { encoder.encode($0.rect, of: copy.pixels, stride: copy.width, quality: $0.quality) }
            condition.lock()
            finish(job, pieces, width: copy.width, height: copy.height)
        }
        condition.unlock()
    }

    /// The next message to encode; nil if no client lacks anything, or none can take it.
    private func nextJob(at now: Double) -> Job? {
        guard history.serial > 0, now >= retryTime else { return nil }
        let ready = clients.filter { $0.value.isReady }
        // Those that are most up to date first: their messages are the smallest.
        if let first = ready.filter({ $0.value.sentSerial < history.serial }).max(by: { $0.value.sentSerial < $1.value.sentSerial })?.value
        {
            let same = ready.filter { $0.value.sentSerial == first.sentSerial && $0.value.quality == first.quality }.map(\.key)
            let rects = history.rects(since: first.sentSerial).map { ($0, quality(of: $0, for: first)) }
            return job(for: same, rects)
        }
        for (id, client) in ready {
            guard let lossy = client.lossy, now >= lossy.time + ClientStream.repairDelay else { continue }
            guard let strip = clients[id]?.takeRepair(bytesPerPixel: bytesPerPixel)?.intersection(history.bounds), !strip.isEmpty else {
                continue
            }
            return job(for: [id], [(strip, .lossless)], isRepair: true)
        }
        return nil
    }

    private func job(
        for clients: [UInt32], _ rects: [(rect: PixelRect, quality: RectEncoder.Quality)], isRepair: Bool = false
    ) -> Job {
        Job(
            clients: clients, serial: history.serial, isRepair: isRepair, rects: rects, time: time, scale: scale, inputs: inputs,
            effects: effects)
    }

    /// Losses are for large areas that keep changing, on connections that are too slow for all pixels.
    private func quality(of rect: PixelRect, for client: ClientStream) -> RectEncoder.Quality {
        guard client.quality != .lossless, client.sentSerial > 0 else { return .lossless }
        let isLarge = rect.pixelCount * 4 >= history.bounds.pixelCount
        return isLarge && history.consecutiveChanges(of: rect) >= 3 ? client.quality : .lossless
    }

    /// The date of the next repair, or of the next try.
    private var nextDate: Date? {
        var times = clients.values.compactMap { $0.isReady ? $0.lossy.map { $0.time + ClientStream.repairDelay } : nil }
        if retryTime > Self.now { times = [retryTime] }
        return times.min().map { Date(timeIntervalSinceNow: max($0 - Self.now, 0.001)) }
    }

    private func finish(_ job: Job, _ pieces: [RectEncoder.Piece], width: Int, height: Int) {
        let lossless = pieces.filter { $0.kind == .png }
        let pixelCount = lossless.reduce(0) { $0 + $1.rect.pixelCount }
        if pixelCount * 8 > width * height {
            let bytes = lossless.reduce(0) { $0 + $1.data.count }
            bytesPerPixel = bytesPerPixel * 0.8 + Double(bytes) / Double(pixelCount) * 0.2
        }
        for id in job.clients {
            guard var client = clients[id] else { continue }
            let input = job.inputs[id]
            let number = client.nextNumber()
            let message = FrameMessage(
                number: number, time: job.time, inputTime: input?.time ?? 0, inputNumber: input?.number ?? 0,
                effectiveInput: job.effects[id], width: width, height: height, scale: job.scale,
                isExact: client.lossy == nil && !pieces.contains { $0.kind == .jpeg }
            ).bytes(pieces)
            let now = Self.now
            client.sent(number: number, serial: job.serial, bytes: message.count, at: now)
            for piece in pieces where piece.kind == .jpeg { client.addLossy(piece.rect, at: now) }
            switch send(message, id) {
            case .sent:
                clients[id] = client
                // Others may have come meanwhile.
                if effects[id] == job.effects[id] { effects[id] = nil }
            case .gone: (clients[id], effects[id]) = (nil, nil)
            case .full:
                retryTime = now + Self.retryInterval
                // The strip is still to be repaired.
                if job.isRepair { for piece in pieces { clients[id]?.addLossy(piece.rect, at: now) } }
            }
        }
    }
}
