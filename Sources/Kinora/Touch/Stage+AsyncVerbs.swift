import UIKit

// The verbs in an async context.
extension Stage {
    /// Taps in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func tap(
        at location: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.08, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(tapping("tap(at:)", location, fingers, times: 1, duration)) }
    }

    /// Taps twice in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func doubleTap(
        at location: some TouchPlace, fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(tapping("doubleTap(at:)", location, fingers, times: 2, 0.08)) }
    }

    /// Holds fingers down in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func longPress(
        at location: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.75, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(tapping("longPress(at:)", location, fingers, times: 1, duration)) }
    }

    /// Drags in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func drag(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.5, releaseVelocity: CGFloat = 0, fingers: Int = 1,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(dragging("drag(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Swipes in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func swipe(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.2, releaseVelocity: CGFloat? = nil,
        fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(dragging("swipe(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Moves two fingers apart or together in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func pinch(
        at center: some TouchPlace, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5, angle: CGFloat = 0,
        releaseVelocity: CGFloat = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(pinching(center, start, end, duration, angle, releaseVelocity)) }
    }

    /// Rotates two fingers about a location in an async context.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func rotate(
        at center: some TouchPlace, by angle: CGFloat, duration: TimeInterval = 0.5, distance: CGFloat = 120, releaseVelocity: CGFloat = 0,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(rotating(center, angle, duration, distance, releaseVelocity)) }
    }
}
