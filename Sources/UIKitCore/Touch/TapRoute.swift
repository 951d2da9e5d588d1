import CoreGraphics
import QuartzCore

/// The search for the view in which a touch at a location begins, as `TouchDelivery` does it, with each view that is passed over and why.
///
/// Lists views in whose bounds the location is, and those that are there though it is outside of a superview's. Calls overridden hit
/// tests, as the search itself does.
@MainActor
package struct TapRoute {
    package enum Outcome {
        /// The touch begins in the view.
        case hit
        /// The location is in the view, and a subview gets the touch.
        case contains
        /// Passed over: hidden, an alpha below 0.01, not enabled, or animating without `allowUserInteraction`.
        case hidden, transparent, disabled, animating
        /// Passed over: its `point(inside:with:)` says no.
        case outside
        /// Passed over: the location is outside of a superview.
        case beyond(UIView)
        /// Its own `hitTest(_:with:)` answered nil.
        case refused
        /// A view in front gets the touch, which may be invisible.
        case covered(by: UIView, isVisible: Bool)
    }

    package struct Step {
        package let view: UIView
        /// Superviews from the window on.
        package let depth: Int
        package let outcome: Outcome
    }

    package private(set) var steps: [Step] = []
    /// The view in which the touch begins; nil if nothing takes it.
    package private(set) var hit: UIView?

    private static let most = 300

    /// - Parameter location: In screen coordinates.
    package init(at location: CGPoint, in application: UIApplication) {
        for window in application.windows.reversed() {
            let inside = window.layer.convert(location, from: nil)
            if hit == nil, isPassedOver(window, at: inside) { continue }
            if let hit {
                if isOpen(window, at: inside) { cover(window, by: hit, at: location) }
            } else {
                follow(window, window.hitTest(inside, with: nil), at: location)
            }
        }
    }

    private mutating func add(_ view: UIView, _ outcome: Outcome) {
        guard steps.count < Self.most else { return }
        steps.append(Step(view: view, depth: view.depthInWindow, outcome: outcome))
    }

    /// Lists the views from one down to that which its hit test answered, with what is passed over between.
    private mutating func follow(_ top: UIView, _ found: UIView?, at location: CGPoint) {
        guard let found else { return add(top, .refused) }
        hit = found
        let chain = Array(sequence(first: found, next: \.superview).prefix { $0 !== top }.reversed())
        add(top, found === top ? .hit : .contains)
        var outer = top
        for view in chain where view.superview === outer {
            passOver(outer.subviews, above: view, at: location)
            add(view, view === found ? .hit : .contains)
            for other in outer.subviews.prefix(while: { $0 !== view }).reversed() {
                if isOpen(other, at: other.layer.convert(location, from: nil)) { cover(other, by: view, at: location) }
            }
            outer = view
        }
        // A view may answer one that is no subview.
        if found !== top, outer !== found { add(found, .hit) }
        passOver(found.subviews, above: nil, at: location)
    }

    /// Lists the subviews in front of one that do not get the touch, front to back.
    private mutating func passOver(_ subviews: [UIView], above view: UIView?, at location: CGPoint) {
        for other in subviews.reversed() {
            if other === view { return }
            let inside = other.layer.convert(location, from: nil)
            if isPassedOver(other, at: inside) { continue }
            if other.bounds.contains(inside) {
                add(other, other.point(inside: inside, with: nil) ? .refused : .outside)
            } else if !other.clipsToBounds {
                addBeyond(other, at: location)
            }
        }
    }

    /// Lists a view that takes no touches at all, if the location is in its bounds.
    private mutating func isPassedOver(_ view: UIView, at inside: CGPoint) -> Bool {
        guard !view.takesTouches else { return false }
        guard view.bounds.contains(inside) else { return true }
        add(view, view.isHidden ? .hidden : view.alpha < 0.01 ? .transparent : !view.isUserInteractionEnabled ? .disabled : .animating)
        return true
    }

    private func isOpen(_ view: UIView, at inside: CGPoint) -> Bool { view.takesTouches && view.bounds.contains(inside) }

    /// Lists a covered view, and the one in it that would get the touch.
    private mutating func cover(_ view: UIView, by cover: UIView, at location: CGPoint) {
        let isVisible = cover.draws(at: location)
        add(view, .covered(by: cover, isVisible: isVisible))
        let inner = view.hitTest(view.layer.convert(location, from: nil), with: nil)
        if let inner, inner !== view { add(inner, .covered(by: cover, isVisible: isVisible)) }
    }

    /// Lists the views below one that the location is in, though it is outside of that one.
    private mutating func addBeyond(_ view: UIView, at location: CGPoint) {
        var pending = view.subviews
        var count = 0
        while let next = pending.popLast(), count < Self.most {
            count += 1
            guard next.takesTouches else { continue }
            let isInside = next.bounds.contains(next.layer.convert(location, from: nil))
            if isInside { add(next, .beyond(view)) }
            if isInside || !next.clipsToBounds { pending += next.subviews }
        }
    }
}

extension UIView {
    fileprivate final var depthInWindow: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }
}
