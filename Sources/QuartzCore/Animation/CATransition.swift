import Foundation
import RenderScene

/// Shows a layer's change, whatever it is, by letting its old picture give way to the new one.
///
/// The old picture is what the layer and everything in it showed when the transition is committed; it keeps the layer's place while that moves. A
/// layer that was not in a window before comes out of nothing. It changes no values: `presentation()` shows the new ones at once. A layer has one
/// transition at a time, under the key `kCATransition` whatever key it is added with. Speed, offset and repeats count as for any animation, so
/// that a layer of speed 0 scrubs it. Source: Apple, `CATransition`; `behaviour.md` 1.8.
open class CATransition: CAAnimation {
    private var fields = Fields()

    private struct Fields {
        var type = CATransitionType.fade
        var subtype: CATransitionSubtype?
        var startProgress: Float = 0
        var endProgress: Float = 1
    }

    public required init() { super.init() }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CATransition)?.fields = fields
    }

    private func set(_ body: (inout Fields) -> Void) {
        timing = timing  // traps when frozen
        body(&fields)
    }

    /// How the old picture goes: a fade unless set. An unknown type counts as a fade, with a line in the log.
    open var type: CATransitionType {
        get { fields.type }
        set { set { $0.type = newValue } }
    }

    /// The side at which a moving transition begins; nil counts as the left one.
    open var subtype: CATransitionSubtype? {
        get { fields.subtype }
        set { set { $0.subtype = newValue } }
    }

    /// Where in the whole transition it begins: 0 (the old picture) to 1 (the new one); 0 unless set. Another value is refused with a line in the log.
    open var startProgress: Float {
        get { fields.startProgress }
        set { if admits("startProgress", newValue) { set { $0.startProgress = newValue } } }
    }

    /// Where it ends; 1 unless set. What comes after the end is the new picture.
    open var endProgress: Float {
        get { fields.endProgress }
        set { if admits("endProgress", newValue) { set { $0.endProgress = newValue } } }
    }

    private func admits(_ name: String, _ value: Float) -> Bool {
        if value >= 0, value <= 1 { return true }
        reportOnce("CATransition \(name)", "CATransition: \(name) \(value) lies outside 0…1 and is refused")
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
/// The key for which a layer is asked for an action when it comes into a tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key for which a layer is asked for an action when it leaves its superlayer.
public let kCAOnOrderOut = "onOrderOut"
