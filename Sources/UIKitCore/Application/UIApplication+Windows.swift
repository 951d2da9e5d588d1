extension UIApplication {
    /// A weak reference to a window.
    struct WindowReference {
        weak var window: UIWindow?
    }

    func register(_ window: UIWindow) {
        bringForward(window)
    }

    /// Orders a window in front of all others up to its level.
    func bringForward(_ window: UIWindow) {
        windowReferences.removeAll { $0.window == nil || $0.window === window }
        let level = window.windowLevel.rawValue
        let index = windowReferences.firstIndex { ($0.window?.windowLevel.rawValue ?? 0) > level } ?? windowReferences.endIndex
        windowReferences.insert(WindowReference(window: window), at: index)
    }

    func makeKey(_ window: UIWindow) {
        guard window !== windowWithKeys, window.canBecomeKey else { return }
        let old = windowWithKeys
        windowWithKeys = window
        if let old { announceResigned(old) }
        // Each callback may have undone the other's change.
        guard windowWithKeys === window else { return }
        window.becomeKey()
        window.post(UIWindow.didBecomeKeyNotification)
        InputViews.current.firstResponderDidChange()
    }

    /// If the window is key, the visible window furthest in front becomes key instead.
    func resignKey(_ window: UIWindow) {
        guard window === windowWithKeys else { return }
        if let next = windows.last(where: { $0 !== window && !$0.isHidden && $0.canBecomeKey }) {
            makeKey(next)
        } else {
            windowWithKeys = nil
            announceResigned(window)
        }
    }

    private func announceResigned(_ window: UIWindow) {
        window.resignKey()
        window.post(UIWindow.didResignKeyNotification)
    }
}
