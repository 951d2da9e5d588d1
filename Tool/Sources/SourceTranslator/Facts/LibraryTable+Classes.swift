// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let classes = """
        class AVAsset NSObject Sendable; class AVAssetExportSession NSObject Sendable; class AVAudioPlayer NSObject Sendable;
        class AVAudioRecorder NSObject Sendable; class AVAudioSession NSObject Sendable; class AVCaptureDevice NSObject Sendable;
        class AVCaptureDeviceInput AVCaptureInput Sendable; class AVCaptureInput NSObject Sendable;
        class AVCaptureSession NSObject Sendable; class AVCaptureVideoPreviewLayer CALayer; class AVPlayer NSObject Sendable;
        class AVPlayerItem NSObject NSCopying Sendable; class AVPlayerLayer CALayer; class AVPlayerLooper NSObject Sendable;
        class AVPlayerViewController UIViewController; class AVQueuePlayer AVPlayer Sendable; class AVRoutePickerView UIView;
        class AVSpeechSynthesisVoice NSObject Sendable; class AVSpeechSynthesizer NSObject Sendable;
        class AVSpeechUtterance NSObject Sendable; class AVURLAsset AVAsset Sendable;
        class CAAnimation NSObject CAMediaTiming CAAction NSCopying; class CAAnimationGroup CAAnimation;
        class CABasicAnimation CAPropertyAnimation; class CADisplayLink NSObject; class CAEmitterCell NSObject CAMediaTiming;
        class CAEmitterLayer CALayer; class CAGradientLayer CALayer; class CAKeyframeAnimation CAPropertyAnimation;
        class CALayer NSObject CAMediaTiming ObservationCounting; class CAMediaTimingFunction NSObject Sendable;
        class CAPropertyAnimation CAAnimation; class CAReplicatorLayer CALayer; class CAScrollLayer CALayer; class CAShapeLayer CALayer;
        class CASpringAnimation CABasicAnimation; class CATextLayer CALayer; class CATiledLayer CALayer; class CATransaction NSObject;
        class CATransformLayer CALayer; class CATransition CAAnimation; class CAValueFunction NSObject Sendable;
        class CIColor NSObject NSCopying Sendable; class CIContext NSObject Sendable; class CIFilter NSObject NSCopying;
        class CIImage NSObject NSCopying Sendable; class CIVector NSObject NSCopying Sendable; class CLBeacon NSObject Sendable;
        class CLBeaconRegion CLRegion Sendable; class CLCircularRegion CLRegion Sendable; class CLGeocoder NSObject Sendable;
        class CLHeading NSObject Sendable; class CLLocation NSObject NSCopying Sendable; class CLLocationManager NSObject Sendable;
        class CLPlacemark NSObject NSCopying Sendable; class CLRegion NSObject Sendable; class CMAccelerometerData CMLogItem Sendable;
        class CMAttitude NSObject Sendable; class CMDeviceMotion CMLogItem Sendable; class CMGyroData CMLogItem Sendable;
        class CMLogItem NSObject Sendable; class CMMotionManager NSObject Sendable; class CSSearchableIndex NSObject Sendable;
        class CSSearchableItem NSObject Sendable; class CSSearchableItemAttributeSet NSObject Sendable;
        class DateComponentsFormatter Formatter Sendable; class LAContext NSObject Sendable;
        \
        class MFMailComposeViewController UINavigationController; class MKAnnotationView UIView; class MKCircle MKShape MKOverlay Sendable;
        class MKCircleRenderer MKOverlayPathRenderer; class MKMapItem NSObject; class MKMapView UIView;
        \
        class MKMarkerAnnotationView MKAnnotationView; class MKMultiPoint MKShape Sendable; class MKOverlayPathRenderer MKOverlayRenderer;
        \
        class MKOverlayRenderer NSObject; class MKPinAnnotationView MKAnnotationView; class MKPlacemark CLPlacemark MKAnnotation Sendable;
        class MKPointAnnotation MKShape Sendable; class MKPolygon MKMultiPoint MKOverlay Sendable;
        class MKPolygonRenderer MKOverlayPathRenderer; class MKPolyline MKMultiPoint MKOverlay Sendable;
        class MKPolylineRenderer MKOverlayPathRenderer; class MKShape NSObject MKAnnotation Sendable;
        class MKUserLocation NSObject MKAnnotation Sendable; class MeasurementFormatter Formatter Sendable;
        class NSAttributeDescription NSPropertyDescription; class NSBatchDeleteRequest NSPersistentStoreRequest;
        class NSBatchDeleteResult NSPersistentStoreResult; class NSBatchInsertRequest NSPersistentStoreRequest;
        class NSBatchInsertResult NSPersistentStoreResult; class NSBatchUpdateRequest NSPersistentStoreRequest;
        class NSBatchUpdateResult NSPersistentStoreResult; class NSCollectionLayoutAnchor NSObject NSCopying;
        class NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem;
        class NSCollectionLayoutDecorationItem NSCollectionLayoutItem; class NSCollectionLayoutDimension NSObject NSCopying;
        class NSCollectionLayoutEdgeSpacing NSObject NSCopying; class NSCollectionLayoutGroup NSCollectionLayoutItem;
        class NSCollectionLayoutGroupCustomItem NSObject NSCopying; class NSCollectionLayoutItem NSObject NSCopying;
        class NSCollectionLayoutSection NSObject NSCopying; class NSCollectionLayoutSize NSObject NSCopying;
        class NSCollectionLayoutSpacing NSObject NSCopying; class NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem;
        class NSConstraintConflict NSObject; class NSDataAsset NSObject; class NSEntityDescription NSObject;
        class NSFetchRequest NSPersistentStoreRequest NSCopying; class NSFetchedResultsController NSObject;
        class NSItemProvider NSObject NSCopying Sendable; class NSLayoutAnchor NSObject; class NSLayoutConstraint NSObject;
        class NSLayoutDimension NSLayoutAnchor; class NSLayoutManager NSObject; class NSLayoutXAxisAnchor NSLayoutAnchor;
        class NSLayoutYAxisAnchor NSLayoutAnchor; class NSManagedObject NSObject PredicateIdentity;
        class NSManagedObjectContext NSObject Sendable; class NSManagedObjectID NSObject NSCopying PredicateIdentity Sendable;
        class NSManagedObjectModel NSObject; class NSMergeConflict NSObject; class NSMergePolicy NSObject Sendable;
        class NSMutableParagraphStyle NSParagraphStyle Sendable;
        class NSParagraphStyle NSObject NSCopying NSMutableCopying NSSecureCoding Sendable TextParagraphStyleValue;
        class NSPersistentContainer NSObject Sendable; class NSPersistentStore NSObject Sendable;
        class NSPersistentStoreCoordinator NSObject Sendable; class NSPersistentStoreDescription NSObject;
        class NSPersistentStoreRequest NSObject; class NSPersistentStoreResult NSObject; class NSPropertyDescription NSObject;
        \
        class NSRelationshipDescription NSPropertyDescription; class NSShadow NSObject NSCopying NSSecureCoding Sendable TextShadowValue;
        class NSStringDrawingContext NSObject; class NSTextAttachment NSObject Sendable TextAttachmentValue;
        class NSTextContainer NSObject; class NSTextStorage NSMutableAttributedString; class NSTextTab NSObject NSCopying Sendable;
        class NSUserActivity NSObject Sendable; class PHAsset NSObject Sendable; class PHCachingImageManager PHImageManager Sendable;
        class PHFetchOptions NSObject; class PHFetchResult NSObject; class PHImageManager NSObject Sendable;
        class PHImageRequestOptions NSObject; class PHPhotoLibrary NSObject Sendable; class PHPickerViewController UIViewController;
        class PersonNameComponentsFormatter Formatter Sendable; class RelativeDateTimeFormatter Formatter Sendable;
        class ResponderBase NSObject; class SFSafariViewController UIViewController WKNavigationDelegate;
        class SFSafariViewController.Configuration NSObject; class SKScene NSObject; class SKStoreReviewController NSObject;
        class SKView UIView; class UIAccessibilityCustomAction NSObject; class UIAccessibilityCustomRotor NSObject;
        class UIAccessibilityCustomRotorItemResult NSObject; class UIAccessibilityCustomRotorSearchPredicate NSObject;
        class UIAccessibilityElement UIResponder; class UIAction UIMenuElement; class UIActionSheet UIView; class UIActivity NSObject;
        class UIActivityIndicatorView UIView; class UIActivityItemProvider Operation UIActivityItemSource Sendable;
        class UIActivityViewController UIViewController; class UIAlertAction NSObject; class UIAlertController UIViewController;
        class UIAlertView UIView; class UIApplication UIResponder; class UIApplicationShortcutIcon NSObject;
        class UIApplicationShortcutItem NSObject NSCopying NSMutableCopying; class UIAttachmentBehavior UIDynamicBehavior;
        class UIBarAppearance NSObject NSCopying; class UIBarButtonItem UIBarItem UIPopoverPresentationControllerSourceItem;
        class UIBarButtonItemAppearance NSObject NSCopying; class UIBarButtonItemGroup NSObject;
        class UIBarButtonItemStateAppearance NSObject; class UIBarItem NSObject UIAppearance;
        class UIBezierPath NSObject NSCopying NSSecureCoding; class UIBlurEffect UIVisualEffect; class UIButton UIControl;
        class UICalendarSelection NSObject; class UICalendarSelectionMultiDate UICalendarSelection;
        class UICalendarSelectionSingleDate UICalendarSelection; class UICalendarView UIView; class UICalendarView.Decoration NSObject;
        class UICollectionReusableView UIView; class UICollectionView UIScrollView; class UICollectionViewCell UICollectionReusableView;
        class UICollectionViewCompositionalLayout UICollectionViewLayout;
        class UICollectionViewCompositionalLayoutConfiguration NSObject NSCopying;
        class UICollectionViewController UIViewController UICollectionViewDelegate UICollectionViewDataSource;
        class UICollectionViewDiffableDataSource NSObject UICollectionViewDataSource; class UICollectionViewDropProposal UIDropProposal;
        class UICollectionViewFlowLayout UICollectionViewLayout;
        class UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext;
        class UICollectionViewFocusUpdateContext UIFocusUpdateContext; class UICollectionViewLayout NSObject;
        \
        class UICollectionViewLayoutAttributes NSObject NSCopying UIDynamicItem; class UICollectionViewLayoutInvalidationContext NSObject;
        class UICollectionViewListCell UICollectionViewCell; class UICollectionViewTransitionLayout UICollectionViewLayout;
        class UICollectionViewUpdateItem NSObject; class UICollisionBehavior;
        class UIColor NSObject NSCopying NSSecureCoding Sendable NSItemProviderReading NSItemProviderWriting TextColorValue;
        class UIColorPickerViewController UIViewController; class UIColorWell UIControl; class UICommand UIMenuElement;
        class UIContentUnavailableView UIView UIContentView; class UIContextMenuConfiguration NSObject;
        class UIContextMenuInteraction NSObject UIInteraction UIGestureRecognizerDelegate; class UIContextualAction NSObject;
        class UIControl UIView; class UICubicTimingParameters NSObject UITimingCurveProvider; class UIDatePicker UIControl;
        class UIDeferredMenuElement UIMenuElement; class UIDevice NSObject; class UIDocumentInteractionController NSObject;
        \
        class UIDocumentPickerViewController UIViewController; class UIDragInteraction NSObject UIInteraction UIGestureRecognizerDelegate;
        class UIDragItem NSObject; class UIDragPreview NSObject; class UIDragPreviewParameters UIPreviewParameters;
        class UIDragPreviewTarget UIPreviewTarget; class UIDropInteraction NSObject UIInteraction; class UIDropProposal NSObject;
        class UIDynamicAnimator NSObject; class UIDynamicBehavior NSObject; class UIDynamicItemBehavior;
        class UIEditMenuConfiguration NSObject; class UIEditMenuInteraction NSObject UIInteraction; class UIEvent NSObject;
        class UIFeedbackGenerator NSObject; class UIFieldBehavior; class UIFindInteraction NSObject UIInteraction;
        class UIFindSession NSObject; class UIFocusAnimationCoordinator NSObject; class UIFocusEffect NSObject NSCopying;
        class UIFocusGuide UILayoutGuide; class UIFocusHaloEffect UIFocusEffect; class UIFocusSystem NSObject;
        class UIFocusUpdateContext NSObject; class UIFont CTFont NSCopying NSSecureCoding Sendable FontMaker;
        class UIFontDescriptor CTFontDescriptor NSCopying NSSecureCoding Sendable FontDescriptorMaker;
        class UIFontMetrics NSObject Sendable; class UIFontPickerViewController UIViewController;
        class UIFontPickerViewController.Configuration NSObject; class UIGestureRecognizer NSObject;
        class UIGraphicsImageRenderer UIGraphicsRenderer; class UIGraphicsImageRendererContext UIGraphicsRendererContext;
        class UIGraphicsImageRendererFormat UIGraphicsRendererFormat; class UIGraphicsPDFRenderer UIGraphicsRenderer;
        class UIGraphicsPDFRendererContext UIGraphicsRendererContext; class UIGraphicsPDFRendererFormat UIGraphicsRendererFormat;
        class UIGraphicsRenderer NSObject; class UIGraphicsRendererContext NSObject; class UIGraphicsRendererFormat NSObject;
        class UIGravityBehavior; class UIHoverGestureRecognizer UIGestureRecognizer;
        class UIImage NSObject NSSecureCoding Sendable NSItemProviderReading NSItemProviderWriting;
        class UIImage.Configuration NSObject Sendable; class UIImage.SymbolConfiguration UIImage.Configuration Sendable;
        class UIImageAsset NSObject Sendable; class UIImagePickerController UINavigationController; class UIImageView UIView;
        class UIImpactFeedbackGenerator UIFeedbackGenerator; class UIInterpolatingMotionEffect UIMotionEffect; class UIKey NSObject;
        class UIKeyCommand UICommand; class UIKeyboardLayoutGuide UILayoutGuide; class UILabel UIView; class UILayoutGuide NSObject;
        \
        class UIListContentView UIView UIContentView; class UILongPressGestureRecognizer UIGestureRecognizer; class UIMenu UIMenuElement;
        class UIMenuController NSObject; class UIMenuElement NSObject; class UIMenuItem NSObject; class UIMotionEffect NSObject;
        class UIMotionEffectGroup UIMotionEffect; class UIMutableApplicationShortcutItem UIApplicationShortcutItem;
        class UINavigationBar UIView UIBarPositioning; class UINavigationBarAppearance UIBarAppearance;
        class UINavigationController UIViewController; class UINavigationItem NSObject; class UINib NSObject;
        class UINotificationFeedbackGenerator UIFeedbackGenerator; class UIOpenURLContext NSObject; class UIPageControl UIControl;
        class UIPageViewController UIViewController; class UIPanGestureRecognizer UIGestureRecognizer;
        class UIPasteConfiguration NSObject NSCopying; class UIPasteControl UIControl; class UIPasteControl.Configuration NSObject;
        class UIPasteboard NSObject; class UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning;
        \
        class UIPickerView UIView; class UIPinchGestureRecognizer UIGestureRecognizer; class UIPointerInteraction NSObject UIInteraction;
        class UIPointerRegion NSObject NSCopying; class UIPointerRegionRequest NSObject; class UIPointerStyle NSObject NSCopying;
        class UIPopoverPresentationController UIPresentationController; class UIPresentationController NSObject UIContentContainer;
        class UIPress NSObject; class UIPressesEvent UIEvent; class UIPreviewParameters NSObject; class UIPreviewTarget NSObject;
        class UIProgressView UIView; class UIPushBehavior; class UIRefreshControl UIControl; class UIRegion NSObject Sendable;
        class UIResponder ResponderBase UIResponderStandardEditActions UIUserActivityRestoring UIPasteConfigurationSupporting;
        class UIRotationGestureRecognizer UIGestureRecognizer; class UIScene UIResponder; class UIScene.ConnectionOptions NSObject;
        class UIScene.OpenURLOptions NSObject; class UISceneConfiguration NSObject; class UISceneSession NSObject;
        class UIScreen NSObject UITraitEnvironment; class UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer;
        class UIScrollView UIView UIFocusItemScrollableContainer;
        class UISearchBar UIView UIBarPositioning UITextFieldDelegate UITextInputTraits;
        class UISearchContainerViewController UIViewController; class UISearchController UIViewController;
        class UISearchSuggestionItem NSObject UISearchSuggestion; class UISearchTextField UITextField; class UISearchToken NSObject;
        class UISegmentedControl UIControl; class UISelectionFeedbackGenerator UIFeedbackGenerator;
        class UISheetPresentationController UIPresentationController; class UISheetPresentationController.Detent NSObject;
        class UISlider UIControl; class UISnapBehavior UIDynamicBehavior; class UISplitViewController UIViewController;
        class UISpringLoadedInteraction NSObject UIInteraction; class UISpringTimingParameters NSObject UITimingCurveProvider;
        class UIStackView UIView; class UIStatusBarManager NSObject; class UIStepper UIControl; class UIStoryboard NSObject;
        \
        class UIStoryboardSegue NSObject; class UISwipeActionsConfiguration NSObject; class UISwipeGestureRecognizer UIGestureRecognizer;
        class UISwitch UIControl; class UISymbolEffectCompletionContext NSObject; class UITabBar UIView;
        \
        class UITabBarAppearance UIBarAppearance; class UITabBarController UIViewController UITabBarDelegate; class UITabBarItem UIBarItem;
        class UITabBarItemAppearance NSObject NSCopying; class UITabBarItemStateAppearance NSObject; class UITableView UIScrollView;
        class UITableViewCell UIView; class UITableViewController UIViewController UITableViewDataSource UITableViewDelegate;
        class UITableViewDiffableDataSource NSObject UITableViewDataSource; class UITableViewDropProposal UIDropProposal;
        class UITableViewFocusUpdateContext UIFocusUpdateContext; class UITableViewHeaderFooterView UIView;
        class UITableViewRowAction NSObject; class UITapGestureRecognizer UIGestureRecognizer;
        class UITargetedDragPreview UITargetedPreview; class UITargetedPreview NSObject; class UITextField UIControl UITextInput;
        class UITextInputPasswordRules NSObject; class UITextPosition NSObject; class UITextRange NSObject;
        class UITextSearchOptions NSObject; class UITextSearchingFindSession UIFindSession; class UITextSelectionRect NSObject;
        class UITextView UIScrollView UITextInput UITextSearching; class UIToolbar UIView UIBarPositioning;
        class UIToolbarAppearance UIBarAppearance; class UITouch NSObject; class UITraitCollection NSObject NSCopying Sendable;
        class UIVibrancyEffect UIVisualEffect;
        \
        class UIView UIResponder CALayerDelegate UITraitChangeObservable UIFocusItem UIFocusItemContainer UIAppearance \
        UIAppearanceContainer UIPopoverPresentationControllerSourceItem NSCoding UIDynamicItem;
        class UIViewController UIResponder UITraitChangeObservable UIContentContainer UIFocusEnvironment UIAppearanceContainer NSCoding;
        class UIViewController.Transition NSObject; class UIViewController.Transition.ZoomOptions NSObject;
        class UIViewController.Transition.ZoomOptions.AlignmentRectContext NSObject;
        class UIViewController.Transition.ZoomOptions.InteractionContext NSObject;
        class UIViewController.Transition.ZoomSourceViewProviderContext NSObject;
        class UIViewPropertyAnimator NSObject UIViewImplicitlyAnimating; class UIVisualEffect NSObject; class UIVisualEffectView UIView;
        class UIWindow UIView; class UIWindowScene UIScene UITraitEnvironment; class UIWindowScene.GeometryPreferences NSObject;
        class UIWindowScene.GeometryPreferences.iOS UIWindowScene.GeometryPreferences;
        class UNCalendarNotificationTrigger UNNotificationTrigger Sendable;
        class UNMutableNotificationContent UNNotificationContent Sendable; class UNNotification NSObject Sendable;
        class UNNotificationAction NSObject Sendable; class UNNotificationAttachment NSObject Sendable;
        class UNNotificationCategory NSObject Sendable; class UNNotificationContent NSObject NSCopying NSMutableCopying Sendable;
        class UNNotificationRequest NSObject Sendable; class UNNotificationResponse NSObject Sendable;
        class UNNotificationSettings NSObject Sendable; class UNNotificationSound NSObject Sendable;
        class UNNotificationTrigger NSObject Sendable; class UNTextInputNotificationAction UNNotificationAction Sendable;
        class UNTextInputNotificationResponse UNNotificationResponse Sendable;
        class UNTimeIntervalNotificationTrigger UNNotificationTrigger Sendable; class UNUserNotificationCenter NSObject Sendable;
        class UndoManager NSObject; class WCSession NSObject Sendable; class WKBackForwardList NSObject;
        \
        class WKBackForwardListItem NSObject; class WKContentWorld NSObject; class WKFrameInfo NSObject; class WKHTTPCookieStore NSObject;
        \
        class WKNavigation NSObject; class WKNavigationAction NSObject; class WKNavigationResponse NSObject; class WKPreferences NSObject;
        class WKScriptMessage NSObject; class WKSnapshotConfiguration NSObject; class WKUserContentController NSObject;
        class WKUserScript NSObject; class WKWebView UIView; class WKWebViewConfiguration NSObject; class WKWebpagePreferences NSObject;
        class WKWebsiteDataStore NSObject; class WKWindowFeatures NSObject;
        """
}
