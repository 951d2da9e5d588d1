import Display

/// Runs an app that was started by `@main` where there is no window system: in real time, on a screen of an iPhone 15 that nobody sees.
///
/// The app launches, its timers and animations run, and it goes on until the process ends.
struct HeadlessApplicationHost: ApplicationHost {
    func run(_ application: UIApplication) {
        let host = RealTimeHost(
            name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: (top: 59, left: 0, bottom: 34, right: 0))
        application.finishLaunching()
        host.endTurn()
        Diagnostics.standardError("running without a window; end it with ctrl-C. To see frames, put the root controller on a Stage")
        RunLoop.main.run()
        host.stop()
    }
}
