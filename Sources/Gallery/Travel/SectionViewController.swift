import UIKit

/// The screen of one section.
final class SectionViewController: UIViewController {
    private let section: Section

    init(section: Section) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
        title = section.title
        edgesForExtendedLayout = [.left, .bottom, .right]
        navigationItem.titleView = Wordmark("Wayfarer")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = SectionView(section: section)
    }
}
