/// A weak reference to a recognizer.
struct WeakGesture {
    weak var recognizer: UIGestureRecognizer?
}

/// A target-action pair of a recognizer.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector
}

extension UIGestureRecognizer {
    /// Whether it is in progress and cancels its view's touches.
    final var takesOver: Bool { (storedState == .began || storedState == .changed) && cancelsTouchesInView }

    final func add(_ target: GestureTarget) {
        targets.removeAll { $0.object == nil }
        if !targets.contains(where: { $0.object === target.object && $0.action == target.action }) { targets.append(target) }
    }

    /// Sends the target actions; targets added meanwhile are included next time.
    final func notifyTargets() {
        for target in targets {
            if let object = target.object { target.action.send(to: object, self) }
        }
    }
}
