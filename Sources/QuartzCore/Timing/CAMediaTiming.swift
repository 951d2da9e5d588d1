import CoreGraphics
import Foundation
import RenderScene

#if !canImport(Darwin)
    /// Seconds, as in CoreFoundation.
    public typealias CFTimeInterval = Double
#endif

/// A hierarchy of time spaces: layers map through their superlayer, animations through their layer
/// (`Documentation/Behavior.md#media-timing`).
///
/// `t = (tp - beginTime) * speed + timeOffset`, with `tp` the parent's time in seconds.
public protocol CAMediaTiming {
    /// The beginning of the object, in its parent's time, in seconds. 0 in an animation means the time of its commit.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run in local seconds. 0 in an animation stands for the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent; 0 pauses, negative runs backwards.
    var speed: Float { get set }
    /// Added to the local time, in local seconds.
    var timeOffset: CFTimeInterval { get set }
    /// Number of runs; may be fractional. 0 counts as one.
    var repeatCount: Float { get set }
    /// Length of the repetitions in local seconds; takes precedence over `repeatCount` if greater than 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// The appearance before and after the active interval.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The value of a timed object outside its active interval.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The model value, before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var mode: FillMode {
        switch self {
        case .forwards: return .forwards
        case .backwards: return .backwards
        case .both: return .both
        case .removed: return .removed
        default:
            reportOnce("fillMode \(rawValue)", "fillMode '\(rawValue)' is unknown; it counts as 'removed'")
            return .removed
        }
    }
}
