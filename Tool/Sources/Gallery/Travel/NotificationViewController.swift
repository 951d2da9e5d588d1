import UIKit

/// The screen with the traveller's messages.
final class NotificationViewController: UIViewController {
    private let messages: [Message]

    init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
        title = "Messages"
        edgesForExtendedLayout = [.left, .bottom, .right]
        let wordmark = Wordmark("Wayfarer")
        wordmark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("goHome", NotificationViewController.goHome)))
        navigationItem.titleView = wordmark
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = RaisedView(MessagesView(messages: messages))
    }

    /// Returns to the dashboard after a tap on the app's name.
    private func goHome() {
        (navigationController?.viewControllers.first as? DashboardViewController)?.closeMessages()
    }
}
