import CoreGraphics
import Foundation

extension UITraitCollection {
    /// Runs `body` with this collection as `current` and returns its result.
    package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
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
