import UIKit

/// The screen with the traveller's messages.
final class NotificationViewController: UIViewController {
    private let messages: [Message]

    init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
        title = "Messages"
        edgesForExtendedLayout = [.left, .bottom, .right]
        navigationItem.titleView = Wordmark("Wayfarer")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = MessagesView(messages: messages)
    }
}
