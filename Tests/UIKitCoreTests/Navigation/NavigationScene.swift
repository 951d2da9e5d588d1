import Kinora
import UIKit

/// A navigation controller on a stage; logs the callbacks of its view controllers and delegate.
@MainActor
final class NavigationScene: NSObject, UINavigationControllerDelegate {
    let stage: Stage
    let log = CallbackLog()
    let root: LoggedController
    let navigation: UINavigationController

    init(safeAreaInsets: UIEdgeInsets = .zero) {
        stage = Stage.plain(safeAreaInsets: safeAreaInsets)
        root = LoggedController("A", log)
        navigation = UINavigationController(rootViewController: root)
        super.init()
        navigation.delegate = self
    }

    /// Visible and at rest, the log empty.
    static func shown(safeAreaInsets: UIEdgeInsets = .zero) -> NavigationScene {
        let scene = NavigationScene(safeAreaInsets: safeAreaInsets)
        scene.stage.window.rootViewController = scene.navigation
        scene.stage.settle()
        _ = scene.log.take()
        return scene
    }

    func screen(_ name: String) -> LoggedController {
        LoggedController(name, log)
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.add("willShow(\(viewController.title ?? ""))")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.add("didShow(\(viewController.title ?? ""))")
    }

    /// Callbacks of view controllers and delegate since the last call, at rest.
    func received() -> [String] {
        stage.settle()
        return log.take()
    }

    /// The stack's names.
    var names: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Displayed left edge of a view controller's view, in points of the window.
    func left(of controller: UIViewController) -> Double? {
        guard let layer = controller.viewIfLoaded?.layer, let shown = layer.presentation() else { return nil }
        return Double(shown.position.x - shown.bounds.width / 2)
    }

    /// The visible labels in the bar that have a text.
    var labels: [UILabel] {
        var found: [UILabel] = []
        var pending: [UIView] = [navigation.navigationBar]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let label = view as? UILabel, label.text?.isEmpty == false { found.append(label) }
            pending += view.subviews
        }
        return found
    }

    /// The texts of these labels.
    var texts: [String] { labels.compactMap(\.text).sorted() }

    /// The views of view controllers in the window.
    func screensInWindow(of controllers: [UIViewController]) -> [String] {
        controllers.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }
    }
}

/// The curve (.42,0) (.58,1) by bisection.
func easeInOut(_ x: Double) -> Double {
    func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double { 3 * p * s * (1 - s) * (1 - s) + 3 * q * s * s * (1 - s) + s * s * s }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
}

/// Mass 3, stiffness 1000, damping 500, which counts as critical (`Documentation/Behavior.md#curves`, `Documentation/Behavior.md#springs`).
func systemSpring(_ time: Double) -> Double {
    let w = (1000.0 / 3).squareRoot()
    return 1 - (1 + w * time) * exp(-w * time)
}
