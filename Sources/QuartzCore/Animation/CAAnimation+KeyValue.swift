import Foundation
import RenderScene

/// Properties common to all animations, by key.
extension CAAnimation {
    final func timingProperty(forKey key: String) -> Any? {
        switch key {
        case "beginTime": return beginTime
        case "duration": return duration
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "repeatCount": return repeatCount
        case "repeatDuration": return repeatDuration
        case "autoreverses": return autoreverses
        case "fillMode": return fillMode
        case "timingFunction": return timingFunction
        case "removedOnCompletion": return isRemovedOnCompletion
        case "delegate": return delegate
        default: return nil
        }
    }

    final func setTimingProperty(_ value: Any?, forKey key: String) -> Bool? {
        switch key {
        case "beginTime": return set(value) { beginTime = $0 }
        case "duration": return set(value) { duration = $0 }
        case "speed": return set(value) { speed = Float($0) }
        case "timeOffset": return set(value) { timeOffset = $0 }
        case "repeatCount": return set(value) { repeatCount = Float($0) }
        case "repeatDuration": return set(value) { repeatDuration = $0 }
        case "autoreverses": return set(value) { autoreverses = $0 != 0 }
        case "removedOnCompletion": return set(value) { isRemovedOnCompletion = $0 != 0 }
        case "fillMode":
            guard let mode = value as? CAMediaTimingFillMode ?? (value as? String).map({ CAMediaTimingFillMode(rawValue: $0) }) else {
                return false
            }
            fillMode = mode
            return true
        case "timingFunction":
            guard value == nil || value is CAMediaTimingFunction else { return false }
            timingFunction = value as? CAMediaTimingFunction
            return true
        case "delegate":
            guard value == nil || value is any CAAnimationDelegate else { return false }
            delegate = value as? any CAAnimationDelegate
            return true
        default: return nil
        }
    }

    /// Passes a number on, a Bool as 0 or 1; returns false for other values.
    final func set(_ value: Any?, _ body: (Double) -> Void) -> Bool {
        switch value.flatMap({ AnimatableValue($0) }) {
        case .number(let number): body(number)
        case .flag(let flag): body(flag ? 1 : 0)
        default: return false
        }
        return true
    }

    /// Passes on a value of a type, or nil; returns false for other values.
    final func assign<T>(_ value: Any?, as type: T.Type, _ body: (T?) -> Void) -> Bool {
        guard let value else {
            body(nil)
            return true
        }
        guard let typed = value as? T else { return false }
        body(typed)
        return true
    }
}
