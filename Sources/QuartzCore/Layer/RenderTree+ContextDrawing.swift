import CoreGraphics
import Foundation
import RenderScene

// Everything in which Core Animation's drawing into contexts differs from the screen (`Documentation/Behavior.md#drawing-into-contexts`).
// The screen, its snapshots and films never come here.
extension RenderTree {
    /// The tree as `render(in:)` draws it at a time: values alone differ, so that the renderer is the screen's.
    ///
    /// - Parameter time: Time of the root's superlayer.
    func asDrawnInContexts(at time: Double) -> RenderTree {
        var replacements: [(index: Int, node: RenderNode)] = []
        for index in nodes.indices {
            let node = nodes[index]
            // An animation may change each of them.
            guard !node.tracks.isEmpty || node.differsInContexts else { continue }
            var values = values(of: index, at: time)
            values.becomeDrawnInContexts(isSublayer: index > 0 && node.role == .sublayer)
            replacements.append(
                (index, RenderNode(layer: node.layer, name: node.name, values: values, time: node.time, role: node.role)))
        }
        return replacements.isEmpty ? self : replacing(replacements, at: commitTime)
    }
}

extension RenderNode {
    fileprivate var differsInContexts: Bool {
        values.contents != nil || values.gradient != nil || values.blendMode == .luminosity || !values.transform.isNearlyAffine
    }
}

extension LayerValues {
    fileprivate mutating func becomeDrawnInContexts(isSublayer: Bool) {
        // A sublayer whose transform is not affine loses it with its position; only the part before both is applied.
        if isSublayer, !transform.isNearlyAffine {
            transform = CATransform3DIdentity
            position = CGPoint(x: bounds.minX, y: bounds.minY)
        }
        if blendMode == .luminosity { rare.fields.blendMode = .normal }
        if contents != nil, filters.magnification != .nearest { rare.fields.filters.magnification = .smooth }
        if contents != nil, filters.minification != .nearest { rare.fields.filters.minification = .average }
        if let gradient { self.gradient = gradient.inGenericRGB }
    }
}

extension CATransform3D {
    /// Whether the transform is affine but for rounding, as a full turn about any axis is.
    fileprivate var isNearlyAffine: Bool {
        [m13, m14, m23, m24, m31, m32, m33 - 1, m34, m43, m44 - 1].allSatisfy { abs($0) < 1e-6 }
    }
}

extension GradientValues {
    /// Number of pieces between two stops: the curve between them is within half a level of 255.
    private static let pieces = 16

    /// The gradient with its colors interpolated in Generic RGB, and clipped to it.
    fileprivate var inGenericRGB: GradientValues {
        let stops = positioned.map { (position: $0.position, color: GenericRGB.components(of: $0.color)) }
        guard let first = stops.first else { return self }
        var result = self
        result.colors = [GenericRGB.color(first.color)]
        result.locations = [first.position]
        for (from, to) in zip(stops, stops.dropFirst()) {
            let count = to.position > from.position ? Self.pieces : 1
            for piece in 1...count {
                let fraction = Double(piece) / Double(count)
                result.colors.append(GenericRGB.color(from.color + (to.color - from.color) * fraction))
                result.locations.append(from.position + (to.position - from.position) * fraction)
            }
        }
        return result
    }
}

/// The color space in which gradient layers are drawn into contexts: gamma 1.8, and primaries of its own.
private enum GenericRGB {
    /// From linear sRGB; its rows.
    private static let matrix = [
        SIMD3(0.97528837, 0.02829066, -0.00357903), SIMD3(-0.02127809, 1.05333541, -0.03205732), SIMD3(0.0019311, 0.00218765, 0.99588125),
    ]
    /// To linear sRGB; its rows.
    private static let inverse = [
        SIMD3(1.02473164, -0.02752822, 0.00279658), SIMD3(0.02063842, 0.94874733, 0.03061426), SIMD3(-0.00203238, -0.00203073, 1.00406312),
    ]

    /// Components 0 to 1 and alpha of a color in sRGB.
    static func components(of color: RGBA) -> RGBA {
        let linear = SIMD3(color.x, color.y, color.z).map(CGColorSpace.decoded)
        let components = linear.multiplied(by: matrix).map { pow(min(max($0, 0), 1), 1 / 1.8) }
        return RGBA(components, color.w)
    }

    /// The color in sRGB.
    static func color(_ components: RGBA) -> RGBA {
        let linear = SIMD3(components.x, components.y, components.z).map { pow($0, 1.8) }
        return RGBA(linear.multiplied(by: inverse).map { CGColorSpace.encoded(min(max($0, 0), 1)) }, components.w)
    }
}

extension SIMD3<Double> {
    fileprivate func map(_ change: (Double) -> Double) -> Self { Self(change(x), change(y), change(z)) }

    fileprivate func multiplied(by rows: [Self]) -> Self { Self((self * rows[0]).sum(), (self * rows[1]).sum(), (self * rows[2]).sum()) }
}
