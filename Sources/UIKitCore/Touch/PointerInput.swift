import CoreGraphics

/// A host's pointer sample, without pressed buttons.
package struct PointerInput: Sendable {
    /// In media time, seconds.
    package var time: TimeInterval
    /// In screen coordinates, points; nil after the pointer has left the screen.
    package var location: CGPoint?

    package init(time: TimeInterval, location: CGPoint?) {
        self.time = time
        self.location = location
    }
}
