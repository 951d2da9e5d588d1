import Foundation
import ObjectiveCRuntime
import UIKitCore

/// An object that gives an activity view controller its items when they are needed.
///
/// Source: Apple, [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// An item of the kind of the later ones, by which the activities are chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for the chosen activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject, which the sheet shows as its title; empty if not implemented.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        let target: (any UIActivityItemSource)? = _forwardingTarget(of: "activityViewController:subjectForActivityType:")
        return target?.activityViewController(activityViewController, subjectForActivityType: activityType) ?? ""
    }
}
