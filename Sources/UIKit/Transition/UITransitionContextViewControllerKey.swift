/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller whose view leaves, or lies below.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")

    /// The controller whose view comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
