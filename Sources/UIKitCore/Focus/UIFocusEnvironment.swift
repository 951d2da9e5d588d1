import CoreGraphics

/// A branch of the view hierarchy that decides on focus within it, and is notified of it: views, windows and view controllers.
///
/// Source: Apple, [UIFocusEnvironment](https://developer.apple.com/documentation/uikit/uifocusenvironment).
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to focus in a programmatic update, by preference: the first one with an item that can become focused, or that
    /// contains such an item, gets the focus. An empty array is the same as one with the environment alone.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one; nil for the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the focus items in the environment; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The identifier of the focus group to which the environment and those in it belong; nil, the default, for that of the parent.
    var focusGroupIdentifier: String? { get }

    /// Requests a programmatic update of the focus to this environment, for the next pass of the run loop. No effect unless the environment
    /// contains the focused item. Other implementations call `requestFocusUpdate(to:)` of the focus system.
    func setNeedsFocusUpdate()

    /// Makes a requested update now.
    func updateFocusIfNeeded()

    /// Whether an update may happen. Asked in all environments that contain the item that was or the one that will be focused.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called in all environments that contain the item that was focused or the one that is, after an update. Animations that are added to
    /// the coordinator run with the system's.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    /// Returns whether an environment is this one or in it.
    ///
    /// - Complexity: O(*d*), where *d* is the number of environments around `environment`.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool { UIFocusSystem.environment(self, contains: environment) }
}

/// An object that can become focused.
///
/// Views are focus items; content that is drawn otherwise can have items of its own, which their environment's container returns. Source:
/// Apple, [UIFocusItem](https://developer.apple.com/documentation/uikit/uifocusitem).
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can become focused now.
    var canBecomeFocused: Bool { get }

    /// The frame in the coordinate space of the container that returns the item, in points.
    var frame: CGRect { get }

    /// The effect that shows the focus; nil for none. By default the system's, a halo around the item.
    var focusEffect: UIFocusEffect? { get }

    /// The importance of the item in its focus group; a lower one than the system's has no effect. `ignored` by default.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// An object that knows the focus items in an environment, and their geometry.
///
/// Source: Apple, [UIFocusItemContainer](https://developer.apple.com/documentation/uikit/uifocusitemcontainer).
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items that intersect a rectangle of the coordinate space. An override in a view adds its own to those of super.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls so that the focused item is visible.
///
/// Source: Apple, [UIFocusItemScrollableContainer](https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer).
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the top left corner of the visible area, in points.
    var contentOffset: CGPoint { get set }

    /// The size of the content, in points.
    var contentSize: CGSize { get }

    /// The size of the visible area, in points.
    var visibleSize: CGSize { get }
}
