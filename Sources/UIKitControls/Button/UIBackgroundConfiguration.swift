import CoreGraphics

/// The background of a button or a cell: color, image, visual effect and stroke.
///
/// Source: Apple, [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A custom view above the color, filling the background; nil for none.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// Insets of the background from the button's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The background color; nil is the view's tint color, or in a button the configuration's color.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    /// Whether the color is one that was set, which the state of a cell leaves as it is.
    private var hasOwnColor = false
    /// The colors of a cell's or header's background, at rest and while a finger is on it or it is selected; nil for others.
    private var listColors: (rest: UIColor, active: UIColor)?
    /// Transforms the background color; nil leaves it unchanged.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The visual effect below the color; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The image above the color; nil for none.
    public var image: UIImage?
    /// The content mode of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The stroke color; nil is the view's tint color.
    public var strokeColor: UIColor?
    /// Transforms the stroke color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, drawn inward, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside the background, in points.
    public var strokeOutset: CGFloat = 0

    init() {}

    private init(rest: UIColor, active: UIColor) {
        backgroundColor = rest
        listColors = (rest, active)
    }

    /// A clear background.
    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .systemBackground, active: .systemGray4)
    }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .secondarySystemGroupedBackground, active: .systemGray4)
    }

    /// The background of a cell in a sidebar, round and clear at rest.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var cell = UIBackgroundConfiguration(rest: .clear, active: .systemGray4)
        cell.cornerRadius = 10
        return cell
    }

    /// The background of a header or a footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .systemBackground, active: .systemBackground)
    }

    /// The background of a header in a sidebar, clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(rest: .clear, active: .clear) }

    /// The background of a header or a footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(rest: .clear, active: .clear) }

    /// Returns the background for the state of a cell: one for a list has another color while the cell is highlighted or selected, unless a
    /// color was set.
    package func updated(isActive: Bool) -> UIBackgroundConfiguration {
        guard let listColors, !hasOwnColor else { return self }
        var copy = self
        copy.backgroundColor = isActive ? listColors.active : listColors.rest
        copy.hasOwnColor = false
        return copy
    }

    /// Returns the background color for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke color for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
