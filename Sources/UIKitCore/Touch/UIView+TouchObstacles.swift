import CoreGraphics
import QuartzCore

// Reasons that a touch does not reach a view: the checks of tests and of inspectors.
extension UIView {
    /// The superview, below another one, in which a location of the screen is outside of the bounds; nil if there is none.
    package final func limit(below outer: UIView, at location: CGPoint) -> UIView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap(\.self).prefix { $0 !== outer }
            .first { !$0.point(inside: $0.layer.convert(location, from: nil), with: nil) }
    }

    /// The topmost of this view and its superviews that does not contain another view; nil if this view contains it.
    package final func branch(beside view: UIView) -> UIView? {
        sequence(first: self, next: \.superview).first { $0.superview.map { view.isDescendant(of: $0) } ?? true }
    }

    /// Whether any of its layers is visible at a location of the screen.
    package final func draws(at location: CGPoint) -> Bool {
        var pending = [layer]
        while let layer = pending.popLast() {
            if layer.isHidden || layer.opacity < 0.05 { continue }
            let isInside = layer.bounds.contains(layer.convert(location, from: nil))
            if !isInside, layer.masksToBounds { continue }
            if isInside, layer.drawsSomething { return true }
            pending += layer.sublayers ?? []
        }
        return false
    }
}

extension CALayer {
    /// Whether it has content of its own, apart from nearly transparent colors.
    fileprivate var drawsSomething: Bool {
        if contents != nil || (backgroundColor?.alpha ?? 0) > 0.05 || borderWidth > 0 { return true }
        return type(of: self) != CALayer.self || shadowOpacity > 0.05
    }
}
