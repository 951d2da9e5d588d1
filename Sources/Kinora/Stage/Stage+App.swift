import UIKit

extension Stage {
    /// Launches an app as `@main` does: creates its delegate, connects its scene, whose delegate creates the window, and makes it
    /// active.
    ///
    /// The app runs until the stage is deallocated. The stage's own window is hidden; launching a second app traps.
    public func launch(
        _ delegate: (UIResponder & UIApplicationDelegate).Type, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            isAppLaunched = true
            ownWindow.isHidden = true
            UIApplication.shared.launch(delegate)
            host.endTurn()
        }
    }

    /// Moves the app to the background, as the home gesture does; does nothing if it is there.
    ///
    /// Touches are cancelled, display links pause, and animations end: their completions are called with `finished` false. Timers and
    /// tasks keep running, as in an app that requested background time. Images show the app's current content.
    public func enterBackground(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            fingersDown = []
            UIApplication.shared.enterBackground()
            host.endTurn()
        }
    }

    /// Performs a quick action of the app's icon, as on the home screen: the app leaves the foreground, its delegate or scene delegate gets
    /// the action as it comes back, and the app becomes active. `completion` is called with the app's answer; never if the app does not
    /// call its handler.
    public func perform(
        _ shortcutItem: UIApplicationShortcutItem, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        completion: @escaping (Bool) -> Void = { _ in }
    ) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            fingersDown = []
            UIApplication.shared.perform(shortcutItem, completion: completion)
            host.endTurn()
        }
    }

    /// Opens a URL of the app, as a tap on a link in another app does: the app leaves the foreground, its delegate or scene delegate gets
    /// the URL as it comes back, and the app becomes active. Returns the answer of the app's delegate; true for a scene's, which has none.
    /// `source` is the bundle identifier of the other app; nil if it is of another team.
    @discardableResult
    public func open(
        _ url: URL, from source: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        call(CallSite(fileID, file, line), otherwise: false) {
            CATransaction.flush()
            fingersDown = []
            defer { host.endTurn() }
            return UIApplication.shared.receive(url, from: source)
        }
    }

    /// Continues an activity, as a tap on a search result or another device does: the app leaves the foreground, its delegate or scene
    /// delegate gets the activity as it comes back, and the app becomes active. Returns the answer of the app's delegate; true for a
    /// scene's, which has none.
    @discardableResult
    public func continueUserActivity(
        _ activity: NSUserActivity, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        call(CallSite(fileID, file, line), otherwise: false) {
            CATransaction.flush()
            fingersDown = []
            defer { host.endTurn() }
            return UIApplication.shared.receive(activity)
        }
    }

    /// Shakes the device: the first responder gets `motionBegan(_:with:)` and `motionEnded(_:with:)`, or the key window without one.
    public func shake(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            UIApplication.shared.shake()
            host.endTurn()
        }
    }

    /// Tells the app that the system is short of memory: its delegate, observers of
    /// `UIApplication.didReceiveMemoryWarningNotification`, and the view controllers of its windows.
    public func sendMemoryWarning(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            UIApplication.shared.receiveMemoryWarning()
            host.endTurn()
        }
    }

    /// Returns the app to the foreground and makes it active; does nothing if it is there.
    public func enterForeground(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            UIApplication.shared.enterForeground()
            host.endTurn()
        }
    }
}

extension Stage {
    /// Rotates the device; the interface orientation follows if the app's view controllers allow it, in 0.3 s (0.6 s for 180 degrees).
    ///
    /// The screen has its new size at once and `image()` returns that size, with the old content shown rotated as the user sees it. If
    /// the app does not follow, images stay upright for the interface, as screenshots are. A film keeps its first frame size and
    /// letterboxes frames of another aspect ratio. `unknown` is ignored and logged.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { setOrientation(orientation) }
    }

    private func setOrientation(_ orientation: UIInterfaceOrientation) {
        guard let held = UIDeviceOrientation(rawValue: orientation.rawValue), orientation != .unknown else {
            reportOnce("Stage.rotate", "Stage.rotate(to: .unknown) changes nothing")
            return
        }
        CATransaction.flush()
        UIDevice.current.rotate(to: held)
        host.endTurn()
    }
}

extension Stage {
    /// The URLs that the app has opened by `UIApplication.open(_:options:completionHandler:)`, in order.
    public var openedURLs: [URL] { UIApplication.openedURLs }
}
