import CoreGraphics
import Foundation
import RenderScene

/// The placement of contents that do not fill the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle of the bounds, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of the top edge, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of the bottom edge, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds, the aspect ratio ignored. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit in the bounds, the aspect ratio kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds, the aspect ratio kept; parts may be outside the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    static let byGravity: [(ContentsGravity, CALayerContentsGravity)] = [
        (.resize, .resize), (.resizeAspect, .resizeAspect), (.resizeAspectFill, .resizeAspectFill), (.center, .center), (.top, .top),
        (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
        (.bottomRight, .bottomRight),
    ]
}

extension CALayer {
    /// Common path of all setters for a value that differs: finds the action, makes the change, marks the layer and runs the action.
    @inline(__always)
    final func change(_ key: PropertyKey, _ mutate: (inout LayerValues) -> Void) {
        guard presentedLayer == nil else {
            mutate(&values)
            return
        }
        let action = implicitChangeAction(key)
        let isObserved = flags.isObserved
        if isObserved { _willSet(key.name) }
        mutate(&values)
        markDirty()
        if type(of: self) != CALayer.self { classNotes(key) }
        if let action { action.run(forKey: key.name, object: self, arguments: nil) }
        if isObserved { _didSet(key.name) }
    }

    /// Effects of a change in classes other than the base: display, or a line about a property that a space does not draw.
    private func classNotes(_ key: PropertyKey) {
        if isDisplayedForKeys, isDisplayed(for: key) { setNeedsDisplay() }
        guard values.isSpace, let property = LayerProperty.at(key), property.isIgnoredBySpaces, !property.isStandard(in: values) else {
            return
        }
        reportOnce(
            "CATransformLayer \(property.name)",
            "\(self): \(property.name) has no effect in a transform layer; set it on a sublayer")
    }

    /// Changes a numeric property, if it differs and is finite.
    @inline(__always)
    final func changeNumber(_ key: PropertyKey, from old: Double, to new: Double, _ set: (inout LayerValues, Double) -> Void) {
        if new != old, admits(key.name, new) { change(key) { set(&$0, new) } }
    }

    /// Same, for a point.
    @inline(__always)
    final func changePoint(_ key: PropertyKey, from old: CGPoint, to new: CGPoint, _ set: (inout LayerValues, CGPoint) -> Void) {
        if new != old, admits(key.name, new.simd.sum()) { change(key) { set(&$0, new) } }
    }

    /// Same, for a transform.
    @inline(__always)
    final func changeTransform(
        _ key: PropertyKey, from old: CATransform3D, to new: CATransform3D, _ set: (inout LayerValues, CATransform3D) -> Void
    ) {
        if !CATransform3DEqualToTransform(new, old), admits(key.name, new.sumOfElements) { change(key) { set(&$0, new) } }
    }

    /// Same, for a rectangle.
    final func changeRect(_ key: PropertyKey, from old: CGRect, to new: CGRect, _ set: (inout LayerValues, CGRect) -> Void) {
        if new != old, admits(key.name, new.simd.sum()) { change(key) { set(&$0, new) } }
    }

    /// Whether a number is finite; otherwise logs a line, and the last finite value is kept.
    @inline(__always)
    final func admits(_ key: @autoclosure () -> String, _ sum: Double) -> Bool {
        if sum.isFinite { return true }
        refuseGeometry(key())
        return false
    }

    /// Properties that Core Animation checks itself: "CALayer position contains NaN", "sublayer with non-finite position".
    private static let raisingKeys: Set<String> = ["position", "bounds", "frame", "scroll(to:)"]

    private func refuseGeometry(_ key: String) {
        let kind = Self.raisingKeys.contains(key) ? RefusalKind.exception("CALayerInvalidGeometry") : .note
        let owner = delegate.map { " of \(type(of: $0))" } ?? ""
        reportOnce("\(key) not finite", as: kind, "\(self)\(owner): \(key) was set to NaN or infinity; the last finite value is kept")
    }

    final func setName(_ name: String?) {
        withExtras { $0.name = name }
        // Its node has the name too.
        markDirty()
    }

    final func withExtras(_ body: (inout Extras) -> Void) {
        var value = extras ?? Extras()
        body(&value)
        extras = value
    }
}
