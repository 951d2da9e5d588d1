import CoreGraphics
import Foundation
import RenderScene
import Rendering

extension CALayer {
    final func setGeometryFlipped(_ isFlipped: Bool) {
        guard isFlipped != values.isGeometryFlipped else { return }
        values.isGeometryFlipped = isFlipped
        if presentedLayer == nil { markDirty() }
    }

    /// Whether y grows downwards in the layer's drawing.
    final var drawsDownwards: Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let at = layer {
            if at.values.isGeometryFlipped { isFlipped.toggle() }
            layer = at.superlayer
        }
        return !isFlipped
    }

    final var frameInSuperlayer: CGRect {
        let b = values.bounds
        if CATransform3DIsIdentity(values.transform) {
            return CGRect(
                x: values.position.x - values.anchorPoint.x * b.size.width, y: values.position.y - values.anchorPoint.y * b.size.height,
                width: b.size.width, height: b.size.height)
        }
        let map = Homography(values.matrixToSuperlayer)
        return map.boundingBox(of: b)
    }

    /// Sets bounds that differ from the present ones.
    @inline(__always)
    final func setBounds(_ newValue: CGRect) {
        guard admits("bounds", newValue.simd.sum()) else { return }
        let resized = newValue.size != values.bounds.size
        change(.bounds) { $0.bounds = newValue }
        if resized { setNeedsLayout() }
        if flags.needsDisplayOnBoundsChange || flags.awaitsSize { displayForBounds(resized: resized) }
    }

    final func setFrame(_ newValue: CGRect) {
        guard admits("frame", newValue.simd.sum()) else { return }
        let standard = newValue.standardized
        var size = standard.size
        var anchorOffset = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        if !CATransform3DIsIdentity(values.transform) {
            // Inverts the linear part; the anchor keeps its relative position in the box, as in UIKit for scales and quarter turns.
            let t = CATransform3DGetAffineTransform(values.transform)
            let undone = size.applying(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0).inverted())
            size = CGSize(width: abs(undone.width), height: abs(undone.height))
            let box = CGRect(
                x: -values.anchorPoint.x * size.width, y: -values.anchorPoint.y * size.height, width: size.width, height: size.height
            ).applying(t)
            anchorOffset = CGPoint(x: -box.origin.x, y: -box.origin.y)
        }
        position = CGPoint(x: standard.origin.x + anchorOffset.x, y: standard.origin.y + anchorOffset.y)
        bounds = CGRect(origin: values.bounds.origin, size: size)
    }
}

extension CATransform3D {
    var sumOfElements: Double {
        let first = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        let second = m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
        return Double(first + second)
    }
}

extension Homography {
    /// The bounding box of a rectangle's corners; corners behind the eye are ignored.
    func boundingBox(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ].compactMap { project($0) }
        guard let first = corners.first else { return .zero }
        var low = first
        var high = first
        for p in corners.dropFirst() {
            low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
            high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
