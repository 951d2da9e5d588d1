import CoreGraphics
import QuartzCore
import RenderScene
import SwiftABI

// Hit-testing uses model values, also during animations (Documentation/Behavior.md#gesture-arbitration).
extension UIView {
    private final class Plain: UIView {}

    private final class Finding: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview }
    }

    static let hitTesting = MethodOverride(in: UIView.self, plain: Plain.self, overriding: Finding.self)

    /// The deepest view at a point, front to back. Calls overridden hit tests; searches other views iteratively.
    final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        // Path from the root of the search, with the subviews of each view still to be searched; when none is left, the view itself is
        // hit. `point` belongs to a layer with a plane: a transform layer's content is hit-tested where it is projected onto that plane.
        var chain: [(view: UIView, plane: CALayer, point: CGPoint, left: ArraySlice<UIView>)] = [(self, layer, point, storedSubviews[...])]
        while let (parent, plane, location, left) = chain.last {
            guard let child = left.last else { return parent }
            chain[chain.count - 1].left = left.dropLast()
            let inside = child.layer.convert(location, from: plane)
            if Self.hitTesting.isOverridden(in: type(of: child)) {
                if let found = child.hitTest(inside, with: event) { return found }
            } else if child.takesTouches, child.point(inside: inside, with: event) {
                let isSpace = child.layer.values.isSpace
                chain.append((child, isSpace ? plane : child.layer, isSpace ? location : inside, child.storedSubviews[...]))
            }
        }
        return nil
    }

    /// Whether the view can receive touches: visible, enabled, and not animating without `allowUserInteraction`.
    final var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01
            && !layer.hasAnimation { ($0.delegate as? AnimationBlock)?.blocksInteraction ?? false }
    }
}
