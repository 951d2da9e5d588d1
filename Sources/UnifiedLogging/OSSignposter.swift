import CoreGraphics

/// Marks moments and intervals of a program for a recording tool.
///
/// Nothing records signposts here, as on a device without Instruments: the calls have no effect besides their identities and what their
/// closures do. Source: Apple, [OSSignposter](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter for the default log.
    public init() { log = .default }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter for a logger's log.
    public init(logger: Logger) { log = logger.log }
    /// Creates a signposter for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a part of a program.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

    /// A signposter that records nothing.
    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Whether signposts may be recorded: true unless the signposter is disabled.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identity that the log has not used yet.
    public func makeSignpostID() -> OSSignpostID { isEnabled ? OSSignpostID(log: log) : .null }

    /// Returns the identity of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { isEnabled ? OSSignpostID(log: log, object: object) : .null }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment, with a text.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

    /// Begins an interval, which the returned state ends.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
    /// Begins an interval with a text.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }

    /// Ends an interval. An interval that has ended already is reported in the log.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { state.end(name, log) }
    /// Ends an interval with a text. An interval that has ended already is reported in the log.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) { state.end(name, log) }

    /// Marks the time of a closure as an interval; returns its result and throws its errors.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// Marks the time of a closure as an interval with a text; returns its result and throws its errors.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        try withIntervalSignpost(name, id: id, around: task)
    }
}

/// A text for a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that a signposter has begun.
///
/// Source: Apple, [OSSignpostIntervalState](https://developer.apple.com/documentation/os/ossignpostintervalstate).
public final class OSSignpostIntervalState: @unchecked Sendable {
    let signpostID: OSSignpostID
    private var isOpen = true

    init(signpostID: OSSignpostID) { self.signpostID = signpostID }

    /// The state of an interval that was begun elsewhere, by its identity.
    public class func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(signpostID: id) }

    fileprivate func end(_ name: StaticString, _ log: OSLog) {
        if !isOpen { log.write("the signposted interval '\(name)' ended twice; end it once", .fault) }
        isOpen = false
    }
}

/// Marks a moment, or the begin or end of an interval, for a recording tool; nothing records it here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the begin or end of an interval, with a format and its arguments; nothing records it here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}
