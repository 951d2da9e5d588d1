extension UIViewController {
    /// The coordinator of the transition of this controller or its nearest ancestor in one.
    var activeCoordinator: TransitionCoordinator? {
        sequence(first: self, next: \.container).lazy.compactMap { $0.activeTransition?.coordinator }.first
    }
}

extension UIViewController {
    func exchangeChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        for child in [from, to] where child.container !== self {
            trap(
                object: diagnosticName, value: "transition(from:to:) with \(child.diagnosticName), which is not a child of it",
                remedy: "Call addChild(_:) first")
        }
        let animator = BlockAnimator(duration: duration, options: options, changes: animations)
        ChildExchange(from: from, to: to, in: self, animator: animator, completion: completion).run()
    }
}
