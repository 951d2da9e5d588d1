import UIKit

extension Stage {
    /// Starts an app as `@main` does: makes its delegate, launches it, connects its scene, whose delegate makes the window, and makes it active.
    ///
    /// The app lives until the stage goes. The stage's own window is hidden; a second app traps.
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

    /// Takes the app off the screen, as the home gesture does; one that is in the background stays there.
    ///
    /// Touches are cancelled, display links stand still, and animations end: their completions are called with `finished` false. Time goes on for timers and
    /// tasks, as in an app that asked for time in the background. Pictures show what the app would show.
    public func enterBackground(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            fingersDown = []
            UIApplication.shared.enterBackground()
            host.endTurn()
        }
    }

    /// Brings the app back to the foreground, active; one that is there stays.
    public func enterForeground(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            CATransaction.flush()
            UIApplication.shared.enterForeground()
            host.endTurn()
        }
    }
}

extension Stage {
    /// Turns the device, so that an interface of that orientation is upright; the app's follows where its controllers allow it, in 0.3 s (half a turn 0.6).
    ///
    /// The screen has its new size at once, with the old picture lying turned in it, as the user sees it; `image()` is of that size. An app that does not follow
    /// is shown as before: pictures are upright for the interface, as screenshots are. A film keeps the size it began with and shows pictures of another
    /// proportion between black bars. `unknown` changes nothing, with a line in the log.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { turn(to: orientation) }
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        guard let held = UIDeviceOrientation(rawValue: orientation.rawValue), orientation != .unknown else {
            reportOnce("Stage.rotate", "Stage.rotate(to: .unknown) changes nothing")
            return
        }
        CATransaction.flush()
        UIDevice.current.turn(to: held)
        host.endTurn()
    }
}
