extension UIApplication {
    /// A window in the list that does not keep it alive.
    struct WindowReference {
        weak var window: UIWindow?
    }

    func register(_ window: UIWindow) {
        bringForward(window)
    }

    /// Puts a window behind those of a higher level and in front of the others.
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
        // Either may have been undone by what the other's callback did.
        guard windowWithKeys === window else { return }
        window.becomeKey()
        window.post(UIWindow.didBecomeKeyNotification)
    }

    /// A hidden window hands the keys to the visible one furthest in front.
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
