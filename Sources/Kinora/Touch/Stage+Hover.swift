import UIKit

// A pointer, such as a mouse or trackpad moves, with no button pressed.
extension Stage {
    /// Puts the pointer over a point or a view at the present time. A view that it cannot reach is rejected, as by `tap(at:)`.
    public func hover(
        at location: some TouchPlace, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            if let point = hovered("hover(at:)", location) { deliverPointer(point, at: now) }
        }
    }

    /// Moves the pointer in a straight line, from rest to rest, sampled 120 times per second. The end may be off the screen.
    ///
    /// - Complexity: A run-loop turn for each position, and that of `advance(by:)` for the duration.
    public func hover(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.5, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            let path = hovering(start, end, duration)
            let begin = now
            for (time, location) in path {
                if begin + time > now { advance(to: begin + time) }
                deliverPointer(location, at: begin + time)
            }
        }
    }

    /// Moves the pointer in an async context.
    ///
    /// - Complexity: A run-loop turn for each position, and that of `advance(by:)` for the duration.
    public func hover(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.5, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) {
            let path = hovering(start, end, duration)
            let begin = now
            for (time, location) in path {
                if begin + time > now { await advance(to: begin + time) }
                deliverPointer(location, at: begin + time)
            }
        }
    }

    /// Removes the pointer from the screen at the present time.
    public func endHover(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) { deliverPointer(nil, at: now) }
    }

    private func hovered(_ name: String, _ target: some TouchPlace) -> CGPoint? {
        let verb = Verb(name: name, stage: self)
        guard let location = verb.location(of: target), verb.accepts(target, isReachedAt: location) else { return nil }
        return location
    }

    private func hovering(_ start: some TouchPlace, _ end: some TouchPlace, _ duration: TimeInterval) -> [(TimeInterval, CGPoint)] {
        let verb = Verb(name: "hover(from:to:)", stage: self)
        guard verb.accepts(duration: duration), let from = hovered(verb.name, start), let to = verb.location(of: end) else { return [] }
        let profile = MotionProfile(distance: hypot(to.x - from.x, to.y - from.y), duration: duration, releaseSpeed: 0)
        return zip(profile.times, profile.fractions).map { time, fraction in
            (time, fraction == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction))
        }
    }
}
