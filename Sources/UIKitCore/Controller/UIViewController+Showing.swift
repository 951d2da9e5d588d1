import QuartzCore

// A controller that does not override `show(_:sender:)` or `showDetailViewController(_:sender:)` passes the call to its container. Above
// the outermost container the controller on which the call began presents.
extension UIViewController {
    func passUpShow(_ controller: UIViewController, _ sender: Any?) {
        passUp(controller) { $0.show(controller, sender: sender) }
    }

    func passUpShowDetail(_ controller: UIViewController, _ sender: Any?) {
        passUp(controller) { $0.showDetailViewController(controller, sender: sender) }
    }

    private func passUp(_ controller: UIViewController, _ show: (UIViewController) -> Void) {
        let state = UIKitState.current
        let outer = state.passedUp
        let origin = outer.flatMap { $0.shown === controller ? $0.origin : nil } ?? self
        guard let container else { return origin.present(controller, animated: true) }
        state.passedUp = (controller, origin)
        defer { state.passedUp = outer }
        show(container)
    }

    func nearestController(performing action: Selector, _ sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.container).first { $0.canPerformAction(action, withSender: sender) }
    }
}
