import Foundation
import Kinora

/// Input of the app since its start, by which a fresh one comes to the same moment.
struct InputLog: Codable, Sendable {
    /// A message of the controlling page, at a time since the start.
    struct Entry: Codable, Sendable {
        let time: Double
        /// The message's JSON.
        let message: String
        /// The element of a message about one: numbers of elements depend on when pages read them.
        var element: Element?
    }

    /// An accessibility element, as it is found again.
    struct Element: Codable, Equatable, Sendable {
        let role: String
        let label: String
        let x, y, width, height: Double

        init(_ element: MirroredElement) {
            (role, label) = (element.role.rawValue, element.label)
            (x, y, width, height) = (element.x, element.y, element.width, element.height)
        }
    }

    private(set) var entries: [Entry] = []
    private(set) var byteCount = 0
    /// Whether more came than is kept: the start cannot be repeated then.
    private(set) var isFull = false

    /// Bytes of messages that are kept: some hours of drags.
    static let mostBytes = 64 << 20

    init(entries: [Entry] = []) {
        for entry in entries { add(entry) }
    }

    mutating func add(_ entry: Entry) {
        guard !isFull, byteCount + entry.message.utf8.count <= Self.mostBytes else {
            isFull = true
            return
        }
        byteCount += entry.message.utf8.count
        entries.append(entry)
    }

    /// The touches that came to the app. A host delivers no finger that comes down twice, or that moves or leaves without having come down.
    var touches: [TouchSample] {
        var samples: [TouchSample] = []
        var down: Set<Int> = []
        for entry in entries {
            let bytes = Array(entry.message.utf8)
            guard case .touches(let inputs, _)? = bytes.withUnsafeBytes({ try? ClientMessage($0) }) else { continue }
            for input in inputs where down.contains(input.finger) != (input.phase == .began) {
                if [.ended, .cancelled].contains(input.phase) { down.remove(input.finger) } else { down.insert(input.finger) }
                samples.append(TouchSample(time: entry.time, finger: input.finger, phase: input.phase, location: input.location))
            }
        }
        return samples
    }
}

extension ClientMessage {
    /// Whether it comes to the app, so that a replay repeats it.
    var isInput: Bool {
        switch self {
        case .touches, .hover, .scroll, .key, .text, .compose, .paste, .setting, .device, .resize, .rotate, .orientation, .element: true
        case .shown, .visible, .handOver, .timeline, .ask: false
        }
    }
}
