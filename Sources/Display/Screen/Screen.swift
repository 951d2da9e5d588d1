import QuartzCore
import RenderScene
import Rendering
import Synchronization

/// A screen: a root layer whose tree is committed and rendered. Windows add their layers to it.
///
/// The last screen created and not removed is the process's current one; creating it installs its clock and context in QuartzCore.
@MainActor
package final class Screen {
    /// The current screen; nil before one is created and after it is removed.
    package static var current: Screen? { ScreenState.current.screen }

    /// Makes a screen where code asks for the app's and there is none; set by test programs.
    nonisolated(unsafe) package static var makeMissing: (() -> Void)?

    /// Pixels per point of the current screen, 1 without one. Readable on any thread, because images are drawn on any thread.
    nonisolated package static var currentScale: CGFloat { currentMetrics.scale }
    /// The size of the current screen in points, zero without one. Readable on any thread.
    nonisolated package static var currentSize: CGSize { currentMetrics.size }
    /// Both, at one moment.
    nonisolated package static var currentMetrics: (scale: CGFloat, size: CGSize) { ScreenState.current.metrics }

    package let name: String
    /// In points, in portrait.
    package private(set) var uprightSize: CGSize
    /// In points, in the current orientation; the origin is zero.
    package private(set) var bounds: CGRect
    /// Pixels per point.
    package let scale: CGFloat
    /// The insets of corners, sensors and bars of the device, in points, in portrait.
    package private(set) var uprightSafeAreaInsets: Insets
    /// The insets in the current orientation.
    package private(set) var safeAreaInsets: Insets

    package typealias Insets = (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

    package let rootLayer: CALayer
    package let context: LayerContext
    private let renderer = SoftwareRenderer()

    package init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat),
        clock: any MediaClock, frameSource: any FrameSource
    ) {
        self.name = name
        uprightSize = size
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        uprightSafeAreaInsets = safeAreaInsets
        self.safeAreaInsets = safeAreaInsets
        rootLayer = CALayer()
        rootLayer.name = "screen"
        // Windows are added and removed without animation.
        rootLayer.actions = ["sublayers": NSNull()]
        rootLayer.frame = bounds
        context = LayerContext(root: rootLayer, clock: clock)
        Environment.current.install(clock: clock, frameSource: frameSource, context: context)
        let state = ScreenState.current
        state.screen = self
        state.metrics = (scale, size)
    }

    /// Sets the size and insets of another orientation, at once. The caller updates the windows.
    package func rotate(to size: CGSize, safeAreaInsets: Insets) {
        bounds = CGRect(origin: .zero, size: size)
        self.safeAreaInsets = safeAreaInsets
        if Screen.current === self { ScreenState.current.metrics.size = size }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = bounds
        CATransaction.commit()
    }

    /// Makes it the screen of another device with as many pixels per point. The caller rotates it and updates the windows.
    package func change(uprightSize: CGSize, safeAreaInsets: Insets) {
        self.uprightSize = uprightSize
        uprightSafeAreaInsets = safeAreaInsets
    }

    /// Ends the app and removes the screen, with all the state of the environment. A second call does nothing.
    package func remove() {
        guard Screen.current === self else { return }
        Environment.current.drop()
        context.dispose()
    }

    /// Ends a run-loop turn: commits, runs callbacks, and repeats while these change something. Returns false if callbacks are left after
    /// that many rounds.
    package func endTurn(rounds: Int) -> Bool {
        defer { releaseAssociationsOfReleasedObjects() }
        for _ in 0..<rounds {
            CATransaction.flush()
            guard !CallbackQueue.current.isEmpty else { return true }
            CallbackQueue.current.run()
        }
        CATransaction.flush()
        return CallbackQueue.current.isEmpty
    }

    /// The size of a frame in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        (max(Int((bounds.width * scale).rounded()), 1), max(Int((bounds.height * scale).rounded()), 1))
    }

    package var target: RenderTarget {
        let size = pixelSize
        return RenderTarget(width: size.width, height: size.height, scale: Double(scale))
    }

    /// Renders the last committed tree at a media time.
    package func frame(at time: Double) -> CGImage {
        renderer.image(context.tree, at: time, drawn: context.tree.drawnLayers(at: time), target: target)
    }

    /// Renders what has changed since the last frame; returns the rectangles painted, which do not overlap. Their pixels need not differ.
    package func drawChanges(at time: Double) -> [PixelRect] {
        renderer.drawChanges(context.tree, at: time, drawn: context.tree.drawnLayers(at: time), target: target)
    }

    /// The pixels of the last frame, 0xFFRRGGBB, row by row; nil before the first. Valid during the call.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Result) -> Result? {
        renderer.withPixels(body)
    }

    /// Whether the last committed tree looks the same at every time from a media time on.
    package func isStill(at time: Double) -> Bool { context.tree.isStill && context.tree.drawnLayers(at: time).isEmpty }
}

/// The current screen, and what other threads may read of it.
final class ScreenState: SharedEnvironmentState, @unchecked Sendable {
    static let current = Environment.current.share(ScreenState())

    /// Used on the main actor.
    var screen: Screen?
    private let scaleBits = Atomic(Double(1).bitPattern)
    private let widthBits = Atomic(Double.zero.bitPattern)
    private let heightBits = Atomic(Double.zero.bitPattern)

    /// Pixels per point and the size in points; 1 and zero without a screen. Read on any thread, without a lock.
    var metrics: (scale: CGFloat, size: CGSize) {
        get {
            func value(_ bits: UInt64) -> CGFloat { CGFloat(Double(bitPattern: bits)) }
            return (
                value(scaleBits.load(ordering: .relaxed)),
                CGSize(width: value(widthBits.load(ordering: .relaxed)), height: value(heightBits.load(ordering: .relaxed)))
            )
        }
        set {
            scaleBits.store(Double(newValue.scale).bitPattern, ordering: .relaxed)
            widthBits.store(Double(newValue.size.width).bitPattern, ordering: .relaxed)
            heightBits.store(Double(newValue.size.height).bitPattern, ordering: .relaxed)
        }
    }

    func reset() {
        _ = exchange(&screen, with: nil)
        metrics = (1, .zero)
    }
}
