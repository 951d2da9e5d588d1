import Transitions
import UIKit

/// The screen of one entry, which a button or a pull closes.
final class JournalPageViewController: UIViewController, HeroScreen {
    private let entry: JournalEntry
    private let page: JournalPage
    private let close = UIButton(type: .system)

    init(_ entry: JournalEntry) {
        self.entry = entry
        page = JournalPage(entry)
        super.init(nibName: nil, bundle: nil)
        title = entry.photo.place
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "xmark")
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
        (look.baseBackgroundColor, look.baseForegroundColor) = (UIColor(white: 0, alpha: 0.6), .white)
        look.cornerStyle = .capsule
        close.configuration = look
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
        for subview in [page, close] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets)
        view.layOut(close, CGRect(x: area.width - 44 - 16 + view.safeAreaInsets.left, y: area.minY + 8, width: 44, height: 44))
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { entry.photo.artwork.isDarkAtTheTop ? .lightContent : .darkContent }

    private func leave() {
        if let navigationController { navigationController.popViewController(animated: true) } else { dismiss(animated: true) }
    }

    func heroViews(for transition: HeroTransition) -> [String: UIView] {
        ["photo": page.picture, "name": page.name, "avatar": page.avatar, "author": page.author, "close": close]
    }
}
