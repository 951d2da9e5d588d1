import SwiftABI
import UIKit

/// Whether views do something with touches.
@MainActor enum Reaction {
    private final class Plain: UIView {}

    private final class Touched: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private static let touching = MethodOverride(in: UIView.self, plain: Plain.self, overriding: Touched.self)

    /// Whether a view handles touches itself: an enabled control, a gesture recognizer, or an override of `touchesBegan`. Recognizers of
    /// windows, such as the status bar's, do not count.
    static func reacts(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled }
        if !(view is UIWindow), view.gestureRecognizers?.contains(where: \.isEnabled) ?? false { return true }
        return touching.isOverridden(in: type(of: view))
    }

    /// Whether a view or one of its superviews below `top` reacts.
    static func reacts(_ view: UIView, below top: UIView?) -> Bool {
        var at: UIView? = view
        while let next = at, next !== top {
            if reacts(next) { return true }
            at = next.superview
        }
        return false
    }
}
