import CoreGraphics

/// A dynamic color with its own opacity.
final class TranslucentColor: DynamicColor, @unchecked Sendable {
    private let base: DynamicColor
    private let alpha: CGFloat

    init(base: DynamicColor, alpha: CGFloat) {
        self.base = (base as? TranslucentColor)?.base ?? base
        self.alpha = alpha
    }

    override func resolved(with traits: UITraitCollection) -> CGColor {
        let color = base.resolved(with: traits)
        return color.copy(alpha: alpha) ?? color
    }

    override func isEqual(to other: DynamicColor) -> Bool {
        guard let other = other as? TranslucentColor else { return false }
        return base == other.base && alpha == other.alpha
    }

    override func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
