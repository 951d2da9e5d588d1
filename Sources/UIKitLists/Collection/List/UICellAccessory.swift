import CoreGraphics
import Foundation

/// A view before or after the content of a list's cell: a chevron, a checkmark, a label or a view of the app's own.
///
/// Those for editing are displayed while the collection view's `isEditing` is true. Source: Apple,
/// [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is displayed.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always = 0
        /// While the collection view is edited.
        case whenEditing
        /// While it is not edited.
        case whenNotEditing
    }

    /// The width that is kept for an accessory.
    public enum LayoutDimension: Sendable, Equatable {
        /// That of the view.
        case actual
        /// That of the accessories of the system.
        case standard
        /// A number of points.
        case custom(CGFloat)
    }

    /// The side of a custom view.
    public enum Placement: Sendable, Equatable {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// After the content.
        case trailing(displayed: DisplayedState = .always)
    }

    enum Kind {
        case disclosure, checkmark
        case detail(action: (() -> Void)?)
        case outline(style: OutlineDisclosureOptions.Style, action: (() -> Void)?)
        case label(String, UIFont, Bool)
        case delete(EditColors, action: (() -> Void)?)
        case insert(EditColors, action: (() -> Void)?)
        case multiselect(EditColors)
        case reorder(showsSeparator: Bool)
        case custom(UIView, isLeading: Bool)
    }

    /// The colors of a sign on a disc; nil for the default.
    struct EditColors {
        var sign, disc: UIColor?
    }

    let kind: Kind
    let displayed: DisplayedState
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?

    /// The width of the accessories of the system, in points; an estimate.
    static let standardWidth: CGFloat = 24

    // MARK: Kinds

    /// A chevron at the trailing edge, for what leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .disclosure, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor ?? .tertiaryLabel)
    }

    /// A checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .checkmark, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    /// An info button at the trailing edge.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .detail(action: actionHandler), displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    /// A chevron at the trailing edge that shows and hides the children of an item; without a handler by the section snapshot of the
    /// collection view's diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .outline(style: options.style, action: actionHandler), displayed: displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// A text at the trailing edge.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory {
        UICellAccessory(
            kind: .label(text, options.font, options.adjustsFontForContentSizeCategory), displayed: displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .secondaryLabel)
    }

    /// A minus sign at the leading edge. A tap calls the handler; without one it uncovers the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .delete(EditColors(sign: options.tintColor, disc: options.backgroundColor), action: actionHandler), displayed: displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: nil)
    }

    /// A plus sign at the leading edge. A tap calls the handler; without one it uncovers the row's leading swipe actions.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .insert(EditColors(sign: options.tintColor, disc: options.backgroundColor), action: actionHandler), displayed: displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: nil)
    }

    /// A circle at the leading edge, with a checkmark while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .multiselect(EditColors(sign: options.tintColor, disc: options.backgroundColor)), displayed: displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: nil)
    }

    /// Three lines at the trailing edge. A finger drags the row by them, if the data source can move its item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .reorder(showsSeparator: options.showsVerticalSeparator), displayed: displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// A view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var (isLeading, displayed) = (false, DisplayedState.always)
        switch configuration.placement {
        case .leading(let state): (isLeading, displayed) = (true, state)
        case .trailing(let state): (isLeading, displayed) = (false, state)
        }
        return UICellAccessory(
            kind: .custom(configuration.customView, isLeading: isLeading), displayed: displayed, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
    }

    // MARK: Options

    /// Options of a chevron.
    public struct DisclosureIndicatorOptions: Sendable {
        /// Whether it is invisible; its place stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// Options of an info button.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// Options of an outline's chevron.
    public struct OutlineDisclosureOptions: Sendable {
        /// The area in which a tap shows and hides the children.
        public enum Style: Int, Sendable {
            /// `header` for the header of a section, otherwise `cell`.
            case automatic = 0
            /// Anywhere in the cell.
            case header
            /// On the chevron.
            case cell
        }

        /// The area in which a tap shows and hides the children.
        public var style: Style
        /// Whether it is invisible; its place stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil
        ) { (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor) }
    }

    /// Options of a sign on a disc.
    public struct DeleteOptions: Sendable {
        /// Whether it is invisible; its width stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the sign; nil for the default.
        public var tintColor: UIColor?
        /// The color of the disc; nil for the default.
        public var backgroundColor: UIColor?

        /// Creates options; nil is the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// Options of a plus sign.
    public typealias InsertOptions = DeleteOptions
    /// Options of a selection circle.
    public typealias MultiselectOptions = DeleteOptions

    /// Options of a reorder control.
    public struct ReorderOptions: Sendable {
        /// Whether it is invisible; its width stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the lines; nil for the default.
        public var tintColor: UIColor?
        /// Whether a line separates it from other accessories before it; true by default.
        public var showsVerticalSeparator: Bool

        /// Creates options; nil is the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? true)
        }
    }

    /// Options of a text.
    @MainActor
    public struct LabelOptions {
        /// Whether it is invisible; its place stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for that of secondary labels.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the preferred text size.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
    }

    /// A view of the app's own, and its place.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view; its frame has its size.
        public let customView: UIView
        /// The side.
        public let placement: Placement
        /// Whether it is invisible; its place stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint; nil for the cell's.
        public var tintColor: UIColor?

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
            tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }
}
