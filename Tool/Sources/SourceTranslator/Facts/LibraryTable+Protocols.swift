// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let otherProtocols = """
        protocol AVAudioPlayerDelegate NSObjectProtocol
        optional\taudioPlayerDidFinishPlaying:successfully:\taudioPlayerDidFinishPlaying(_:successfully:)\tAVAudioPlayer | Bool\t
        optional\taudioPlayerDecodeErrorDidOccur:error:\taudioPlayerDecodeErrorDidOccur(_:error:)\tAVAudioPlayer | (any Error)?\t
        protocol AVAudioRecorderDelegate NSObjectProtocol
        optional\taudioRecorderDidFinishRecording:successfully:\taudioRecorderDidFinishRecording(_:successfully:)\tAVAudioRecorder | \
        Bool\t
        optional\taudioRecorderEncodeErrorDidOccur:error:\taudioRecorderEncodeErrorDidOccur(_:error:)\tAVAudioRecorder | (any Error)?\t
        protocol AVCaptureFileOutputRecordingDelegate NSObjectProtocol
        optional\tcaptureOutput:didStartRecordingToOutputFileAtURL:fromConnections:\tfileOutput(_:didStartRecordingTo:from:)\t\
        AVCaptureFileOutput | URL | [AVCaptureConnection]\t
        required\tcaptureOutput:didFinishRecordingToOutputFileAtURL:fromConnections:error:\t\
        fileOutput(_:didFinishRecordingTo:from:error:)\tAVCaptureFileOutput | URL | [AVCaptureConnection] | (any Error)?\t
        protocol AVCaptureMetadataOutputObjectsDelegate NSObjectProtocol
        optional\tcaptureOutput:didOutputMetadataObjects:fromConnection:\tmetadataOutput(_:didOutput:from:)\tAVCaptureMetadataOutput | \
        [AVMetadataObject] | AVCaptureConnection\t
        protocol AVCapturePhotoCaptureDelegate NSObjectProtocol
        optional\tcaptureOutput:willBeginCaptureForResolvedSettings:\tphotoOutput(_:willBeginCaptureFor:)\tAVCapturePhotoOutput | \
        AVCaptureResolvedPhotoSettings\t
        optional\tcaptureOutput:willCapturePhotoForResolvedSettings:\tphotoOutput(_:willCapturePhotoFor:)\tAVCapturePhotoOutput | \
        AVCaptureResolvedPhotoSettings\t
        optional\tcaptureOutput:didCapturePhotoForResolvedSettings:\tphotoOutput(_:didCapturePhotoFor:)\tAVCapturePhotoOutput | \
        AVCaptureResolvedPhotoSettings\t
        optional\tcaptureOutput:didFinishProcessingPhoto:error:\tphotoOutput(_:didFinishProcessingPhoto:error:)\tAVCapturePhotoOutput | \
        AVCapturePhoto | (any Error)?\t
        optional\tcaptureOutput:didFinishCaptureForResolvedSettings:error:\tphotoOutput(_:didFinishCaptureFor:error:)\t\
        AVCapturePhotoOutput | AVCaptureResolvedPhotoSettings | (any Error)?\t
        protocol AVRoutePickerViewDelegate NSObjectProtocol
        optional\troutePickerViewWillBeginPresentingRoutes:\troutePickerViewWillBeginPresentingRoutes(_:)\tAVRoutePickerView\t
        optional\troutePickerViewDidEndPresentingRoutes:\troutePickerViewDidEndPresentingRoutes(_:)\tAVRoutePickerView\t
        protocol AVSpeechSynthesizerDelegate NSObjectProtocol
        optional\tspeechSynthesizer:didStartSpeechUtterance:\tspeechSynthesizer(_:didStart:)\tAVSpeechSynthesizer | AVSpeechUtterance\t
        optional\tspeechSynthesizer:didFinishSpeechUtterance:\tspeechSynthesizer(_:didFinish:)\tAVSpeechSynthesizer | AVSpeechUtterance\t
        optional\tspeechSynthesizer:didPauseSpeechUtterance:\tspeechSynthesizer(_:didPause:)\tAVSpeechSynthesizer | AVSpeechUtterance\t
        optional\tspeechSynthesizer:didContinueSpeechUtterance:\tspeechSynthesizer(_:didContinue:)\tAVSpeechSynthesizer | \
        AVSpeechUtterance\t
        optional\tspeechSynthesizer:didCancelSpeechUtterance:\tspeechSynthesizer(_:didCancel:)\tAVSpeechSynthesizer | AVSpeechUtterance\t
        optional\tspeechSynthesizer:willSpeakRangeOfSpeechString:utterance:\t\
        speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)\tAVSpeechSynthesizer | NSRange | AVSpeechUtterance\t
        protocol CAAction;
        protocol CAAnimationDelegate AnyObject
        optional\tanimationDidStart:\tanimationDidStart(_:)\tCAAnimation\t
        optional\tanimationDidStop:finished:\tanimationDidStop(_:finished:)\tCAAnimation | Bool\t
        protocol CALayerDelegate AnyObject
        optional\tdisplayLayer:\tdisplay(_:)\tCALayer\t
        optional\tlayerWillDraw:\tlayerWillDraw(_:)\tCALayer\t
        optional\tdrawLayer:inContext:\tdraw(_:in:)\tCALayer | CGContext\t
        optional\tlayoutSublayersOfLayer:\tlayoutSublayers(of:)\tCALayer\t
        optional\tactionForLayer:forKey:\taction(for:forKey:)\tCALayer | String\t(any CAAction)?
        protocol CAMediaTiming;
        protocol CLLocationManagerDelegate NSObjectProtocol
        optional\tlocationManager:didUpdateLocations:\tlocationManager(_:didUpdateLocations:)\tCLLocationManager | [CLLocation]\t
        optional\tlocationManager:didUpdateHeading:\tlocationManager(_:didUpdateHeading:)\tCLLocationManager | CLHeading\t
        optional\tlocationManagerShouldDisplayHeadingCalibration:\tlocationManagerShouldDisplayHeadingCalibration(_:)\tCLLocationManager\t\
        Bool
        optional\tlocationManager:didDetermineState:forRegion:\tlocationManager(_:didDetermineState:for:)\tCLLocationManager | \
        CLRegionState | CLRegion\t
        optional\tlocationManager:didRangeBeacons:inRegion:\tlocationManager(_:didRangeBeacons:in:)\tCLLocationManager | [CLBeacon] | \
        CLBeaconRegion\t
        optional\tlocationManager:didEnterRegion:\tlocationManager(_:didEnterRegion:)\tCLLocationManager | CLRegion\t
        optional\tlocationManager:didExitRegion:\tlocationManager(_:didExitRegion:)\tCLLocationManager | CLRegion\t
        optional\tlocationManager:didFailWithError:\tlocationManager(_:didFailWithError:)\tCLLocationManager | any Error\t
        optional\tlocationManager:monitoringDidFailForRegion:withError:\tlocationManager(_:monitoringDidFailFor:withError:)\t\
        CLLocationManager | CLRegion? | any Error\t
        optional\tlocationManager:didStartMonitoringForRegion:\tlocationManager(_:didStartMonitoringFor:)\tCLLocationManager | CLRegion\t
        optional\tlocationManagerDidChangeAuthorization:\tlocationManagerDidChangeAuthorization(_:)\tCLLocationManager\t
        optional\tlocationManager:didChangeAuthorizationStatus:\tlocationManager(_:didChangeAuthorization:)\tCLLocationManager | \
        CLAuthorizationStatus\t
        protocol CustomLocalizedStringResourceConvertible;
        protocol MFMailComposeViewControllerDelegate NSObjectProtocol
        optional\tmailComposeController:didFinishWithResult:error:\tmailComposeController(_:didFinishWith:error:)\t\
        MFMailComposeViewController | MFMailComposeResult | (any Error)?\t
        protocol MKAnnotation NSObjectProtocol;
        protocol MKMapViewDelegate NSObjectProtocol
        optional\tmapView:regionWillChangeAnimated:\tmapView(_:regionWillChangeAnimated:)\tMKMapView | Bool\t
        optional\tmapView:regionDidChangeAnimated:\tmapView(_:regionDidChangeAnimated:)\tMKMapView | Bool\t
        optional\tmapViewDidChangeVisibleRegion:\tmapViewDidChangeVisibleRegion(_:)\tMKMapView\t
        optional\tmapViewDidFinishLoadingMap:\tmapViewDidFinishLoadingMap(_:)\tMKMapView\t
        optional\tmapViewDidFinishRenderingMap:fullyRendered:\tmapViewDidFinishRenderingMap(_:fullyRendered:)\tMKMapView | Bool\t
        optional\tmapView:viewForAnnotation:\tmapView(_:viewFor:)\tMKMapView | any MKAnnotation\tMKAnnotationView?
        optional\tmapView:didAddAnnotationViews:\tmapView(_:didAdd:)\tMKMapView | [MKAnnotationView]\t
        optional\tmapView:annotationView:calloutAccessoryControlTapped:\tmapView(_:annotationView:calloutAccessoryControlTapped:)\t\
        MKMapView | MKAnnotationView | UIControl\t
        optional\tmapView:didSelectAnnotationView:\tmapView(_:didSelect:)\tMKMapView | MKAnnotationView\t
        optional\tmapView:didDeselectAnnotationView:\tmapView(_:didDeselect:)\tMKMapView | MKAnnotationView\t
        optional\tmapView:didUpdateUserLocation:\tmapView(_:didUpdate:)\tMKMapView | MKUserLocation\t
        optional\tmapView:didFailToLocateUserWithError:\tmapView(_:didFailToLocateUserWithError:)\tMKMapView | any Error\t
        optional\tmapView:didChangeUserTrackingMode:animated:\tmapView(_:didChange:animated:)\tMKMapView | MKUserTrackingMode | Bool\t
        optional\tmapView:rendererForOverlay:\tmapView(_:rendererFor:)\tMKMapView | any MKOverlay\tMKOverlayRenderer
        optional\tmapView:didAddOverlayRenderers:\tmapView(_:didAdd:)\tMKMapView | [MKOverlayRenderer]\t
        protocol MKOverlay MKAnnotation; protocol NSCollectionLayoutContainer NSObjectProtocol;
        protocol NSCollectionLayoutEnvironment NSObjectProtocol; protocol NSCollectionLayoutVisibleItem NSObjectProtocol;
        protocol NSFetchedResultsControllerDelegate NSObjectProtocol
        optional\tcontrollerWillChangeContent:\tcontrollerWillChangeContent(_:)\tNSFetchedResultsController<NSFetchRequestResult>\t
        optional\tcontrollerDidChangeContent:\tcontrollerDidChangeContent(_:)\tNSFetchedResultsController<NSFetchRequestResult>\t
        optional\tcontroller:didChangeObject:atIndexPath:forChangeType:newIndexPath:\tcontroller(_:didChange:at:for:newIndexPath:)\t\
        NSFetchedResultsController<NSFetchRequestResult> | Any | IndexPath? | NSFetchedResultsChangeType | IndexPath?\t
        optional\tcontroller:didChangeSection:atIndex:forChangeType:\tcontroller(_:didChange:atSectionIndex:for:)\t\
        NSFetchedResultsController<NSFetchRequestResult> | any NSFetchedResultsSectionInfo | Int | NSFetchedResultsChangeType\t
        optional\tcontroller:sectionIndexTitleForSectionName:\tcontroller(_:sectionIndexTitleForSectionName:)\t\
        NSFetchedResultsController<NSFetchRequestResult> | String\tString?
        protocol NSFetchedResultsSectionInfo; protocol NSItemProviderReading NSObjectProtocol;
        protocol NSItemProviderWriting NSObjectProtocol
        required\tloadDataWithTypeIdentifier:forItemProviderCompletionHandler:\t\
        loadData(withTypeIdentifier:forItemProviderCompletionHandler:)\tString | @escaping ((Data?, (any Error)?) -> Void)\tProgress?
        protocol NSLayoutManagerDelegate NSObjectProtocol
        optional\tlayoutManagerDidInvalidateLayout:\tlayoutManagerDidInvalidateLayout(_:)\tNSLayoutManager\t
        optional\tlayoutManager:didCompleteLayoutForTextContainer:atEnd:\tlayoutManager(_:didCompleteLayoutFor:atEnd:)\tNSLayoutManager | \
        NSTextContainer? | Bool\t
        protocol NSTextStorageDelegate NSObjectProtocol
        optional\ttextStorage:willProcessEditing:range:changeInLength:\ttextStorage(_:willProcessEditing:range:changeInLength:)\t\
        NSTextStorage | NSTextStorage.EditActions | NSRange | Int\t
        optional\ttextStorage:didProcessEditing:range:changeInLength:\ttextStorage(_:didProcessEditing:range:changeInLength:)\t\
        NSTextStorage | NSTextStorage.EditActions | NSRange | Int\t
        protocol NSUserActivityDelegate NSObjectProtocol
        optional\tuserActivityWillSave:\tuserActivityWillSave(_:)\tNSUserActivity\t
        optional\tuserActivityWasContinued:\tuserActivityWasContinued(_:)\tNSUserActivity\t
        protocol PHPickerViewControllerDelegate AnyObject
        required\tpicker:didFinishPicking:\tpicker(_:didFinishPicking:)\tPHPickerViewController | [PHPickerResult]\t
        protocol SFSafariViewControllerDelegate NSObjectProtocol
        optional\tsafariViewControllerDidFinish:\tsafariViewControllerDidFinish(_:)\tSFSafariViewController\t
        optional\tsafariViewController:didCompleteInitialLoad:\tsafariViewController(_:didCompleteInitialLoad:)\tSFSafariViewController | \
        Bool\t
        protocol UIAccessibilityIdentification NSObjectProtocol;
        protocol UIActionSheetDelegate NSObjectProtocol
        optional\tactionSheet:clickedButtonAtIndex:\tactionSheet(_:clickedButtonAt:)\tUIActionSheet | Int\t
        optional\twillPresentActionSheet:\twillPresent(_:)\tUIActionSheet\t
        optional\tdidPresentActionSheet:\tdidPresent(_:)\tUIActionSheet\t
        optional\tactionSheet:willDismissWithButtonIndex:\tactionSheet(_:willDismissWithButtonIndex:)\tUIActionSheet | Int\t
        optional\tactionSheet:didDismissWithButtonIndex:\tactionSheet(_:didDismissWithButtonIndex:)\tUIActionSheet | Int\t
        protocol UIActivityItemSource NSObjectProtocol
        required\tactivityViewControllerPlaceholderItem:\tactivityViewControllerPlaceholderItem(_:)\tUIActivityViewController\tAny
        required\tactivityViewController:itemForActivityType:\tactivityViewController(_:itemForActivityType:)\tUIActivityViewController | \
        UIActivity.ActivityType?\tAny?
        optional\tactivityViewController:subjectForActivityType:\tactivityViewController(_:subjectForActivityType:)\t\
        UIActivityViewController | UIActivity.ActivityType?\tString
        protocol UIAdaptivePresentationControllerDelegate NSObjectProtocol
        optional\tadaptivePresentationStyleForPresentationController:\tadaptivePresentationStyle(for:)\tUIPresentationController\t\
        UIModalPresentationStyle
        optional\tadaptivePresentationStyleForPresentationController:traitCollection:\tadaptivePresentationStyle(for:traitCollection:)\t\
        UIPresentationController | UITraitCollection\tUIModalPresentationStyle
        optional\tpresentationController:viewControllerForAdaptivePresentationStyle:\t\
        presentationController(_:viewControllerForAdaptivePresentationStyle:)\tUIPresentationController | UIModalPresentationStyle\t\
        UIViewController?
        optional\tpresentationController:willPresentWithAdaptiveStyle:transitionCoordinator:\t\
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)\tUIPresentationController | \
        UIModalPresentationStyle | (any UIViewControllerTransitionCoordinator)?\t
        optional\tpresentationControllerShouldDismiss:\tpresentationControllerShouldDismiss(_:)\tUIPresentationController\tBool
        optional\tpresentationControllerWillDismiss:\tpresentationControllerWillDismiss(_:)\tUIPresentationController\t
        optional\tpresentationControllerDidDismiss:\tpresentationControllerDidDismiss(_:)\tUIPresentationController\t
        optional\tpresentationControllerDidAttemptToDismiss:\tpresentationControllerDidAttemptToDismiss(_:)\tUIPresentationController\t
        protocol UIAlertViewDelegate NSObjectProtocol
        optional\talertView:clickedButtonAtIndex:\talertView(_:clickedButtonAt:)\tUIAlertView | Int\t
        optional\twillPresentAlertView:\twillPresent(_:)\tUIAlertView\t
        optional\tdidPresentAlertView:\tdidPresent(_:)\tUIAlertView\t
        optional\talertView:willDismissWithButtonIndex:\talertView(_:willDismissWithButtonIndex:)\tUIAlertView | Int\t
        optional\talertView:didDismissWithButtonIndex:\talertView(_:didDismissWithButtonIndex:)\tUIAlertView | Int\t
        optional\talertViewShouldEnableFirstOtherButton:\talertViewShouldEnableFirstOtherButton(_:)\tUIAlertView\tBool
        protocol UIAppearance NSObjectProtocol; protocol UIAppearanceContainer NSObjectProtocol;
        protocol UIApplicationDelegate NSObjectProtocol
        optional\tapplication:willFinishLaunchingWithOptions:\tapplication(_:willFinishLaunchingWithOptions:)\tUIApplication | \
        [UIApplication.LaunchOptionsKey: Any]?\tBool
        optional\tapplication:didFinishLaunchingWithOptions:\tapplication(_:didFinishLaunchingWithOptions:)\tUIApplication | \
        [UIApplication.LaunchOptionsKey: Any]?\tBool
        optional\tapplication:configurationForConnectingSceneSession:options:\tapplication(_:configurationForConnecting:options:)\t\
        UIApplication | UISceneSession | UIScene.ConnectionOptions\tUISceneConfiguration
        optional\tapplication:didDiscardSceneSessions:\tapplication(_:didDiscardSceneSessions:)\tUIApplication | Set<UISceneSession>\t
        optional\tapplicationDidBecomeActive:\tapplicationDidBecomeActive(_:)\tUIApplication\t
        optional\tapplicationWillResignActive:\tapplicationWillResignActive(_:)\tUIApplication\t
        optional\tapplicationDidEnterBackground:\tapplicationDidEnterBackground(_:)\tUIApplication\t
        optional\tapplicationWillEnterForeground:\tapplicationWillEnterForeground(_:)\tUIApplication\t
        optional\tapplicationDidReceiveMemoryWarning:\tapplicationDidReceiveMemoryWarning(_:)\tUIApplication\t
        optional\tapplicationWillTerminate:\tapplicationWillTerminate(_:)\tUIApplication\t
        optional\tapplication:supportedInterfaceOrientationsForWindow:\tapplication(_:supportedInterfaceOrientationsFor:)\tUIApplication | \
        UIWindow?\tUIInterfaceOrientationMask
        optional\tapplication:performActionForShortcutItem:completionHandler:\tapplication(_:performActionFor:completionHandler:)\t\
        UIApplication | UIApplicationShortcutItem | @escaping ((Bool) -> Void)\t
        optional\tapplication:openURL:options:\tapplication(_:open:options:)\tUIApplication | URL | \
        [UIApplication.OpenURLOptionsKey: Any]\tBool
        optional\tapplication:willContinueUserActivityWithType:\tapplication(_:willContinueUserActivityWithType:)\tUIApplication | \
        String\tBool
        optional\tapplication:continueUserActivity:restorationHandler:\tapplication(_:continue:restorationHandler:)\tUIApplication | \
        NSUserActivity | @escaping (([any UIUserActivityRestoring]?) -> Void)\tBool
        optional\tapplication:didFailToContinueUserActivityWithType:error:\tapplication(_:didFailToContinueUserActivityWithType:error:)\t\
        UIApplication | String | any Error\t
        optional\tapplication:didUpdateUserActivity:\tapplication(_:didUpdate:)\tUIApplication | NSUserActivity\t
        optional\tapplication:didRegisterForRemoteNotificationsWithDeviceToken:\t\
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:)\tUIApplication | Data\t
        optional\tapplication:didFailToRegisterForRemoteNotificationsWithError:\t\
        application(_:didFailToRegisterForRemoteNotificationsWithError:)\tUIApplication | any Error\t
        optional\tapplication:didReceiveRemoteNotification:fetchCompletionHandler:\t\
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:)\tUIApplication | [AnyHashable: Any] | \
        @escaping ((UIBackgroundFetchResult) -> Void)\t
        protocol UIBarPositioning NSObjectProtocol;
        protocol UIBarPositioningDelegate NSObjectProtocol
        optional\tpositionForBar:\tposition(for:)\tany UIBarPositioning\tUIBarPosition
        protocol UICalendarSelectionMultiDateDelegate NSObjectProtocol
        required\tmultiDateSelection:didSelectDate:\tmultiDateSelection(_:didSelectDate:)\tUICalendarSelectionMultiDate | DateComponents\t
        required\tmultiDateSelection:didDeselectDate:\tmultiDateSelection(_:didDeselectDate:)\tUICalendarSelectionMultiDate | \
        DateComponents\t
        optional\tmultiDateSelection:canSelectDate:\tmultiDateSelection(_:canSelectDate:)\tUICalendarSelectionMultiDate | DateComponents\t\
        Bool
        optional\tmultiDateSelection:canDeselectDate:\tmultiDateSelection(_:canDeselectDate:)\tUICalendarSelectionMultiDate | \
        DateComponents\tBool
        protocol UICalendarSelectionSingleDateDelegate NSObjectProtocol
        required\tdateSelection:didSelectDate:\tdateSelection(_:didSelectDate:)\tUICalendarSelectionSingleDate | DateComponents?\t
        optional\tdateSelection:canSelectDate:\tdateSelection(_:canSelectDate:)\tUICalendarSelectionSingleDate | DateComponents?\tBool
        protocol UICalendarViewDelegate NSObjectProtocol
        required\tcalendarView:decorationForDateComponents:\tcalendarView(_:decorationFor:)\tUICalendarView | DateComponents\t\
        UICalendarView.Decoration?
        optional\tcalendarView:didChangeVisibleDateComponentsFrom:\tcalendarView(_:didChangeVisibleDateComponentsFrom:)\tUICalendarView | \
        DateComponents\t
        protocol UICollectionViewDataSource NSObjectProtocol
        required\tcollectionView:numberOfItemsInSection:\tcollectionView(_:numberOfItemsInSection:)\tUICollectionView | Int\tInt
        required\tcollectionView:cellForItemAtIndexPath:\tcollectionView(_:cellForItemAt:)\tUICollectionView | IndexPath\t\
        UICollectionViewCell
        optional\tnumberOfSectionsInCollectionView:\tnumberOfSections(in:)\tUICollectionView\tInt
        optional\tcollectionView:viewForSupplementaryElementOfKind:atIndexPath:\tcollectionView(_:viewForSupplementaryElementOfKind:at:)\t\
        UICollectionView | String | IndexPath\tUICollectionReusableView
        optional\tcollectionView:canMoveItemAtIndexPath:\tcollectionView(_:canMoveItemAt:)\tUICollectionView | IndexPath\tBool
        optional\tcollectionView:moveItemAtIndexPath:toIndexPath:\tcollectionView(_:moveItemAt:to:)\tUICollectionView | IndexPath | \
        IndexPath\t
        optional\tindexTitlesForCollectionView:\tindexTitles(for:)\tUICollectionView\t[String]?
        optional\tcollectionView:indexPathForIndexTitle:atIndex:\tcollectionView(_:indexPathForIndexTitle:at:)\tUICollectionView | \
        String | Int\tIndexPath
        protocol UICollectionViewDataSourcePrefetching NSObjectProtocol
        required\tcollectionView:prefetchItemsAtIndexPaths:\tcollectionView(_:prefetchItemsAt:)\tUICollectionView | [IndexPath]\t
        optional\tcollectionView:cancelPrefetchingForItemsAtIndexPaths:\tcollectionView(_:cancelPrefetchingForItemsAt:)\t\
        UICollectionView | [IndexPath]\t
        protocol UICollectionViewDelegate UIScrollViewDelegate
        optional\tcollectionView:shouldHighlightItemAtIndexPath:\tcollectionView(_:shouldHighlightItemAt:)\tUICollectionView | IndexPath\t\
        Bool
        optional\tcollectionView:didHighlightItemAtIndexPath:\tcollectionView(_:didHighlightItemAt:)\tUICollectionView | IndexPath\t
        optional\tcollectionView:didUnhighlightItemAtIndexPath:\tcollectionView(_:didUnhighlightItemAt:)\tUICollectionView | IndexPath\t
        optional\tcollectionView:shouldSelectItemAtIndexPath:\tcollectionView(_:shouldSelectItemAt:)\tUICollectionView | IndexPath\tBool
        optional\tcollectionView:shouldDeselectItemAtIndexPath:\tcollectionView(_:shouldDeselectItemAt:)\tUICollectionView | IndexPath\t\
        Bool
        optional\tcollectionView:didSelectItemAtIndexPath:\tcollectionView(_:didSelectItemAt:)\tUICollectionView | IndexPath\t
        optional\tcollectionView:didDeselectItemAtIndexPath:\tcollectionView(_:didDeselectItemAt:)\tUICollectionView | IndexPath\t
        optional\tcollectionView:canEditItemAtIndexPath:\tcollectionView(_:canEditItemAt:)\tUICollectionView | IndexPath\tBool
        optional\tcollectionView:willDisplayCell:forItemAtIndexPath:\tcollectionView(_:willDisplay:forItemAt:)\tUICollectionView | \
        UICollectionViewCell | IndexPath\t
        optional\tcollectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:\t\
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:)\tUICollectionView | UICollectionReusableView | String | \
        IndexPath\t
        optional\tcollectionView:didEndDisplayingCell:forItemAtIndexPath:\tcollectionView(_:didEndDisplaying:forItemAt:)\t\
        UICollectionView | UICollectionViewCell | IndexPath\t
        optional\tcollectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:\t\
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)\tUICollectionView | UICollectionReusableView | String | \
        IndexPath\t
        optional\tcollectionView:transitionLayoutForOldLayout:newLayout:\tcollectionView(_:transitionLayoutForOldLayout:newLayout:)\t\
        UICollectionView | UICollectionViewLayout | UICollectionViewLayout\tUICollectionViewTransitionLayout
        optional\tcollectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:\t\
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)\tUICollectionView | IndexPath | IndexPath\tIndexPath
        optional\tcollectionView:targetContentOffsetForProposedContentOffset:\t\
        collectionView(_:targetContentOffsetForProposedContentOffset:)\tUICollectionView | CGPoint\tCGPoint
        optional\tcollectionView:contextMenuConfigurationForItemsAtIndexPaths:point:\t\
        collectionView(_:contextMenuConfigurationForItemsAt:point:)\tUICollectionView | [IndexPath] | CGPoint\t\
        UIContextMenuConfiguration?
        optional\tcollectionView:contextMenuConfigurationForItemAtIndexPath:point:\t\
        collectionView(_:contextMenuConfigurationForItemAt:point:)\tUICollectionView | IndexPath | CGPoint\tUIContextMenuConfiguration?
        optional\tcollectionView:willPerformPreviewActionForMenuWithConfiguration:animator:\t\
        collectionView(_:willPerformPreviewActionForMenuWith:animator:)\tUICollectionView | UIContextMenuConfiguration | \
        any UIContextMenuInteractionCommitAnimating\t
        optional\tcollectionView:canFocusItemAtIndexPath:\tcollectionView(_:canFocusItemAt:)\tUICollectionView | IndexPath\tBool
        optional\tcollectionView:shouldUpdateFocusInContext:\tcollectionView(_:shouldUpdateFocusIn:)\tUICollectionView | \
        UICollectionViewFocusUpdateContext\tBool
        optional\tcollectionView:didUpdateFocusInContext:withAnimationCoordinator:\tcollectionView(_:didUpdateFocusIn:with:)\t\
        UICollectionView | UICollectionViewFocusUpdateContext | UIFocusAnimationCoordinator\t
        optional\tindexPathForPreferredFocusedViewInCollectionView:\tindexPathForPreferredFocusedView(in:)\tUICollectionView\tIndexPath?
        optional\tcollectionView:selectionFollowsFocusForItemAtIndexPath:\tcollectionView(_:selectionFollowsFocusForItemAt:)\t\
        UICollectionView | IndexPath\tBool
        optional\tcollectionView:canPerformPrimaryActionForItemAtIndexPath:\tcollectionView(_:canPerformPrimaryActionForItemAt:)\t\
        UICollectionView | IndexPath\tBool
        optional\tcollectionView:performPrimaryActionForItemAtIndexPath:\tcollectionView(_:performPrimaryActionForItemAt:)\t\
        UICollectionView | IndexPath\t
        protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate
        optional\tcollectionView:layout:sizeForItemAtIndexPath:\tcollectionView(_:layout:sizeForItemAt:)\tUICollectionView | \
        UICollectionViewLayout | IndexPath\tCGSize
        optional\tcollectionView:layout:insetForSectionAtIndex:\tcollectionView(_:layout:insetForSectionAt:)\tUICollectionView | \
        UICollectionViewLayout | Int\tUIEdgeInsets
        optional\tcollectionView:layout:minimumLineSpacingForSectionAtIndex:\tcollectionView(_:layout:minimumLineSpacingForSectionAt:)\t\
        UICollectionView | UICollectionViewLayout | Int\tCGFloat
        optional\tcollectionView:layout:minimumInteritemSpacingForSectionAtIndex:\t\
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:)\tUICollectionView | UICollectionViewLayout | Int\tCGFloat
        optional\tcollectionView:layout:referenceSizeForHeaderInSection:\tcollectionView(_:layout:referenceSizeForHeaderInSection:)\t\
        UICollectionView | UICollectionViewLayout | Int\tCGSize
        optional\tcollectionView:layout:referenceSizeForFooterInSection:\tcollectionView(_:layout:referenceSizeForFooterInSection:)\t\
        UICollectionView | UICollectionViewLayout | Int\tCGSize
        protocol UICollectionViewDragDelegate NSObjectProtocol
        required\tcollectionView:itemsForBeginningDragSession:atIndexPath:\tcollectionView(_:itemsForBeginning:at:)\tUICollectionView | \
        any UIDragSession | IndexPath\t[UIDragItem]
        optional\tcollectionView:itemsForAddingToDragSession:atIndexPath:point:\tcollectionView(_:itemsForAddingTo:at:point:)\t\
        UICollectionView | any UIDragSession | IndexPath | CGPoint\t[UIDragItem]
        optional\tcollectionView:dragPreviewParametersForItemAtIndexPath:\tcollectionView(_:dragPreviewParametersForItemAt:)\t\
        UICollectionView | IndexPath\tUIDragPreviewParameters?
        optional\tcollectionView:dragSessionWillBegin:\tcollectionView(_:dragSessionWillBegin:)\tUICollectionView | any UIDragSession\t
        optional\tcollectionView:dragSessionDidEnd:\tcollectionView(_:dragSessionDidEnd:)\tUICollectionView | any UIDragSession\t
        optional\tcollectionView:dragSessionAllowsMoveOperation:\tcollectionView(_:dragSessionAllowsMoveOperation:)\tUICollectionView | \
        any UIDragSession\tBool
        optional\tcollectionView:dragSessionIsRestrictedToDraggingApplication:\t\
        collectionView(_:dragSessionIsRestrictedToDraggingApplication:)\tUICollectionView | any UIDragSession\tBool
        protocol UICollectionViewDropCoordinator NSObjectProtocol
        required\tdropItem:toItemAtIndexPath:\tdrop(_:toItemAt:)\tUIDragItem | IndexPath\tany UIDragAnimating
        required\tdropItem:intoItemAtIndexPath:rect:\tdrop(_:intoItemAt:rect:)\tUIDragItem | IndexPath | CGRect\tany UIDragAnimating
        required\tdropItem:toTarget:\tdrop(_:to:)\tUIDragItem | UIDragPreviewTarget\tany UIDragAnimating
        required\tdropItem:toPlaceholder:\tdrop(_:to:)\tUIDragItem | UICollectionViewDropPlaceholder\t\
        any UICollectionViewDropPlaceholderContext
        protocol UICollectionViewDropDelegate NSObjectProtocol
        required\tcollectionView:performDropWithCoordinator:\tcollectionView(_:performDropWith:)\tUICollectionView | \
        any UICollectionViewDropCoordinator\t
        optional\tcollectionView:canHandleDropSession:\tcollectionView(_:canHandle:)\tUICollectionView | any UIDropSession\tBool
        optional\tcollectionView:dropSessionDidEnter:\tcollectionView(_:dropSessionDidEnter:)\tUICollectionView | any UIDropSession\t
        optional\tcollectionView:dropSessionDidUpdate:withDestinationIndexPath:\t\
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)\tUICollectionView | any UIDropSession | IndexPath?\t\
        UICollectionViewDropProposal
        optional\tcollectionView:dropSessionDidExit:\tcollectionView(_:dropSessionDidExit:)\tUICollectionView | any UIDropSession\t
        optional\tcollectionView:dropSessionDidEnd:\tcollectionView(_:dropSessionDidEnd:)\tUICollectionView | any UIDropSession\t
        optional\tcollectionView:dropPreviewParametersForItemAtIndexPath:\tcollectionView(_:dropPreviewParametersForItemAt:)\t\
        UICollectionView | IndexPath\tUIDragPreviewParameters?
        protocol UICollectionViewDropItem NSObjectProtocol;
        protocol UICollectionViewDropPlaceholderContext UIDragAnimating
        required\tcommitInsertionWithDataSourceUpdates:\tcommitInsertion(dataSourceUpdates:)\t@escaping ((IndexPath) -> Void)\tBool
        required\tdeletePlaceholder\tdeletePlaceholder()\t\tBool
        required\tsetNeedsCellUpdate\tsetNeedsCellUpdate()\t\t
        protocol UICollisionBehaviorDelegate NSObjectProtocol
        optional\tcollisionBehavior:beganContactForItem:withItem:atPoint:\tcollisionBehavior(_:beganContactFor:with:at:)\t\
        UICollisionBehavior | any UIDynamicItem | any UIDynamicItem | CGPoint\t
        optional\tcollisionBehavior:endedContactForItem:withItem:\tcollisionBehavior(_:endedContactFor:with:)\tUICollisionBehavior | \
        any UIDynamicItem | any UIDynamicItem\t
        optional\tcollisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:\t\
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)\tUICollisionBehavior | any UIDynamicItem | (any NSCopying)? | \
        CGPoint\t
        optional\tcollisionBehavior:endedContactForItem:withBoundaryIdentifier:\t\
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)\tUICollisionBehavior | any UIDynamicItem | (any NSCopying)?\t
        protocol UIColorPickerViewControllerDelegate NSObjectProtocol
        optional\tcolorPickerViewController:didSelectColor:continuously:\tcolorPickerViewController(_:didSelect:continuously:)\t\
        UIColorPickerViewController | UIColor | Bool\t
        optional\tcolorPickerViewControllerDidSelectColor:\tcolorPickerViewControllerDidSelectColor(_:)\tUIColorPickerViewController\t
        optional\tcolorPickerViewControllerDidFinish:\tcolorPickerViewControllerDidFinish(_:)\tUIColorPickerViewController\t
        protocol UIConfigurationState; protocol UIContentConfiguration;
        protocol UIContentContainer NSObjectProtocol
        required\tpreferredContentSizeDidChangeForChildContentContainer:\tpreferredContentSizeDidChange(forChildContentContainer:)\t\
        any UIContentContainer\t
        required\tsizeForChildContentContainer:withParentContainerSize:\tsize(forChildContentContainer:withParentContainerSize:)\t\
        any UIContentContainer | CGSize\tCGSize
        required\tviewWillTransitionToSize:withTransitionCoordinator:\tviewWillTransition(to:with:)\tCGSize | \
        any UIViewControllerTransitionCoordinator\t
        required\twillTransitionToTraitCollection:withTransitionCoordinator:\twillTransition(to:with:)\tUITraitCollection | \
        any UIViewControllerTransitionCoordinator\t
        protocol UIContentView NSObjectProtocol
        optional\tsupportsConfiguration:\tsupports(_:)\tany UIContentConfiguration\tBool
        protocol UIContextMenuInteractionAnimating NSObjectProtocol
        required\taddAnimations:\taddAnimations(_:)\t@escaping (() -> Void)\t
        required\taddCompletion:\taddCompletion(_:)\t@escaping (() -> Void)\t
        protocol UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating;
        protocol UIContextMenuInteractionDelegate NSObjectProtocol
        required\tcontextMenuInteraction:configurationForMenuAtLocation:\tcontextMenuInteraction(_:configurationForMenuAtLocation:)\t\
        UIContextMenuInteraction | CGPoint\tUIContextMenuConfiguration?
        optional\tcontextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:\t\
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)\tUIContextMenuInteraction | \
        UIContextMenuConfiguration | any NSCopying\tUITargetedPreview?
        optional\tcontextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:\t\
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)\tUIContextMenuInteraction | \
        UIContextMenuConfiguration | any NSCopying\tUITargetedPreview?
        optional\tcontextMenuInteraction:previewForHighlightingMenuWithConfiguration:\t\
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)\tUIContextMenuInteraction | UIContextMenuConfiguration\t\
        UITargetedPreview?
        optional\tcontextMenuInteraction:previewForDismissingMenuWithConfiguration:\t\
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)\tUIContextMenuInteraction | UIContextMenuConfiguration\t\
        UITargetedPreview?
        optional\tcontextMenuInteraction:willDisplayMenuForConfiguration:animator:\t\
        contextMenuInteraction(_:willDisplayMenuFor:animator:)\tUIContextMenuInteraction | UIContextMenuConfiguration | \
        (any UIContextMenuInteractionAnimating)?\t
        optional\tcontextMenuInteraction:willEndForConfiguration:animator:\tcontextMenuInteraction(_:willEndFor:animator:)\t\
        UIContextMenuInteraction | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)?\t
        optional\tcontextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:\t\
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)\tUIContextMenuInteraction | UIContextMenuConfiguration | \
        any UIContextMenuInteractionCommitAnimating\t
        protocol UICoordinateSpace NSObjectProtocol
        required\tconvertPoint:toCoordinateSpace:\tconvert(_:to:)\tCGPoint | any UICoordinateSpace\tCGPoint
        required\tconvertPoint:fromCoordinateSpace:\tconvert(_:from:)\tCGPoint | any UICoordinateSpace\tCGPoint
        required\tconvertRect:toCoordinateSpace:\tconvert(_:to:)\tCGRect | any UICoordinateSpace\tCGRect
        required\tconvertRect:fromCoordinateSpace:\tconvert(_:from:)\tCGRect | any UICoordinateSpace\tCGRect
        protocol UIDataSourceTranslating NSObjectProtocol
        required\tpresentationSectionIndexForDataSourceSectionIndex:\tpresentationSectionIndex(forDataSourceSectionIndex:)\tInt\tInt
        required\tdataSourceSectionIndexForPresentationSectionIndex:\tdataSourceSectionIndex(forPresentationSectionIndex:)\tInt\tInt
        required\tpresentationIndexPathForDataSourceIndexPath:\tpresentationIndexPath(forDataSourceIndexPath:)\tIndexPath?\tIndexPath?
        required\tdataSourceIndexPathForPresentationIndexPath:\tdataSourceIndexPath(forPresentationIndexPath:)\tIndexPath?\tIndexPath?
        required\tperformUsingPresentationValues:\tperformUsingPresentationValues(_:)\t@escaping (() -> Void)\t
        protocol UIDocumentInteractionControllerDelegate NSObjectProtocol
        optional\tdocumentInteractionControllerViewControllerForPreview:\tdocumentInteractionControllerViewControllerForPreview(_:)\t\
        UIDocumentInteractionController\tUIViewController
        optional\tdocumentInteractionControllerWillBeginPreview:\tdocumentInteractionControllerWillBeginPreview(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionControllerDidEndPreview:\tdocumentInteractionControllerDidEndPreview(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionControllerWillPresentOptionsMenu:\tdocumentInteractionControllerWillPresentOptionsMenu(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionControllerDidDismissOptionsMenu:\tdocumentInteractionControllerDidDismissOptionsMenu(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionControllerWillPresentOpenInMenu:\tdocumentInteractionControllerWillPresentOpenInMenu(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionControllerDidDismissOpenInMenu:\tdocumentInteractionControllerDidDismissOpenInMenu(_:)\t\
        UIDocumentInteractionController\t
        optional\tdocumentInteractionController:willBeginSendingToApplication:\t\
        documentInteractionController(_:willBeginSendingToApplication:)\tUIDocumentInteractionController | String?\t
        optional\tdocumentInteractionController:didEndSendingToApplication:\t\
        documentInteractionController(_:didEndSendingToApplication:)\tUIDocumentInteractionController | String?\t
        protocol UIDocumentPickerDelegate NSObjectProtocol
        optional\tdocumentPicker:didPickDocumentsAtURLs:\tdocumentPicker(_:didPickDocumentsAt:)\tUIDocumentPickerViewController | [URL]\t
        optional\tdocumentPicker:didPickDocumentAtURL:\tdocumentPicker(_:didPickDocumentAt:)\tUIDocumentPickerViewController | URL\t
        optional\tdocumentPickerWasCancelled:\tdocumentPickerWasCancelled(_:)\tUIDocumentPickerViewController\t
        protocol UIDragAnimating NSObjectProtocol
        required\taddAnimations:\taddAnimations(_:)\t@escaping (() -> Void)\t
        required\taddCompletion:\taddCompletion(_:)\t@escaping ((UIViewAnimatingPosition) -> Void)\t
        protocol UIDragDropSession NSObjectProtocol
        required\tlocationInView:\tlocation(in:)\tUIView\tCGPoint
        required\thasItemsConformingToTypeIdentifiers:\thasItemsConforming(toTypeIdentifiers:)\t[String]\tBool
        required\tcanLoadObjectsOfClass:\tcanLoadObjects(ofClass:)\tany NSItemProviderReading.Type\tBool
        protocol UIDragInteractionDelegate NSObjectProtocol
        required\tdragInteraction:itemsForBeginningSession:\tdragInteraction(_:itemsForBeginning:)\tUIDragInteraction | \
        any UIDragSession\t[UIDragItem]
        optional\tdragInteraction:previewForLiftingItem:session:\tdragInteraction(_:previewForLifting:session:)\tUIDragInteraction | \
        UIDragItem | any UIDragSession\tUITargetedDragPreview?
        optional\tdragInteraction:willAnimateLiftWithAnimator:session:\tdragInteraction(_:willAnimateLiftWith:session:)\t\
        UIDragInteraction | any UIDragAnimating | any UIDragSession\t
        optional\tdragInteraction:sessionWillBegin:\tdragInteraction(_:sessionWillBegin:)\tUIDragInteraction | any UIDragSession\t
        optional\tdragInteraction:sessionAllowsMoveOperation:\tdragInteraction(_:sessionAllowsMoveOperation:)\tUIDragInteraction | \
        any UIDragSession\tBool
        optional\tdragInteraction:sessionIsRestrictedToDraggingApplication:\t\
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:)\tUIDragInteraction | any UIDragSession\tBool
        optional\tdragInteraction:prefersFullSizePreviewsForSession:\tdragInteraction(_:prefersFullSizePreviewsFor:)\tUIDragInteraction | \
        any UIDragSession\tBool
        optional\tdragInteraction:sessionDidMove:\tdragInteraction(_:sessionDidMove:)\tUIDragInteraction | any UIDragSession\t
        optional\tdragInteraction:session:willEndWithOperation:\tdragInteraction(_:session:willEndWith:)\tUIDragInteraction | \
        any UIDragSession | UIDropOperation\t
        optional\tdragInteraction:session:didEndWithOperation:\tdragInteraction(_:session:didEndWith:)\tUIDragInteraction | \
        any UIDragSession | UIDropOperation\t
        optional\tdragInteraction:sessionDidTransferItems:\tdragInteraction(_:sessionDidTransferItems:)\tUIDragInteraction | \
        any UIDragSession\t
        optional\tdragInteraction:itemsForAddingToSession:withTouchAtPoint:\tdragInteraction(_:itemsForAddingTo:withTouchAt:)\t\
        UIDragInteraction | any UIDragSession | CGPoint\t[UIDragItem]
        optional\tdragInteraction:sessionForAddingItems:withTouchAtPoint:\tdragInteraction(_:sessionForAddingItems:withTouchAt:)\t\
        UIDragInteraction | [any UIDragSession] | CGPoint\t(any UIDragSession)?
        optional\tdragInteraction:session:willAddItems:forInteraction:\tdragInteraction(_:session:willAdd:for:)\tUIDragInteraction | \
        any UIDragSession | [UIDragItem] | UIDragInteraction\t
        optional\tdragInteraction:previewForCancellingItem:withDefault:\tdragInteraction(_:previewForCancelling:withDefault:)\t\
        UIDragInteraction | UIDragItem | UITargetedDragPreview\tUITargetedDragPreview?
        optional\tdragInteraction:item:willAnimateCancelWithAnimator:\tdragInteraction(_:item:willAnimateCancelWith:)\tUIDragInteraction | \
        UIDragItem | any UIDragAnimating\t
        protocol UIDragSession UIDragDropSession;
        protocol UIDropInteractionDelegate NSObjectProtocol
        optional\tdropInteraction:canHandleSession:\tdropInteraction(_:canHandle:)\tUIDropInteraction | any UIDropSession\tBool
        optional\tdropInteraction:sessionDidEnter:\tdropInteraction(_:sessionDidEnter:)\tUIDropInteraction | any UIDropSession\t
        optional\tdropInteraction:sessionDidUpdate:\tdropInteraction(_:sessionDidUpdate:)\tUIDropInteraction | any UIDropSession\t\
        UIDropProposal
        optional\tdropInteraction:sessionDidExit:\tdropInteraction(_:sessionDidExit:)\tUIDropInteraction | any UIDropSession\t
        optional\tdropInteraction:performDrop:\tdropInteraction(_:performDrop:)\tUIDropInteraction | any UIDropSession\t
        optional\tdropInteraction:concludeDrop:\tdropInteraction(_:concludeDrop:)\tUIDropInteraction | any UIDropSession\t
        optional\tdropInteraction:sessionDidEnd:\tdropInteraction(_:sessionDidEnd:)\tUIDropInteraction | any UIDropSession\t
        optional\tdropInteraction:previewForDroppingItem:withDefault:\tdropInteraction(_:previewForDropping:withDefault:)\t\
        UIDropInteraction | UIDragItem | UITargetedDragPreview\tUITargetedDragPreview?
        optional\tdropInteraction:item:willAnimateDropWithAnimator:\tdropInteraction(_:item:willAnimateDropWith:)\tUIDropInteraction | \
        UIDragItem | any UIDragAnimating\t
        protocol UIDropSession UIDragDropSession ProgressReporting
        required\tloadObjectsOfClass:completion:\tloadObjects(ofClass:completion:)\tany NSItemProviderReading.Type | \
        @escaping (([any NSItemProviderReading]) -> Void)\tProgress
        """
}
