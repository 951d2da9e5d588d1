import Foundation

/// A run loop, as Core Foundation names it.
public typealias CFRunLoop = RunLoop

/// A timer of a run loop, as Core Foundation names it.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop, as Core Foundation names it.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All common modes.
    public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)

    /// The default mode.
    public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Creates a timer that calls a closure at a date and then at an interval, in seconds; once for an interval of 0. It waits to be added to a
/// run loop. Allocator, flags and order have one value each: nil, 0 and 0; others trap.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    guard allocator == nil, flags == 0, order == 0 else {
        trap(
            object: "CFRunLoopTimerCreateWithHandler", value: "has an allocator, flags or an order",
            remedy: "pass kCFAllocatorDefault, 0 and 0")
    }
    let handler = TimerHandler(block: block)
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { handler.block?($0) }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    runLoop.add(timer, forMode: RunLoop.Mode(rawValue: mode.rawValue))
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// A closure that runs on the thread of its run loop alone.
private struct TimerHandler: @unchecked Sendable {
    let block: ((CFRunLoopTimer?) -> Void)?
}

/// Wakes a run loop that waits for its next event; one that does not wait goes on.
///
/// The main one alone is woken: a run loop of another thread goes on at its next event.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { if rl === RunLoop.main { DispatchQueue.main.async {} } }
