/// Names before Swift 4.2, and what became of them.
enum OldNames {
    static func contains(_ name: String) -> Bool {
        types[name] != nil || OldConstantNames.table[name] != nil || notifications[name] != nil || OldFunctions.table[name] != nil
    }

    /// All of them.
    static let all: Set<String> = Set(types.keys).union(OldConstantNames.table.keys).union(notifications.keys).union(
        OldFunctions.table.keys)

    /// Names of notifications, members of `NSNotification.Name` then.
    static let notifications = [
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification", "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification", "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
        "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    ]

    /// Names of types and constants.
    static let types = [
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIViewContentMode": "UIView.ContentMode", "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode", "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment", "UIButtonType": "UIButton.ButtonType",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle", "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle", "UITableViewStyle": "UITableView.Style",
        "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementCategory": "UICollectionView.ElementCategory", "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode", "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIAlertControllerStyle": "UIAlertController.Style",
        "UIAlertActionStyle": "UIAlertAction.Style", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode", "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UISearchBarStyle": "UISearchBar.Style", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImageOrientation": "UIImage.Orientation",
        "UIImageResizingMode": "UIImage.ResizingMode", "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UINavigationControllerOperation": "UINavigationController.Operation",
        "UIBlurEffectStyle": "UIBlurEffect.Style", "UITouchPhase": "UITouch.Phase", "UIEventType": "UIEvent.EventType",
        "UIEventSubtype": "UIEvent.EventSubtype", "UIWindowLevel": "UIWindow.Level", "UIWindowLevelNormal": "UIWindow.Level.normal",
        "UIWindowLevelAlert": "UIWindow.Level.alert", "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "UIBackgroundTaskIdentifier": "UIBackgroundTaskIdentifier", "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationState": "UIApplication.State", "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
        "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits", "NSAttributedStringKey": "NSAttributedString.Key",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UIPageViewControllerNavigationDirection":
            "UIPageViewController.NavigationDirection", "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    ].filter { $0.key != $0.value }
}
