/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
