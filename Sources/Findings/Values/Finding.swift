import CoreGraphics
import RenderScene

/// A fault that an app's last seconds show, found without the app's help.
package struct Finding: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The displayed location or velocity of a layer changes at one instant where an animation begins, ends or follows another.
        case jump
        /// Frames in which a layer does not move in the middle of a movement.
        case stall
        /// The time from a touch to the first movement that it causes.
        case lateReaction
        /// New contents every frame.
        case redraw
        /// A touch target under 44 points.
        case hitArea
        /// A text whose contrast to what is behind it is too low.
        case contrast
        /// A text that is cut off.
        case cutOffText
        /// View controllers that stay in memory after they were dismissed or popped.
        case leak
    }

    package let kind: Kind
    /// Media time.
    package let time: Double
    /// Media time; nil for an instant.
    package var end: Double?
    /// nil for an object without a layer.
    package let layer: LayerID?
    /// The view or layer.
    package let name: String
    package let text: String
    /// The measured number: points, points per second, seconds, images, a ratio or instances.
    package let value: Double
    /// The number that `value` should not be beyond.
    package let limit: Double
    /// The visible rectangle of the layer on the screen at the time; nil if it is not known.
    package var frame: CGRect?

    package init(
        kind: Kind, time: Double, end: Double? = nil, layer: LayerID?, name: String, text: String, value: Double, limit: Double,
        frame: CGRect? = nil
    ) {
        (self.kind, self.time, self.end, self.layer, self.name, self.text) = (kind, time, end, layer, name, text)
        (self.value, self.limit) = (value, limit)
        self.frame = frame.flatMap { $0.isNull || $0.isInfinite ? nil : $0 }
    }
}
