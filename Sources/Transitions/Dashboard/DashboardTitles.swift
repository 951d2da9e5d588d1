import UIKit

/// Hides the titles of a stack in its bar and restores each view controller's own when it leaves.
@MainActor
struct DashboardTitles {
    /// Placeholder for a hidden title.
    private final class HiddenTitle: UIView {}

    private struct Record {
        weak var controller: UIViewController?
        let displayMode: UINavigationItem.BackButtonDisplayMode
    }

    private var records: [Record] = []

    /// Hides the titles of view controllers; an app's own title view stays.
    mutating func hide(of controllers: [UIViewController]) {
        for controller in controllers {
            let item = controller.navigationItem
            if item.titleView == nil { item.titleView = HiddenTitle(frame: .zero) }
            guard !records.contains(where: { $0.controller === controller }) else { continue }
            records.append(Record(controller: controller, displayMode: item.backButtonDisplayMode))
            item.backButtonDisplayMode = .generic
        }
    }

    /// Restores the titles of all view controllers, or of those that are no longer on the stack.
    mutating func show(unless staysHidden: (UIViewController) -> Bool = { _ in false }) {
        records.removeAll { record in
            guard let controller = record.controller else { return true }
            guard !staysHidden(controller) else { return false }
            let item = controller.navigationItem
            if item.titleView is HiddenTitle { item.titleView = nil }
            item.backButtonDisplayMode = record.displayMode
            return true
        }
    }
}
