import UIKitCore

/// Gives a find interaction the session of a search, and is notified of it.
///
/// Source: Apple, [UIFindInteractionDelegate](https://developer.apple.com/documentation/uikit/uifindinteractiondelegate).
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session of a search; nil keeps the find navigator from appearing.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Called when a search begins, as the find navigator appears. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called when a search has ended, as the find navigator disappears. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
