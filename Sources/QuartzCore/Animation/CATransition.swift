import Foundation
import RenderScene

/// An animation of any change of a layer, from its old image to the new one.
///
/// The old image shows the layer and its subtree as of the commit of the transition; it follows the layer's position. A layer that was in
/// no window before has an empty old image. Values are not animated: `presentation()` returns the new ones at once. A layer has one
/// transition at a time, under the key `kCATransition` regardless of the key it is added with. Speed, offset and repeats apply as to any
/// animation, so that a layer of speed 0 scrubs it. Source: Apple, `CATransition`; `Documentation/Behavior.md#actions-and-transactions`.
///
/// ```swift
/// let layer = CALayer()
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// push.duration = 0.35
/// layer.add(push, forKey: kCATransition)
/// layer.backgroundColor = CGColor(gray: 0.9, alpha: 1)
/// ```
open class CATransition: CAAnimation {
    private var fields = Fields()

    private struct Fields {
        var type = CATransitionType.fade
        var subtype: CATransitionSubtype?
        var startProgress: Float = 0
        var endProgress: Float = 1
    }

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CATransition)?.fields = fields
    }

    private func set(_ body: (inout Fields) -> Void) {
        timing = timing  // traps when frozen
        body(&fields)
    }

    /// The transition type; the default is a fade, which also replaces an unknown type, with a line in the log.
    open var type: CATransitionType {
        get { fields.type }
        set { set { $0.type = newValue } }
    }

    /// The edge at which a moving transition begins; nil counts as the left one.
    open var subtype: CATransitionSubtype? {
        get { fields.subtype }
        set { set { $0.subtype = newValue } }
    }

    /// The start within the whole transition, from 0 (the old image) to 1 (the new one); the default is 0. Other values are ignored and
    /// logged.
    open var startProgress: Float {
        get { fields.startProgress }
        set { if admits("startProgress", newValue) { set { $0.startProgress = newValue } } }
    }

    /// The end within the whole transition; the default is 1. Beyond it, the new image shows.
    open var endProgress: Float {
        get { fields.endProgress }
        set { if admits("endProgress", newValue) { set { $0.endProgress = newValue } } }
    }

    private func admits(_ name: String, _ value: Float) -> Bool {
        if value >= 0, value <= 1 { return true }
        reportOnce("CATransition \(name)", "CATransition: \(name) \(value) is outside 0…1 and is ignored")
        return false
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "type": return CATransitionType.fade
        case "startProgress": return Float(0)
        case "endProgress": return Float(1)
        default: return super.defaultValue(forKey: key)
        }
    }

    package override func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] {
        let range = (Double(fields.startProgress), Double(fields.endProgress))
        let transition = Transition(type.kind, from: subtype?.edge ?? .left, range: range, old: nil)
        return [AnimationTrack(path: PropertyPath(.transition), motion: .transition(transition))]
    }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The action key of a layer that is added to a tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The action key of a layer that is removed from its superlayer.
public let kCAOnOrderOut = "onOrderOut"

/// The edge at which a moving transition begins; images move away from it.
///
/// Edges are as displayed. Differs from iOS in `fromTop` and `fromBottom`: there they are swapped, because Core Animation names them for
/// layers with y growing upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new content comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new content comes from the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new content comes from the bottom.
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
