import SwiftABI

extension UIViewController {
    private final class Plain: UIViewController {}

    private final class Updating: UIViewController {
        override func updateViewConstraints() { loadViewIfNeeded() }
    }

    static let constraintUpdate = MethodOverride(in: UIViewController.self, plain: Plain.self, overriding: Updating.self)
}
