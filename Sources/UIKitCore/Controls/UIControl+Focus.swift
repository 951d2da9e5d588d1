extension UIControl: PrimaryActing {
    package func primaryPressBegan() -> Bool {
        guard isEnabled else { return false }
        isHighlighted = true
        return true
    }

    package func primaryPressEnded(isCancelled: Bool) {
        isHighlighted = false
        if !isCancelled, isEnabled, !openPrimaryMenu() { send(.primaryActionTriggered, with: nil) }
    }
}

extension UIControl: FocusObserving {
    package func focusDidChange() { notifyOfState() }

    package var systemFocusPriority: UIFocusGroupPriority { .ignored }
}
