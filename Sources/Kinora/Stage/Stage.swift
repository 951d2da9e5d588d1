import Display
import UIKit

/// An app on an exact clock: give its window a root view controller, advance time, look at any frame.
///
/// Time stands still except in `advance` and `settle`, and where the main thread waits (below). While the stage lives, `CACurrentMediaTime()`, display links, animations and completions, and also
/// `Timer`, `DispatchQueue.main.asyncAfter`, `Task.sleep` and `Date()` follow it; `VirtualTime` says which fire in which kind of test. There is one stage
/// at a time in a process; when it goes, everything process-wide is as before.
///
/// A wait in the main run loop, such as `RunLoop.main.run(until:)` or XCTest's `wait(for:timeout:)` in a synchronous test, moves time on as
/// `advance` does; a sleep or a timed wait on a semaphore moves timers and tasks only, as it blocks the main thread. `Process.waitUntilExit()`
/// waits in real time while the stage's clock stands still.
///
///     let stage = Stage()
///     stage.window.rootViewController = MyViewController()
///     stage.advance(by: 0.15)
///     let picture = stage.image()
@preconcurrency @MainActor
public final class Stage {
    private static weak var current: Stage?

    /// The device the stage imitates.
    public let device: Device
    /// The app's window, as large as the screen: key and visible. Set its `rootViewController`. Once `launch(_:)` has started an app it is that
    /// app's key window.
    public var window: UIWindow { isAppLaunched && !isOver ? UIApplication.shared.keyWindow ?? ownWindow : ownWindow }
    /// nil once the stage is going.
    private(set) var ownWindow: UIWindow!
    var isAppLaunched = false
    let host: HeadlessHost
    private let creator: String
    /// Another stage was made while this one was alive.
    private var isOver = false
    private let hasLinesWritten: Bool
    /// One for all stages: its thread lives on.
    private static let watchdog = Watchdog(label: "a stage")
    private var watchdog: Watchdog { Stage.watchdog }
    let timeline: Timeline
    /// The fingers that the stage holds on the screen.
    var fingersDown: Set<Int> = []
    /// Where each finger was last, in the window's points.
    private(set) var fingerLocations: [Int: CGPoint] = [:]
    /// The fingers as pictures show them; nil while they do not.
    private var fingerMarks: FingerMarks?

    /// A stage with an empty window; the clock stands at 0 and `Date()` at 2026-01-01 09:41 UTC.
    ///
    /// A second stage while the first lives fails the running test at this line, naming who made the first, and ends that one; without a test it traps. So
    /// does a device whose size or scale is not positive and finite, or more than 32,767 pixels on a side: an iPhone 15 takes its place.
    ///
    /// Standard output is written line by line while a stage lives, so that a process that is killed has said what it printed.
    public init(
        device: Device = .iPhone15, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(fileID, file, line)
        Stage.checkProcess()
        if let first = Stage.current {
            misuse(
                object: "Stage", value: "one is alive already, made at \(first.creator)",
                remedy:
                    "let that one go first; in Swift Testing the trait '.onStage' lets tests take turns, other parallel tests need processes "
                    + "of their own", at: site)
            first.end()
        }
        let device = Stage.accepts(device, at: site) ? device : .iPhone15
        self.device = device
        creator = "\(fileID):\(line)"
        let insets = device.safeAreaInsets
        host = HeadlessHost(
            name: device.name, size: device.size, scale: device.scale,
            safeAreaInsets: (insets.top, insets.left, insets.bottom, insets.right), startingAt: Stage.startDate)
        timeline = Timeline(context: host.screen.context, epoch: host.clock.now, elapsed: { [unowned host] in host.now })
        ownWindow = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        hasLinesWritten = ProcessOutput.beginLines()
        Stage.watchdog.label = "the stage made at \(creator)"
        host.onProgress = { Stage.watchdog.progress() }
        Stage.current = self
        Diagnostics.stageTest = Diagnostics.testReporter?.runningTest
        isStrict = Diagnostics.testReporter?.isTestRunning ?? false
        ownWindow.makeKeyAndVisible()
        host.endTurn()
    }

    isolated deinit { end(withWindow: true) }

    /// Puts everything process-wide back.
    ///
    /// - Parameter withWindow: whether the stage lets its window go too. What dies with it finds the screen and the application still there.
    private func end(withWindow: Bool = false) {
        guard !isOver else { return }
        isOver = true
        Stage.current = nil
        // What goes with the stage is no mistake of the app.
        Diagnostics.isStrict = false
        watchdog.isArmed = false
        if withWindow { _ = exchange(&ownWindow, with: nil) }
        UIView.resetAnimationState()
        UIApplication.reset()
        host.stop()
        // What has died with the host may have asked for the application.
        UIView.resetAnimationState()
        UIApplication.reset()
        Diagnostics.forgetReports()
        Diagnostics.stageTest = nil
        if hasLinesWritten { ProcessOutput.endLines() }
    }

    /// Whether a value or a call for which iOS raises an exception, and which is refused here with a line in the log, fails the running test: geometry that is
    /// NaN or infinite, a paused property animator that is released, a controller presented twice.
    ///
    /// True in a test whose target uses `KinoraTesting`, else false. Each kind of mistake fails a test once, at the app's line where the program has debug
    /// information. True outside of a test ends the process at the first such mistake.
    public var isStrict: Bool {
        get { !isOver && Diagnostics.isStrict }
        set { if !isOver { Diagnostics.isStrict = newValue } }
    }

    /// Runs one call of the stage's: what fails in it names the caller's line. A stage that has ended reports that, and gives the fallback.
    func call<T>(_ site: CallSite, otherwise fallback: T, _ body: () -> T) -> T { site.run { canGoOn ? body() : fallback } }

    func call(_ site: CallSite, _ body: () -> Void) { call(site, otherwise: (), body) }

    func call<T>(_ site: CallSite, otherwise fallback: T, _ body: @MainActor () async -> T) async -> T {
        await site.run { canGoOn ? await body() : fallback }
    }

    func call(_ site: CallSite, _ body: @MainActor () async -> Void) async { await call(site, otherwise: (), body) }

    private var canGoOn: Bool {
        if isOver {
            misuse(
                object: "Stage", value: "the one made at \(creator) ended when another was made",
                remedy: "use the new one; let go of the old one before")
        }
        return !isOver
    }

    /// 2026-01-01 09:41:00 UTC.
    private static let startDate = Date(timeIntervalSince1970: 1_767_260_460)

    /// Traps where no stage can work: off the main actor, where calls are not checked, and in a process that may open too few files.
    private static func checkProcess() {
        guard MainActorCheck.isIsolated else {
            trap(
                object: "Stage", value: "made off the main actor, on another thread",
                remedy: "make and use it on the main actor, for example in a function that is marked @MainActor")
        }
        let descriptors = (0..<fewestDescriptors).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
        guard descriptors.allSatisfy({ $0 >= 0 }) else {
            trap(
                object: "Stage", value: "no more than \(descriptors.count { $0 >= 0 }) further files may be open in this process",
                remedy: "close some, or raise the limit (ulimit -n 256)")
        }
    }

    /// Virtual time, fonts and tasks hold file descriptors for as long as the process lives.
    private static let fewestDescriptors = 16

    private static func accepts(_ device: Device, at site: CallSite) -> Bool {
        let pixels = [device.size.width * device.scale, device.size.height * device.scale]
        guard device.size.width > 0, device.size.height > 0, device.scale > 0, pixels.allSatisfy({ $0.isFinite && $0 <= 32_767 }) else {
            misuse(
                object: "Stage(device:)",
                value: "'\(device.name)' is \(device.size.width) x \(device.size.height) points at scale \(device.scale)",
                remedy: "give it a positive size and scale, at most 32,767 pixels on a side", at: site)
            return false
        }
        return true
    }

    /// Whether the app is to look light or dark; `light` unless set, and for `unspecified`. Every window is told at once.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.traitCollection.userInterfaceStyle }
        set { UIApplication.changeSystemTraits { $0.userInterfaceStyle = newValue == .unspecified ? .light : newValue } }
    }

    /// How large the user wants text; `large` unless set, and for `unspecified`. Every window is told at once.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.traitCollection.preferredContentSizeCategory }
        set { UIApplication.changeSystemTraits { $0.preferredContentSizeCategory = newValue == .unspecified ? .large : newValue } }
    }

    /// The direction of the user's language; left to right unless set, and for `unspecified`. Every window is told at once.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { UIScreen.main.traitCollection.layoutDirection }
        set { UIApplication.changeSystemTraits { $0.layoutDirection = newValue == .unspecified ? .leftToRight : newValue } }
    }

    /// Whether pictures and films show the fingers on the screen, as soft dots with short trails; false unless set.
    ///
    /// Fingers are drawn over the picture, from the next that comes down on; the app and traces know nothing of it.
    public var showsFingers: Bool {
        get { fingerMarks != nil }
        set {
            guard newValue != showsFingers, !isOver else { return }
            let application = UIApplication.shared
            application.touchObservers.removeAll { $0 === fingerMarks }
            fingerMarks = newValue ? FingerMarks() : nil
            if let fingerMarks { application.touchObservers.append(fingerMarks) }
        }
    }

    /// Whether the status bar is drawn over the app: the time 9:41, the signal, the network and the battery; false unless set.
    /// On devices without a home button the home indicator is drawn too.
    ///
    /// Off, because a test's pictures are of the app's own pixels, as one compares them. Its height, style and whether it is hidden count in either case.
    public var showsStatusBar: Bool {
        get { ownWindow.windowScene?.showsStatusBar ?? false }
        set { UIApplication.shared.windowScene?.showsStatusBar = newValue }
    }

    // MARK: Time

    /// Virtual seconds since the start.
    public var now: TimeInterval { host.now }

    /// Frames per second of ticks and films: 60 unless set. Less than 1 or more than 1,000 is refused, and so is a change while
    /// recording: the running test fails; without one it traps.
    public var framesPerSecond: Int {
        get { host.framesPerSecond }
        set {
            guard 1...1000 ~= newValue else {
                return misuse(object: "Stage.framesPerSecond", value: "\(newValue)", remedy: "set 1 to 1000")
            }
            guard host.onFrame == nil || newValue == host.framesPerSecond else {
                return misuse(
                    object: "Stage.framesPerSecond", value: "set to \(newValue) while a film of \(host.framesPerSecond) is recorded",
                    remedy: "set it before")
            }
            host.framesPerSecond = newValue
        }
    }

    /// Moves time on, frame by frame: ticks, animations, completions, timers, layout, commit. What was changed before begins at the present
    /// time. A time within a nanosecond of a whole frame is that frame's.
    ///
    /// Negative or non-finite seconds change nothing, with a line in the log. A call from within a callback of another `advance` or `settle` changes nothing
    /// and fails the running test. Virtual time ends in 2116, or after 100,000,000 frames at once while each is asked for: there it stops, with a line in the log.
    /// In an async test or a task write `await`, so that foreign waiters (`Timer`, the main queue, `Task`) can run; without it one
    /// that is due, or a task that has not begun, fails the test, and time goes on without it. Where no test runs, these trap.
    public func advance(
        by seconds: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { watching { host.advance(by: seconds) } }
    }

    /// Moves time on in an async context.
    public func advance(
        by seconds: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await watching { await host.advance(by: seconds) } }
    }

    /// Moves time on until nothing moves or waits, at most `timeout` seconds; returns what still does then, empty when all has settled.
    ///
    /// Endless animations (repeating for ever, or of speed 0) are not waited for. A completion that never comes is named: that of a transition whose
    /// animator has not called `completeTransition(_:)` one second after its end, of an interactive transition that is neither finished nor
    /// cancelled, of `UIView.animate` and of `CATransaction` for endless animations. Misuse is as for `advance(by:)`.
    @discardableResult
    public func settle(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> [String] {
        call(CallSite(fileID, file, line), otherwise: []) { watching { host.settle(timeout: timeout) } }
    }

    /// Moves time on in an async context until nothing moves or waits.
    @discardableResult
    public func settle(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async -> [String] {
        await call(CallSite(fileID, file, line), otherwise: []) { await watching { await host.settle(timeout: timeout) } }
    }

    /// Moves time on to a time since the start.
    package func advance(to time: TimeInterval) { watching { host.advance(to: time) } }

    package func advance(to time: TimeInterval) async { await watching { await host.advance(to: time) } }

    private func watching<T>(_ body: () -> T) -> T {
        watchdog.isArmed = true
        defer { watchdog.isArmed = false }
        return body()
    }

    private func watching<T>(_ body: @MainActor () async -> T) async -> T {
        watchdog.isArmed = true
        defer { watchdog.isArmed = false }
        return await body()
    }

    // MARK: Input

    /// Hands fingers to the app, as one turn of the event loop. `time` is since the start: the present one, but for what a frame close by has moved it.
    func deliver(_ inputs: [TouchInput], at time: TimeInterval) {
        CATransaction.flush()
        for input in inputs { fingerLocations[input.finger] = input.location }
        UIApplication.shared.deliver(TouchBatch(time: VirtualClock.epoch + time, inputs: inputs))
        host.endTurn()
    }

    /// Has a button or key go down or be let go, as one turn of the event loop.
    func deliver(_ input: PressInput) {
        CATransaction.flush()
        UIApplication.shared.deliver(input)
        host.endTurn()
    }

    /// Puts the pointer somewhere on the screen, or takes it off, as one turn of the event loop. `time` is since the start, as for fingers.
    func deliverPointer(_ location: CGPoint?, at time: TimeInterval) {
        CATransaction.flush()
        UIApplication.shared.deliver(PointerInput(time: VirtualClock.epoch + time, location: location))
        host.endTurn()
    }

    /// Hands a key to the app, as one turn of the event loop.
    func deliver(_ input: KeyInput) {
        CATransaction.flush()
        UIApplication.shared.deliver(input)
        host.endTurn()
    }

    // MARK: Numbers

    /// Whether `trace()` goes farther back in long runs: 40,000 commits with animations, in place of 1,000. Takes memory for them; false unless set.
    public var tracesLongRuns = false {
        didSet { timeline.limits = tracesLongRuns ? .wide : .usual }
    }

    /// What moved from the start to the present moment: for each frame the values of each animated layer, and what became of animations, at its exact
    /// time. What was changed before is committed first. Of long runs (1,000 commits with animations and more) the oldest frames name no layers, and the
    /// oldest events are left out, unless `tracesLongRuns` was set before.
    public func trace(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> Trace {
        CallSite(fileID, file, line).run {
            CATransaction.flush()
            return timeline.trace(until: now, framesPerSecond: framesPerSecond)
        }
    }

    // MARK: Pictures

    /// The pixels of the present frame, at the device's scale; what was changed before is committed first.
    public func image(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> CGImage {
        CallSite(fileID, file, line).run {
            CATransaction.flush()
            return frame()
        }
    }

    /// The picture of the committed tree, with what lies over the app.
    private func frame() -> CGImage {
        var image = host.screen.frame(at: host.clock.now)
        if showsStatusBar, device.safeAreaInsets.bottom > 0 { image = image.drawingHomeIndicator(scale: device.scale) }
        if let fingerMarks { image = image.drawing(fingerMarks.dots(at: host.clock.now), scale: device.scale) }
        return image
    }

    /// Films what `body` advances, into a file whose extension says the format: mp4, webm, gif, apng (or png: a filmstrip).
    ///
    /// The first frame is the present one; each tick adds one. Frames go straight to the encoder. When `body` throws, or the file cannot be written, the error
    /// is thrown on and no file is left. While the device is turned, the picture lies in the film between black bars.
    public func record(to url: URL, while body: () throws -> Void) throws {
        let size = host.screen.pixelSize
        let writer = try FilmWriter(
            url: url, size: size, framesPerSecond: framesPerSecond, format: try FilmFormat(url: url))
        var failure: (any Error)?
        let outer = host.onFrame
        host.onFrame = { [unowned self] in
            outer?()
            guard failure == nil else { return }
            do { try writer.append(frame().fitted(into: size)) } catch { failure = error }
        }
        defer { host.onFrame = outer }
        do {
            try writer.append(image().fitted(into: size))
            try body()
            if let failure { throw failure }
            try writer.finish()
        } catch {
            writer.cancel()
            throw error
        }
    }
}
