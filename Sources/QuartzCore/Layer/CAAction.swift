import CoreGraphics
import Foundation

/// What runs when a property of a layer changes: an animation, or an object of the app's own.
public protocol CAAction {
    /// Runs the action after a change. `event` is the key; `anObject` the layer; `dict` holds an event's arguments, or nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` as an action ends the search for one.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What a layer asks of its delegate; a `UIView` is its layer's delegate. Every method is optional.
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its `contents`; called by a commit after `setNeedsDisplay()`. Without it the layer draws them by `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Is called before a layer draws its contents: the last moment to set what the picture depends on.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents: one unit is a point of the bounds, y grows downwards.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the sublayers; called by a commit after `setNeedsLayout()` or a change of size.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key: nil goes on searching, `NSNull` ends the search without one.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.flags.delegateDrawsNothing = true }
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
