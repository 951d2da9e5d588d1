/// The surroundings of an app: a window, a browser, a test.
@MainActor
package protocol ApplicationHost {
    /// Creates the current screen, calls `application.finishLaunching()`, and returns when the app has ended. The screen
    /// stays: the app is notified of its end afterwards.
    func run(_ application: UIApplication)
}
