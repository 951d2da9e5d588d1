import UIKit

/// The screen of one section.
final class SectionViewController: UIViewController {
    let section: Section

    init(section: Section) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
        title = section.title
        edgesForExtendedLayout = [.left, .bottom, .right]
        let wordmark = Wordmark("Wayfarer")
        wordmark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("goHome", SectionViewController.goHome)))
        navigationItem.titleView = wordmark
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = RaisedView(SectionView(section: section))
    }

    /// The app's name leads back to the dashboard.
    private func goHome() {
        (navigationController?.viewControllers.first as? DashboardViewController)?.closeSection()
    }
}
