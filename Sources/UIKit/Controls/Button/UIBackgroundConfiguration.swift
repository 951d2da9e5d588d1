import CoreGraphics

/// What lies behind the content of a button: a colour, a picture, an effect and a line around.
///
/// Source: Apple, [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view on top of the colour, as large as the background; nil for none.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// By how much the background is smaller than the button, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// nil is the view's tint colour in a background of one's own, and the configuration's in a button.
    public var backgroundColor: UIColor?
    /// Makes the colour from the one above; nil leaves it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Shown below the colour; nil for none.
    public var visualEffect: UIVisualEffect?
    /// On top of the colour; nil for none.
    public var image: UIImage?
    /// How that follows the background's size.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around; nil is the view's tint colour.
    public var strokeColor: UIColor?
    /// Makes that colour from the one above.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide the line is, inwards, in points; 0 has none.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background it runs, in points.
    public var strokeOutset: CGFloat = 0

    init() {}

    /// A background that is not seen.
    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The colour where the tint is a given one.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line where the tint is a given one.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
