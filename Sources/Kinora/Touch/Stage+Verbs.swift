import UIKit

// What a finger does to an app, in one word. Each verb moves time on until the fingers are lifted. A place is a point of the window or a view, whose centre
// is meant. A view that is in no window, hidden, or covered by another fails the running test at the caller's line, naming both, and nothing is touched;
// without a test it traps. So do numbers that are not finite or are negative.
extension Stage {
    /// Taps: fingers come down and are lifted after `duration` seconds. Several are 40 points apart, in a row.
    public func tap(
        at place: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.08, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("tap(at:)", place, fingers, times: 1, duration)) }
    }

    /// Taps twice, with a tenth of a second between. Several fingers are 40 points apart, in a row.
    public func doubleTap(
        at place: some TouchPlace, fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("doubleTap(at:)", place, fingers, times: 2, 0.08)) }
    }

    /// Holds fingers down for `duration` seconds without moving. Several are 40 points apart, in a row.
    public func longPress(
        at place: some TouchPlace, fingers: Int = 1, duration: TimeInterval = 0.75, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(tapping("longPress(at:)", place, fingers, times: 1, duration)) }
    }

    /// Drags in a straight line, from rest, and lifts the fingers at a speed of `releaseVelocity` points a second: at rest unless given.
    ///
    /// The fingers are sampled 120 times a second, and move at constant speed for the last four samples. `duration` is from coming down to lifting; in no time
    /// at all there is no speed, and without a distance neither. Several fingers are 40 points apart, in a row. The end may lie anywhere.
    public func drag(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.5, releaseVelocity: CGFloat = 0, fingers: Int = 1,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(dragging("drag(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Swipes: drags quickly and lifts the fingers while they move, at `releaseVelocity` points a second (one and a half times the mean speed unless given).
    public func swipe(
        from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.2, releaseVelocity: CGFloat? = nil,
        fingers: Int = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(dragging("swipe(from:to:)", start, end, duration, releaseVelocity, fingers)) }
    }

    /// Moves two fingers apart or together about a place, from one distance to another, in points.
    ///
    /// They lie on a line at `angle`, in radians clockwise from the horizontal. `releaseVelocity` is that of their distance as they are lifted, in points a
    /// second. Distances that are not positive are refused.
    public func pinch(
        at center: some TouchPlace, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5, angle: CGFloat = 0,
        releaseVelocity: CGFloat = 0, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(pinching(center, start, end, duration, angle, releaseVelocity)) }
    }

    /// Turns two fingers about a place by an angle, in radians clockwise.
    ///
    /// They are `distance` points apart, at first side by side. `releaseVelocity` is that of the angle as they are lifted, in radians a second.
    public func rotate(
        at center: some TouchPlace, by angle: CGFloat, duration: TimeInterval = 0.5, distance: CGFloat = 120, releaseVelocity: CGFloat = 0,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(rotating(center, angle, duration, distance, releaseVelocity)) }
    }
}
