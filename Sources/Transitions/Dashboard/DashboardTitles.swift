import UIKit

/// Hides the titles of a stack in its bar, and gives each controller back what it had when it leaves.
@MainActor
struct DashboardTitles {
    /// Stands for a title that is not shown.
    private final class HiddenTitle: UIView {}

    private struct Record {
        weak var controller: UIViewController?
        let displayMode: UINavigationItem.BackButtonDisplayMode
    }

    private var records: [Record] = []

    /// Hides the titles of controllers; a title view of the app's own stays.
    mutating func hide(of controllers: [UIViewController]) {
        for controller in controllers {
            let item = controller.navigationItem
            if item.titleView == nil { item.titleView = HiddenTitle(frame: .zero) }
            guard !records.contains(where: { $0.controller === controller }) else { continue }
            records.append(Record(controller: controller, displayMode: item.backButtonDisplayMode))
            item.backButtonDisplayMode = .generic
        }
    }

    /// Shows the titles again of those controllers that do not belong to the stack any more, or of all.
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
