/// Transforms the colors of a configuration. Source: Apple,
/// [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer).
public struct UIConfigurationColorTransformer: Sendable {
    /// The transformation.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer of a closure, which is called for each resolved color.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Converts to gray of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha)
        }
    }

    /// Replaces the color with the view's tint color.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Replaces the color with the view's tint color, converted to gray.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in grayscale(.tintColor) }
}

/// Transforms the text attributes of a configuration, given its font and color. Source: Apple,
/// [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer).
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The transformation.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer of a closure, which gets the attributes of a title and returns those to draw it with.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
