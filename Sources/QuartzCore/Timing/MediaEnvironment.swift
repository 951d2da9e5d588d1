import Foundation
import RenderScene

/// What QuartzCore needs of the world, put there by the host and taken away again when the host goes.
package enum MediaEnvironment {
    nonisolated(unsafe) private static var installedClock: (any MediaClock)?
    nonisolated(unsafe) package private(set) static weak var frameSource: (any FrameSource)?
    nonisolated(unsafe) package private(set) static var context: LayerContext?

    /// Hears what becomes of animations; nil unless someone wants a trace.
    nonisolated(unsafe) package static weak var animationObserver: (any AnimationObserver)?

    private static let builtInClock = BuiltInClock()

    package static var clock: any MediaClock { installedClock ?? builtInClock }

    /// Makes a host's clock, frames and layer context the process's; the host before it, if any, is replaced.
    package static func install(clock: any MediaClock, frameSource: any FrameSource, context: LayerContext) {
        _ = exchange(&installedClock, with: clock)
        self.frameSource = frameSource
        _ = exchange(&self.context, with: context)
    }

    /// Back to the state before any host: built-in clock, no frames, no context, no display links, no open transactions.
    package static func uninstall() {
        // Objects that die with these may ask for them: each is out before it dies.
        _ = exchange(&installedClock, with: nil)
        frameSource = nil
        _ = exchange(&context, with: nil)
        animationObserver = nil
        DisplayLinks.removeAll()
        MediaTimers.removeAll()
        OpenCompletions.removeAll()
        TransactionStack.reset()
    }
}

/// The current media time in seconds: what display links, animations and gestures count in.
///
/// It is the host's clock: virtual under a `Stage`, constant within one turn of the event loop; without a host, the time since boot.
/// Source: Apple, `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaEnvironment.clock.now
}
