// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Display
import Foundation
import ObjectiveCRuntime
import QuartzCore
import UIFoundation

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("barHideOnSwipeGestureRecognizer", UINavigationController.self, { $0.barHideOnSwipeGestureRecognizer })
        table.add("barHideOnTapGestureRecognizer", UINavigationController.self, { $0.barHideOnTapGestureRecognizer })
        table.add("delegate", UINavigationController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("hidesBarsOnSwipe", UINavigationController.self, { $0.hidesBarsOnSwipe }, isDynamic: false) { $0.hidesBarsOnSwipe = $1 }
        table.add("hidesBarsOnTap", UINavigationController.self, { $0.hidesBarsOnTap }, isDynamic: false) { $0.hidesBarsOnTap = $1 }
        table.add("hidesBarsWhenKeyboardAppears", UINavigationController.self, { $0.hidesBarsWhenKeyboardAppears }, isDynamic: false) {
            $0.hidesBarsWhenKeyboardAppears = $1
        }
        table.add("hidesBarsWhenVerticallyCompact", UINavigationController.self, { $0.hidesBarsWhenVerticallyCompact }, isDynamic: false) {
            $0.hidesBarsWhenVerticallyCompact = $1
        }
        table.add("interactivePopGestureRecognizer", UINavigationController.self, { $0.interactivePopGestureRecognizer })
        table.add(
            "navigationBarHidden", getter: "isNavigationBarHidden", UINavigationController.self, { $0.isNavigationBarHidden },
            isDynamic: false
        ) {
            $0.isNavigationBarHidden = $1
        }
        table.add("toolbarHidden", getter: "isToolbarHidden", UINavigationController.self, { $0.isToolbarHidden }, isDynamic: false) {
            $0.isToolbarHidden = $1
        }
        table.add("navigationBar", UINavigationController.self, { $0.navigationBar })
        table.add("toolbar", UINavigationController.self, { $0.toolbar as UIToolbar? })
        table.add("topViewController", UINavigationController.self, { $0.topViewController })
        table.add("viewControllers", UINavigationController.self, { $0.viewControllers }, isDynamic: false) { $0.viewControllers = $1 }
        table.add("visibleViewController", UINavigationController.self, { $0.visibleViewController })
        table.add("delegate", UISplitViewController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("displayMode", UISplitViewController.self, { $0.displayMode })
        table.add("displayModeButtonItem", UISplitViewController.self, { $0.displayModeButtonItem })
        table.add("displayModeButtonVisibility", UISplitViewController.self, { $0.displayModeButtonVisibility }, isDynamic: false) {
            $0.displayModeButtonVisibility = $1
        }
        table.add("collapsed", getter: "isCollapsed", UISplitViewController.self, { $0.isCollapsed })
        table.add("maximumPrimaryColumnWidth", UISplitViewController.self, { $0.maximumPrimaryColumnWidth }, isDynamic: false) {
            $0.maximumPrimaryColumnWidth = $1
        }
        table.add("maximumSupplementaryColumnWidth", UISplitViewController.self, { $0.maximumSupplementaryColumnWidth }, isDynamic: false) {
            $0.maximumSupplementaryColumnWidth = $1
        }
        table.add("minimumPrimaryColumnWidth", UISplitViewController.self, { $0.minimumPrimaryColumnWidth }, isDynamic: false) {
            $0.minimumPrimaryColumnWidth = $1
        }
        table.add("minimumSupplementaryColumnWidth", UISplitViewController.self, { $0.minimumSupplementaryColumnWidth }, isDynamic: false) {
            $0.minimumSupplementaryColumnWidth = $1
        }
        table.add("preferredDisplayMode", UISplitViewController.self, { $0.preferredDisplayMode }, isDynamic: false) {
            $0.preferredDisplayMode = $1
        }
        table.add("preferredPrimaryColumnWidth", UISplitViewController.self, { $0.preferredPrimaryColumnWidth }, isDynamic: false) {
            $0.preferredPrimaryColumnWidth = $1
        }
        table.add(
            "preferredPrimaryColumnWidthFraction", UISplitViewController.self, { $0.preferredPrimaryColumnWidthFraction }, isDynamic: false
        ) {
            $0.preferredPrimaryColumnWidthFraction = $1
        }
        table.add("preferredSplitBehavior", UISplitViewController.self, { $0.preferredSplitBehavior }, isDynamic: false) {
            $0.preferredSplitBehavior = $1
        }
        table.add(
            "preferredSupplementaryColumnWidth", UISplitViewController.self, { $0.preferredSupplementaryColumnWidth }, isDynamic: false
        ) {
            $0.preferredSupplementaryColumnWidth = $1
        }
        table.add(
            "preferredSupplementaryColumnWidthFraction", UISplitViewController.self, { $0.preferredSupplementaryColumnWidthFraction },
            isDynamic: false
        ) {
            $0.preferredSupplementaryColumnWidthFraction = $1
        }
        table.add("presentsWithGesture", UISplitViewController.self, { $0.presentsWithGesture }, isDynamic: false) {
            $0.presentsWithGesture = $1
        }
        table.add("primaryBackgroundStyle", UISplitViewController.self, { $0.primaryBackgroundStyle }, isDynamic: false) {
            $0.primaryBackgroundStyle = $1
        }
        table.add("primaryColumnWidth", UISplitViewController.self, { $0.primaryColumnWidth })
        table.add("primaryEdge", UISplitViewController.self, { $0.primaryEdge }, isDynamic: false) { $0.primaryEdge = $1 }
        table.add("splitBehavior", UISplitViewController.self, { $0.splitBehavior })
        table.add("style", UISplitViewController.self, { $0.style })
        table.add("supplementaryColumnWidth", UISplitViewController.self, { $0.supplementaryColumnWidth })
        table.add("viewControllers", UISplitViewController.self, { $0.viewControllers }, isDynamic: false) { $0.viewControllers = $1 }
        table.add("delegate", UITabBarController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("selectedIndex", UITabBarController.self, { $0.selectedIndex }) { $0.selectedIndex = $1 }
        table.add("selectedViewController", UITabBarController.self, { $0.selectedViewController }) { $0.selectedViewController = $1 }
        table.add("tabBar", UITabBarController.self, { $0.tabBar })
        table.add("viewControllers", UITabBarController.self, { $0.viewControllers }, isDynamic: false) { $0.viewControllers = $1 }
        table.add("additionalSafeAreaInsets", UIViewController.self, { $0.additionalSafeAreaInsets }, isDynamic: false) {
            $0.additionalSafeAreaInsets = $1
        }
        table.add(
            "automaticallyAdjustsScrollViewInsets", UIViewController.self, { $0.automaticallyAdjustsScrollViewInsets }, isDynamic: false
        ) {
            $0.automaticallyAdjustsScrollViewInsets = $1
        }
        table.add("bottomLayoutGuide", UIViewController.self, { $0.bottomLayoutGuide })
        table.add("childForHomeIndicatorAutoHidden", UIViewController.self, { $0.childForHomeIndicatorAutoHidden })
        table.add("childForScreenEdgesDeferringSystemGestures", UIViewController.self, { $0.childForScreenEdgesDeferringSystemGestures })
        table.add("childForStatusBarHidden", UIViewController.self, { $0.childForStatusBarHidden })
        table.add("childForStatusBarStyle", UIViewController.self, { $0.childForStatusBarStyle })
        table.add("children", UIViewController.self, { $0.children })
        table.add("contentUnavailableConfiguration", UIViewController.self, { $0.contentUnavailableConfiguration }, isDynamic: false) {
            $0.contentUnavailableConfiguration = $1
        }
        table.add("contentUnavailableConfigurationState", UIViewController.self, { $0.contentUnavailableConfigurationState })
        table.add("definesPresentationContext", UIViewController.self, { $0.definesPresentationContext }, isDynamic: false) {
            $0.definesPresentationContext = $1
        }
        table.add("edgesForExtendedLayout", UIViewController.self, { $0.edgesForExtendedLayout }, isDynamic: false) {
            $0.edgesForExtendedLayout = $1
        }
        table.add("editButtonItem", UIViewController.self, { $0.editButtonItem })
        table.add("extendedLayoutIncludesOpaqueBars", UIViewController.self, { $0.extendedLayoutIncludesOpaqueBars }, isDynamic: false) {
            $0.extendedLayoutIncludesOpaqueBars = $1
        }
        table.add("focusGroupIdentifier", UIViewController.self, { $0.focusGroupIdentifier }, isDynamic: false) {
            $0.focusGroupIdentifier = $1
        }
        table.add("focusItemContainer", UIViewController.self, { $0.focusItemContainer })
        table.add("hidesBottomBarWhenPushed", UIViewController.self, { $0.hidesBottomBarWhenPushed }, isDynamic: false) {
            $0.hidesBottomBarWhenPushed = $1
        }
        table.add("beingDismissed", getter: "isBeingDismissed", UIViewController.self, { $0.isBeingDismissed })
        table.add("beingPresented", getter: "isBeingPresented", UIViewController.self, { $0.isBeingPresented })
        table.add("editing", getter: "isEditing", UIViewController.self, { $0.isEditing }) { $0.isEditing = $1 }
        table.add(
            "modalInPresentation", getter: "isModalInPresentation", UIViewController.self, { $0.isModalInPresentation }, isDynamic: false
        ) {
            $0.isModalInPresentation = $1
        }
        table.add("movingFromParent", getter: "isMovingFromParent", UIViewController.self, { $0.isMovingFromParent })
        table.add("movingToParent", getter: "isMovingToParent", UIViewController.self, { $0.isMovingToParent })
        table.add("viewLoaded", getter: "isViewLoaded", UIViewController.self, { $0.isViewLoaded })
        table.add(
            "modalPresentationCapturesStatusBarAppearance", UIViewController.self, { $0.modalPresentationCapturesStatusBarAppearance },
            isDynamic: false
        ) {
            $0.modalPresentationCapturesStatusBarAppearance = $1
        }
        table.add("modalPresentationStyle", UIViewController.self, { $0.modalPresentationStyle }, isDynamic: false) {
            $0.modalPresentationStyle = $1
        }
        table.add("modalTransitionStyle", UIViewController.self, { $0.modalTransitionStyle }, isDynamic: false) {
            $0.modalTransitionStyle = $1
        }
        table.add("navigationController", UIViewController.self, { $0.navigationController })
        table.add("navigationItem", UIViewController.self, { $0.navigationItem })
        table.add("nibBundle", UIViewController.self, { $0.nibBundle })
        table.add("nibName", UIViewController.self, { $0.nibName })
        table.add("overrideUserInterfaceStyle", UIViewController.self, { $0.overrideUserInterfaceStyle }, isDynamic: false) {
            $0.overrideUserInterfaceStyle = $1
        }
        table.add("parent", UIViewController.self, { $0.parent })
        table.add("parentFocusEnvironment", UIViewController.self, { $0.parentFocusEnvironment })
        table.add("popoverPresentationController", UIViewController.self, { $0.popoverPresentationController })
        table.add("preferredContentSize", UIViewController.self, { $0.preferredContentSize }, isDynamic: false) {
            $0.preferredContentSize = $1
        }
        table.add("preferredFocusEnvironments", UIViewController.self, { $0.preferredFocusEnvironments })
        table.add(
            "preferredInterfaceOrientationForPresentation", UIViewController.self, { $0.preferredInterfaceOrientationForPresentation })
        table.add("preferredScreenEdgesDeferringSystemGestures", UIViewController.self, { $0.preferredScreenEdgesDeferringSystemGestures })
        table.add("preferredStatusBarStyle", UIViewController.self, { $0.preferredStatusBarStyle })
        table.add("preferredStatusBarUpdateAnimation", UIViewController.self, { $0.preferredStatusBarUpdateAnimation })
        table.add("preferredTransition", UIViewController.self, { $0.preferredTransition }, isDynamic: false) {
            $0.preferredTransition = $1
        }
        table.add("prefersHomeIndicatorAutoHidden", UIViewController.self, { $0.prefersHomeIndicatorAutoHidden })
        table.add("prefersStatusBarHidden", UIViewController.self, { $0.prefersStatusBarHidden })
        table.add("presentationController", UIViewController.self, { $0.presentationController })
        table.add("presentedViewController", UIViewController.self, { $0.presentedViewController })
        table.add("presentingViewController", UIViewController.self, { $0.presentingViewController })
        table.add(
            "providesPresentationContextTransitionStyle", UIViewController.self, { $0.providesPresentationContextTransitionStyle },
            isDynamic: false
        ) {
            $0.providesPresentationContextTransitionStyle = $1
        }
        table.add("restorationIdentifier", UIViewController.self, { $0.restorationIdentifier }, isDynamic: false) {
            $0.restorationIdentifier = $1
        }
        table.add("sheetPresentationController", UIViewController.self, { $0.sheetPresentationController })
        table.add("shouldAutomaticallyForwardAppearanceMethods", UIViewController.self, { $0.shouldAutomaticallyForwardAppearanceMethods })
        table.add("shouldAutorotate", UIViewController.self, { $0.shouldAutorotate })
        table.add("splitViewController", UIViewController.self, { $0.splitViewController })
        table.add("storyboard", UIViewController.self, { $0.storyboard })
        table.add("supportedInterfaceOrientations", UIViewController.self, { $0.supportedInterfaceOrientations })
        table.add("tabBarController", UIViewController.self, { $0.tabBarController })
        table.add("tabBarItem", UIViewController.self, { $0.tabBarItem as UITabBarItem? }, isDynamic: false) { $0.tabBarItem = $1 }
        table.add("title", UIViewController.self, { $0.title }) { $0.title = $1 }
        table.add("toolbarItems", UIViewController.self, { $0.toolbarItems }, isDynamic: false) { $0.toolbarItems = $1 }
        table.add("topLayoutGuide", UIViewController.self, { $0.topLayoutGuide })
        table.add("traitCollection", UIViewController.self, { $0.traitCollection })
        table.add("traitOverrides", UIViewController.self, { $0.traitOverrides }, isDynamic: false) { $0.traitOverrides = $1 }
        table.add("transitionCoordinator", UIViewController.self, { $0.transitionCoordinator })
        table.add("transitioningDelegate", UIViewController.self, { $0.transitioningDelegate }, isDynamic: false) {
            $0.transitioningDelegate = $1
        }
        table.add("view", UIViewController.self, { $0.view as UIView? }, isDynamic: false) { $0.view = $1 }
        table.add("viewIfLoaded", UIViewController.self, { $0.viewIfLoaded })
    }
}
