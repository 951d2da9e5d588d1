import UIKit

/// A gesture's target that runs a closure: the one place of this module where target and action differ with and without Objective-C.
@MainActor
final class GestureAction: NSObject {
    private let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

    /// Has the recogniser call; it does not keep this object.
    func attach(to recognizer: UIGestureRecognizer) {
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(act(_:)))
        #else
            recognizer.addTarget(self, action: Selector("act:") { (action: GestureAction) in { action.act($0) } })
        #endif
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func act(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
