import CoreGraphics
import Foundation

/// An action run when a property of a layer changes: an animation, or a custom object.
public protocol CAAction {
    /// Runs the action after a change. `event` is the key; `anObject` the layer; `dict` contains an event's arguments, or nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` as an action ends the search for one.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Methods that a layer calls on its delegate; a `UIView` is its layer's delegate. Every method is optional.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's `contents`; called by a commit after `setNeedsDisplay()`. Without it, the layer draws them by `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Called before a layer draws its contents; the last chance to set properties that the drawing depends on.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents: one unit is a point of the bounds, y grows downwards.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Lays out the sublayers; called by a commit after `setNeedsLayout()` or a change of size.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a key; nil continues the search, `NSNull` ends it without an action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.flags.delegateDrawsNothing = true }
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
