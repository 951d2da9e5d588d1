import QuartzCore

extension UIViewController {
    private final class Plain: UIViewController {}

    private final class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { loadViewIfNeeded() }
    }

    private final class ShowingDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { loadViewIfNeeded() }
    }

    private static let showing = MethodOverride(in: UIViewController.self, plain: Plain.self, overriding: Showing.self)
    private static let showingDetail = MethodOverride(in: UIViewController.self, plain: Plain.self, overriding: ShowingDetail.self)

    private func container(overriding method: MethodOverride) -> UIViewController? {
        var at = container
        while let controller = at, !method.isOverridden(in: type(of: controller)) { at = controller.container }
        return at
    }

    func showInPlace(_ controller: UIViewController, _ sender: Any?) {
        guard let place = container(overriding: Self.showing) else { return present(controller, animated: true) }
        place.show(controller, sender: sender)
    }

    func showDetailInPlace(_ controller: UIViewController, _ sender: Any?) {
        guard let place = container(overriding: Self.showingDetail) else { return present(controller, animated: true) }
        place.showDetailViewController(controller, sender: sender)
    }

    func nearestController(performing action: Selector, _ sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.container).first { $0.canPerformAction(action, withSender: sender) }
    }
}
