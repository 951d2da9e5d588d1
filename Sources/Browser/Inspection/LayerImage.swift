import CoreGraphics
import Foundation
import RenderScene
import Rendering

/// A layer drawn alone, without its sublayers, upright and opaque: the answer to `image`.
struct LayerImage: Encodable {
    let layer: UInt64
    /// The rectangle of the image in the layer's own space: its bounds, and its shadow around them.
    let box: [Double]
    /// A PNG in Base64; nil for a layer that shows nothing.
    let png: String?

    /// Pixels of the longer edge of an image.
    private static let longestEdge = 1024.0
    /// Points of a shadow around a layer.
    private static let largestMargin = 200.0

    /// Nil if the moment has no such layer.
    ///
    /// - Parameter scale: Pixels per point, fewer for a large layer.
    @MainActor
    init?(_ moment: ShownMoment, of layer: LayerID, scale: Double) {
        guard let index = moment.index(of: layer) else { return nil }
        self.layer = layer.rawValue
        var values = moment.sample.values(at: index).inOwnPlane
        // Filters would show what is behind it, and a transition what was in it.
        values.rare.fields.backgroundFilters = []
        values.transition = nil
        let box = values.box(largestMargin: Self.largestMargin)
        self.box = [box.minX, box.minY, box.width, box.height].map { Double($0) }
        png = Self.image(of: layer, values, in: box, at: moment.sample.localTime(at: index), scale: scale)
            .flatMap { try? $0.pngData() }?.base64EncodedString()
    }

    private static func image(of layer: LayerID, _ values: LayerValues, in box: CGRect, at localTime: Double, scale: Double) -> CGImage? {
        let longest = Double(max(box.width, box.height))
        guard values.drawsSomething || (values.shadow?.opacity ?? 0) > 0, longest > 0, longest.isFinite else { return nil }
        let scale = min(scale, longestEdge / longest)
        var builder = RenderTreeBuilder()
        builder.open(RenderNode(layer: layer, name: "", values: values))
        builder.close()
        let (width, height) = (max(Int((box.width * scale).rounded(.up)), 1), max(Int((box.height * scale).rounded(.up)), 1))
        let placement = Homography(scale, 0, 0, 0, scale, 0, -Double(box.minX) * scale, -Double(box.minY) * scale, 1)
        let target = RenderTarget(width: width, height: height, placement: placement, isOpaque: false)
        return SoftwareRenderer().render(builder.tree(at: localTime, serial: 0), at: localTime, target: target)
    }
}

extension LayerValues {
    /// The bounds, with the shadow around them.
    fileprivate func box(largestMargin: Double) -> CGRect {
        guard let shadow, shadow.opacity > 0, shadow.color != nil else { return bounds }
        let own = shadow.path?.bounds ?? bounds
        let spread = min(max(shadow.radius, 0) * 3, largestMargin)
        let offset = shadow.offset.clamped(lowerBound: SIMD2(repeating: -largestMargin), upperBound: SIMD2(repeating: largestMargin))
        return bounds.union(own.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -spread, dy: -spread))
    }
}
