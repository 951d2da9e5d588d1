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

    /// The edge of a custom view, and its position among the accessories there.
    @MainActor
    public enum Placement {
        /// Returns the index at which an accessory is inserted among those of its edge, from left to right in a left-to-right layout; one
        /// that is too small or too large counts as the nearest.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; without a position in the order of the cell's accessories.
        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        /// After the content; without a position in the order of the cell's accessories.
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)

        /// Returns the position before the first accessory of the same kind, or for a custom view before that view; the first without one.
        ///
        /// - Parameter accessory: the accessory to look for.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.isLike(accessory) } ?? 0 }
        }

        /// Returns the position after the last accessory of the same kind, or for a custom view after that view; the last without one.
        ///
        /// - Parameter accessory: the accessory to look for.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in accessories.lastIndex { $0.isLike(accessory) }.map { $0 + 1 } ?? accessories.count }
        }
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
        case popUp(UIMenu, action: ((UIMenu) -> Void)?)
        case custom(UIView, isLeading: Bool, isFixed: Bool)
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
    /// The position among those of its edge; nil for the order of the cell's accessories.
    var position: Placement.Position?

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
        var (isLeading, displayed, position) = (false, DisplayedState.always, Placement.Position?.none)
        switch configuration.placement {
        case .leading(let state, let index): (isLeading, displayed, position) = (true, state, index)
        case .trailing(let state, let index): (isLeading, displayed, position) = (false, state, index)
        }
        return UICellAccessory(
            kind: .custom(configuration.customView, isLeading: isLeading, isFixed: configuration.maintainsFixedSize), displayed: displayed,
            isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor,
            position: position)
    }

    /// A pop-up button at the trailing edge, which shows the chosen element of its menu.
    ///
    /// - Parameters:
    ///   - menu: the menu, of which one element is on; the first if none is.
    ///   - displayed: when it is displayed.
    ///   - options: its options.
    ///   - selectedElementDidChangeHandler: called with the menu after the user has chosen another element; nil for none.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .popUp(menu, action: selectedElementDidChangeHandler), displayed: displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .secondaryLabel)
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

        /// Creates options; nil is the default.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden ?? false, reservedLayoutWidth ?? .actual, tintColor)
        }
    }

    /// Options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// Options of an info button.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// Options of a pop-up button.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

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

        /// Creates options; nil is the default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
        }
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

        /// Creates options; nil is the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden ?? false, reservedLayoutWidth ?? .actual, tintColor)
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app's own, and its place.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side.
        public let placement: Placement
        /// Whether it is invisible; its place stays.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint; nil for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame; otherwise, the default, it gets the size that its constraints or its content have,
        /// each time that the cell is laid out.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; nil is the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

extension UICellAccessory {
    var isLeading: Bool {
        switch kind {
        case .custom(_, let isLeading, _): isLeading
        case .delete, .insert, .multiselect: true
        default: false
        }
    }

    /// Whether an accessory is of the same kind, and of the same view.
    fileprivate func isLike(_ other: UICellAccessory) -> Bool {
        switch (kind, other.kind) {
        case (.custom(let view, _, _), .custom(let otherView, _, _)): view === otherView
        case (.disclosure, .disclosure), (.checkmark, .checkmark), (.detail, .detail), (.outline, .outline), (.label, .label),
            (.delete, .delete), (.insert, .insert), (.multiselect, .multiselect), (.reorder, .reorder), (.popUp, .popUp):
            true
        default: false
        }
    }

    /// Accessories in the order in which they are displayed: those with a position are inserted there, one after the other.
    static func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        guard accessories.contains(where: { $0.position != nil }) else { return accessories }
        var sides = (leading: [UICellAccessory](), trailing: [UICellAccessory]())
        for accessory in accessories where accessory.position == nil {
            if accessory.isLeading { sides.leading.append(accessory) } else { sides.trailing.append(accessory) }
        }
        for accessory in accessories {
            guard let position = accessory.position else { continue }
            if accessory.isLeading {
                sides.leading.insert(accessory, at: min(max(position(sides.leading), 0), sides.leading.count))
            } else {
                sides.trailing.insert(accessory, at: min(max(position(sides.trailing), 0), sides.trailing.count))
            }
        }
        return sides.leading + sides.trailing
    }
}
