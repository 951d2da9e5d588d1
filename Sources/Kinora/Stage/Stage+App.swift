import UIKit

extension Stage {
    /// Starts an app as `@main` does: makes its delegate, launches it, connects its scene, whose delegate makes the window, and makes it active.
    ///
    /// The app lives until the stage goes. The stage's own window is hidden; a second app traps.
    public func launch(_ delegate: (UIResponder & UIApplicationDelegate).Type) {
        isAppLaunched = true
        ownWindow.isHidden = true
        UIApplication.shared.launch(delegate)
        host.endTurn()
    }

    /// Takes the app off the screen, as the home gesture does; one that is in the background stays there.
    ///
    /// Touches are cancelled, display links stand still, and animations end: their completions are called with `finished` false. Time goes on for timers and
    /// tasks, as in an app that asked for time in the background. Pictures show what the app would show.
    public func enterBackground() {
        CATransaction.flush()
        fingersDown = []
        UIApplication.shared.enterBackground()
        host.endTurn()
    }

    /// Brings the app back to the foreground, active; one that is there stays.
    public func enterForeground() {
        CATransaction.flush()
        UIApplication.shared.enterForeground()
        host.endTurn()
    }
}
