import UIKit

/// Visible positions and opacities of the views of a window at a moment.
@MainActor
struct SeenViews {
    private struct Seen {
        let points: [CGPoint]
        let alpha: Double
    }

    /// Coordinate space of the positions.
    enum Space {
        /// The device's glass in portrait: points keep their positions when the interface rotates, though every point of the window
        /// is another one then.
        case glass
        /// The window, from its middle: a turn of it does not count, what it does to its size does.
        case window
    }

    /// Points of a view, in parts of its size.
    private static let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]
    private static let grid = (0...4).flatMap { row in (0...4).map { (Double($0) / 4, Double(row) / 4) } }

    private var views: [ObjectIdentifier: Seen] = [:]
    /// So that no other view gets the identity of one that has gone.
    private var kept: [UIView] = []
    /// Visible part of the space, from its middle; nil for all of it.
    private let clip: CGSize?

    /// Of all views that are not hidden, but those within bars.
    ///
    /// - Parameter isClipped: whether only visible points count, of 25 points of each view; else its corners do, wherever they are.
    init(in window: UIWindow, _ space: Space = .glass, clipped isClipped: Bool = false) {
        let glass = Glass(of: window)
        let bounds = window.layer.presentation()?.bounds ?? window.bounds
        clip = !isClipped ? nil : space == .glass ? window.screen.fixedCoordinateSpace.bounds.size : bounds.size
        var pending: [UIView] = window.subviews
        var shown: [ObjectIdentifier: CALayer] = [:]
        while let view = pending.popLast() {
            if view is UINavigationBar || view is UITabBar || view.isHidden { continue }
            kept.append(view)
            var (points, alpha) = Self.seen(view, isClipped ? Self.grid : Self.corners, in: space == .glass ? nil : window.layer, &shown)
            switch space {
            case .glass: points = points.map(glass.convert)
            case .window: points = points.map { CGPoint(x: $0.x - bounds.midX, y: $0.y - bounds.midY) }
            }
            views[ObjectIdentifier(view)] = Seen(points: points, alpha: alpha)
            pending += view.subviews
        }
    }

    /// In the bounds of a layer above, or of the topmost one.
    private static func seen(
        _ view: UIView, _ corners: [(Double, Double)], in top: CALayer?, _ shown: inout [ObjectIdentifier: CALayer]
    ) -> (points: [CGPoint], alpha: Double) {
        func presented(_ layer: CALayer) -> CALayer {
            if let known = shown[ObjectIdentifier(layer)] { return known }
            let made = layer.presentation() ?? layer
            shown[ObjectIdentifier(layer)] = made
            return made
        }
        let bounds = presented(view.layer).bounds
        var points = corners.map { CGPoint(x: bounds.minX + $0.0 * bounds.width, y: bounds.minY + $0.1 * bounds.height) }
        var alpha = 1.0
        var at: CALayer? = view.layer
        while let layer = at, layer !== top, layer.superlayer != nil {
            let one = presented(layer)
            convert(&points, of: one)
            alpha *= Double(one.opacity)
            at = layer.superlayer
        }
        return (points, alpha)
    }

    /// Puts points of a layer into the layer around it, in perspective.
    private static func convert(_ points: inout [CGPoint], of layer: CALayer) {
        let (m, bounds, position) = (layer.transform, layer.bounds, layer.position)
        let (ax, ay) = (bounds.minX + layer.anchorPoint.x * bounds.width, bounds.minY + layer.anchorPoint.y * bounds.height)
        for index in points.indices {
            let (x, y) = (points[index].x - ax, points[index].y - ay)
            let w = m.m14 * x + m.m24 * y + m.m44
            points[index] = CGPoint(
                x: position.x + (m.m11 * x + m.m21 * y + m.m41) / w, y: position.y + (m.m12 * x + m.m22 * y + m.m42) / w)
        }
    }

    /// The longest movement of any point visible at both moments, in points, and the largest change of any view's opacity.
    func travel(to later: SeenViews) -> (distance: Double, fade: Double) {
        var (distance, fade) = (0.0, 0.0)
        for (id, seen) in views {
            guard let other = later.views[id] else { continue }
            fade = max(fade, abs(other.alpha - seen.alpha))
            guard max(seen.alpha, other.alpha) > 0.01 else { continue }
            for (a, b) in zip(seen.points, other.points) where counts(a, b) { distance = max(distance, hypot(a.x - b.x, a.y - b.y)) }
        }
        return (distance, fade)
    }

    /// Difference between the travel from this moment to the next and that to the one after, in points and in opacity.
    func bend(over next: SeenViews, to last: SeenViews) -> (distance: Double, fade: Double) {
        var (distance, fade) = (0.0, 0.0)
        for (id, a) in views {
            guard let b = next.views[id], let c = last.views[id] else { continue }
            fade = max(fade, abs(a.alpha - 2 * b.alpha + c.alpha))
            guard max(a.alpha, b.alpha, c.alpha) > 0.01 else { continue }
            for index in a.points.indices {
                let (a, b, c) = (a.points[index], b.points[index], c.points[index])
                if counts(a, b, c) { distance = max(distance, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)) }
            }
        }
        return (distance, fade)
    }

    private func counts(_ points: CGPoint...) -> Bool {
        guard let clip else { return true }
        return points.contains { abs($0.x) <= clip.width / 2 && abs($0.y) <= clip.height / 2 }
    }
}

@MainActor
private struct Glass {
    private let middle: CGPoint
    private let rotation: CGAffineTransform

    init(of window: UIWindow) {
        middle = CGPoint(x: window.screen.bounds.midX, y: window.screen.bounds.midY)
        switch window.windowScene?.interfaceOrientation {
        case .landscapeRight: rotation = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .landscapeLeft: rotation = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .portraitUpsideDown: rotation = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        default: rotation = .identity
        }
    }

    /// A point of the screen, from the middle of the glass.
    func convert(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(rotation) }
}
