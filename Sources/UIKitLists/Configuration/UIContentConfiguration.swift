import CoreGraphics

/// Describes the content of a view, and makes the view that shows it.
///
/// Source: Apple, [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default one of the same type as the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// The key of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from its string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, on which its configuration may depend.
public protocol UIConfigurationState {
    /// Creates a state with traits, all else off.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value of the app; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that can be selected.
///
/// Source: Apple, [UIViewConfigurationState](https://developer.apple.com/documentation/uikit/uiviewconfigurationstate).
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled, highlighted, selected, or pinned to the visible area.
    public var isDisabled = false
    /// Whether a touch is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is a header or footer pinned to an edge.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
///
/// Source: Apple, [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled, highlighted, selected, edited, or moved by a swipe.
    public var isDisabled = false
    /// Whether a touch is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell shows swipe actions.
    public var isSwiped = false
    /// Whether the children of the cell's item are shown.
    public var isExpanded = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
