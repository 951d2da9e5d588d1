/// What an app runs in: a window, a browser, a test.
@MainActor
package protocol ApplicationHost {
    /// Makes a screen current, calls `application.finishLaunching()`, and returns when the app has ended.
    func run(_ application: UIApplication)
}
