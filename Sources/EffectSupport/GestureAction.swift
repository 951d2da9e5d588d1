import UIKit

/// A gesture target that runs a closure; hides the difference of target-action with and without Objective-C for the effects.
@MainActor
public final class GestureAction: NSObject {
    private let body: (UIGestureRecognizer) -> Void

    /// Creates an action.
    public init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

    /// Adds the action to a recognizer, which does not retain this object.
    public func attach(to recognizer: UIGestureRecognizer) {
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(act(_:)))
        #else
            recognizer.addTarget(self, action: Selector("act:") { (action: GestureAction) in { action.act($0) } })
        #endif
    }

    /// Removes the action from a recognizer that outlives this object.
    public func detach(from recognizer: UIGestureRecognizer?) { recognizer?.removeTarget(self, action: nil) }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func act(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
