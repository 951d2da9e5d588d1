import Headless
import UIKit

/// An app on a virtual clock: give its window a root view controller, advance time, and capture any frame.
///
/// Time is frozen except in `advance` and `settle`, and while the main thread waits (see below). While the stage exists, it drives
/// `CACurrentMediaTime()`, display links, animations and completions, and also `Timer`, `DispatchQueue.main.asyncAfter`, `Task.sleep` and
/// `Date()`; `VirtualTime` lists which of them fire in which kind of test. A process has one stage at a time; deallocating it restores all
/// process-wide state.
///
/// *Life cycle.* A new stage has its ``window``, empty, key and visible; ``now`` is 0 and `Date()` 2026-01-01 09:41 UTC. Setting the
/// window's root view controller sends its callbacks up to `viewDidAppear(_:)` at once. Then each call advances: `advance(by:)` by exact
/// seconds, `settle()` until nothing moves, and `tap(at:)` and the other gestures by their own durations. ``image(fileID:file:line:)``
/// commits what is pending and draws the present moment. As the stage is released, its window is too; the clock and the log are those of
/// the process again.
///
/// A wait in the main run loop, such as `RunLoop.main.run(until:)` or XCTest's `wait(for:timeout:)` in a synchronous test, advances time as
/// `advance` does. A sleep or a timed wait on a semaphore advances timers and tasks only, because it blocks the main thread.
/// `Process.waitUntilExit()` waits in real time while the stage's clock is frozen.
///
/// *When not to use it.* An app that people use has the host for browsers (`Documentation/Live.md`). Tests that `kinora swift test` runs
/// have a stage without making one.
///
/// *Mistakes.* A stage that is made while another exists fails the test, and names the line that made the first: release that, or use the
/// trait `.onStage` in Swift Testing. In an async test `advance(by:)` without `await` lets no timer or task run, and fails the test once
/// one is due. A tap at a view that is covered or in no window fails as well: "a finger does not reach". While ``isStrict`` is true, so do
/// NaN in geometry, contradicting constraints, and other mistakes for which iOS raises or logs.
///
/// ```swift
/// let stage = Stage()
/// stage.window.rootViewController = UINavigationController(rootViewController: UIViewController())
/// stage.advance(by: 0.15)
/// let image = stage.image()
/// ```
///
/// See also ``Device`` for sizes, ``GestureScript`` for recorded fingers, ``Filmstrip`` and ``Trace``.
@preconcurrency @MainActor
public final class Stage {
    private(set) static weak var current: Stage?

    /// The simulated device.
    public let device: Device
    /// The app's window: key, visible and as large as the screen. Set its `rootViewController`. After `launch(_:)` this is the launched
    /// app's key window.
    public var window: UIWindow { isAppLaunched && !isOver ? UIApplication.shared.keyWindow ?? ownWindow : ownWindow }
    /// Nil during deallocation.
    private(set) var ownWindow: UIWindow!
    var isAppLaunched = false
    let host: HeadlessHost
    private let creator: String
    /// Whether another stage was created while this one existed.
    private var isOver = false
    private let hasLinesWritten: Bool
    /// The log before this stage.
    private let outerLog = Diagnostics.logHandler
    /// Whether a test runner made it for a test that may make none, or its own.
    private let isAutomatic: Bool
    /// Shared by all stages, because its thread never ends.
    static let watchdog = Watchdog(label: "a stage")
    private var watchdog: Watchdog { Stage.watchdog }
    /// The bounded real time of an exploration's actions; nil to watch for progress alone.
    package static var duty: Watchdog.Duty? {
        get { watchdog.duty }
        set { watchdog.duty = newValue }
    }
    let timeline: Timeline
    /// The fingers currently down on the screen.
    var fingersDown: Set<Int> = []
    /// The last location of each finger, in the window's points.
    private(set) var fingerLocations: [Int: CGPoint] = [:]
    /// Finger marks drawn over images; nil while they are off.
    private var fingerMarks: FingerMarks?
    /// The home indicator's tone in the last image.
    private var homeIndicatorTone = HomeIndicatorTone()

    /// Creates a stage with an empty window; the clock starts at 0 and `Date()` at 2026-01-01 09:41 UTC.
    ///
    /// Creating a second stage while the first exists fails the running test at this line, names where the first was created, and ends
    /// the first; outside a test it traps. A device whose size or scale is not positive and finite, or with more than 32,767 pixels in
    /// width or height, fails likewise and is replaced by an iPhone 15.
    ///
    /// Standard output is line-buffered while a stage exists, so that a killed process has written its output.
    public convenience init(
        device: Device = .iPhone15, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(device: device, at: CallSite(fileID, file, line), startingAt: Stage.startDate, isAutomatic: false)
    }

    /// Creates a stage for a test of an app without a stage of its own, which runs as on iOS: its animations follow the waits of the test,
    /// and mistakes are logged. A stage that the test makes replaces it.
    package static func forTest(on device: Device = .iPhone15) -> Stage? {
        guard current == nil else { return nil }
        let stage = Stage(device: device, at: CallSite(#fileID, #filePath, #line), startingAt: HeadlessHost.present, isAutomatic: true)
        stage.isStrict = false
        return stage
    }

    private init(device: Device, at site: CallSite, startingAt date: Date, isAutomatic: Bool) {
        self.isAutomatic = isAutomatic
        Stage.checkProcess()
        if let first = Stage.current, first.isAutomatic {
            first.end(withWindow: true)
        } else if let first = Stage.current {
            misuse(
                object: "Stage", value: "one exists already, created at \(first.creator)",
                remedy:
                    "release that one first; in Swift Testing use the trait '.onStage', other parallel tests need processes "
                    + "of their own", at: site)
            first.end()
        }
        let device = Stage.accepts(device, at: site) ? device : .iPhone15
        self.device = device
        creator = "\(site.fileID):\(site.line)"
        let insets = device.safeAreaInsets
        host = HeadlessHost(
            name: device.name, size: device.size, scale: device.scale,
            safeAreaInsets: (insets.top, insets.left, insets.bottom, insets.right), startingAt: date)
        timeline = Timeline(context: host.screen.context, epoch: host.clock.now, elapsed: { [unowned host] in host.now })
        ownWindow = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        hasLinesWritten = ProcessOutput.beginLines()
        Stage.watchdog.label = "the stage made at \(creator)"
        let watchdog = Stage.watchdog
        host.onProgress = { watchdog.progress() }
        host.onWait = { watchdog.isWaiting = $0 }
        let note = host.screen.context.onPublish
        host.screen.context.onPublish = { tree in
            note?(tree)
            watchdog.work()
        }
        Stage.current = self
        Diagnostics.stageTest = Diagnostics.testReporter?.runningTest
        isStrict = Diagnostics.testReporter?.isTestRunning ?? false
        ownWindow.makeKeyAndVisible()
        host.endTurn()
    }

    isolated deinit { end(withWindow: true) }

    /// Restores all process-wide state.
    ///
    /// - Parameter withWindow: Whether to release the window too. Objects deallocated with it can still use the screen and the
    ///   application.
    private func end(withWindow: Bool = false) {
        guard !isOver else { return }
        isOver = true
        Stage.current = nil
        // Misuse while the stage is deallocated is not reported as the app's mistake.
        Diagnostics.isStrict = false
        watchdog.isArmed = false
        if withWindow { _ = exchange(&ownWindow, with: nil) }
        host.stop()
        Diagnostics.forgetReports()
        Diagnostics.stageTest = nil
        if log != nil { Diagnostics.logHandler = outerLog }
        if hasLinesWritten { ProcessOutput.endLines() }
    }

    /// Receives what the app and the system write to the log: lines of `os_log`, `OSLog` and `Logger`, and what iOS logs about an app's
    /// mistakes where the stage is not strict, each without its end.
    ///
    /// It is called on the thread that writes, and on several at a time. nil, the default, writes to standard error; so it is again once
    /// the stage is released. `print` and `NSLog` write as everywhere. A closure that logs calls itself without end.
    ///
    /// ```swift
    /// let stage = Stage()
    /// stage.log = { line in assert(!line.contains("simultaneously satisfy constraints"), line) }
    /// ```
    public var log: (@Sendable (String) -> Void)? {
        didSet { if !isOver { Diagnostics.logHandler = log ?? outerLog } }
    }

    /// Whether invalid values and calls fail the running test. iOS raises an exception for them, and Kinora ignores and logs them: NaN
    /// or infinite geometry, releasing a paused property animator, presenting a view controller twice.
    ///
    /// The default is true in a test whose target uses `KinoraTesting`, else false. Each kind of mistake fails a test once, at the
    /// app's line if the program has debug information. If true outside a test, the first mistake ends the process.
    public var isStrict: Bool {
        get { !isOver && Diagnostics.isStrict }
        set { if !isOver { Diagnostics.isStrict = newValue } }
    }

    /// Runs one public call, whose failures are reported at the caller's line. A stage that has ended reports that and returns the
    /// fallback.
    func call<T>(_ site: CallSite, otherwise fallback: T, _ body: () -> T) -> T { site.run { canContinue ? body() : fallback } }

    func call(_ site: CallSite, _ body: () -> Void) { call(site, otherwise: (), body) }

    func call<T>(_ site: CallSite, otherwise fallback: T, _ body: @MainActor () async -> T) async -> T {
        await site.run { canContinue ? await body() : fallback }
    }

    func call(_ site: CallSite, _ body: @MainActor () async -> Void) async { await call(site, otherwise: (), body) }

    private var canContinue: Bool {
        if isOver {
            misuse(
                object: "Stage", value: "the one made at \(creator) ended when another was made",
                remedy: "use the new one; release the old one first")
        }
        return !isOver
    }

    /// 2026-01-01 09:41:00 UTC.
    private static let startDate = Date(timeIntervalSince1970: 1_767_260_460)

    /// Traps if no stage can work: off the main actor, where calls are not checked, and in a process with too few free file
    /// descriptors.
    private static func checkProcess() {
        guard MainActorCheck.isIsolated else {
            trap(
                object: "Stage", value: "made off the main actor, on another thread",
                remedy: "make and use it on the main actor, for example in a function that is marked @MainActor")
        }
        guard let refusal = firstRefusal ?? Program.refusal(ofFiles: fewestDescriptors) else { return }
        if Diagnostics.testReporter == nil { Program.end(saying: refusal, status: 3) }
        trap(object: "Stage", value: refusal, remedy: "close some files, or raise the limit")
    }

    /// File descriptors that tasks and films take for a time.
    private static let fewestDescriptors = 16
    /// Whether the first stage of the process finds those that virtual time, fonts and FFmpeg take; without, text would be drawn in other
    /// fonts.
    private static let firstRefusal = Program.refusal(ofFiles: 34)

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

    /// The light or dark appearance of the system. The default, also for `unspecified`, is `light`. Changes apply to every window
    /// immediately.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views, and their callbacks.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.traitCollection.userInterfaceStyle }
        set { UIApplication.changeSystemTraits { $0.userInterfaceStyle = newValue == .unspecified ? .light : newValue } }
    }

    /// The preferred text size. The default, also for `unspecified`, is `large`. Changes apply to every window immediately.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views, and their callbacks.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.traitCollection.preferredContentSizeCategory }
        set { UIApplication.changeSystemTraits { $0.preferredContentSizeCategory = newValue == .unspecified ? .large : newValue } }
    }

    /// The layout direction of the user's language. The default, also for `unspecified`, is left to right. Changes apply to every
    /// window immediately.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views, and their callbacks.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { UIScreen.main.traitCollection.layoutDirection }
        set { UIApplication.changeSystemTraits { $0.layoutDirection = newValue == .unspecified ? .leftToRight : newValue } }
    }

    /// Whether images and films show fingers as soft dots with short trails. The default is false.
    ///
    /// Marks are drawn over the image, starting with the next finger that comes down; the app and traces are not affected.
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

    /// Whether images and films show the status bar over the app: the time 9:41, signal, network and battery. The default is false. On
    /// devices without a home button this also draws the home indicator.
    ///
    /// Off by default so that test images contain the app's own pixels alone. The status bar's height, style and visibility apply in
    /// either case.
    public var showsStatusBar: Bool {
        get { ownWindow.windowScene?.showsStatusBar ?? false }
        set {
            if newValue != showsStatusBar { homeIndicatorTone = HomeIndicatorTone() }
            UIApplication.shared.windowScene?.showsStatusBar = newValue
        }
    }

    /// Whether the stage shows a keyboard while a responder takes text. The default is false, as with a hardware keyboard.
    ///
    /// The keyboard has the height of iOS's, types when its keys are tapped, and posts the notifications of `UIResponder`. Accessory views
    /// and input views of the app are shown in either case.
    public var showsKeyboard: Bool {
        get { UIApplication.showsKeyboard }
        set { UIApplication.showsKeyboard = newValue }
    }

    // MARK: Time

    /// Virtual seconds since the stage was created.
    public var now: TimeInterval { host.now }

    /// Frames per second of ticks and films. The default is 60. A value below 1 or above 1,000, or a change while recording, is
    /// rejected: the running test fails; outside a test it traps.
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

    /// Advances time frame by frame: ticks, animations, completions, timers, layout, commit. Earlier changes take effect at the present
    /// time. A time within a nanosecond of a frame counts as that frame.
    ///
    /// Negative or non-finite seconds are ignored and logged. A call from a callback of another `advance` or `settle` is ignored and
    /// fails the running test. Virtual time ends in 2116, or after 100,000,000 consecutive frames that each need a tick; it then stops
    /// and logs. In an async test or a task write `await`, so that waiters outside UIKit (`Timer`, the main queue, `Task`) can run;
    /// without it a waiter that is due, or a task that has not begun, fails the test, and time advances without it. Outside a test,
    /// these errors trap.
    ///
    /// - Complexity: O(*e* + *f*) run-loop turns, where *e* is the number of events until then (timers, ends of animations, tasks) and
    ///   *f* that of frames that a display link, a scroll or a film needs; each takes the app's own work and, after changes, O(*n*),
    ///   where *n* is the number of layers.
    public func advance(
        by seconds: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { watching { host.advance(by: seconds) } }
    }

    /// Advances time in an async context.
    ///
    /// - Complexity: That of the synchronous `advance(by:)`.
    public func advance(
        by seconds: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await watching { await host.advance(by: seconds) } }
    }

    /// Advances time until nothing is animating or waiting, at most `timeout` seconds; returns what is still pending, empty if
    /// everything has settled.
    ///
    /// Endless animations (repeating forever, or of speed 0) are not waited for. Completions that never come are reported: a transition
    /// whose animator has not called `completeTransition(_:)` one second after its end, an interactive transition that is neither
    /// finished nor cancelled, and `UIView.animate` and `CATransaction` completions of endless animations. Misuse is handled as in
    /// `advance(by:)`.
    ///
    /// - Complexity: That of `advance(by:)` until everything rests, at most for `timeout`.
    @discardableResult
    public func settle(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> [String] {
        call(CallSite(fileID, file, line), otherwise: []) { watching { host.settle(timeout: timeout) } }
    }

    /// Advances time in an async context until nothing is animating or waiting.
    ///
    /// - Complexity: That of `advance(by:)` until everything rests, at most for `timeout`.
    @discardableResult
    public func settle(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async -> [String] {
        await call(CallSite(fileID, file, line), otherwise: []) { await watching { await host.settle(timeout: timeout) } }
    }

    /// Advances time to a time since the stage was created.
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

    /// Delivers touches to the app in one run-loop turn. `time` is since the stage was created: the present time, apart from rounding
    /// to a nearby frame.
    func deliver(_ inputs: [TouchInput], at time: TimeInterval) {
        CATransaction.flush()
        for input in inputs { fingerLocations[input.finger] = input.location }
        UIApplication.shared.deliver(TouchBatch(time: VirtualClock.epoch + time, inputs: inputs))
        host.endTurn()
    }

    /// Delivers a button or key press or release in one run-loop turn.
    func deliver(_ input: PressInput) {
        CATransaction.flush()
        UIApplication.shared.deliver(input)
        host.endTurn()
    }

    /// Moves the pointer to a screen location, or removes it, in one run-loop turn. `time` is since the stage was created, as for
    /// touches.
    func deliverPointer(_ location: CGPoint?, at time: TimeInterval) {
        CATransaction.flush()
        UIApplication.shared.drawPointer()
        UIApplication.shared.deliver(PointerInput(time: VirtualClock.epoch + time, location: location))
        host.endTurn()
    }

    /// Delivers composed text to the app in one run-loop turn.
    func deliver(_ input: CompositionInput) {
        CATransaction.flush()
        UIApplication.shared.deliver(input)
        host.endTurn()
    }

    /// Delivers a key to the app in one run-loop turn.
    func deliver(_ input: KeyInput) {
        CATransaction.flush()
        UIApplication.shared.deliver(input)
        host.endTurn()
    }

    // MARK: Traces

    /// Whether `trace()` keeps more history of long runs: 40,000 commits with animations instead of 1,000, at the cost of memory. The
    /// default is false.
    public var tracesLongRuns = false {
        didSet { timeline.limits = tracesLongRuns ? .wide : .usual }
    }

    /// A trace of all animations since the stage was created: for each frame the values of each animated layer, and animation events at
    /// their exact times. Pending changes are committed first. In long runs (1,000 commits with animations and more) the oldest frames
    /// have no layers and the oldest events are dropped, unless `tracesLongRuns` was set before.
    ///
    /// - Complexity: O(*f* · *n*), where *f* is the number of frames since the stage was made and *n* that of layers.
    public func trace(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> Trace {
        CallSite(fileID, file, line).run {
            CATransaction.flush()
            return timeline.trace(until: now, framesPerSecond: framesPerSecond)
        }
    }

    /// The trails across the screen of the layers of `trace()`, by their numbers: a point for each frame in which a layer is animated.
    package var layerTrails: [Int: [LayerPoint]] { timeline.trails(until: now, framesPerSecond: framesPerSecond) }

    /// The animations since the stage was made, one by one; the oldest of very many are dropped.
    package var animationRecords: [AnimationRecord] { timeline.animationRecorder.records(since: 0) }

    // MARK: Images

    /// The pixels of the present frame, at the device's scale. Pending changes are committed first.
    ///
    /// - Complexity: O(*n* log *n* + *p*), where *n* is the number of layers and *p* that of the changed pixels that each layer paints,
    ///   added up, and of all pixels.
    public func image(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> CGImage {
        CallSite(fileID, file, line).run {
            CATransaction.flush()
            return frame()
        }
    }

    /// The image of the committed tree, with the status bar and finger marks over it.
    private func frame() -> CGImage {
        var image = host.screen.frame(at: host.clock.now)
        if showsStatusBar, device.safeAreaInsets.bottom > 0 {
            image = image.drawingHomeIndicator(scale: device.scale, tone: &homeIndicatorTone, at: host.clock.now)
        }
        if let fingerMarks { image = image.drawing(fingerMarks.dots(at: host.clock.now), scale: device.scale) }
        return image
    }

    /// Records the frames that `body` advances through into a file whose extension gives the format: mp4, webm, gif, webp, apng (or png: a
    /// filmstrip).
    ///
    /// The first frame is the present one; each tick adds one. Frames are encoded on another thread while the next are drawn. If `body`
    /// throws, or the file cannot be written, the error is rethrown and no file is left. While the device is rotated, frames are
    /// letterboxed.
    ///
    /// - Complexity: `body`, and for each frame of it `image()` and O(*p*) to encode it, where *p* is the number of pixels.
    public func record(to url: URL, while body: () throws -> Void) throws {
        let size = host.screen.pixelSize
        try GrowingFilm(url: url, format: try FilmFormat(url: url), framesPerSecond: framesPerSecond).write { film in
            var failure: (any Error)?
            let outer = host.onFrame
            host.onFrame = { [unowned self] in
                outer?()
                guard failure == nil else { return }
                do { try film.append(frame().fitted(into: size)) } catch { failure = error }
            }
            defer { host.onFrame = outer }
            try film.append(image().fitted(into: size))
            try body()
            if let failure { throw failure }
        }
    }
}
