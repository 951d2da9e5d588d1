import CoreGraphics

extension UIColor {
    /// Creates a color from Display P3 components, 0 to 1; `alpha` is clamped to 0…1. The screen is sRGB: what lies outside is clamped when
    /// drawn.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(colorSpace: .displayP3Space, components: [red, green, blue, alpha])
        self.init(content: .fixed(color ?? .clear))
    }
}
