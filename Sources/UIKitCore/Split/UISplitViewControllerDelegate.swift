import ObjectiveCRuntime

/// Methods that respond to and customize the columns of a split view controller. All are optional.
///
/// Source: Apple, [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Notifies that the display mode is about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the mode to which the display mode button changes; `automatic` leaves it to the controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Whether the delegate has shown a controller itself, in place of the primary one.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

    /// Whether the delegate has shown a controller itself, in place of the secondary one.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

    /// Returns the controller that is left when a controller without columns collapses; nil for its primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary controller of one without columns that expands; nil for the one that it shows.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the delegate has taken the secondary controller into the primary one, or it may go: true shows the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller for a controller without columns that expands; nil for the primary controller's answer.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Returns the column that is on top when columns collapse.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the display mode when columns expand.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Notifies that the columns have collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Notifies that the columns have expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Notifies that a column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Notifies that a column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Notifies that a finger begins to move the columns.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Notifies that the finger was lifted.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Returns the supported interface orientations; none for those of the columns.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        target("splitViewController:willChangeToDisplayMode:")?.splitViewController(svc, willChangeTo: displayMode)
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        target("targetDisplayModeForActionInSplitViewController:")?.targetDisplayModeForAction(in: svc) ?? .automatic
    }

    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        target("splitViewController:showViewController:sender:")?.splitViewController(splitViewController, show: vc, sender: sender)
            ?? false
    }

    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        target("splitViewController:showDetailViewController:sender:")?
            .splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        target("primaryViewControllerForCollapsingSplitViewController:").map {
            $0.primaryViewController(forCollapsing: splitViewController)
        } ?? nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        target("primaryViewControllerForExpandingSplitViewController:").map {
            $0.primaryViewController(forExpanding: splitViewController)
        } ?? nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        target("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:").map {
            $0.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        } ?? false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        target("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:").map {
            $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        } ?? nil
    }

    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        target("splitViewController:topColumnForCollapsingToProposedTopColumn:")?
            .splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        target("splitViewController:displayModeForExpandingToProposedDisplayMode:")?
            .splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) ?? proposedDisplayMode
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        target("splitViewControllerDidCollapse:")?.splitViewControllerDidCollapse(svc)
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        target("splitViewControllerDidExpand:")?.splitViewControllerDidExpand(svc)
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        target("splitViewController:willShowColumn:")?.splitViewController(svc, willShow: column)
    }

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        target("splitViewController:willHideColumn:")?.splitViewController(svc, willHide: column)
    }

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        target("splitViewControllerInteractivePresentationGestureWillBegin:")?
            .splitViewControllerInteractivePresentationGestureWillBegin(svc)
    }

    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        target("splitViewControllerInteractivePresentationGestureDidEnd:")?
            .splitViewControllerInteractivePresentationGestureDidEnd(svc)
    }

    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        target("splitViewControllerSupportedInterfaceOrientations:")?
            .splitViewControllerSupportedInterfaceOrientations(splitViewController) ?? []
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UISplitViewControllerDelegate)? { _forwardingTarget(of: name) }
}
