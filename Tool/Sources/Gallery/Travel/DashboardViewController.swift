import Transitions
import UIKit

/// The first screen: the next trip, six sections, and the newest message.
final class DashboardViewController: UIViewController {
    private let traveller: Traveller

    init(traveller: Traveller) {
        self.traveller = traveller
        super.init(nibName: nil, bundle: nil)
        title = "Wayfarer"
        edgesForExtendedLayout = [.left, .bottom, .right]
        navigationItem.titleView = Wordmark("Wayfarer")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let dashboard = DashboardView(traveller: traveller, sections: Section.all)
        for tile in dashboard.tiles { tile.addGestureRecognizer(tap(Selector("tileTapped:", DashboardViewController.tileTapped))) }
        dashboard.banner.addGestureRecognizer(tap(Selector("openMessages", DashboardViewController.openMessages)))
        view = dashboard
    }

    private func tap(_ action: Selector) -> UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: action) }

    private func tileTapped(_ sender: UITapGestureRecognizer) {
        if let tile = sender.view as? SectionTile { open(tile.section) }
    }

    // snippet: dashboard-scale
    private var dashboards: DashboardNavigationController? { navigationController as? DashboardNavigationController }

    /// Opens a section, which grows out of the dashboard.
    func open(_ section: Section) {
        dashboards?.present(screen(of: section), withDirection: .inViaScale)
    }

    /// Closes the section, which shrinks back into the dashboard.
    func closeSection() {
        dashboards?.present(self, withDirection: .outViaScale)
    }
    // end

    private weak var latest: SectionViewController?

    /// The section's view controller that is still closing, or a new one.
    private func screen(of section: Section) -> SectionViewController {
        if let latest, latest.section.title == section.title { return latest }
        let screen = SectionViewController(section: section)
        latest = screen
        return screen
    }

    // snippet: dashboard-slide
    /// Opens the messages, which slide in from the bottom.
    func openMessages() {
        dashboards?.present(NotificationViewController(messages: traveller.messages), withDirection: .inFromBottom)
    }

    /// Closes the messages, which slide out to the bottom.
    func closeMessages() {
        dashboards?.present(self, withDirection: .outToBottom)
    }
    // end
}
