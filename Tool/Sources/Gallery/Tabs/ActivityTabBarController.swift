import Components
import UIKit

/// The app with a camera button in the middle of its bar, and a bubble that shows news.
final class ActivityTabBarController: PhotosTabBarController, UITabBarControllerDelegate {
    private let camera = CameraButton()
    private let followsSelection: Bool
    private(set) var showItem = UIBarButtonItem()
    private(set) var hideItem = UIBarButtonItem()

    /// - Parameter followsSelection: Whether the visible bubble moves to the selected tab.
    init(followsSelection: Bool = false) {
        self.followsSelection = followsSelection
        super.init()
        delegate = self
        showItem = UIBarButtonItem(title: "Show", primaryAction: UIAction { [weak self] _ in self?.setActivity(shown: true) })
        hideItem = UIBarButtonItem(title: "Hide", primaryAction: UIAction { [weak self] _ in self?.setActivity(shown: false) })
        hideItem.isEnabled = false
        feed.navigationItem.leftBarButtonItems = [showItem, hideItem]
        camera.addAction(UIAction { [weak self] _ in self?.selectedIndex = 2 }, for: .touchUpInside)
        tabBar.addSubview(camera)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setActivity(shown: Bool) {
        showItem.isEnabled = !shown
        hideItem.isEnabled = shown
        if shown { showActivity() } else { hideActivity() }
    }

    // snippet: activity-bubble
    private let bubble = TabBarActivityBubble()

    private func showActivity() {
        (bubble.comments, bubble.likes, bubble.followers) = (2, 1, 3)
        bubble.show(overItemAt: 3, in: tabBar)
    }

    private func hideActivity() {
        bubble.hide()
    }
    // end

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard followsSelection, hideItem.isEnabled else { return }
        bubble.show(overItemAt: selectedIndex, in: tabBar)
    }

    /// The button is centered in the items' area; a higher one is raised, so that both end at the same bottom.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = tabBar.bounds.height - tabBar.safeAreaInsets.bottom
        let raise = max(camera.bounds.height - height, 0) / 2
        camera.center = CGPoint(x: tabBar.bounds.midX, y: height / 2 - raise)
    }
}
