import CoreGraphics
import Foundation

/// The scales between which content rests.
package struct ZoomLimits: Equatable, Sendable {
    package let minimum, maximum: CGFloat

    /// A maximum below the minimum counts as the minimum.
    package init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, max(minimum, maximum)) }

    /// The nearest scale at which the content may rest.
    package func atRest(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), maximum) }

    /// The shown scale for one that follows the fingers without resistance.
    package func resisted(_ wanted: CGFloat) -> CGFloat {
        let scale = atRest(wanted)
        return scale > 0 && wanted != scale ? scale * pow(wanted / scale, ScrollPhysics.zoomResistance) : scale
    }
}

/// Zoom of the content by two fingers.
package struct ScrollZoom: Sendable {
    package var scale: CGFloat = 1
    package var isZooming = false
    package var isBouncing = false
    /// Scale at the beginning of the pinch.
    package var start: CGFloat = 1
    /// Last center of the touches, in the viewport; nil before the first.
    package var finger: CGPoint?
    /// Whether the delegate was notified that zooming began, and not yet that it ended.
    package var hasNotifiedBegin = false
    /// Number of zoom bounces, which identifies the end of one that was interrupted.
    package var returns = 0

    package init() {}

    /// The offset at which a point of the content is at a location of the viewport after zooming.
    ///
    /// - Parameters:
    ///   - offset: The offset before.
    ///   - before: The point's location in the viewport before.
    ///   - location: Its location after.
    ///   - ratio: The scale after, divided by that before.
    package static func offset(_ offset: CGPoint, moving before: CGPoint, to location: CGPoint, ratio: CGFloat) -> CGPoint {
        CGPoint(x: (offset.x + before.x) * ratio - location.x, y: (offset.y + before.y) * ratio - location.y)
    }
}
