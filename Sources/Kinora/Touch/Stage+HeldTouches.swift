import UIKit

// Fingers that stay down between calls, to inspect an app under a resting finger.
extension Stage {
    /// Puts a finger down at the present time and leaves it there. A view that the finger cannot reach is rejected, as by `tap(at:)`.
    ///
    /// - Parameters:
    ///   - location: A view, or a point of the window.
    ///   - finger: The finger's number, for `touchMove` and `touchUp`; rejected if that finger is already down.
    ///   - fileID: Name of the file of the call, for failures.
    ///   - file: Path of the file of the call, for failures.
    ///   - line: Line of the call, for failures.
    public func touchDown(
        at location: some TouchPlace, finger: Int = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(touchingDown(location, finger)) }
    }

    /// Moves a finger that is down in a straight line, at constant speed, sampled 120 times per second, and leaves it down. The end may
    /// be off the screen.
    ///
    /// - Parameters:
    ///   - location: A point of the window, or a view, meaning its center.
    ///   - duration: Seconds; with 0 the finger is moved at once.
    ///   - finger: The number of the finger.
    ///   - fileID: Name of the file of the call, for failures.
    ///   - file: Path of the file of the call, for failures.
    ///   - line: Line of the call, for failures.
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func touchMove(
        to location: some TouchPlace, duration: TimeInterval = 0.3, finger: Int = 0, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(touchMoving(location, duration, finger)) }
    }

    /// Lifts a finger at its current location, at the present time.
    public func touchUp(
        finger: Int = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(touchingUp(finger)) }
    }

    /// Puts a finger down in an async context.
    public func touchDown(
        at location: some TouchPlace, finger: Int = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(touchingDown(location, finger)) }
    }

    /// Moves a finger that is down in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func touchMove(
        to location: some TouchPlace, duration: TimeInterval = 0.3, finger: Int = 0, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(touchMoving(location, duration, finger)) }
    }

    /// Lifts a finger in an async context.
    public func touchUp(
        finger: Int = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(touchingUp(finger)) }
    }

    // MARK: Samples

    private func touchingDown(_ target: some TouchPlace, _ finger: Int) -> [TouchSample] {
        let verb = Verb(name: "touchDown(at:)", stage: self)
        guard !fingersDown.contains(finger) else {
            misuse(object: "Stage.touchDown(at:)", value: "finger \(finger) is down already", remedy: "lift it first, or name another")
            return []
        }
        guard let location = verb.location(of: target), verb.accepts(target, isReachedAt: location) else { return [] }
        return [TouchSample(time: 0, finger: finger, phase: .began, location: location)]
    }

    private func touchMoving(_ target: some TouchPlace, _ duration: TimeInterval, _ finger: Int) -> [TouchSample] {
        let verb = Verb(name: "touchMove(to:)", stage: self)
        guard let start = heldLocation(of: finger, "touchMove(to:)"), verb.accepts(duration: duration),
            let end = verb.location(of: target)
        else { return [] }
        let count = max(Int((duration * 120 - 1e-6).rounded(.up)), 1)
        return (1...count).map { step in
            let fraction = Double(step) / Double(count)
            let location =
                step == count ? end : CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            return TouchSample(time: duration * fraction, finger: finger, phase: .moved, location: location)
        }
    }

    private func touchingUp(_ finger: Int) -> [TouchSample] {
        guard let location = heldLocation(of: finger, "touchUp(finger:)") else { return [] }
        return [TouchSample(time: 0, finger: finger, phase: .ended, location: location)]
    }

    /// The location of a finger; reports and returns nil for one that is not down.
    private func heldLocation(of finger: Int, _ verb: String) -> CGPoint? {
        if fingersDown.contains(finger), let location = fingerLocations[finger] { return location }
        misuse(object: "Stage.\(verb)", value: "finger \(finger) is not down", remedy: "put it down first, with touchDown(at:)")
        return nil
    }
}
