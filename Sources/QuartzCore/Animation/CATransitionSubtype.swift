import RenderScene

/// The edge at which a moving transition begins; images move away from it.
///
/// Edges are as displayed. Differs from iOS in `fromTop` and `fromBottom`: there they are swapped, because Core Animation names them for
/// layers with y growing upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    var edge: Transition.Edge {
        switch self {
        case .fromLeft: return .left
        case .fromRight: return .right
        case .fromTop: return .top
        case .fromBottom: return .bottom
        default:
            reportOnce("transition subtype \(rawValue)", "CATransition: subtype '\(rawValue)' is unknown; it counts as 'fromLeft'")
            return .left
        }
    }
}
