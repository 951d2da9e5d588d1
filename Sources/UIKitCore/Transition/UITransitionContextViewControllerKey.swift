/// Identifies a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view controller that disappears or is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")

    /// The view controller that appears.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
