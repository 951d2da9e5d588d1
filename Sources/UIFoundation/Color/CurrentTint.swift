import CoreGraphics

/// One thread's tint color: that of the view whose traits are current; nil outside of views.
package final class CurrentTint {
    @exclusivity(unchecked) package var color: UIColor?

    private static let ofThreads = ThreadLocal { CurrentTint() }

    /// The calling thread's instance.
    package static var ofThread: CurrentTint { ofThreads.value }
}
