import QuartzCore
import RenderScene
import Rendering

/// A screen: a root layer whose tree is committed and drawn. Windows put their layers into it.
///
/// The one that was made last and not removed is the process's current one; making it installs its clock and context in QuartzCore.
@MainActor
package final class Screen {
    /// The screen that apps run on; nil before one is made and after it was removed.
    package private(set) static var current: Screen?

    /// Pixels per point of the current screen, 1 without one. Readable on any thread: pictures are drawn anywhere.
    nonisolated(unsafe) package private(set) static var currentScale: CGFloat = 1
    /// The size of the current screen in points, zero without one. Readable on any thread.
    nonisolated(unsafe) package private(set) static var currentSize = CGSize.zero

    package let name: String
    /// In points, as held upright.
    package let uprightSize: CGSize
    /// In points, in the present orientation; the origin is zero.
    package private(set) var bounds: CGRect
    /// Pixels per point.
    package let scale: CGFloat
    /// What corners, sensors and bars of the device cover, in points, as held upright.
    package let uprightSafeAreaInsets: Insets
    /// The same in the present orientation.
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
        // Windows come and go at once.
        rootLayer.actions = ["sublayers": NSNull()]
        rootLayer.frame = bounds
        context = LayerContext(root: rootLayer, clock: clock)
        MediaEnvironment.install(clock: clock, frameSource: frameSource, context: context)
        Screen.current = self
        Screen.currentScale = scale
        Screen.currentSize = size
    }

    /// Gives the screen the size and the covered edges of another orientation, at once. The windows are the caller's.
    package func turn(to size: CGSize, safeAreaInsets: Insets) {
        bounds = CGRect(origin: .zero, size: size)
        self.safeAreaInsets = safeAreaInsets
        if Screen.current === self { Screen.currentSize = size }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = bounds
        CATransaction.commit()
    }

    /// Takes the screen away: no screen is current any more and QuartzCore is without a host. A second call does nothing.
    package func remove() {
        guard Screen.current === self else { return }
        Screen.current = nil
        Screen.currentScale = 1
        Screen.currentSize = .zero
        MediaEnvironment.uninstall()
        context.dispose()
    }

    /// The size of a frame in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        (max(Int((bounds.width * scale).rounded()), 1), max(Int((bounds.height * scale).rounded()), 1))
    }

    /// The last committed tree as it is seen at a media time.
    package func frame(at time: Double) -> CGImage {
        let size = pixelSize
        let target = RenderTarget(width: size.width, height: size.height, scale: Double(scale))
        return renderer.picture(context.tree, at: time, drawn: context.tree.drawnLayers(at: time), target: target)
    }
}
