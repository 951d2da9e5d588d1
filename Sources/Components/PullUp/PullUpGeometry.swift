import CoreGraphics

/// Rectangles of a sheet between a bar and a full screen, and the decision at a release: values of lengths alone.
struct PullUpGeometry {
    var closed: CGRect
    var open: CGRect
    var corners: (closed: CGFloat, open: CGFloat)

    /// The distance of the sheet's upper edge, in points.
    var travel: CGFloat { max(closed.minY - open.minY, 1) }

    func frame(_ progress: CGFloat) -> CGRect { closed.moved(progress, to: open) }

    func corner(_ progress: CGFloat) -> CGFloat { corners.closed + (corners.open - corners.closed) * progress }

    /// The share of a finger's distance by which a sheet follows it below the bar.
    private static let resistance: CGFloat = 1.0 / 3

    /// The progress of a sheet that a finger has moved down. Its upper edge follows the finger, up to the full screen; below the bar by a
    /// third of the distance.
    func progress(_ base: CGFloat, movedBy y: CGFloat) -> CGFloat {
        let free = base - y / travel
        if free < 0, base >= 0 { return free * Self.resistance }
        return min(free, max(base, 1))
    }

    /// The change of that progress a second.
    func velocity(_ base: CGFloat, movedBy y: CGFloat, velocity: CGFloat) -> CGFloat {
        let free = base - y / travel
        if free > max(base, 1) { return 0 }
        return -velocity / travel * (free < 0 && base >= 0 ? Self.resistance : 1)
    }

    /// Seconds for which a released sheet would go on at its velocity: where it is then decides.
    private static let projection: CGFloat = 0.1

    func opens(_ progress: CGFloat, velocity: CGFloat) -> Bool { progress + velocity * Self.projection >= 0.5 }
}

extension CGRect {
    /// A rectangle between this one and another; beyond them for fractions beyond 0 and 1.
    func moved(_ fraction: CGFloat, to other: CGRect) -> CGRect {
        func between(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
            self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
        }
        return CGRect(
            x: between(\.minX), y: between(\.minY), width: max(between(\.width), 0), height: max(between(\.height), 0))
    }
}
