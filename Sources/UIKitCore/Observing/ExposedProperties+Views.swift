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
        table.add("color", UIActivityIndicatorView.self, { $0.color as UIColor? }) { $0.color = $1 }
        table.add("hidesWhenStopped", UIActivityIndicatorView.self, { $0.hidesWhenStopped }, isDynamic: false) { $0.hidesWhenStopped = $1 }
        table.add("animating", getter: "isAnimating", UIActivityIndicatorView.self, { $0.isAnimating })
        table.add("style", UIActivityIndicatorView.self, { $0.style }, isDynamic: false) { $0.style = $1 }
        table.add("allControlEvents", UIControl.self, { $0.allControlEvents })
        table.add("allTargets", UIControl.self, { $0.allTargets })
        table.add("contentHorizontalAlignment", UIControl.self, { $0.contentHorizontalAlignment }, isDynamic: false) {
            $0.contentHorizontalAlignment = $1
        }
        table.add("contentVerticalAlignment", UIControl.self, { $0.contentVerticalAlignment }, isDynamic: false) {
            $0.contentVerticalAlignment = $1
        }
        table.add("contextMenuInteraction", UIControl.self, { $0.contextMenuInteraction })
        table.add("effectiveContentHorizontalAlignment", UIControl.self, { $0.effectiveContentHorizontalAlignment })
        table.add(
            "contextMenuInteractionEnabled", getter: "isContextMenuInteractionEnabled", UIControl.self,
            { $0.isContextMenuInteractionEnabled }, isDynamic: false
        ) {
            $0.isContextMenuInteractionEnabled = $1
        }
        table.add("enabled", getter: "isEnabled", UIControl.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("highlighted", getter: "isHighlighted", UIControl.self, { $0.isHighlighted }, isDynamic: false) { $0.isHighlighted = $1 }
        table.add("selected", getter: "isSelected", UIControl.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("touchInside", getter: "isTouchInside", UIControl.self, { $0.isTouchInside })
        table.add("tracking", getter: "isTracking", UIControl.self, { $0.isTracking })
        table.add("showsMenuAsPrimaryAction", UIControl.self, { $0.showsMenuAsPrimaryAction }, isDynamic: false) {
            $0.showsMenuAsPrimaryAction = $1
        }
        table.add("state", UIControl.self, { $0.state })
        table.add("animationDuration", UIImageView.self, { $0.animationDuration }, isDynamic: false) { $0.animationDuration = $1 }
        table.add("animationImages", UIImageView.self, { $0.animationImages }, isDynamic: false) { $0.animationImages = $1 }
        table.add("animationRepeatCount", UIImageView.self, { $0.animationRepeatCount }, isDynamic: false) { $0.animationRepeatCount = $1 }
        table.add("highlightedAnimationImages", UIImageView.self, { $0.highlightedAnimationImages }, isDynamic: false) {
            $0.highlightedAnimationImages = $1
        }
        table.add("highlightedImage", UIImageView.self, { $0.highlightedImage }, isDynamic: false) { $0.highlightedImage = $1 }
        table.add("image", UIImageView.self, { $0.image }) { $0.image = $1 }
        table.add("animating", getter: "isAnimating", UIImageView.self, { $0.isAnimating })
        table.add("highlighted", getter: "isHighlighted", UIImageView.self, { $0.isHighlighted }, isDynamic: false) {
            $0.isHighlighted = $1
        }
        table.add("preferredSymbolConfiguration", UIImageView.self, { $0.preferredSymbolConfiguration }, isDynamic: false) {
            $0.preferredSymbolConfiguration = $1
        }
        table.add("adjustsFontForContentSizeCategory", UILabel.self, { $0.adjustsFontForContentSizeCategory }, isDynamic: false) {
            $0.adjustsFontForContentSizeCategory = $1
        }
        table.add("adjustsFontSizeToFitWidth", UILabel.self, { $0.adjustsFontSizeToFitWidth }, isDynamic: false) {
            $0.adjustsFontSizeToFitWidth = $1
        }
        table.add("allowsDefaultTighteningForTruncation", UILabel.self, { $0.allowsDefaultTighteningForTruncation }, isDynamic: false) {
            $0.allowsDefaultTighteningForTruncation = $1
        }
        table.add("attributedText", UILabel.self, { $0.attributedText }) { $0.attributedText = $1 }
        table.add("baselineAdjustment", UILabel.self, { $0.baselineAdjustment }, isDynamic: false) { $0.baselineAdjustment = $1 }
        table.add("font", UILabel.self, { $0.font as UIFont? }) { $0.font = $1 }
        table.add("highlightedTextColor", UILabel.self, { $0.highlightedTextColor }, isDynamic: false) { $0.highlightedTextColor = $1 }
        table.add("enabled", getter: "isEnabled", UILabel.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("highlighted", getter: "isHighlighted", UILabel.self, { $0.isHighlighted }, isDynamic: false) { $0.isHighlighted = $1 }
        table.add("lineBreakMode", UILabel.self, { $0.lineBreakMode }, isDynamic: false) { $0.lineBreakMode = $1 }
        table.add("minimumScaleFactor", UILabel.self, { $0.minimumScaleFactor }, isDynamic: false) { $0.minimumScaleFactor = $1 }
        table.add("numberOfLines", UILabel.self, { $0.numberOfLines }, isDynamic: false) { $0.numberOfLines = $1 }
        table.add("preferredMaxLayoutWidth", UILabel.self, { $0.preferredMaxLayoutWidth }, isDynamic: false) {
            $0.preferredMaxLayoutWidth = $1
        }
        table.add("shadowColor", UILabel.self, { $0.shadowColor }, isDynamic: false) { $0.shadowColor = $1 }
        table.add("shadowOffset", UILabel.self, { $0.shadowOffset }, isDynamic: false) { $0.shadowOffset = $1 }
        table.add("text", UILabel.self, { $0.text }) { $0.text = $1 }
        table.add("textAlignment", UILabel.self, { $0.textAlignment }) { $0.textAlignment = $1 }
        table.add("textColor", UILabel.self, { $0.textColor as UIColor? }) { $0.textColor = $1 }
        table.add("backIndicatorImage", UINavigationBar.self, { $0.backIndicatorImage }) { $0.backIndicatorImage = $1 }
        table.add("backIndicatorTransitionMaskImage", UINavigationBar.self, { $0.backIndicatorTransitionMaskImage }) {
            $0.backIndicatorTransitionMaskImage = $1
        }
        table.add("backItem", UINavigationBar.self, { $0.backItem })
        table.add("barPosition", UINavigationBar.self, { $0.barPosition })
        table.add("barStyle", UINavigationBar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("barTintColor", UINavigationBar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("compactAppearance", UINavigationBar.self, { $0.compactAppearance }) { $0.compactAppearance = $1 }
        table.add("compactScrollEdgeAppearance", UINavigationBar.self, { $0.compactScrollEdgeAppearance }) {
            $0.compactScrollEdgeAppearance = $1
        }
        table.add("delegate", UINavigationBar.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("translucent", getter: "isTranslucent", UINavigationBar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("items", UINavigationBar.self, { $0.items }, isDynamic: false) { $0.items = $1 }
        table.add("largeTitleTextAttributes", UINavigationBar.self, { $0.largeTitleTextAttributes }) { $0.largeTitleTextAttributes = $1 }
        table.add("prefersLargeTitles", UINavigationBar.self, { $0.prefersLargeTitles }) { $0.prefersLargeTitles = $1 }
        table.add("scrollEdgeAppearance", UINavigationBar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("shadowImage", UINavigationBar.self, { $0.shadowImage }) { $0.shadowImage = $1 }
        table.add("standardAppearance", UINavigationBar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("titleTextAttributes", UINavigationBar.self, { $0.titleTextAttributes }) { $0.titleTextAttributes = $1 }
        table.add("topItem", UINavigationBar.self, { $0.topItem })
        table.add("attributedTitle", UIRefreshControl.self, { $0.attributedTitle }, isDynamic: false) { $0.attributedTitle = $1 }
        table.add("refreshing", getter: "isRefreshing", UIRefreshControl.self, { $0.isRefreshing })
        table.add("adjustedContentInset", UIScrollView.self, { $0.adjustedContentInset })
        table.add("alwaysBounceHorizontal", UIScrollView.self, { $0.alwaysBounceHorizontal }, isDynamic: false) {
            $0.alwaysBounceHorizontal = $1
        }
        table.add("alwaysBounceVertical", UIScrollView.self, { $0.alwaysBounceVertical }, isDynamic: false) { $0.alwaysBounceVertical = $1 }
        table.add(
            "automaticallyAdjustsScrollIndicatorInsets", UIScrollView.self, { $0.automaticallyAdjustsScrollIndicatorInsets },
            isDynamic: false
        ) {
            $0.automaticallyAdjustsScrollIndicatorInsets = $1
        }
        table.add("bounces", UIScrollView.self, { $0.bounces }, isDynamic: false) { $0.bounces = $1 }
        table.add("bouncesZoom", UIScrollView.self, { $0.bouncesZoom }, isDynamic: false) { $0.bouncesZoom = $1 }
        table.add("canCancelContentTouches", UIScrollView.self, { $0.canCancelContentTouches }, isDynamic: false) {
            $0.canCancelContentTouches = $1
        }
        table.add("contentInset", UIScrollView.self, { $0.contentInset }) { $0.contentInset = $1 }
        table.add("contentInsetAdjustmentBehavior", UIScrollView.self, { $0.contentInsetAdjustmentBehavior }, isDynamic: false) {
            $0.contentInsetAdjustmentBehavior = $1
        }
        table.add("contentLayoutGuide", UIScrollView.self, { $0.contentLayoutGuide })
        table.add("contentOffset", UIScrollView.self, { $0.contentOffset }) { $0.contentOffset = $1 }
        table.add("contentSize", UIScrollView.self, { $0.contentSize }) { $0.contentSize = $1 }
        table.add("decelerationRate", UIScrollView.self, { $0.decelerationRate }, isDynamic: false) { $0.decelerationRate = $1 }
        table.add("delaysContentTouches", UIScrollView.self, { $0.delaysContentTouches }, isDynamic: false) { $0.delaysContentTouches = $1 }
        table.add("delegate", UIScrollView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("frameLayoutGuide", UIScrollView.self, { $0.frameLayoutGuide })
        table.add("horizontalScrollIndicatorInsets", UIScrollView.self, { $0.horizontalScrollIndicatorInsets }, isDynamic: false) {
            $0.horizontalScrollIndicatorInsets = $1
        }
        table.add("indicatorStyle", UIScrollView.self, { $0.indicatorStyle }) { $0.indicatorStyle = $1 }
        table.add("decelerating", getter: "isDecelerating", UIScrollView.self, { $0.isDecelerating })
        table.add(
            "directionalLockEnabled", getter: "isDirectionalLockEnabled", UIScrollView.self, { $0.isDirectionalLockEnabled },
            isDynamic: false
        ) {
            $0.isDirectionalLockEnabled = $1
        }
        table.add("dragging", getter: "isDragging", UIScrollView.self, { $0.isDragging })
        table.add("pagingEnabled", getter: "isPagingEnabled", UIScrollView.self, { $0.isPagingEnabled }, isDynamic: false) {
            $0.isPagingEnabled = $1
        }
        table.add("scrollEnabled", getter: "isScrollEnabled", UIScrollView.self, { $0.isScrollEnabled }, isDynamic: false) {
            $0.isScrollEnabled = $1
        }
        table.add("tracking", getter: "isTracking", UIScrollView.self, { $0.isTracking })
        table.add("zoomBouncing", getter: "isZoomBouncing", UIScrollView.self, { $0.isZoomBouncing })
        table.add("zooming", getter: "isZooming", UIScrollView.self, { $0.isZooming })
        table.add("keyboardDismissMode", UIScrollView.self, { $0.keyboardDismissMode }, isDynamic: false) { $0.keyboardDismissMode = $1 }
        table.add("maximumZoomScale", UIScrollView.self, { $0.maximumZoomScale }, isDynamic: false) { $0.maximumZoomScale = $1 }
        table.add("minimumZoomScale", UIScrollView.self, { $0.minimumZoomScale }, isDynamic: false) { $0.minimumZoomScale = $1 }
        table.add("panGestureRecognizer", UIScrollView.self, { $0.panGestureRecognizer })
        table.add("pinchGestureRecognizer", UIScrollView.self, { $0.pinchGestureRecognizer })
        table.add("refreshControl", UIScrollView.self, { $0.refreshControl }, isDynamic: false) { $0.refreshControl = $1 }
        table.add("scrollIndicatorInsets", UIScrollView.self, { $0.scrollIndicatorInsets }, isDynamic: false) {
            $0.scrollIndicatorInsets = $1
        }
        table.add("scrollsToTop", UIScrollView.self, { $0.scrollsToTop }, isDynamic: false) { $0.scrollsToTop = $1 }
        table.add("showsHorizontalScrollIndicator", UIScrollView.self, { $0.showsHorizontalScrollIndicator }, isDynamic: false) {
            $0.showsHorizontalScrollIndicator = $1
        }
        table.add("showsVerticalScrollIndicator", UIScrollView.self, { $0.showsVerticalScrollIndicator }, isDynamic: false) {
            $0.showsVerticalScrollIndicator = $1
        }
        table.add("verticalScrollIndicatorInsets", UIScrollView.self, { $0.verticalScrollIndicatorInsets }, isDynamic: false) {
            $0.verticalScrollIndicatorInsets = $1
        }
        table.add("visibleSize", UIScrollView.self, { $0.visibleSize })
        table.add("zoomScale", UIScrollView.self, { $0.zoomScale }, isDynamic: false) { $0.zoomScale = $1 }
        table.add("alignment", UIStackView.self, { $0.alignment }, isDynamic: false) { $0.alignment = $1 }
        table.add("arrangedSubviews", UIStackView.self, { $0.arrangedSubviews })
        table.add("axis", UIStackView.self, { $0.axis }, isDynamic: false) { $0.axis = $1 }
        table.add("distribution", UIStackView.self, { $0.distribution }, isDynamic: false) { $0.distribution = $1 }
        table.add(
            "baselineRelativeArrangement", getter: "isBaselineRelativeArrangement", UIStackView.self, { $0.isBaselineRelativeArrangement },
            isDynamic: false
        ) {
            $0.isBaselineRelativeArrangement = $1
        }
        table.add(
            "layoutMarginsRelativeArrangement", getter: "isLayoutMarginsRelativeArrangement", UIStackView.self,
            { $0.isLayoutMarginsRelativeArrangement }, isDynamic: false
        ) {
            $0.isLayoutMarginsRelativeArrangement = $1
        }
        table.add("spacing", UIStackView.self, { $0.spacing }, isDynamic: false) { $0.spacing = $1 }
        table.add("backgroundImage", UITabBar.self, { $0.backgroundImage }) { $0.backgroundImage = $1 }
        table.add("barStyle", UITabBar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("barTintColor", UITabBar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("delegate", UITabBar.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("translucent", getter: "isTranslucent", UITabBar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("itemPositioning", UITabBar.self, { $0.itemPositioning }) { $0.itemPositioning = $1 }
        table.add("itemSpacing", UITabBar.self, { $0.itemSpacing }) { $0.itemSpacing = $1 }
        table.add("itemWidth", UITabBar.self, { $0.itemWidth }) { $0.itemWidth = $1 }
        table.add("items", UITabBar.self, { $0.items }, isDynamic: false) { $0.items = $1 }
        table.add("scrollEdgeAppearance", UITabBar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("selectedItem", UITabBar.self, { $0.selectedItem }, isDynamic: false) { $0.selectedItem = $1 }
        table.add("selectionIndicatorImage", UITabBar.self, { $0.selectionIndicatorImage }) { $0.selectionIndicatorImage = $1 }
        table.add("shadowImage", UITabBar.self, { $0.shadowImage }) { $0.shadowImage = $1 }
        table.add("standardAppearance", UITabBar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("unselectedItemTintColor", UITabBar.self, { $0.unselectedItemTintColor }) { $0.unselectedItemTintColor = $1 }
        table.add("barPosition", UIToolbar.self, { $0.barPosition })
        table.add("barStyle", UIToolbar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("barTintColor", UIToolbar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("compactAppearance", UIToolbar.self, { $0.compactAppearance }) { $0.compactAppearance = $1 }
        table.add("compactScrollEdgeAppearance", UIToolbar.self, { $0.compactScrollEdgeAppearance }) { $0.compactScrollEdgeAppearance = $1 }
        table.add("delegate", UIToolbar.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("translucent", getter: "isTranslucent", UIToolbar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("items", UIToolbar.self, { $0.items }, isDynamic: false) { $0.items = $1 }
        table.add("scrollEdgeAppearance", UIToolbar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("standardAppearance", UIToolbar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("accessibilityIgnoresInvertColors", UIView.self, { $0.accessibilityIgnoresInvertColors }, isDynamic: false) {
            $0.accessibilityIgnoresInvertColors = $1
        }
        table.add("alignmentRectInsets", UIView.self, { $0.alignmentRectInsets })
        table.add("alpha", UIView.self, { $0.alpha }) { $0.alpha = $1 }
        table.add("autoresizesSubviews", UIView.self, { $0.autoresizesSubviews }, isDynamic: false) { $0.autoresizesSubviews = $1 }
        table.add("autoresizingMask", UIView.self, { $0.autoresizingMask }, isDynamic: false) { $0.autoresizingMask = $1 }
        table.add("backgroundColor", UIView.self, { $0.backgroundColor }) { $0.backgroundColor = $1 }
        table.add("bottomAnchor", UIView.self, { $0.bottomAnchor })
        table.add("bounds", UIView.self, { $0.bounds }) { $0.bounds = $1 }
        table.add("canBecomeFocused", UIView.self, { $0.canBecomeFocused })
        table.add("center", UIView.self, { $0.center }) { $0.center = $1 }
        table.add("centerXAnchor", UIView.self, { $0.centerXAnchor })
        table.add("centerYAnchor", UIView.self, { $0.centerYAnchor })
        table.add("clearsContextBeforeDrawing", UIView.self, { $0.clearsContextBeforeDrawing }, isDynamic: false) {
            $0.clearsContextBeforeDrawing = $1
        }
        table.add("clipsToBounds", UIView.self, { $0.clipsToBounds }, isDynamic: false) { $0.clipsToBounds = $1 }
        table.add("constraints", UIView.self, { $0.constraints })
        table.add("contentMode", UIView.self, { $0.contentMode }, isDynamic: false) { $0.contentMode = $1 }
        table.add("contentScaleFactor", UIView.self, { $0.contentScaleFactor }, isDynamic: false) { $0.contentScaleFactor = $1 }
        table.add("coordinateSpace", UIView.self, { $0.coordinateSpace })
        table.add("directionalLayoutMargins", UIView.self, { $0.directionalLayoutMargins }, isDynamic: false) {
            $0.directionalLayoutMargins = $1
        }
        table.add("effectiveUserInterfaceLayoutDirection", UIView.self, { $0.effectiveUserInterfaceLayoutDirection })
        table.add("firstBaselineAnchor", UIView.self, { $0.firstBaselineAnchor })
        table.add("focusEffect", UIView.self, { $0.focusEffect }, isDynamic: false) { $0.focusEffect = $1 }
        table.add("focusGroupIdentifier", UIView.self, { $0.focusGroupIdentifier }, isDynamic: false) { $0.focusGroupIdentifier = $1 }
        table.add("focusGroupPriority", UIView.self, { $0.focusGroupPriority }, isDynamic: false) { $0.focusGroupPriority = $1 }
        table.add("focusItemContainer", UIView.self, { $0.focusItemContainer })
        table.add("forFirstBaselineLayout", UIView.self, { $0.forFirstBaselineLayout })
        table.add("forLastBaselineLayout", UIView.self, { $0.forLastBaselineLayout })
        table.add("frame", UIView.self, { $0.frame }) { $0.frame = $1 }
        table.add("gestureRecognizers", UIView.self, { $0.gestureRecognizers }, isDynamic: false) { $0.gestureRecognizers = $1 }
        table.add("hasAmbiguousLayout", UIView.self, { $0.hasAmbiguousLayout })
        table.add("heightAnchor", UIView.self, { $0.heightAnchor })
        table.add("insetsLayoutMarginsFromSafeArea", UIView.self, { $0.insetsLayoutMarginsFromSafeArea }, isDynamic: false) {
            $0.insetsLayoutMarginsFromSafeArea = $1
        }
        table.add("interactions", UIView.self, { $0.interactions }, isDynamic: false) { $0.interactions = $1 }
        table.add("intrinsicContentSize", UIView.self, { $0.intrinsicContentSize })
        table.add("exclusiveTouch", getter: "isExclusiveTouch", UIView.self, { $0.isExclusiveTouch }, isDynamic: false) {
            $0.isExclusiveTouch = $1
        }
        table.add("focused", getter: "isFocused", UIView.self, { $0.isFocused })
        table.add("hidden", getter: "isHidden", UIView.self, { $0.isHidden }) { $0.isHidden = $1 }
        table.add("multipleTouchEnabled", getter: "isMultipleTouchEnabled", UIView.self, { $0.isMultipleTouchEnabled }, isDynamic: false) {
            $0.isMultipleTouchEnabled = $1
        }
        table.add("opaque", getter: "isOpaque", UIView.self, { $0.isOpaque }, isDynamic: false) { $0.isOpaque = $1 }
        table.add(
            "userInteractionEnabled", getter: "isUserInteractionEnabled", UIView.self, { $0.isUserInteractionEnabled }, isDynamic: false
        ) {
            $0.isUserInteractionEnabled = $1
        }
        table.add("keyboardLayoutGuide", UIView.self, { $0.keyboardLayoutGuide })
        table.add("largeContentImage", UIView.self, { $0.largeContentImage }, isDynamic: false) { $0.largeContentImage = $1 }
        table.add("largeContentImageInsets", UIView.self, { $0.largeContentImageInsets }, isDynamic: false) {
            $0.largeContentImageInsets = $1
        }
        table.add("largeContentTitle", UIView.self, { $0.largeContentTitle }, isDynamic: false) { $0.largeContentTitle = $1 }
        table.add("lastBaselineAnchor", UIView.self, { $0.lastBaselineAnchor })
        table.add("layer", UIView.self, { $0.layer })
        table.add("layoutGuides", UIView.self, { $0.layoutGuides })
        table.add("layoutMargins", UIView.self, { $0.layoutMargins }, isDynamic: false) { $0.layoutMargins = $1 }
        table.add("layoutMarginsGuide", UIView.self, { $0.layoutMarginsGuide })
        table.add("leadingAnchor", UIView.self, { $0.leadingAnchor })
        table.add("leftAnchor", UIView.self, { $0.leftAnchor })
        table.add("mask", UIView.self, { $0.mask }, isDynamic: false) { $0.mask = $1 }
        table.add("maximumContentSizeCategory", UIView.self, { $0.maximumContentSizeCategory }, isDynamic: false) {
            $0.maximumContentSizeCategory = $1
        }
        table.add("minimumContentSizeCategory", UIView.self, { $0.minimumContentSizeCategory }, isDynamic: false) {
            $0.minimumContentSizeCategory = $1
        }
        table.add("motionEffects", UIView.self, { $0.motionEffects }, isDynamic: false) { $0.motionEffects = $1 }
        table.add("overrideUserInterfaceStyle", UIView.self, { $0.overrideUserInterfaceStyle }, isDynamic: false) {
            $0.overrideUserInterfaceStyle = $1
        }
        table.add("parentFocusEnvironment", UIView.self, { $0.parentFocusEnvironment })
        table.add("preferredFocusEnvironments", UIView.self, { $0.preferredFocusEnvironments })
        table.add("preservesSuperviewLayoutMargins", UIView.self, { $0.preservesSuperviewLayoutMargins }, isDynamic: false) {
            $0.preservesSuperviewLayoutMargins = $1
        }
        table.add("readableContentGuide", UIView.self, { $0.readableContentGuide })
        table.add("restorationIdentifier", UIView.self, { $0.restorationIdentifier }, isDynamic: false) { $0.restorationIdentifier = $1 }
        table.add("rightAnchor", UIView.self, { $0.rightAnchor })
        table.add("safeAreaInsets", UIView.self, { $0.safeAreaInsets })
        table.add("safeAreaLayoutGuide", UIView.self, { $0.safeAreaLayoutGuide })
        table.add("scalesLargeContentImage", UIView.self, { $0.scalesLargeContentImage }, isDynamic: false) {
            $0.scalesLargeContentImage = $1
        }
        table.add("semanticContentAttribute", UIView.self, { $0.semanticContentAttribute }) { $0.semanticContentAttribute = $1 }
        table.add("showsLargeContentViewer", UIView.self, { $0.showsLargeContentViewer }, isDynamic: false) {
            $0.showsLargeContentViewer = $1
        }
        table.add("subviews", UIView.self, { $0.subviews })
        table.add("superview", UIView.self, { $0.superview })
        table.add("tag", UIView.self, { $0.tag }, isDynamic: false) { $0.tag = $1 }
        table.add("tintAdjustmentMode", UIView.self, { $0.tintAdjustmentMode }, isDynamic: false) { $0.tintAdjustmentMode = $1 }
        table.add("tintColor", UIView.self, { $0.tintColor as UIColor? }) { $0.tintColor = $1 }
        table.add("topAnchor", UIView.self, { $0.topAnchor })
        table.add("trailingAnchor", UIView.self, { $0.trailingAnchor })
        table.add("traitCollection", UIView.self, { $0.traitCollection })
        table.add("traitOverrides", UIView.self, { $0.traitOverrides }, isDynamic: false) { $0.traitOverrides = $1 }
        table.add("transform", UIView.self, { $0.transform }) { $0.transform = $1 }
        table.add("transform3D", UIView.self, { $0.transform3D }, isDynamic: false) { $0.transform3D = $1 }
        table.add(
            "translatesAutoresizingMaskIntoConstraints", UIView.self, { $0.translatesAutoresizingMaskIntoConstraints }, isDynamic: false
        ) {
            $0.translatesAutoresizingMaskIntoConstraints = $1
        }
        table.add("widthAnchor", UIView.self, { $0.widthAnchor })
        table.add("window", UIView.self, { $0.window })
        table.add("contentView", UIVisualEffectView.self, { $0.contentView })
        table.add("effect", UIVisualEffectView.self, { $0.effect }, isDynamic: false) { $0.effect = $1 }
        table.add("canBecomeKey", UIWindow.self, { $0.canBecomeKey })
        table.add("keyWindow", getter: "isKeyWindow", UIWindow.self, { $0.isKeyWindow })
        table.add("rootViewController", UIWindow.self, { $0.rootViewController }, isDynamic: false) { $0.rootViewController = $1 }
        table.add("screen", UIWindow.self, { $0.screen })
        table.add("windowLevel", UIWindow.self, { $0.windowLevel }, isDynamic: false) { $0.windowLevel = $1 }
        table.add("windowScene", UIWindow.self, { $0.windowScene }, isDynamic: false) { $0.windowScene = $1 }
    }
}
