import CoreGraphics
import Foundation

extension UITraitCollection {
    /// The calling thread's trait collection for drawing and for resolving dynamic colours.
    ///
    /// While a view draws, is laid out, or is notified of a change of traits or tint, it is that view's. Otherwise it is the screen's, or
    /// the one last set on this thread outside of such a call. Source:
    /// https://developer.apple.com/documentation/uikit/uitraitcollection/current
    public class var current: UITraitCollection {
        get { CurrentTraits.ofThread.traits ?? SystemAppearance.traits }
        set { CurrentTraits.ofThread.traits = newValue }
    }

    /// Performs `actions` with this collection as `current`, on this thread.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    /// Runs `body` with this collection as `current` and returns its result.
    package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let thread = CurrentTraits.ofThread
        let before = thread.traits
        thread.traits = self
        defer { thread.traits = before }
        return try body()
    }
}

/// One thread's current traits; nil if none were set.
package final class CurrentTraits {
    @exclusivity(unchecked) package var traits: UITraitCollection?

    private static let ofThreads = ThreadLocal { CurrentTraits() }

    /// The calling thread's instance.
    package static var ofThread: CurrentTraits { ofThreads.value }
}
