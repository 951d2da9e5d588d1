/// Commands in a row, and beside them what is asked of all of them in every frame: a look at a command itself would copy it.
struct CommandList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var commands: [DisplayCommand] = []
    private(set) var outlooks: [Outlook] = []

    /// What a command may change.
    struct Outlook: Sendable {
        let part: DisplayCommand.Part
        /// The pixels that it, or what it opens, may change; empty for what goes with a command before.
        let reach: DeviceRect
    }

    init(arrayLiteral commands: DisplayCommand...) {
        for command in commands { append(command) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { commands.count }

    subscript(index: Int) -> DisplayCommand {
        get { commands[index] }
        set {
            commands[index] = newValue
            outlooks[index] = newValue.outlook
        }
    }

    mutating func append(_ command: DisplayCommand) {
        outlooks.append(command.outlook)
        commands.append(command)
    }

    /// Adds what draws within some pixels and opens nothing.
    @inline(__always)
    mutating func append(drawing command: consuming DisplayCommand, in reach: DeviceRect) {
        outlooks.append(Outlook(part: .drawing, reach: reach))
        commands.append(command)
    }

    mutating func remove(at index: Int) {
        commands.remove(at: index)
        outlooks.remove(at: index)
    }

    /// Removes a command and all after it.
    mutating func removeAll(from index: Int) {
        commands.removeSubrange(index...)
        outlooks.removeSubrange(index...)
    }

    /// Removes all, keeping the room.
    mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        outlooks.removeAll(keepingCapacity: true)
    }

    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<DisplayCommand>) -> Result) -> Result {
        commands.withUnsafeBufferPointer { body($0) }
    }
}

extension DisplayCommand {
    /// What a command is to the scopes around it.
    enum Part {
        case drawing, begin, beginShadow
        /// Goes with the command before that opened its scope.
        case middle, end
    }

    fileprivate var outlook: CommandList.Outlook {
        switch self {
        case .fill(let fill): .init(part: .drawing, reach: fill.shape.bounds)
        case .image(let picture): .init(part: .drawing, reach: picture.shape.bounds)
        case .gradient(let gradient): .init(part: .drawing, reach: gradient.shape.bounds)
        case .backdrop(let backdrop): .init(part: .drawing, reach: backdrop.shape.bounds)
        case .beginClip(let clip): .init(part: .begin, reach: clip.shape.bounds)
        case .beginGroup(let group), .beginCrossfade(let group), .beginMasked(let group): .init(part: .begin, reach: group.bounds)
        case .beginShadow(let shadow): .init(part: .beginShadow, reach: shadow.bounds.union(shadow.shadowBounds))
        case .nextOfCrossfade, .nextOfMasked: .init(part: .middle, reach: .empty)
        case .endClip, .endGroup, .endCrossfade, .endMasked, .endShadow: .init(part: .end, reach: .empty)
        }
    }
}
