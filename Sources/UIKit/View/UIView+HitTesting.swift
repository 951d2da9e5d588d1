import CoreGraphics
import QuartzCore
import RenderScene

// By model values: where a view seems to be while it moves does not count (`behaviour.md` 2.2).
extension UIView {
    private final class Plain: UIView {}

    private final class Finding: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview }
    }

    private static let hitTesting = MethodOverride(in: UIView.self, plain: Plain.self, overriding: Finding.self)

    /// The deepest view at a point, front to back. Views that have a hit test of their own are asked; the others are looked through without recursion.
    final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        // What is left to be looked at of each view in the chain down to where the search is; where nothing is left, the view itself is it.
        // The point is that of a layer with a plane: what lies in a layer that is only a space is met where it is seen on that plane.
        var chain: [(view: UIView, plane: CALayer, point: CGPoint, left: ArraySlice<UIView>)] = [(self, layer, point, storedSubviews[...])]
        while let (parent, plane, place, left) = chain.last {
            guard let child = left.last else { return parent }
            chain[chain.count - 1].left = left.dropLast()
            let inside = child.layer.convert(place, from: plane)
            if Self.hitTesting.isOverridden(in: type(of: child)) {
                if let found = child.hitTest(inside, with: event) { return found }
            } else if child.takesTouches, child.point(inside: inside, with: event) {
                let isSpace = child.layer.values.isSpace
                chain.append((child, isSpace ? plane : child.layer, isSpace ? place : inside, child.storedSubviews[...]))
            }
        }
        return nil
    }

    /// Whether touches may come down on the view or in it: it can be seen, wants them, and is not being animated without `allowUserInteraction`.
    final var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01
            && !layer.hasAnimation { ($0.delegate as? AnimationBlock)?.blocksInteraction ?? false }
    }
}
