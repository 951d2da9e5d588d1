/// The options of a `select` element, shown as an action sheet over the web view.
@MainActor
final class PageOptions {
    struct Option: Sendable {
        let label: String
        let isEnabled: Bool
        let isSelected: Bool
    }

    let id: UInt32
    private weak var alert: UIAlertController?
    private let reply: Reply<Int?>

    /// Presents the options from the view controller that is on top of the view's; without one none is chosen.
    ///
    /// - Parameters:
    ///   - area: The element, in points of the page's visible part.
    ///   - reply: Gets the index of the chosen option; nil for none.
    init(id: UInt32, _ options: [Option], at area: CGRect, over view: WKWebView, _ reply: Reply<Int?>) {
        self.id = id
        self.reply = reply
        guard var presenter = view.window?.rootViewController else {
            reply.give(nil)
            return
        }
        while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (index, option) in options.enumerated() {
            let action = UIAlertAction(title: (option.isSelected ? "✓ " : "") + option.label, style: .default) { _ in reply.give(index) }
            action.isEnabled = option.isEnabled
            alert.addAction(action)
        }
        alert.addAction(UIAlertAction(title: SystemWord.text("Cancel"), style: .cancel) { _ in reply.give(nil) })
        let inset = view.scrollView.adjustedContentInset
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = area.offsetBy(dx: inset.left, dy: inset.top)
        self.alert = alert
        presenter.present(alert, animated: true)
    }

    /// The page does not need the options any more.
    func dismiss() {
        alert?.dismiss(animated: true)
        reply.give(nil)
    }
}
