import RenderScene
import UIKit

/// The displayed geometry of one layer of a tree at a time, without perspective.
package struct LayerGeometry {
    /// The bounding box of the visible part on the screen, clipped by superlayers that mask; empty for a hidden layer.
    package private(set) var visibleRect: CGRect
    private let size: CGSize
    /// The corners and the center in the superlayer's coordinates.
    private let points: [CGPoint]
    /// The transform of distances in the layer to those in the superlayer.
    private let own: CGAffineTransform
    /// The transform of distances in the superlayer to those on the screen.
    private var outer = CGAffineTransform.identity
    package private(set) var opacity: Double

    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    package init(_ tree: RenderTree, _ index: Int, at time: Double) {
        let values = tree.values(of: index, at: time)
        size = values.bounds.size
        own = Self.linear(values)
        points = Self.corners(of: values.bounds).map { Self.convert($0, values) }
        opacity = values.isHidden ? 0 : values.opacity
        visibleRect = Self.box(points)
        var parent = Int(tree.parents[index])
        while parent >= 0 {
            let values = tree.values(of: parent, at: time)
            if values.masksToBounds { visibleRect = visibleRect.intersection(values.bounds) }
            if !visibleRect.isNull { visibleRect = Self.box(Self.corners(of: visibleRect).map { Self.convert($0, values) }) }
            outer = outer.concatenating(Self.linear(values))
            opacity = values.isHidden ? 0 : opacity * values.opacity
            parent = Int(tree.parents[parent])
        }
        if opacity < 0.05 { visibleRect = .null }
    }

    /// The distance in points on the screen by which the layer has moved: of the corner that has moved least, so that a change of size is
    /// no movement, or by another transform about the center, of the corner that has moved most. Superlayers are as now.
    package func distance(from old: LayerGeometry) -> Double {
        let moved = zip(points, old.points).map { length(CGPoint(x: $0.x - $1.x, y: $0.y - $1.y)) }
        let centered = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let turned = Self.corners(of: centered).map { corner in
            let (a, b) = (corner.applying(own), corner.applying(old.own))
            return length(CGPoint(x: a.x - b.x, y: a.y - b.y))
        }
        return max(moved.min() ?? 0, turned.max() ?? 0)
    }

    /// The vector in points on the screen by which the center has moved. Superlayers are as now.
    func movement(from old: LayerGeometry) -> SIMD2<Double> {
        let shown = CGPoint(x: points[4].x - old.points[4].x, y: points[4].y - old.points[4].y).applying(outer)
        return SIMD2(shown.x, shown.y)
    }

    private func length(_ distance: CGPoint) -> Double {
        let shown = distance.applying(outer)
        return Double(hypot(shown.x, shown.y))
    }

    private static func linear(_ values: LayerValues) -> CGAffineTransform {
        let transform = values.transform
        return CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
    }

    /// A point in a layer's coordinates, in those of its superlayer.
    private static func convert(_ point: CGPoint, _ values: LayerValues) -> CGPoint {
        let bounds = values.bounds
        let x = point.x - bounds.minX - bounds.width * values.anchorPoint.x
        let y = point.y - bounds.minY - bounds.height * values.anchorPoint.y
        let fromAnchor = CGPoint(x: x, y: y).applying(linear(values))
        return CGPoint(
            x: values.position.x + fromAnchor.x + values.transform.m41, y: values.position.y + fromAnchor.y + values.transform.m42)
    }

    /// The corners and the center.
    private static func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.midY),
        ]
    }

    private static func box(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
