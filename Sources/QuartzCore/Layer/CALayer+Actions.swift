import Foundation
import RenderScene

extension CALayer {
    /// The action for a change of a property, found before the change; nil without allocation if no search is needed.
    @inline(__always)
    final func implicitChangeAction(_ key: PropertyKey) -> (any CAAction)? {
        if delegate == nil, extras == nil, !isCommitted { return nil }
        return TransactionStack.current.disablesActions ? nil : action(forKey: key.name)
    }

    /// Whether the layer was part of its window's last commit. Until then it has no previous value, and does not animate implicitly.
    final var isCommitted: Bool { context?.committedIndex(of: self) != nil }

    final func searchAction(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) ?? extras?.actions?[event] ?? styleAction(forKey: event) {
            return found is NSNull ? nil : found
        }
        guard isCommitted, let last = type(of: self).defaultAction(forKey: event) else { return nil }
        return last is NSNull ? nil : last
    }

    private func styleAction(forKey event: String) -> (any CAAction)? {
        searchStyle { ($0["actions"] as? [String: any CAAction])?[event] }
    }

    /// The first result from the style dictionary, the one under its key `style`, and so on.
    final func searchStyle<Answer>(_ ask: ([AnyHashable: Any]) -> Answer?) -> Answer? {
        var level = extras?.style
        while let style = level {
            if let answer = ask(style) { return answer }
            level = style["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// The implicit action of a property, over a quarter second along the default curve or with the transaction's settings: an animation
    /// for most, a fade for properties without intermediate values.
    static func implicitAction(forKey event: String, of layerClass: CALayer.Type) -> (any CAAction)? {
        let action: LayerProperty.ImplicitAction
        switch event {
        case "mask", "sublayers", "filters": action = .transition
        default:
            let key = KeyPaths.key(named: event, of: layerClass)
            action = key.map { LayerProperty.at($0)?.action ?? .none } ?? (FilterPath(event) == nil ? .none : .animation)
        }
        switch action {
        case .animation: return timed(CABasicAnimation(keyPath: event))
        case .transition: return timed(CATransition())
        case .none: return nil
        }
    }

    /// The implicit animation of a custom property.
    static func implicitAnimation(ofOwn key: String) -> any CAAction { timed(CABasicAnimation(keyPath: key)) }

    private static func timed(_ animation: CAAnimation) -> any CAAction {
        let stack = TransactionStack.current
        animation.duration = stack.animationDuration
        animation.timingFunction = stack.timingFunction ?? CAMediaTimingFunction(curve: .standard)
        animation.fillMode = .backwards
        return animation
    }

    /// The action for an event of the tree (`onOrderIn`, `onOrderOut`, `onLayout`, `sublayers`).
    final func orderAction(_ event: String) -> (any CAAction)? {
        if delegate == nil, extras == nil, !isCommitted { return nil }
        return TransactionStack.current.disablesActions ? nil : action(forKey: event)
    }
}
