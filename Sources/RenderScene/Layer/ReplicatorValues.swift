import CoreGraphics

/// Values of a replicator layer, which draws its sublayers in copies, each transformed, colored and delayed relative to the previous one.
package struct ReplicatorValues: Sendable, Equatable {
    /// Number of copies, including the original; rounded if animated.
    package var count = 1.0
    /// Delay of each copy relative to the previous one, in seconds of the layer's time.
    package var delay = 0.0
    /// Transform from each copy to the next, about the middle of the bounds.
    package var transform = CATransform3DIdentity
    /// Color that multiplies the original; nil for none.
    package var color: RGBA? = RGBA(1, 1, 1, 1)
    /// Difference of each copy's factors from those of the previous one.
    package var colorOffset = RGBA.zero

    package init() {}

    package static func == (a: ReplicatorValues, b: ReplicatorValues) -> Bool {
        a.count == b.count && a.delay == b.delay && CATransform3DEqualToTransform(a.transform, b.transform) && a.color == b.color
            && a.colorOffset == b.colorOffset
    }

    /// Number of copies as an integer, 0 or more.
    package var wholeCount: Int { count > 0 ? Int(min(count.rounded(), 1e15)) : 0 }

    /// Factors of a copy: red, green, blue and alpha, each from 0 to 1.
    package func color(ofCopy index: Int) -> RGBA {
        let color = (color ?? RGBA(1, 1, 1, 1)) + colorOffset * Double(index)
        return color.clamped(lowerBound: .zero, upperBound: RGBA(1, 1, 1, 1))
    }
}
