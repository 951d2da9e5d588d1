import RenderScene
import UIKit

/// The displayed geometry of one layer of a tree at a time, without perspective.
struct LayerGeometry {
    /// The center on the screen, in points.
    private(set) var center: CGPoint
    private let size: CGSize
    /// The center in the superlayer's coordinates, and the transform of distances in the layer to those.
    private let ownCenter: CGPoint
    private let own: CGAffineTransform
    /// The transform of distances in the superlayer to those on the screen.
    private var outer = CGAffineTransform.identity
    private var opacity: Double
    private var isHidden: Bool

    /// - Complexity: O(depth of the layer)
    init(_ tree: RenderTree, _ index: Int, at time: Double) {
        let values = tree.values(of: index, at: time)
        size = values.bounds.size
        own = Self.linear(values)
        ownCenter = Self.convert(CGPoint(x: values.bounds.midX, y: values.bounds.midY), values)
        (opacity, isHidden) = (values.opacity, values.isHidden)
        center = ownCenter
        var parent = Int(tree.parents[index])
        while parent >= 0 {
            let values = tree.values(of: parent, at: time)
            center = Self.convert(center, values)
            outer = outer.concatenating(Self.linear(values))
            opacity *= values.opacity
            isHidden = isHidden || values.isHidden
            parent = Int(tree.parents[parent])
        }
    }

    /// Whether it is visible, and a point of it may be on the screen.
    func isVisible(on screen: CGRect) -> Bool {
        guard !isHidden, opacity >= 0.05, size.width > 0, size.height > 0 else { return false }
        let (width, height) = Self.extent(of: size, in: own.concatenating(outer))
        return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height).intersects(screen)
    }

    /// The largest distance in points on the screen between the same points of the layer before and now, superlayers and size as now.
    func distance(from old: LayerGeometry) -> Double {
        var largest = 0.0
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0, 0)] {
            let corner = CGPoint(x: size.width * x, y: size.height * y)
            let (a, b) = (corner.applying(own), corner.applying(old.own))
            let step = CGPoint(x: ownCenter.x + a.x - old.ownCenter.x - b.x, y: ownCenter.y + a.y - old.ownCenter.y - b.y).applying(outer)
            largest = max(largest, Double(hypot(step.x, step.y)))
        }
        return largest
    }

    private static func linear(_ values: LayerValues) -> CGAffineTransform {
        let transform = values.transform
        return CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
    }

    /// A point in a layer's coordinates, in those of its superlayer.
    private static func convert(_ point: CGPoint, _ values: LayerValues) -> CGPoint {
        let bounds = values.bounds
        let fromAnchor = CGPoint(
            x: point.x - bounds.minX - bounds.width * values.anchorPoint.x, y: point.y - bounds.minY - bounds.height * values.anchorPoint.y
        ).applying(linear(values))
        return CGPoint(
            x: values.position.x + fromAnchor.x + values.transform.m41, y: values.position.y + fromAnchor.y + values.transform.m42)
    }

    private static func extent(of size: CGSize, in transform: CGAffineTransform) -> (width: CGFloat, height: CGFloat) {
        (
            abs(size.width * transform.a) + abs(size.height * transform.c), abs(size.width * transform.b) + abs(size.height * transform.d)
        )
    }
}
