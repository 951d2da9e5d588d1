/// The environment of an app: a window, a browser, a test.
@MainActor
package protocol ApplicationHost {
    /// Creates the current screen, calls `application.finishLaunching()`, and returns when the app has ended; the screen is
    /// removed later, because the app is still told that it ends.
    func run(_ application: UIApplication)
}
