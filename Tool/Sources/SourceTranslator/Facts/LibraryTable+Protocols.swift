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
        protocol NSFetchedResultsSectionInfo;
        protocol NSUserActivityDelegate NSObjectProtocol
        optional\tuserActivityWillSave:\tuserActivityWillSave(_:)\tNSUserActivity\t
        optional\tuserActivityWasContinued:\tuserActivityWasContinued(_:)\tNSUserActivity\t
        protocol PHPickerViewControllerDelegate AnyObject
        required\tpicker:didFinishPicking:\tpicker(_:didFinishPicking:)\tPHPickerViewController | [PHPickerResult]\t
        protocol SFSafariViewControllerDelegate NSObjectProtocol
        optional\tsafariViewControllerDidFinish:\tsafariViewControllerDidFinish(_:)\tSFSafariViewController\t
        optional\tsafariViewController:didCompleteInitialLoad:\tsafariViewController(_:didCompleteInitialLoad:)\tSFSafariViewController | \
        Bool\t
        """
}
