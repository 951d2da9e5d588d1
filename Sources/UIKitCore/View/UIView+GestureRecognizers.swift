extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.storedView !== self else { return }
        recognizer.storedView?.removeGestureRecognizer(recognizer)
        recognizer.storedView = self
        storedGestureRecognizers.append(recognizer)
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.storedView === self else { return }
        storedGestureRecognizers.removeAll { $0 === recognizer }
        UIApplication.process.touchDelivery.arbiter.abandon(recognizer)
        recognizer.storedView = nil
    }

    final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in storedGestureRecognizers where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for new in recognizers { addGestureRecognizer(new) }
    }

    /// Cancels the gestures of this view's recognizers after it has left its window.
    final func abandonGestures() {
        for recognizer in storedGestureRecognizers { UIApplication.process.touchDelivery.arbiter.abandon(recognizer) }
    }
}
