import CoreGraphics

/// What a host says of its pointer at one moment: where it is, no button being down.
package struct PointerInput: Sendable {
    /// In media time, seconds.
    package var time: TimeInterval
    /// In the screen's coordinates, points; nil when the pointer has left the screen.
    package var location: CGPoint?

    package init(time: TimeInterval, location: CGPoint?) {
        self.time = time
        self.location = location
    }
}
