import Foundation
import RenderScene

/// A timer that fires with each frame of the host: the screen's frames, or the stage's ticks.
///
/// Differs from UIKit: a link can also be created with a closure.
///
/// ```swift
/// final class FrameCounter: NSObject {
///     private(set) var frames = 0
///
///     func start() {
///         CADisplayLink(target: self, selector: #selector(step)).add(to: .main, forMode: .common)
///     }
///
///     @objc private func step(_ link: CADisplayLink) {
///         frames += 1
///         if frames == 60 { link.invalidate() }
///     }
/// }
/// ```
open class CADisplayLink: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private var action: ((CADisplayLink) -> Void)?
    private var isAdded = false

    /// Creates a link that calls a closure once it is added to a run loop. Retains the closure until it is invalidated.
    public init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

    /// Creates a link that calls a method with itself as the argument. Retains the target until it is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        let target = ClassObject.object(for: target)
        self.init { sel.send(to: target, $0) }
    }

    /// The media time of the frame being displayed, in seconds; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The media time at which the next frame will be displayed.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between frames of the host; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0
    /// Preferred frames per second; 0 is every frame. A faster host's rate is divided down to the nearest rate not above this one.
    open var preferredFramesPerSecond = 0
    /// The number of sixtieths of a second from call to call, in the place of `preferredFramesPerSecond`, which it sets; 1 by default, and
    /// for less.
    @available(iOS, deprecated: 10, message: "use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(Int((60 / Double(preferredFramesPerSecond)).rounded()), 1) : 1 }
        set { preferredFramesPerSecond = max(60 / max(newValue, 1), 1) }
    }
    /// The range of frame rates: the preferred one, or else the highest, takes the place of `preferredFramesPerSecond`, unless it is 0.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Whether ticks are skipped.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of links on run loops.
    open var isPaused = false {
        didSet { DisplayLinks.current.needsTicksMayHaveChanged() }
    }

    private var framesToSkip = 0
    /// Frames of the host between two calls, at most.
    private static let longestWait = 1e6

    /// Starts the link. The run loop and mode are always the host's; adding twice has no effect.
    ///
    /// - Complexity: O(*n*), where *n* is the number of running links.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, action != nil else { return }
        isAdded = true
        DisplayLinks.current.add(self)
    }

    /// Stops the link; adding it again starts it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of running links.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        DisplayLinks.current.remove(self)
    }

    /// Stops the link permanently and releases its closure. A second call does nothing; may be called from the closure.
    ///
    /// - Complexity: O(*n*), where *n* is the number of running links.
    open func invalidate() {
        isAdded = false
        DisplayLinks.current.remove(self)
        action = nil
    }

    fileprivate final func forgetRunLoop() { isAdded = false }

    fileprivate final func tick(at time: Double, next: Double) {
        guard isAdded, !isPaused else { return }
        duration = next - time
        if framesToSkip > 0 {
            framesToSkip -= 1
            return
        }
        let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        let rate = wanted > 0 && wanted.isFinite ? Double(wanted) : Double(preferredFramesPerSecond)
        if rate > 0, duration > 0 {
            // Tolerance for inexact frame times: 2.000001 frames of the host are two, not three.
            let frames = min(1 / (duration * rate), Self.longestWait)
            framesToSkip = max(Int((frames - 1e-3).rounded(.up)) - 1, 0)
        }
        timestamp = time
        targetTimestamp = time + duration * Double(framesToSkip + 1)
        action?(self)
    }
}

/// The running display links, in order of adding; hosts tick them. Used on the main actor.
package final class DisplayLinks: EnvironmentState, @unchecked Sendable {
    private static let slot = EnvironmentSlot<DisplayLinks>()

    package static var current: DisplayLinks { Environment.current.state(in: slot) }

    private var links: [CADisplayLink] = []

    /// Whether all links are suspended, because the app is not visible.
    package var areSuspended = false {
        didSet { if areSuspended != oldValue { needsTicksMayHaveChanged() } }
    }

    /// Whether any link runs.
    package var isRunning: Bool { !areSuspended && links.contains { !$0.isPaused } }

    /// Whether ticks are needed: by links, or by layers that are displayed at each frame.
    package var wantsTicks: Bool { isRunning || !areSuspended && FrameDisplays.current.isRunning }

    func add(_ link: CADisplayLink) {
        links.append(link)
        needsTicksMayHaveChanged()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        needsTicksMayHaveChanged()
    }

    package init() {}

    /// Forgets the links of the host; they can be added to the next one.
    package func end() {
        for link in exchange(&links, with: []) { link.forgetRunLoop() }
    }

    func needsTicksMayHaveChanged() { Environment.current.frameSource?.setNeedsTicks(wantsTicks) }

    /// Ticks every link that was running at the start of the frame.
    package func tick(at time: Double, next: Double) {
        guard !areSuspended else { return }
        for link in links { link.tick(at: time, next: next) }
        guard FrameDisplays.current.isRunning else { return }
        FrameDisplays.current.tick()
        if !FrameDisplays.current.isRunning { needsTicksMayHaveChanged() }
    }
}
