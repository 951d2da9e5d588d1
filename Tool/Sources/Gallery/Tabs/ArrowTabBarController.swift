import Components
import UIKit

/// The app with an arrow on its bar.
final class ArrowTabBarController: PhotosTabBarController {
    override init() { super.init() }

    required init?(coder: NSCoder) {
        nil
    }

    // snippet: tab-arrow
    private var arrow: TabBarArrow?

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow = TabBarArrow(tabBarController: self)
    }

    func open(_ index: Int) {
        selectedIndex = index
        arrow?.update(animated: true)
    }
    // end
}
