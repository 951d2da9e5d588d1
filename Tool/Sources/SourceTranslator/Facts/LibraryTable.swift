// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
enum LibraryTable {
    static let protocols = """
        protocol UIDynamicAnimatorDelegate NSObjectProtocol
        optional\tdynamicAnimatorWillResume:\tdynamicAnimatorWillResume(_:)\tUIDynamicAnimator\t
        optional\tdynamicAnimatorDidPause:\tdynamicAnimatorDidPause(_:)\tUIDynamicAnimator\t
        protocol UIDynamicItem NSObjectProtocol;
        protocol UIEditMenuInteractionAnimating NSObjectProtocol
        required\taddAnimations:\taddAnimations(_:)\t@escaping (() -> Void)\t
        required\taddCompletion:\taddCompletion(_:)\t@escaping (() -> Void)\t
        protocol UIEditMenuInteractionDelegate NSObjectProtocol
        optional\teditMenuInteraction:menuForConfiguration:suggestedActions:\teditMenuInteraction(_:menuFor:suggestedActions:)\t\
        UIEditMenuInteraction | UIEditMenuConfiguration | [UIMenuElement]\tUIMenu?
        optional\teditMenuInteraction:targetRectForConfiguration:\teditMenuInteraction(_:targetRectFor:)\tUIEditMenuInteraction | \
        UIEditMenuConfiguration\tCGRect
        optional\teditMenuInteraction:willPresentMenuForConfiguration:animator:\teditMenuInteraction(_:willPresentMenuFor:animator:)\t\
        UIEditMenuInteraction | UIEditMenuConfiguration | any UIEditMenuInteractionAnimating\t
        optional\teditMenuInteraction:willDismissMenuForConfiguration:animator:\teditMenuInteraction(_:willDismissMenuFor:animator:)\t\
        UIEditMenuInteraction | UIEditMenuConfiguration | any UIEditMenuInteractionAnimating\t
        protocol UIFindInteractionDelegate NSObjectProtocol
        required\tfindInteraction:sessionForView:\tfindInteraction(_:sessionFor:)\tUIFindInteraction | UIView\tUIFindSession?
        optional\tfindInteraction:didBeginFindSession:\tfindInteraction(_:didBegin:)\tUIFindInteraction | UIFindSession\t
        optional\tfindInteraction:didEndFindSession:\tfindInteraction(_:didEnd:)\tUIFindInteraction | UIFindSession\t
        protocol UIFocusAnimationContext NSObjectProtocol;
        protocol UIFocusEnvironment NSObjectProtocol
        required\tsetNeedsFocusUpdate\tsetNeedsFocusUpdate()\t\t
        required\tupdateFocusIfNeeded\tupdateFocusIfNeeded()\t\t
        required\tshouldUpdateFocusInContext:\tshouldUpdateFocus(in:)\tUIFocusUpdateContext\tBool
        required\tdidUpdateFocusInContext:withAnimationCoordinator:\tdidUpdateFocus(in:with:)\tUIFocusUpdateContext | \
        UIFocusAnimationCoordinator\t
        protocol UIFocusItem UIFocusEnvironment;
        protocol UIFocusItemContainer NSObjectProtocol
        required\tfocusItemsInRect:\tfocusItems(in:)\tCGRect\t[any UIFocusItem]
        protocol UIFocusItemScrollableContainer UIFocusItemContainer;
        protocol UIFontPickerViewControllerDelegate NSObjectProtocol
        optional\tfontPickerViewControllerDidPickFont:\tfontPickerViewControllerDidPickFont(_:)\tUIFontPickerViewController\t
        optional\tfontPickerViewControllerDidCancel:\tfontPickerViewControllerDidCancel(_:)\tUIFontPickerViewController\t
        protocol UIGestureRecognizerDelegate NSObjectProtocol
        optional\tgestureRecognizerShouldBegin:\tgestureRecognizerShouldBegin(_:)\tUIGestureRecognizer\tBool
        optional\tgestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:\t\
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)\tUIGestureRecognizer | UIGestureRecognizer\tBool
        optional\tgestureRecognizer:shouldRequireFailureOfGestureRecognizer:\tgestureRecognizer(_:shouldRequireFailureOf:)\t\
        UIGestureRecognizer | UIGestureRecognizer\tBool
        optional\tgestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:\tgestureRecognizer(_:shouldBeRequiredToFailBy:)\t\
        UIGestureRecognizer | UIGestureRecognizer\tBool
        optional\tgestureRecognizer:shouldReceiveTouch:\tgestureRecognizer(_:shouldReceive:)\tUIGestureRecognizer | UITouch\tBool
        optional\tgestureRecognizer:shouldReceivePress:\tgestureRecognizer(_:shouldReceive:)\tUIGestureRecognizer | UIPress\tBool
        optional\tgestureRecognizer:shouldReceiveEvent:\tgestureRecognizer(_:shouldReceive:)\tUIGestureRecognizer | UIEvent\tBool
        protocol UIImagePickerControllerDelegate NSObjectProtocol
        optional\timagePickerController:didFinishPickingMediaWithInfo:\timagePickerController(_:didFinishPickingMediaWithInfo:)\t\
        UIImagePickerController | [UIImagePickerController.InfoKey: Any]\t
        optional\timagePickerControllerDidCancel:\timagePickerControllerDidCancel(_:)\tUIImagePickerController\t
        protocol UIInteraction NSObjectProtocol
        required\twillMoveToView:\twillMove(to:)\tUIView?\t
        required\tdidMoveToView:\tdidMove(to:)\tUIView?\t
        protocol UIKeyInput UITextInputTraits
        required\tinsertText:\tinsertText(_:)\tString\t
        required\tdeleteBackward\tdeleteBackward()\t\t
        protocol UILargeContentViewerInteractionDelegate NSObjectProtocol
        optional\tlargeContentViewerInteraction:didEndOnItem:atPoint:\tlargeContentViewerInteraction(_:didEndOn:at:)\t\
        UILargeContentViewerInteraction | (any UILargeContentViewerItem)? | CGPoint\t
        optional\tlargeContentViewerInteraction:itemAtPoint:\tlargeContentViewerInteraction(_:itemAt:)\tUILargeContentViewerInteraction | \
        CGPoint\t(any UILargeContentViewerItem)?
        optional\tviewControllerForLargeContentViewerInteraction:\tviewController(for:)\tUILargeContentViewerInteraction\t\
        UIViewController
        protocol UILargeContentViewerItem NSObjectProtocol; protocol UILayoutSupport NSObjectProtocol; protocol UIMutableTraits;
        protocol UINavigationBarDelegate UIBarPositioningDelegate
        optional\tnavigationBar:shouldPushItem:\tnavigationBar(_:shouldPush:)\tUINavigationBar | UINavigationItem\tBool
        optional\tnavigationBar:didPushItem:\tnavigationBar(_:didPush:)\tUINavigationBar | UINavigationItem\t
        optional\tnavigationBar:shouldPopItem:\tnavigationBar(_:shouldPop:)\tUINavigationBar | UINavigationItem\tBool
        optional\tnavigationBar:didPopItem:\tnavigationBar(_:didPop:)\tUINavigationBar | UINavigationItem\t
        protocol UINavigationControllerDelegate NSObjectProtocol
        optional\tnavigationController:willShowViewController:animated:\tnavigationController(_:willShow:animated:)\t\
        UINavigationController | UIViewController | Bool\t
        optional\tnavigationController:didShowViewController:animated:\tnavigationController(_:didShow:animated:)\t\
        UINavigationController | UIViewController | Bool\t
        optional\tnavigationControllerSupportedInterfaceOrientations:\tnavigationControllerSupportedInterfaceOrientations(_:)\t\
        UINavigationController\tUIInterfaceOrientationMask
        optional\tnavigationControllerPreferredInterfaceOrientationForPresentation:\t\
        navigationControllerPreferredInterfaceOrientationForPresentation(_:)\tUINavigationController\tUIInterfaceOrientation
        optional\tnavigationController:animationControllerForOperation:fromViewController:toViewController:\t\
        navigationController(_:animationControllerFor:from:to:)\tUINavigationController | UINavigationController.Operation | \
        UIViewController | UIViewController\t(any UIViewControllerAnimatedTransitioning)?
        optional\tnavigationController:interactionControllerForAnimationController:\tnavigationController(_:interactionControllerFor:)\t\
        UINavigationController | any UIViewControllerAnimatedTransitioning\t(any UIViewControllerInteractiveTransitioning)?
        protocol UIPageViewControllerDataSource NSObjectProtocol
        required\tpageViewController:viewControllerBeforeViewController:\tpageViewController(_:viewControllerBefore:)\t\
        UIPageViewController | UIViewController\tUIViewController?
        required\tpageViewController:viewControllerAfterViewController:\tpageViewController(_:viewControllerAfter:)\t\
        UIPageViewController | UIViewController\tUIViewController?
        optional\tpresentationCountForPageViewController:\tpresentationCount(for:)\tUIPageViewController\tInt
        optional\tpresentationIndexForPageViewController:\tpresentationIndex(for:)\tUIPageViewController\tInt
        protocol UIPageViewControllerDelegate NSObjectProtocol
        optional\tpageViewController:willTransitionToViewControllers:\tpageViewController(_:willTransitionTo:)\tUIPageViewController | \
        [UIViewController]\t
        optional\tpageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:\t\
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)\tUIPageViewController | Bool | \
        [UIViewController] | Bool\t
        protocol UIPasteConfigurationSupporting NSObjectProtocol
        optional\tpasteItemProviders:\tpaste(itemProviders:)\t[NSItemProvider]\t
        optional\tcanPasteItemProviders:\tcanPaste(_:)\t[NSItemProvider]\tBool
        protocol UIPickerViewDataSource NSObjectProtocol
        required\tnumberOfComponentsInPickerView:\tnumberOfComponents(in:)\tUIPickerView\tInt
        required\tpickerView:numberOfRowsInComponent:\tpickerView(_:numberOfRowsInComponent:)\tUIPickerView | Int\tInt
        protocol UIPickerViewDelegate NSObjectProtocol
        optional\tpickerView:widthForComponent:\tpickerView(_:widthForComponent:)\tUIPickerView | Int\tCGFloat
        optional\tpickerView:rowHeightForComponent:\tpickerView(_:rowHeightForComponent:)\tUIPickerView | Int\tCGFloat
        optional\tpickerView:titleForRow:forComponent:\tpickerView(_:titleForRow:forComponent:)\tUIPickerView | Int | Int\tString?
        optional\tpickerView:attributedTitleForRow:forComponent:\tpickerView(_:attributedTitleForRow:forComponent:)\tUIPickerView | Int | \
        Int\tNSAttributedString?
        optional\tpickerView:viewForRow:forComponent:reusingView:\tpickerView(_:viewForRow:forComponent:reusing:)\tUIPickerView | Int | \
        Int | UIView?\tUIView
        optional\tpickerView:didSelectRow:inComponent:\tpickerView(_:didSelectRow:inComponent:)\tUIPickerView | Int | Int\t
        protocol UIPointerInteractionAnimating NSObjectProtocol
        required\taddAnimations:\taddAnimations(_:)\t@escaping (() -> Void)\t
        required\taddCompletion:\taddCompletion(_:)\t@escaping ((Bool) -> Void)\t
        protocol UIPointerInteractionDelegate NSObjectProtocol
        optional\tpointerInteraction:regionForRequest:defaultRegion:\tpointerInteraction(_:regionFor:defaultRegion:)\t\
        UIPointerInteraction | UIPointerRegionRequest | UIPointerRegion\tUIPointerRegion?
        optional\tpointerInteraction:styleForRegion:\tpointerInteraction(_:styleFor:)\tUIPointerInteraction | UIPointerRegion\t\
        UIPointerStyle?
        optional\tpointerInteraction:willEnterRegion:animator:\tpointerInteraction(_:willEnter:animator:)\tUIPointerInteraction | \
        UIPointerRegion | any UIPointerInteractionAnimating\t
        optional\tpointerInteraction:willExitRegion:animator:\tpointerInteraction(_:willExit:animator:)\tUIPointerInteraction | \
        UIPointerRegion | any UIPointerInteractionAnimating\t
        protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
        optional\tprepareForPopoverPresentation:\tprepareForPopoverPresentation(_:)\tUIPopoverPresentationController\t
        optional\tpopoverPresentationControllerShouldDismissPopover:\tpopoverPresentationControllerShouldDismissPopover(_:)\t\
        UIPopoverPresentationController\tBool
        optional\tpopoverPresentationControllerDidDismissPopover:\tpopoverPresentationControllerDidDismissPopover(_:)\t\
        UIPopoverPresentationController\t
        protocol UIPopoverPresentationControllerSourceItem AnyObject
        required\tframeInView:\tframe(in:)\tUIView\tCGRect
        protocol UIResponderStandardEditActions NSObjectProtocol
        required\tcut:\tcut(_:)\tAny?\t
        required\tcopy:\tcopy(_:)\tAny?\t
        required\tpaste:\tpaste(_:)\tAny?\t
        required\tselect:\tselect(_:)\tAny?\t
        required\tselectAll:\tselectAll(_:)\tAny?\t
        required\tdelete:\tdelete(_:)\tAny?\t
        required\ttoggleBoldface:\ttoggleBoldface(_:)\tAny?\t
        required\ttoggleItalics:\ttoggleItalics(_:)\tAny?\t
        required\ttoggleUnderline:\ttoggleUnderline(_:)\tAny?\t
        required\tfind:\tfind(_:)\tAny?\t
        required\tfindAndReplace:\tfindAndReplace(_:)\tAny?\t
        required\tfindNext:\tfindNext(_:)\tAny?\t
        required\tfindPrevious:\tfindPrevious(_:)\tAny?\t
        required\tuseSelectionForFind:\tuseSelectionForFind(_:)\tAny?\t
        protocol UISceneDelegate NSObjectProtocol
        optional\tscene:willConnectToSession:options:\tscene(_:willConnectTo:options:)\tUIScene | UISceneSession | \
        UIScene.ConnectionOptions\t
        optional\tsceneDidDisconnect:\tsceneDidDisconnect(_:)\tUIScene\t
        optional\tsceneDidBecomeActive:\tsceneDidBecomeActive(_:)\tUIScene\t
        optional\tsceneWillResignActive:\tsceneWillResignActive(_:)\tUIScene\t
        optional\tsceneWillEnterForeground:\tsceneWillEnterForeground(_:)\tUIScene\t
        optional\tsceneDidEnterBackground:\tsceneDidEnterBackground(_:)\tUIScene\t
        optional\tscene:openURLContexts:\tscene(_:openURLContexts:)\tUIScene | Set<UIOpenURLContext>\t
        optional\tscene:willContinueUserActivityWithType:\tscene(_:willContinueUserActivityWithType:)\tUIScene | String\t
        optional\tscene:continueUserActivity:\tscene(_:continue:)\tUIScene | NSUserActivity\t
        optional\tscene:didFailToContinueUserActivityWithType:error:\tscene(_:didFailToContinueUserActivityWithType:error:)\tUIScene | \
        String | any Error\t
        optional\tscene:didUpdateUserActivity:\tscene(_:didUpdate:)\tUIScene | NSUserActivity\t
        optional\tstateRestorationActivityForScene:\tstateRestorationActivity(for:)\tUIScene\tNSUserActivity?
        protocol UIScrollViewDelegate NSObjectProtocol
        optional\tscrollViewDidScroll:\tscrollViewDidScroll(_:)\tUIScrollView\t
        optional\tscrollViewWillBeginDragging:\tscrollViewWillBeginDragging(_:)\tUIScrollView\t
        optional\tscrollViewWillEndDragging:withVelocity:targetContentOffset:\t\
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)\tUIScrollView | CGPoint | UnsafeMutablePointer<CGPoint>\t
        optional\tscrollViewDidEndDragging:willDecelerate:\tscrollViewDidEndDragging(_:willDecelerate:)\tUIScrollView | Bool\t
        optional\tscrollViewWillBeginDecelerating:\tscrollViewWillBeginDecelerating(_:)\tUIScrollView\t
        optional\tscrollViewDidEndDecelerating:\tscrollViewDidEndDecelerating(_:)\tUIScrollView\t
        optional\tscrollViewDidEndScrollingAnimation:\tscrollViewDidEndScrollingAnimation(_:)\tUIScrollView\t
        optional\tscrollViewShouldScrollToTop:\tscrollViewShouldScrollToTop(_:)\tUIScrollView\tBool
        optional\tscrollViewDidScrollToTop:\tscrollViewDidScrollToTop(_:)\tUIScrollView\t
        optional\tscrollViewDidChangeAdjustedContentInset:\tscrollViewDidChangeAdjustedContentInset(_:)\tUIScrollView\t
        optional\tviewForZoomingInScrollView:\tviewForZooming(in:)\tUIScrollView\tUIView?
        optional\tscrollViewWillBeginZooming:withView:\tscrollViewWillBeginZooming(_:with:)\tUIScrollView | UIView?\t
        optional\tscrollViewDidZoom:\tscrollViewDidZoom(_:)\tUIScrollView\t
        optional\tscrollViewDidEndZooming:withView:atScale:\tscrollViewDidEndZooming(_:with:atScale:)\tUIScrollView | UIView? | CGFloat\t
        protocol UISearchBarDelegate UIBarPositioningDelegate
        optional\tsearchBarShouldBeginEditing:\tsearchBarShouldBeginEditing(_:)\tUISearchBar\tBool
        optional\tsearchBarTextDidBeginEditing:\tsearchBarTextDidBeginEditing(_:)\tUISearchBar\t
        optional\tsearchBarShouldEndEditing:\tsearchBarShouldEndEditing(_:)\tUISearchBar\tBool
        optional\tsearchBarTextDidEndEditing:\tsearchBarTextDidEndEditing(_:)\tUISearchBar\t
        optional\tsearchBar:textDidChange:\tsearchBar(_:textDidChange:)\tUISearchBar | String\t
        optional\tsearchBar:shouldChangeTextInRange:replacementText:\tsearchBar(_:shouldChangeTextIn:replacementText:)\tUISearchBar | \
        NSRange | String\tBool
        optional\tsearchBarSearchButtonClicked:\tsearchBarSearchButtonClicked(_:)\tUISearchBar\t
        optional\tsearchBarBookmarkButtonClicked:\tsearchBarBookmarkButtonClicked(_:)\tUISearchBar\t
        optional\tsearchBarCancelButtonClicked:\tsearchBarCancelButtonClicked(_:)\tUISearchBar\t
        optional\tsearchBarResultsListButtonClicked:\tsearchBarResultsListButtonClicked(_:)\tUISearchBar\t
        optional\tsearchBar:selectedScopeButtonIndexDidChange:\tsearchBar(_:selectedScopeButtonIndexDidChange:)\tUISearchBar | Int\t
        protocol UISearchControllerDelegate NSObjectProtocol
        optional\tpresentSearchController:\tpresentSearchController(_:)\tUISearchController\t
        optional\twillPresentSearchController:\twillPresentSearchController(_:)\tUISearchController\t
        optional\tdidPresentSearchController:\tdidPresentSearchController(_:)\tUISearchController\t
        optional\twillDismissSearchController:\twillDismissSearchController(_:)\tUISearchController\t
        optional\tdidDismissSearchController:\tdidDismissSearchController(_:)\tUISearchController\t
        protocol UISearchResultsUpdating NSObjectProtocol
        required\tupdateSearchResultsForSearchController:\tupdateSearchResults(for:)\tUISearchController\t
        optional\tupdateSearchResultsForSearchController:selectingSearchSuggestion:\tupdateSearchResults(for:selecting:)\t\
        UISearchController | any UISearchSuggestion\t
        protocol UISearchSuggestion NSObjectProtocol;
        protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
        optional\tsheetPresentationControllerDidChangeSelectedDetentIdentifier:\t\
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)\tUISheetPresentationController\t
        protocol UISheetPresentationControllerDetentResolutionContext NSObjectProtocol;
        protocol UISplitViewControllerDelegate NSObjectProtocol
        optional\tsplitViewController:willChangeToDisplayMode:\tsplitViewController(_:willChangeTo:)\tUISplitViewController | \
        UISplitViewController.DisplayMode\t
        optional\ttargetDisplayModeForActionInSplitViewController:\ttargetDisplayModeForAction(in:)\tUISplitViewController\t\
        UISplitViewController.DisplayMode
        optional\tsplitViewController:showViewController:sender:\tsplitViewController(_:show:sender:)\tUISplitViewController | \
        UIViewController | Any?\tBool
        optional\tsplitViewController:showDetailViewController:sender:\tsplitViewController(_:showDetail:sender:)\tUISplitViewController | \
        UIViewController | Any?\tBool
        optional\tprimaryViewControllerForCollapsingSplitViewController:\tprimaryViewController(forCollapsing:)\tUISplitViewController\t\
        UIViewController?
        optional\tprimaryViewControllerForExpandingSplitViewController:\tprimaryViewController(forExpanding:)\tUISplitViewController\t\
        UIViewController?
        optional\tsplitViewController:collapseSecondaryViewController:ontoPrimaryViewController:\t\
        splitViewController(_:collapseSecondary:onto:)\tUISplitViewController | UIViewController | UIViewController\tBool
        optional\tsplitViewController:separateSecondaryViewControllerFromPrimaryViewController:\t\
        splitViewController(_:separateSecondaryFrom:)\tUISplitViewController | UIViewController\tUIViewController?
        optional\tsplitViewController:topColumnForCollapsingToProposedTopColumn:\t\
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:)\tUISplitViewController | UISplitViewController.Column\t\
        UISplitViewController.Column
        optional\tsplitViewController:displayModeForExpandingToProposedDisplayMode:\t\
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:)\tUISplitViewController | UISplitViewController.DisplayMode\t\
        UISplitViewController.DisplayMode
        optional\tsplitViewControllerDidCollapse:\tsplitViewControllerDidCollapse(_:)\tUISplitViewController\t
        optional\tsplitViewControllerDidExpand:\tsplitViewControllerDidExpand(_:)\tUISplitViewController\t
        optional\tsplitViewController:willShowColumn:\tsplitViewController(_:willShow:)\tUISplitViewController | \
        UISplitViewController.Column\t
        optional\tsplitViewController:willHideColumn:\tsplitViewController(_:willHide:)\tUISplitViewController | \
        UISplitViewController.Column\t
        optional\tsplitViewControllerInteractivePresentationGestureWillBegin:\t\
        splitViewControllerInteractivePresentationGestureWillBegin(_:)\tUISplitViewController\t
        optional\tsplitViewControllerInteractivePresentationGestureDidEnd:\tsplitViewControllerInteractivePresentationGestureDidEnd(_:)\t\
        UISplitViewController\t
        optional\tsplitViewControllerSupportedInterfaceOrientations:\tsplitViewControllerSupportedInterfaceOrientations(_:)\t\
        UISplitViewController\tUIInterfaceOrientationMask
        protocol UISpringLoadedInteractionBehavior NSObjectProtocol
        required\tshouldAllowInteraction:withContext:\tshouldAllow(_:with:)\tUISpringLoadedInteraction | \
        any UISpringLoadedInteractionContext\tBool
        optional\tinteractionDidFinish:\tinteractionDidFinish(_:)\tUISpringLoadedInteraction\t
        protocol UISpringLoadedInteractionContext NSObjectProtocol
        required\tlocationInView:\tlocation(in:)\tUIView?\tCGPoint
        protocol UISpringLoadedInteractionEffect NSObjectProtocol
        required\tinteraction:didChangeWithContext:\tinteraction(_:didChangeWith:)\tUISpringLoadedInteraction | \
        any UISpringLoadedInteractionContext\t
        protocol UITabBarControllerDelegate NSObjectProtocol
        optional\ttabBarController:shouldSelectViewController:\ttabBarController(_:shouldSelect:)\tUITabBarController | UIViewController\t\
        Bool
        optional\ttabBarController:didSelectViewController:\ttabBarController(_:didSelect:)\tUITabBarController | UIViewController\t
        optional\ttabBarController:animationControllerForTransitionFromViewController:toViewController:\t\
        tabBarController(_:animationControllerForTransitionFrom:to:)\tUITabBarController | UIViewController | UIViewController\t\
        (any UIViewControllerAnimatedTransitioning)?
        optional\ttabBarController:interactionControllerForAnimationController:\ttabBarController(_:interactionControllerFor:)\t\
        UITabBarController | any UIViewControllerAnimatedTransitioning\t(any UIViewControllerInteractiveTransitioning)?
        optional\ttabBarControllerSupportedInterfaceOrientations:\ttabBarControllerSupportedInterfaceOrientations(_:)\t\
        UITabBarController\tUIInterfaceOrientationMask
        optional\ttabBarControllerPreferredInterfaceOrientationForPresentation:\t\
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:)\tUITabBarController\tUIInterfaceOrientation
        protocol UITabBarDelegate NSObjectProtocol
        optional\ttabBar:didSelectItem:\ttabBar(_:didSelect:)\tUITabBar | UITabBarItem\t
        protocol UITableViewDataSource NSObjectProtocol
        optional\ttableView:commitEditingStyle:forRowAtIndexPath:\ttableView(_:commit:forRowAt:)\tUITableView | \
        UITableViewCell.EditingStyle | IndexPath\t
        optional\ttableView:moveRowAtIndexPath:toIndexPath:\ttableView(_:moveRowAt:to:)\tUITableView | IndexPath | IndexPath\t
        required\ttableView:numberOfRowsInSection:\ttableView(_:numberOfRowsInSection:)\tUITableView | Int\tInt
        required\ttableView:cellForRowAtIndexPath:\ttableView(_:cellForRowAt:)\tUITableView | IndexPath\tUITableViewCell
        optional\tnumberOfSectionsInTableView:\tnumberOfSections(in:)\tUITableView\tInt
        optional\ttableView:titleForHeaderInSection:\ttableView(_:titleForHeaderInSection:)\tUITableView | Int\tString?
        optional\ttableView:titleForFooterInSection:\ttableView(_:titleForFooterInSection:)\tUITableView | Int\tString?
        optional\ttableView:canEditRowAtIndexPath:\ttableView(_:canEditRowAt:)\tUITableView | IndexPath\tBool
        optional\ttableView:canMoveRowAtIndexPath:\ttableView(_:canMoveRowAt:)\tUITableView | IndexPath\tBool
        optional\tsectionIndexTitlesForTableView:\tsectionIndexTitles(for:)\tUITableView\t[String]?
        optional\ttableView:sectionForSectionIndexTitle:atIndex:\ttableView(_:sectionForSectionIndexTitle:at:)\tUITableView | String | \
        Int\tInt
        protocol UITableViewDataSourcePrefetching NSObjectProtocol
        required\ttableView:prefetchRowsAtIndexPaths:\ttableView(_:prefetchRowsAt:)\tUITableView | [IndexPath]\t
        optional\ttableView:cancelPrefetchingForRowsAtIndexPaths:\ttableView(_:cancelPrefetchingForRowsAt:)\tUITableView | [IndexPath]\t
        protocol UITableViewDelegate UIScrollViewDelegate
        optional\ttableView:willDisplayCell:forRowAtIndexPath:\ttableView(_:willDisplay:forRowAt:)\tUITableView | UITableViewCell | \
        IndexPath\t
        optional\ttableView:willDisplayHeaderView:forSection:\ttableView(_:willDisplayHeaderView:forSection:)\tUITableView | UIView | \
        Int\t
        optional\ttableView:willDisplayFooterView:forSection:\ttableView(_:willDisplayFooterView:forSection:)\tUITableView | UIView | \
        Int\t
        optional\ttableView:didEndDisplayingCell:forRowAtIndexPath:\ttableView(_:didEndDisplaying:forRowAt:)\tUITableView | \
        UITableViewCell | IndexPath\t
        optional\ttableView:didEndDisplayingHeaderView:forSection:\ttableView(_:didEndDisplayingHeaderView:forSection:)\tUITableView | \
        UIView | Int\t
        optional\ttableView:didEndDisplayingFooterView:forSection:\ttableView(_:didEndDisplayingFooterView:forSection:)\tUITableView | \
        UIView | Int\t
        optional\ttableView:heightForRowAtIndexPath:\ttableView(_:heightForRowAt:)\tUITableView | IndexPath\tCGFloat
        optional\ttableView:heightForHeaderInSection:\ttableView(_:heightForHeaderInSection:)\tUITableView | Int\tCGFloat
        optional\ttableView:heightForFooterInSection:\ttableView(_:heightForFooterInSection:)\tUITableView | Int\tCGFloat
        optional\ttableView:estimatedHeightForRowAtIndexPath:\ttableView(_:estimatedHeightForRowAt:)\tUITableView | IndexPath\tCGFloat
        optional\ttableView:estimatedHeightForHeaderInSection:\ttableView(_:estimatedHeightForHeaderInSection:)\tUITableView | Int\t\
        CGFloat
        optional\ttableView:estimatedHeightForFooterInSection:\ttableView(_:estimatedHeightForFooterInSection:)\tUITableView | Int\t\
        CGFloat
        optional\ttableView:viewForHeaderInSection:\ttableView(_:viewForHeaderInSection:)\tUITableView | Int\tUIView?
        optional\ttableView:viewForFooterInSection:\ttableView(_:viewForFooterInSection:)\tUITableView | Int\tUIView?
        optional\ttableView:shouldHighlightRowAtIndexPath:\ttableView(_:shouldHighlightRowAt:)\tUITableView | IndexPath\tBool
        optional\ttableView:didHighlightRowAtIndexPath:\ttableView(_:didHighlightRowAt:)\tUITableView | IndexPath\t
        optional\ttableView:didUnhighlightRowAtIndexPath:\ttableView(_:didUnhighlightRowAt:)\tUITableView | IndexPath\t
        optional\ttableView:willSelectRowAtIndexPath:\ttableView(_:willSelectRowAt:)\tUITableView | IndexPath\tIndexPath?
        optional\ttableView:didSelectRowAtIndexPath:\ttableView(_:didSelectRowAt:)\tUITableView | IndexPath\t
        optional\ttableView:willDeselectRowAtIndexPath:\ttableView(_:willDeselectRowAt:)\tUITableView | IndexPath\tIndexPath?
        optional\ttableView:didDeselectRowAtIndexPath:\ttableView(_:didDeselectRowAt:)\tUITableView | IndexPath\t
        optional\ttableView:accessoryButtonTappedForRowWithIndexPath:\ttableView(_:accessoryButtonTappedForRowWith:)\tUITableView | \
        IndexPath\t
        optional\ttableView:editingStyleForRowAtIndexPath:\ttableView(_:editingStyleForRowAt:)\tUITableView | IndexPath\t\
        UITableViewCell.EditingStyle
        optional\ttableView:titleForDeleteConfirmationButtonForRowAtIndexPath:\ttableView(_:titleForDeleteConfirmationButtonForRowAt:)\t\
        UITableView | IndexPath\tString?
        optional\ttableView:shouldIndentWhileEditingRowAtIndexPath:\ttableView(_:shouldIndentWhileEditingRowAt:)\tUITableView | \
        IndexPath\tBool
        optional\ttableView:willBeginEditingRowAtIndexPath:\ttableView(_:willBeginEditingRowAt:)\tUITableView | IndexPath\t
        optional\ttableView:didEndEditingRowAtIndexPath:\ttableView(_:didEndEditingRowAt:)\tUITableView | IndexPath?\t
        optional\ttableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:\t\
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)\tUITableView | IndexPath | IndexPath\tIndexPath
        optional\ttableView:leadingSwipeActionsConfigurationForRowAtIndexPath:\ttableView(_:leadingSwipeActionsConfigurationForRowAt:)\t\
        UITableView | IndexPath\tUISwipeActionsConfiguration?
        optional\ttableView:trailingSwipeActionsConfigurationForRowAtIndexPath:\ttableView(_:trailingSwipeActionsConfigurationForRowAt:)\t\
        UITableView | IndexPath\tUISwipeActionsConfiguration?
        optional\ttableView:editActionsForRowAtIndexPath:\ttableView(_:editActionsForRowAt:)\tUITableView | IndexPath\t\
        [UITableViewRowAction]?
        optional\ttableView:contextMenuConfigurationForRowAtIndexPath:point:\ttableView(_:contextMenuConfigurationForRowAt:point:)\t\
        UITableView | IndexPath | CGPoint\tUIContextMenuConfiguration?
        optional\ttableView:willPerformPreviewActionForMenuWithConfiguration:animator:\t\
        tableView(_:willPerformPreviewActionForMenuWith:animator:)\tUITableView | UIContextMenuConfiguration | \
        any UIContextMenuInteractionCommitAnimating\t
        optional\ttableView:canFocusRowAtIndexPath:\ttableView(_:canFocusRowAt:)\tUITableView | IndexPath\tBool
        optional\ttableView:shouldUpdateFocusInContext:\ttableView(_:shouldUpdateFocusIn:)\tUITableView | UITableViewFocusUpdateContext\t\
        Bool
        optional\ttableView:didUpdateFocusInContext:withAnimationCoordinator:\ttableView(_:didUpdateFocusIn:with:)\tUITableView | \
        UITableViewFocusUpdateContext | UIFocusAnimationCoordinator\t
        optional\tindexPathForPreferredFocusedViewInTableView:\tindexPathForPreferredFocusedView(in:)\tUITableView\tIndexPath?
        optional\ttableView:selectionFollowsFocusForRowAtIndexPath:\ttableView(_:selectionFollowsFocusForRowAt:)\tUITableView | \
        IndexPath\tBool
        optional\ttableView:canPerformPrimaryActionForRowAtIndexPath:\ttableView(_:canPerformPrimaryActionForRowAt:)\tUITableView | \
        IndexPath\tBool
        optional\ttableView:performPrimaryActionForRowAtIndexPath:\ttableView(_:performPrimaryActionForRowAt:)\tUITableView | IndexPath\t
        protocol UITableViewDragDelegate NSObjectProtocol
        required\ttableView:itemsForBeginningDragSession:atIndexPath:\ttableView(_:itemsForBeginning:at:)\tUITableView | \
        any UIDragSession | IndexPath\t[UIDragItem]
        optional\ttableView:itemsForAddingToDragSession:atIndexPath:point:\ttableView(_:itemsForAddingTo:at:point:)\tUITableView | \
        any UIDragSession | IndexPath | CGPoint\t[UIDragItem]
        optional\ttableView:dragPreviewParametersForRowAtIndexPath:\ttableView(_:dragPreviewParametersForRowAt:)\tUITableView | \
        IndexPath\tUIDragPreviewParameters?
        optional\ttableView:dragSessionWillBegin:\ttableView(_:dragSessionWillBegin:)\tUITableView | any UIDragSession\t
        optional\ttableView:dragSessionDidEnd:\ttableView(_:dragSessionDidEnd:)\tUITableView | any UIDragSession\t
        optional\ttableView:dragSessionAllowsMoveOperation:\ttableView(_:dragSessionAllowsMoveOperation:)\tUITableView | \
        any UIDragSession\tBool
        optional\ttableView:dragSessionIsRestrictedToDraggingApplication:\ttableView(_:dragSessionIsRestrictedToDraggingApplication:)\t\
        UITableView | any UIDragSession\tBool
        protocol UITableViewDropCoordinator NSObjectProtocol
        required\tdropItem:toRowAtIndexPath:\tdrop(_:toRowAt:)\tUIDragItem | IndexPath\tany UIDragAnimating
        required\tdropItem:intoRowAtIndexPath:rect:\tdrop(_:intoRowAt:rect:)\tUIDragItem | IndexPath | CGRect\tany UIDragAnimating
        required\tdropItem:toTarget:\tdrop(_:to:)\tUIDragItem | UIDragPreviewTarget\tany UIDragAnimating
        required\tdropItem:toPlaceholder:\tdrop(_:to:)\tUIDragItem | UITableViewDropPlaceholder\tany UITableViewDropPlaceholderContext
        protocol UITableViewDropDelegate NSObjectProtocol
        required\ttableView:performDropWithCoordinator:\ttableView(_:performDropWith:)\tUITableView | any UITableViewDropCoordinator\t
        optional\ttableView:canHandleDropSession:\ttableView(_:canHandle:)\tUITableView | any UIDropSession\tBool
        optional\ttableView:dropSessionDidEnter:\ttableView(_:dropSessionDidEnter:)\tUITableView | any UIDropSession\t
        optional\ttableView:dropSessionDidUpdate:withDestinationIndexPath:\ttableView(_:dropSessionDidUpdate:withDestinationIndexPath:)\t\
        UITableView | any UIDropSession | IndexPath?\tUITableViewDropProposal
        optional\ttableView:dropSessionDidExit:\ttableView(_:dropSessionDidExit:)\tUITableView | any UIDropSession\t
        optional\ttableView:dropSessionDidEnd:\ttableView(_:dropSessionDidEnd:)\tUITableView | any UIDropSession\t
        optional\ttableView:dropPreviewParametersForRowAtIndexPath:\ttableView(_:dropPreviewParametersForRowAt:)\tUITableView | \
        IndexPath\tUIDragPreviewParameters?
        protocol UITableViewDropItem NSObjectProtocol;
        protocol UITableViewDropPlaceholderContext UIDragAnimating
        required\tcommitInsertionWithDataSourceUpdates:\tcommitInsertion(dataSourceUpdates:)\t@escaping ((IndexPath) -> Void)\tBool
        required\tdeletePlaceholder\tdeletePlaceholder()\t\tBool
        protocol UITableViewRowEditing UITableViewDataSource; protocol UITableViewRowMoving UITableViewDataSource;
        protocol UITextFieldDelegate NSObjectProtocol
        optional\ttextFieldShouldBeginEditing:\ttextFieldShouldBeginEditing(_:)\tUITextField\tBool
        optional\ttextFieldDidBeginEditing:\ttextFieldDidBeginEditing(_:)\tUITextField\t
        optional\ttextFieldShouldEndEditing:\ttextFieldShouldEndEditing(_:)\tUITextField\tBool
        optional\ttextFieldDidEndEditing:\ttextFieldDidEndEditing(_:)\tUITextField\t
        optional\ttextFieldDidEndEditing:reason:\ttextFieldDidEndEditing(_:reason:)\tUITextField | UITextField.DidEndEditingReason\t
        optional\ttextField:shouldChangeCharactersInRange:replacementString:\ttextField(_:shouldChangeCharactersIn:replacementString:)\t\
        UITextField | NSRange | String\tBool
        optional\ttextFieldDidChangeSelection:\ttextFieldDidChangeSelection(_:)\tUITextField\t
        optional\ttextFieldShouldClear:\ttextFieldShouldClear(_:)\tUITextField\tBool
        optional\ttextFieldShouldReturn:\ttextFieldShouldReturn(_:)\tUITextField\tBool
        optional\ttextField:editMenuForCharactersInRange:suggestedActions:\ttextField(_:editMenuForCharactersIn:suggestedActions:)\t\
        UITextField | NSRange | [UIMenuElement]\tUIMenu?
        protocol UITextInput UIKeyInput
        required\ttextInRange:\ttext(in:)\tUITextRange\tString?
        required\treplaceRange:withText:\treplace(_:withText:)\tUITextRange | String\t
        required\ttextRangeFromPosition:toPosition:\ttextRange(from:to:)\tUITextPosition | UITextPosition\tUITextRange?
        required\tpositionFromPosition:offset:\tposition(from:offset:)\tUITextPosition | Int\tUITextPosition?
        required\tpositionFromPosition:inDirection:offset:\tposition(from:in:offset:)\tUITextPosition | UITextLayoutDirection | Int\t\
        UITextPosition?
        required\tcomparePosition:toPosition:\tcompare(_:to:)\tUITextPosition | UITextPosition\tComparisonResult
        required\toffsetFromPosition:toPosition:\toffset(from:to:)\tUITextPosition | UITextPosition\tInt
        required\tsetMarkedText:selectedRange:\tsetMarkedText(_:selectedRange:)\tString? | NSRange\t
        required\tunmarkText\tunmarkText()\t\t
        required\tfirstRectForRange:\tfirstRect(for:)\tUITextRange\tCGRect
        required\tcaretRectForPosition:\tcaretRect(for:)\tUITextPosition\tCGRect
        required\tselectionRectsForRange:\tselectionRects(for:)\tUITextRange\t[UITextSelectionRect]
        required\tclosestPositionToPoint:\tclosestPosition(to:)\tCGPoint\tUITextPosition?
        required\tclosestPositionToPoint:withinRange:\tclosestPosition(to:within:)\tCGPoint | UITextRange\tUITextPosition?
        required\tcharacterRangeAtPoint:\tcharacterRange(at:)\tCGPoint\tUITextRange?
        protocol UITextInputTraits NSObjectProtocol; protocol UITextSearching NSObjectProtocol;
        protocol UITextViewDelegate UIScrollViewDelegate
        optional\ttextViewShouldBeginEditing:\ttextViewShouldBeginEditing(_:)\tUITextView\tBool
        optional\ttextViewDidBeginEditing:\ttextViewDidBeginEditing(_:)\tUITextView\t
        optional\ttextViewShouldEndEditing:\ttextViewShouldEndEditing(_:)\tUITextView\tBool
        optional\ttextViewDidEndEditing:\ttextViewDidEndEditing(_:)\tUITextView\t
        optional\ttextView:shouldChangeTextInRange:replacementText:\ttextView(_:shouldChangeTextIn:replacementText:)\tUITextView | \
        NSRange | String\tBool
        optional\ttextViewDidChange:\ttextViewDidChange(_:)\tUITextView\t
        optional\ttextViewDidChangeSelection:\ttextViewDidChangeSelection(_:)\tUITextView\t
        optional\ttextView:editMenuForTextInRange:suggestedActions:\ttextView(_:editMenuForTextIn:suggestedActions:)\tUITextView | \
        NSRange | [UIMenuElement]\tUIMenu?
        optional\ttextView:primaryActionForTextItem:defaultAction:\ttextView(_:primaryActionFor:defaultAction:)\tUITextView | UITextItem | \
        UIAction\tUIAction?
        optional\ttextView:menuConfigurationForTextItem:defaultMenu:\ttextView(_:menuConfigurationFor:defaultMenu:)\tUITextView | \
        UITextItem | UIMenu\tUITextItem.MenuConfiguration?
        optional\ttextView:shouldInteractWithURL:inRange:interaction:\ttextView(_:shouldInteractWith:in:interaction:)\tUITextView | URL | \
        NSRange | UITextItemInteraction\tBool
        optional\ttextView:shouldInteractWithTextAttachment:inRange:interaction:\ttextView(_:shouldInteractWith:in:interaction:)\t\
        UITextView | NSTextAttachment | NSRange | UITextItemInteraction\tBool
        optional\ttextView:shouldInteractWithURL:inRange:\ttextView(_:shouldInteractWith:in:)\tUITextView | URL | NSRange\tBool
        optional\ttextView:shouldInteractWithTextAttachment:inRange:\ttextView(_:shouldInteractWith:in:)\tUITextView | NSTextAttachment | \
        NSRange\tBool
        protocol UITimingCurveProvider NSCopying; protocol UIToolbarDelegate UIBarPositioningDelegate;
        protocol UITraitChangeObservable UITraitEnvironment
        required\tunregisterForTraitChanges:\tunregisterForTraitChanges(_:)\tany UITraitChangeRegistration\t
        protocol UITraitChangeRegistration AnyObject; protocol UITraitDefinition;
        protocol UITraitEnvironment NSObjectProtocol
        required\ttraitCollectionDidChange:\ttraitCollectionDidChange(_:)\tUITraitCollection?\t
        protocol UIUserActivityRestoring NSObjectProtocol
        required\trestoreUserActivityState:\trestoreUserActivityState(_:)\tNSUserActivity\t
        protocol UIViewAnimating AnyObject
        required\tstartAnimation\tstartAnimation()\t\t
        required\tstartAnimationAfterDelay:\tstartAnimation(afterDelay:)\tTimeInterval\t
        required\tpauseAnimation\tpauseAnimation()\t\t
        required\tstopAnimation:\tstopAnimation(_:)\tBool\t
        required\tfinishAnimationAtPosition:\tfinishAnimation(at:)\tUIViewAnimatingPosition\t
        protocol UIViewControllerAnimatedTransitioning NSObjectProtocol
        required\ttransitionDuration:\ttransitionDuration(using:)\t(any UIViewControllerContextTransitioning)?\tTimeInterval
        required\tanimateTransition:\tanimateTransition(using:)\tany UIViewControllerContextTransitioning\t
        optional\tinterruptibleAnimatorForTransition:\tinterruptibleAnimator(using:)\tany UIViewControllerContextTransitioning\t\
        any UIViewImplicitlyAnimating
        optional\tanimationEnded:\tanimationEnded(_:)\tBool\t
        protocol UIViewControllerContextTransitioning NSObjectProtocol
        required\tupdateInteractiveTransition:\tupdateInteractiveTransition(_:)\tCGFloat\t
        required\tfinishInteractiveTransition\tfinishInteractiveTransition()\t\t
        required\tcancelInteractiveTransition\tcancelInteractiveTransition()\t\t
        required\tpauseInteractiveTransition\tpauseInteractiveTransition()\t\t
        required\tcompleteTransition:\tcompleteTransition(_:)\tBool\t
        required\tviewControllerForKey:\tviewController(forKey:)\tUITransitionContextViewControllerKey\tUIViewController?
        required\tviewForKey:\tview(forKey:)\tUITransitionContextViewKey\tUIView?
        required\tinitialFrameForViewController:\tinitialFrame(for:)\tUIViewController\tCGRect
        required\tfinalFrameForViewController:\tfinalFrame(for:)\tUIViewController\tCGRect
        protocol UIViewControllerInteractiveTransitioning NSObjectProtocol
        required\tstartInteractiveTransition:\tstartInteractiveTransition(_:)\tany UIViewControllerContextTransitioning\t
        protocol UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
        required\tanimateAlongsideTransition:completion:\tanimate(alongsideTransition:completion:)\t\
        ((any UIViewControllerTransitionCoordinatorContext) -> Void)? | ((any UIViewControllerTransitionCoordinatorContext) -> Void)?\t\
        Bool
        required\tanimateAlongsideTransitionInView:animation:completion:\tanimateAlongsideTransition(in:animation:completion:)\tUIView? | \
        ((any UIViewControllerTransitionCoordinatorContext) -> Void)? | ((any UIViewControllerTransitionCoordinatorContext) -> Void)?\t\
        Bool
        required\tnotifyWhenInteractionChangesUsingBlock:\tnotifyWhenInteractionChanges(_:)\t\
        @escaping ((any UIViewControllerTransitionCoordinatorContext) -> Void)\t
        required\tnotifyWhenInteractionEndsUsingBlock:\tnotifyWhenInteractionEnds(_:)\t\
        @escaping ((any UIViewControllerTransitionCoordinatorContext) -> Void)\t
        protocol UIViewControllerTransitionCoordinatorContext NSObjectProtocol
        required\tviewControllerForKey:\tviewController(forKey:)\tUITransitionContextViewControllerKey\tUIViewController?
        required\tviewForKey:\tview(forKey:)\tUITransitionContextViewKey\tUIView?
        protocol UIViewControllerTransitioningDelegate NSObjectProtocol
        optional\tanimationControllerForPresentedController:presentingController:sourceController:\t\
        animationController(forPresented:presenting:source:)\tUIViewController | UIViewController | UIViewController\t\
        (any UIViewControllerAnimatedTransitioning)?
        optional\tanimationControllerForDismissedController:\tanimationController(forDismissed:)\tUIViewController\t\
        (any UIViewControllerAnimatedTransitioning)?
        optional\tinteractionControllerForPresentation:\tinteractionControllerForPresentation(using:)\t\
        any UIViewControllerAnimatedTransitioning\t(any UIViewControllerInteractiveTransitioning)?
        optional\tinteractionControllerForDismissal:\tinteractionControllerForDismissal(using:)\t\
        any UIViewControllerAnimatedTransitioning\t(any UIViewControllerInteractiveTransitioning)?
        optional\tpresentationControllerForPresentedViewController:presentingViewController:sourceViewController:\t\
        presentationController(forPresented:presenting:source:)\tUIViewController | UIViewController? | UIViewController\t\
        UIPresentationController?
        protocol UIViewImplicitlyAnimating UIViewAnimating
        optional\taddAnimations:delayFactor:\taddAnimations(_:delayFactor:)\t@escaping (() -> Void) | CGFloat\t
        optional\taddAnimations:\taddAnimations(_:)\t@escaping (() -> Void)\t
        optional\taddCompletion:\taddCompletion(_:)\t@escaping ((UIViewAnimatingPosition) -> Void)\t
        optional\tcontinueAnimationWithTimingParameters:durationFactor:\tcontinueAnimation(withTimingParameters:durationFactor:)\t\
        (any UITimingCurveProvider)? | CGFloat\t
        protocol UIWindowSceneDelegate UISceneDelegate
        optional\twindowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:\t\
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:)\tUIWindowScene | any UICoordinateSpace | UIInterfaceOrientation | \
        UITraitCollection\t
        optional\twindowScene:performActionForShortcutItem:completionHandler:\twindowScene(_:performActionFor:completionHandler:)\t\
        UIWindowScene | UIApplicationShortcutItem | @escaping ((Bool) -> Void)\t
        protocol UNUserNotificationCenterDelegate NSObjectProtocol
        optional\tuserNotificationCenter:willPresentNotification:withCompletionHandler:\t\
        userNotificationCenter(_:willPresent:withCompletionHandler:)\tUNUserNotificationCenter | UNNotification | \
        @escaping ((UNNotificationPresentationOptions) -> Void)\t
        optional\tuserNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:\t\
        userNotificationCenter(_:didReceive:withCompletionHandler:)\tUNUserNotificationCenter | UNNotificationResponse | \
        @escaping (() -> Void)\t
        protocol WCSessionDelegate NSObjectProtocol
        optional\tsession:activationDidCompleteWith:error:\tsession(_:activationDidCompleteWith:error:)\tWCSession | \
        WCSessionActivationState | (any Error)?\t
        optional\tsessionDidBecomeInactive:\tsessionDidBecomeInactive(_:)\tWCSession\t
        optional\tsessionDidDeactivate:\tsessionDidDeactivate(_:)\tWCSession\t
        optional\tsession:didReceiveMessage:\tsession(_:didReceiveMessage:)\tWCSession | [String: Any]\t
        optional\tsession:didReceiveMessage:replyHandler:\tsession(_:didReceiveMessage:replyHandler:)\tWCSession | [String: Any] | \
        @escaping (([String: Any]) -> Void)\t
        optional\tsession:didReceiveApplicationContext:\tsession(_:didReceiveApplicationContext:)\tWCSession | [String: Any]\t
        optional\tsessionReachabilityDidChange:\tsessionReachabilityDidChange(_:)\tWCSession\t
        protocol WKNavigationDelegate NSObjectProtocol
        optional\twebView:decidePolicyForNavigationAction:decisionHandler:\twebView(_:decidePolicyFor:decisionHandler:)\tWKWebView | \
        WKNavigationAction | @escaping ((WKNavigationActionPolicy) -> Void)\t
        optional\twebView:decidePolicyForNavigationResponse:decisionHandler:\twebView(_:decidePolicyFor:decisionHandler:)\tWKWebView | \
        WKNavigationResponse | @escaping ((WKNavigationResponsePolicy) -> Void)\t
        optional\twebView:didStartProvisionalNavigation:\twebView(_:didStartProvisionalNavigation:)\tWKWebView | WKNavigation?\t
        optional\twebView:didReceiveServerRedirectForProvisionalNavigation:\t\
        webView(_:didReceiveServerRedirectForProvisionalNavigation:)\tWKWebView | WKNavigation?\t
        optional\twebView:didFailProvisionalNavigation:withError:\twebView(_:didFailProvisionalNavigation:withError:)\tWKWebView | \
        WKNavigation? | any Error\t
        optional\twebView:didReceiveAuthenticationChallenge:completionHandler:\twebView(_:didReceive:completionHandler:)\tWKWebView | \
        URLAuthenticationChallenge | @escaping ((URLSession.AuthChallengeDisposition, URLCredential?) -> Void)\t
        optional\twebView:didCommitNavigation:\twebView(_:didCommit:)\tWKWebView | WKNavigation?\t
        optional\twebView:didFinishNavigation:\twebView(_:didFinish:)\tWKWebView | WKNavigation?\t
        optional\twebView:didFailNavigation:withError:\twebView(_:didFail:withError:)\tWKWebView | WKNavigation? | any Error\t
        optional\twebViewWebContentProcessDidTerminate:\twebViewWebContentProcessDidTerminate(_:)\tWKWebView\t
        protocol WKScriptMessageHandler NSObjectProtocol
        required\tuserContentController:didReceiveScriptMessage:\tuserContentController(_:didReceive:)\tWKUserContentController | \
        WKScriptMessage\t
        protocol WKScriptMessageHandlerWithReply NSObjectProtocol
        required\tuserContentController:didReceiveScriptMessage:replyHandler:\tuserContentController(_:didReceive:replyHandler:)\t\
        WKUserContentController | WKScriptMessage | @escaping ((Any?, String?) -> Void)\t
        protocol WKUIDelegate NSObjectProtocol
        optional\twebView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:\t\
        webView(_:createWebViewWith:for:windowFeatures:)\tWKWebView | WKWebViewConfiguration | WKNavigationAction | WKWindowFeatures\t\
        WKWebView?
        optional\twebViewDidClose:\twebViewDidClose(_:)\tWKWebView\t
        optional\twebView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:\t\
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)\tWKWebView | String | WKFrameInfo | \
        @escaping (() -> Void)\t
        optional\twebView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:\t\
        webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)\tWKWebView | String | WKFrameInfo | \
        @escaping ((Bool) -> Void)\t
        optional\twebView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:\t\
        webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)\tWKWebView | String | String? | \
        WKFrameInfo | @escaping ((String?) -> Void)\t
        protocol WKURLSchemeHandler NSObjectProtocol
        required\twebView:startURLSchemeTask:\twebView(_:start:)\tWKWebView | any WKURLSchemeTask\t
        required\twebView:stopURLSchemeTask:\twebView(_:stop:)\tWKWebView | any WKURLSchemeTask\t
        protocol WKURLSchemeTask NSObjectProtocol
        required\tdidReceiveResponse:\tdidReceive(_:)\tURLResponse\t
        required\tdidReceiveData:\tdidReceive(_:)\tData\t
        required\tdidFinish\tdidFinish()\t\t
        required\tdidFailWithError:\tdidFailWithError(_:)\tany Error\t
        """
}
