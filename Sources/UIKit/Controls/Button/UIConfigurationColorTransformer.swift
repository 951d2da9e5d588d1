/// Makes one colour from another, where a configuration decides about colours.
/// Source: Apple, [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer).
public struct UIConfigurationColorTransformer: Sendable {
    /// What makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made from one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha)
        }
    }

    /// The tint colour of the view, whatever the other one is.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// The tint colour of the view without its colourfulness.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in grayscale(.tintColor) }
}

/// Makes attributes of text from others, where a configuration decides about text: called with the font and the colour that it would have.
/// Source: Apple, [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer).
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// What makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes made from others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
