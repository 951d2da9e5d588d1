import Foundation
import RenderScene

extension CALayer {
    /// The action for a change of a property, found before the change; nil without allocating when there is none to look for.
    @inline(__always)
    final func implicitChangeAction(_ key: PropertyKey) -> (any CAAction)? {
        if delegate == nil, extras == nil, !isCommitted { return nil }
        return TransactionStack.current.disablesActions ? nil : action(forKey: KeyPaths.name(of: key))
    }

    /// Whether the layer was part of its window's last commit. Until then it has nothing to move from, so it does not animate by itself.
    final var isCommitted: Bool { context?.committedIndex(of: self) != nil }

    final func searchAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
            ?? (extras?.style?["actions"] as? [String: any CAAction])?[event]
        if let found { return found is NSNull ? nil : found }
        guard isCommitted else { return nil }
        let last = Self.classAction(of: self, forKey: event)
        return last is NSNull ? nil : last
    }

    private static func classAction(of layer: CALayer, forKey event: String) -> (any CAAction)? {
        type(of: layer).defaultAction(forKey: event)
    }

    /// The animation that a property moves with by itself: a quarter second along the default curve, or as the transaction says.
    static func implicitAction(forKey event: String) -> (any CAAction)? {
        guard let key = KeyPaths.key(named: event), animatesImplicitly(key) else { return nil }
        let stack = TransactionStack.current
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = stack.animationDuration
        animation.timingFunction = stack.timingFunction ?? CAMediaTimingFunction(curve: .standard)
        animation.fillMode = .backwards
        return animation
    }

    private static func animatesImplicitly(_ key: PropertyKey) -> Bool {
        switch key {
        case .hidden, .masksToBounds, .doubleSided, .contentsGravity, .contents: return false
        default: return true
        }
    }

    /// The action for an event of the tree (`onOrderIn`, `onOrderOut`, `onLayout`, `sublayers`).
    final func orderAction(_ event: String) -> (any CAAction)? {
        if delegate == nil, extras == nil, !isCommitted { return nil }
        return TransactionStack.current.disablesActions ? nil : action(forKey: event)
    }
}
