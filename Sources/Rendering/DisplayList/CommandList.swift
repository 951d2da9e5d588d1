/// A list of commands with a parallel array of the few facts that every frame reads of all of them: reading a command itself would copy it.
struct CommandList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var commands: [DisplayCommand] = []
    private(set) var summaries: [Summary] = []

    /// Summary of a command's effect.
    struct Summary: Sendable {
        let role: DisplayCommand.Role
        /// Pixels that the command, or the scope it opens, may change; empty for the later commands of a scope.
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
            summaries[index] = newValue.summary
        }
    }

    mutating func append(_ command: DisplayCommand) {
        summaries.append(command.summary)
        commands.append(command)
    }

    /// Appends a command that draws within some pixels and opens no scope.
    @inline(__always)
    mutating func append(drawing command: consuming DisplayCommand, in reach: DeviceRect) {
        summaries.append(Summary(role: .drawing, reach: reach))
        commands.append(command)
    }

    mutating func remove(at index: Int) {
        commands.remove(at: index)
        summaries.remove(at: index)
    }

    /// Removes the commands from an index on.
    mutating func removeAll(from index: Int) {
        commands.removeSubrange(index...)
        summaries.removeSubrange(index...)
    }

    /// Removes all commands, keeping the capacity.
    mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        summaries.removeAll(keepingCapacity: true)
    }

    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<DisplayCommand>) -> Result) -> Result {
        commands.withUnsafeBufferPointer { body($0) }
    }
}

extension DisplayCommand {
    /// Role of a command within its scope.
    enum Role {
        case drawing, begin, beginShadow
        /// Belongs to the scope of an earlier begin.
        case middle, end
    }

    fileprivate var summary: CommandList.Summary {
        switch self {
        case .fill(let fill): .init(role: .drawing, reach: fill.shape.bounds)
        case .image(let image): .init(role: .drawing, reach: image.shape.bounds)
        case .gradient(let gradient): .init(role: .drawing, reach: gradient.shape.bounds)
        case .backdrop(let backdrop): .init(role: .drawing, reach: backdrop.shape.bounds)
        case .beginClip(let clip): .init(role: .begin, reach: clip.shape.bounds)
        case .beginGroup(let group), .beginCrossfade(let group), .beginMasked(let group): .init(role: .begin, reach: group.bounds)
        case .beginShadow(let shadow): .init(role: .beginShadow, reach: shadow.bounds.union(shadow.shadowBounds))
        case .nextOfCrossfade, .nextOfMasked: .init(role: .middle, reach: .empty)
        case .endClip, .endGroup, .endCrossfade, .endMasked, .endShadow: .init(role: .end, reach: .empty)
        }
    }
}
