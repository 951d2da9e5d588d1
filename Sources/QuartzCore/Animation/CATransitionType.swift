import RenderScene

/// The type of a transition from a layer's old image to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old image dissolves into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new image slides in over the old one, which stays. Clipped to the layer's bounds, like the other moving types.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new image slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old image slides out and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The two images are the sides of a card that turns by half a turn; used by UIKit's flips.
    package static let flip = CATransitionType(rawValue: "flip")

    var kind: Transition.Kind {
        switch self {
        case .fade: return .fade
        case .moveIn: return .moveIn
        case .push: return .push
        case .reveal: return .reveal
        case .flip: return .flip
        default:
            reportOnce("transition type \(rawValue)", "CATransition: type '\(rawValue)' is unknown; it counts as 'fade'")
            return .fade
        }
    }
}
