import UIKit

// Touch gestures. Each verb advances time until the fingers are lifted. A place is a point of the window or a view, meaning its center.
// A view that is in no window, hidden, or covered by another fails the running test at the caller's line, naming both, and no touch is
// delivered; outside a test it traps. So do numbers that are not finite or are negative.
extension Stage {
    /// Taps: fingers come down and are lifted after `duration` seconds. Several fingers are in a row, 40 points apart.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func tap(
        at location: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.08, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("tap(at:)", location, fingers, times: 1, duration)) }
    }

    /// Taps twice, 0.1 s apart. Several fingers are in a row, 40 points apart.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func doubleTap(
        at location: some TouchPlace, fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("doubleTap(at:)", location, fingers, times: 2, 0.08)) }
    }

    /// Holds fingers down for `duration` seconds without moving. Several fingers are in a row, 40 points apart.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func longPress(
        at location: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.75, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("longPress(at:)", location, fingers, times: 1, duration)) }
    }

    /// Drags in a straight line, from rest, and lifts the fingers at a speed of `releaseVelocity` points per second; the default is at
    /// rest.
    ///
    /// The fingers are sampled 120 times per second and move at constant speed for the last four samples. `duration` is from touch down
    /// to lift; with a duration or distance of 0 the release velocity is 0. Several fingers are in a row, 40 points apart. The end may
    /// be off the screen.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func drag(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.5, releaseVelocity: CGFloat = 0, fingers: Int = 1,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(dragging("drag(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Swipes: drags quickly and lifts the fingers while they move, at `releaseVelocity` points per second. The default is 1.5 times
    /// the mean speed.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func swipe(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.2, releaseVelocity: CGFloat? = nil,
        fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(dragging("swipe(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Moves two fingers apart or together about a center, from one distance to another, in points.
    ///
    /// The fingers are on a line at `angle`, in radians clockwise from the horizontal. `releaseVelocity` is the change of their
    /// distance at release, in points per second. Distances that are not positive are rejected.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func pinch(
        at center: some TouchPlace, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5, angle: CGFloat = 0,
        releaseVelocity: CGFloat = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(pinching(center, start, end, duration, angle, releaseVelocity)) }
    }

    /// Rotates two fingers about a center by an angle, in radians clockwise.
    ///
    /// The fingers are `distance` points apart, initially side by side. `releaseVelocity` is the angular velocity at release, in
    /// radians per second.
    ///
    /// - Complexity: A run-loop turn for each touch sample, and that of `advance(by:)` for the duration.
    public func rotate(
        at center: some TouchPlace, by angle: CGFloat, duration: TimeInterval = 0.5, distance: CGFloat = 120, releaseVelocity: CGFloat = 0,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(rotating(center, angle, duration, distance, releaseVelocity)) }
    }
}
