import UIKit

/// Where the views of a window are seen at a moment: their corners in the window, and how opaque they are.
@MainActor
struct SeenViews {
    private struct Seen {
        let corners: [CGPoint]
        let alpha: Double
    }

    private var views: [ObjectIdentifier: Seen] = [:]
    /// So that no other view gets the identity of one that has gone.
    private var kept: [UIView] = []

    /// Of all views that are not hidden, but those within bars.
    init(in window: UIWindow) {
        var pending: [UIView] = window.subviews
        while let view = pending.popLast() {
            if view is UINavigationBar || view is UITabBar || view.isHidden { continue }
            kept.append(view)
            views[ObjectIdentifier(view)] = Self.seen(view)
            pending += view.subviews
        }
    }

    private static func seen(_ view: UIView) -> Seen {
        let bounds = view.layer.presentation()?.bounds ?? view.bounds
        var corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
            CGPoint(x: bounds.minX + $0.0 * bounds.width, y: bounds.minY + $0.1 * bounds.height)
        }
        var alpha = 1.0
        var at: CALayer? = view.layer
        while let layer = at, layer.superlayer != nil {
            let shown = layer.presentation() ?? layer
            corners = corners.map { place($0, of: shown) }
            alpha *= Double(shown.opacity)
            at = layer.superlayer
        }
        return Seen(corners: corners, alpha: alpha)
    }

    /// A point of a layer in the layer around it, in perspective.
    private static func place(_ point: CGPoint, of layer: CALayer) -> CGPoint {
        let m = layer.transform
        let x = point.x - layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width
        let y = point.y - layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height
        let w = m.m14 * x + m.m24 * y + m.m44
        return CGPoint(
            x: layer.position.x + (m.m11 * x + m.m21 * y + m.m41) / w, y: layer.position.y + (m.m12 * x + m.m22 * y + m.m42) / w)
    }

    /// How far any corner that is seen at both moments has moved, in points, and by how much any view has faded.
    func travel(to later: SeenViews) -> (way: Double, fade: Double) {
        var (way, fade) = (0.0, 0.0)
        for (id, seen) in views {
            guard let other = later.views[id] else { continue }
            fade = max(fade, abs(other.alpha - seen.alpha))
            guard max(seen.alpha, other.alpha) > 0.01 else { continue }
            for (a, b) in zip(seen.corners, other.corners) { way = max(way, hypot(a.x - b.x, a.y - b.y)) }
        }
        return (way, fade)
    }
}
