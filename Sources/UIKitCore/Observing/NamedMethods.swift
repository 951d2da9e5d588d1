import CoreGraphics
import ObjectiveCRuntime

/// Methods of UIKit's classes that a selector made from a name finds, besides exposed properties and exchangeable methods: those that apps
/// call so, and the requirements of UIKit's protocols that these classes implement.
private enum NamedMethods {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            addResponders(table)
            addViews(table)
            addControllers(table)
        }
    }

    private static func addResponders(_ table: _MethodTable) {
        table.add("becomeFirstResponder", UIResponder.self, 0) { responder, _ in responder.becomeFirstResponder() }
        table.add("resignFirstResponder", UIResponder.self, 0) { responder, _ in responder.resignFirstResponder() }
        table.add("canBecomeFirstResponder", UIResponder.self, 0) { responder, _ in responder.canBecomeFirstResponder }
        table.add("canPerformAction:withSender:", UIResponder.self, 2) { responder, arguments in
            responder.canPerformAction(arguments[0], withSender: arguments[1] as Any?)
        }
    }

    private static func addViews(_ table: _MethodTable) {
        let methods: [(String, @MainActor (UIView) -> Void)] = [
            ("layoutIfNeeded", { $0.layoutIfNeeded() }), ("setNeedsLayout", { $0.setNeedsLayout() }),
            ("setNeedsDisplay", { $0.setNeedsDisplay() }), ("setNeedsUpdateConstraints", { $0.setNeedsUpdateConstraints() }),
            ("updateConstraintsIfNeeded", { $0.updateConstraintsIfNeeded() }), ("updateConstraints", { $0.updateConstraints() }),
            ("removeFromSuperview", { $0.removeFromSuperview() }), ("sizeToFit", { $0.sizeToFit() }),
            ("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() }),
            ("didMoveToSuperview", { $0.didMoveToSuperview() }), ("didMoveToWindow", { $0.didMoveToWindow() }),
            ("tintColorDidChange", { $0.tintColorDidChange() }),
        ]
        for (name, method) in methods {
            table.add(name, UIView.self, 0) { view, _ in
                method(view)
                return nil
            }
        }
        table.add("endEditing:", UIView.self, 1) { view, arguments in view.endEditing(arguments[0]) }
        table.add("addSubview:", UIView.self, 1) { view, arguments in
            view.addSubview(arguments[0])
            return nil
        }
        table.add("actionForLayer:forKey:", UIView.self, 2) { view, arguments in view.action(for: arguments[0], forKey: arguments[1]) }
        table.add("layoutSublayersOfLayer:", UIView.self, 1) { view, arguments in
            view.layoutSublayers(of: arguments[0])
            return nil
        }
    }

    private static func addControllers(_ table: _MethodTable) {
        for name in ["shared", "sharedApplication"] { table.addClassMethod(name, UIApplication.self) { UIApplication.shared } }
        table.add("loadView", UIViewController.self, 0) { controller, _ in
            controller.loadView()
            return nil
        }
        table.add("loadViewIfNeeded", UIViewController.self, 0) { controller, _ in
            controller.loadViewIfNeeded()
            return nil
        }
        table.add("startInteractiveTransition:", UIPercentDrivenInteractiveTransition.self, 1) { transition, arguments in
            transition.startInteractiveTransition(arguments[0])
            return nil
        }
    }
}
