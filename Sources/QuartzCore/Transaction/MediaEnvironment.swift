import Foundation
import RenderScene

/// The environment of QuartzCore: clock, frame source and layer context, installed and removed by the host.
package enum MediaEnvironment {
    nonisolated(unsafe) private static var installedClock: (any MediaClock)?
    nonisolated(unsafe) package private(set) static weak var frameSource: (any FrameSource)?
    nonisolated(unsafe) package private(set) static var context: LayerContext?

    /// Observer of animation events; nil unless tracing.
    nonisolated(unsafe) package static weak var animationObserver: (any AnimationObserver)?

    private static let builtInClock = BuiltInClock()

    package static var clock: any MediaClock { installedClock ?? builtInClock }

    /// Installs a host's clock, frame source and layer context for the process, replacing those of the previous host.
    package static func install(clock: any MediaClock, frameSource: any FrameSource, context: LayerContext) {
        _ = exchange(&installedClock, with: clock)
        self.frameSource = frameSource
        _ = exchange(&self.context, with: context)
    }

    /// Restores the state before any host: built-in clock, no frames, no context, no open transactions.
    package static func uninstall() {
        // Each is removed before it is released: objects released with it may access it.
        _ = exchange(&installedClock, with: nil)
        frameSource = nil
        _ = exchange(&context, with: nil)
        animationObserver = nil
        MediaTimers.removeAll()
        OpenCompletions.removeAll()
        TransactionStack.reset()
    }
}

/// Returns the current media time in seconds, the time base of display links, animations and gestures.
///
/// Reads the host's clock: virtual under a `Stage`, constant within one run-loop turn; without a host, the time since boot. Source: Apple,
/// `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaEnvironment.clock.now
}
