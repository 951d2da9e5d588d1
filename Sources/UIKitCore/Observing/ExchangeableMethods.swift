import CoreGraphics
import ObjectiveCRuntime

/// The methods of UIKit whose implementation may be changed, each with its own implementation. `Documentation/UnmodifiedSources.md` lists
/// them.
private enum ExchangeableMethods {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            addViews(table)
            addControllers(table)
            addFonts(table)
        }
    }

    private static func addViews(_ table: _MethodTable) {
        table.addExchangeable("traitCollectionDidChange:", UIView.self, 1) { _, _ in nil }
        table.addExchangeable("didMoveToSuperview", UIView.self, 0) { _, _ in nil }
        table.addExchangeable("willMoveToWindow:", UIView.self, 1) { _, _ in nil }
        table.addExchangeable("didMoveToWindow", UIView.self, 0) { _, _ in nil }
        table.addExchangeable("layoutSubviews", UIView.self, 0) { view, _ in
            view.layOutByConstraints()
            return nil
        }
        table.addExchangeable("pointInside:with:", UIView.self, 2) { view, arguments in view.bounds.contains(arguments[0] as CGPoint) }
        table.addExchangeable("sendEvent:", UIApplication.self, 1) { application, arguments in
            application.dispatch(arguments[0])
            return nil
        }
    }

    private static func addControllers(_ table: _MethodTable) {
        for name in ["viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
            table.addExchangeable(name, UIViewController.self, 0) { _, _ in nil }
        }
        for name in ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "traitCollectionDidChange:"] {
            table.addExchangeable(name, UIViewController.self, 1) { _, _ in nil }
        }
        table.addExchangeable("preferredStatusBarStyle", UIViewController.self, 0) { _, _ in UIStatusBarStyle.default }
        table.addExchangeable("prefersStatusBarHidden", UIViewController.self, 0) { controller, _ in controller.hidesStatusBarByDefault }
        table.addExchangeable("shouldAutorotate", UIViewController.self, 0) { _, _ in true }
        table.addExchangeable("supportedInterfaceOrientations", UIViewController.self, 0) { _, _ in UIViewController.defaultOrientations }
        table.addExchangeable("present:animated:completion:", UIViewController.self, 3) { controller, arguments in
            controller.presentController(arguments[0], animated: arguments[1], completion: arguments[2])
            return nil
        }
        table.addExchangeable("dismissWithAnimated:completion:", UIViewController.self, 2) { controller, arguments in
            controller.requestDismissal(animated: arguments[0], completion: arguments[1])
            return nil
        }
    }

    private static func addFonts(_ table: _MethodTable) {
        table.addClassMethod(
            "systemFontOfSize:", UIFont.self, 1,
            implementation: { _, arguments in
                UIFont.madeSystemFont(ofSize: arguments[0], weight: .regular)
            })
        table.addClassMethod(
            "systemFontOfSize:weight:", UIFont.self, 2,
            implementation: { _, arguments in
                UIFont.madeSystemFont(ofSize: arguments[0], weight: arguments[1])
            })
        table.addClassMethod(
            "boldSystemFontOfSize:", UIFont.self, 1,
            implementation: { _, arguments in
                UIFont.madeSystemFont(ofSize: arguments[0], weight: .semibold)
            })
    }
}
