import Display

/// Runs an app started by `@main` without a window system: in real time, on the invisible screen of an iPhone 15.
///
/// The app launches and its timers and animations run until the process ends.
struct HeadlessApplicationHost: ApplicationHost {
    func run(_ application: UIApplication) {
        let host = RealTimeHost(
            name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: (top: 59, left: 0, bottom: 34, right: 0))
        application.finishLaunching()
        host.endTurn()
        Diagnostics.standardError("running without a window; end it with ctrl-C. To see frames, put the root controller on a Stage")
        withExtendedLifetime(host) { RunLoop.main.run() }
    }
}
