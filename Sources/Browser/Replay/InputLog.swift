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

    /// Entries in the order of time.
    var entries: [Entry] { blocks.flatMap(\.entries) + recent }

    /// All entries but the last ones: most are much like each other.
    private var blocks: [InputBlock] = []
    private var recent: [Entry] = []
    /// Bytes of all messages.
    private var byteCount = 0
    /// Whether more came than is kept: the start cannot be repeated then.
    private(set) var isFull = false

    /// Bytes of messages that are kept: some hours of drags.
    static let mostBytes = 64 << 20
    /// Entries that are kept as they are, at most.
    private static let mostRecent = 256

    init(entries: [Entry] = []) {
        for entry in entries { add(entry) }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(entries: try container.decode([Entry].self, forKey: .entries))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entries, forKey: .entries)
    }

    private enum CodingKeys: CodingKey { case entries }

    mutating func add(_ entry: Entry) {
        guard !isFull, byteCount + entry.message.utf8.count <= Self.mostBytes else {
            isFull = true
            return
        }
        byteCount += entry.message.utf8.count
        recent.append(entry)
        guard recent.count >= Self.mostRecent else { return }
        blocks.append(InputBlock(recent))
        recent.removeAll(keepingCapacity: true)
    }

    /// Bytes that the log takes, about.
    var storedBytes: Int { blocks.reduce(0) { $0 + $1.storedBytes } + recent.reduce(0) { $0 + $1.message.utf8.count + 100 } }

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
