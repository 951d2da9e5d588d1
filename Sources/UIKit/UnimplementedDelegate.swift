import UIKitDynamics

/// An object that conforms to UIKit's delegate protocols and implements none of their optional methods: calls of these run UIKit's
/// defaults.
///
/// `kinora swift` uses it for a class that conforms to a protocol and leaves optional methods to its subclasses. Not part of Apple's
/// frameworks.
@preconcurrency @MainActor
public final class _UnimplementedDelegate: NSObject {
    public static let shared = _UnimplementedDelegate()
}

extension _UnimplementedDelegate: CAAnimationDelegate, CALayerDelegate {}

extension _UnimplementedDelegate: UIApplicationDelegate, UIWindowSceneDelegate, UIGestureRecognizerDelegate, UITextFieldDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension _UnimplementedDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
    UINavigationBarDelegate, UITabBarDelegate
{}

extension _UnimplementedDelegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
{}

extension _UnimplementedDelegate: UIImagePickerControllerDelegate, UIPickerViewDelegate, UISearchBarDelegate,
    UISearchControllerDelegate, UIDocumentPickerDelegate, UIEditMenuInteractionDelegate, UIPointerInteractionDelegate,
    UILargeContentViewerInteractionDelegate, NSUserActivityDelegate,
    UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    NSTextStorageDelegate, NSLayoutManagerDelegate
{}

extension _UnimplementedDelegate: UIFindInteractionDelegate, UIDocumentInteractionControllerDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}

extension _UnimplementedDelegate: UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController) {}
}

extension _UnimplementedDelegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}

extension _UnimplementedDelegate: UIActivityItemSource {
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
}

extension _UnimplementedDelegate: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {}

extension _UnimplementedDelegate: UIAlertViewDelegate, UIActionSheetDelegate {}

extension _UnimplementedDelegate: UITableViewDelegate, UITextViewDelegate, UICollectionViewDelegateFlowLayout {}

extension _UnimplementedDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension _UnimplementedDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension _UnimplementedDelegate: UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

extension _UnimplementedDelegate: UIDragInteractionDelegate, UIDropInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
}

extension _UnimplementedDelegate: UISpringLoadedInteractionBehavior {
    public func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

extension _UnimplementedDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        []
    }
    public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

extension _UnimplementedDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    public func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
}

extension _UnimplementedDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

extension _UnimplementedDelegate: UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
