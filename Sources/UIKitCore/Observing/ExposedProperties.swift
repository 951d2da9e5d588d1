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
        table.add("constant", NSLayoutConstraint.self, { $0.constant }) { $0.constant = $1 }
        table.add("firstAnchor", NSLayoutConstraint.self, { $0.firstAnchor })
        table.add("firstAttribute", NSLayoutConstraint.self, { $0.firstAttribute })
        table.add("firstItem", NSLayoutConstraint.self, { $0.firstItem })
        table.add("identifier", NSLayoutConstraint.self, { $0.identifier }, isDynamic: false) { $0.identifier = $1 }
        table.add("active", getter: "isActive", NSLayoutConstraint.self, { $0.isActive }, isDynamic: false) { $0.isActive = $1 }
        table.add("multiplier", NSLayoutConstraint.self, { $0.multiplier })
        table.add("priority", NSLayoutConstraint.self, { $0.priority }, isDynamic: false) { $0.priority = $1 }
        table.add("relation", NSLayoutConstraint.self, { $0.relation })
        table.add("secondAnchor", NSLayoutConstraint.self, { $0.secondAnchor })
        table.add("secondAttribute", NSLayoutConstraint.self, { $0.secondAttribute })
        table.add("secondItem", NSLayoutConstraint.self, { $0.secondItem })
        table.add("shouldBeArchived", NSLayoutConstraint.self, { $0.shouldBeArchived }, isDynamic: false) { $0.shouldBeArchived = $1 }
        table.add("actionHandler", UIAccessibilityCustomAction.self, { $0.actionHandler }, isDynamic: false) { $0.actionHandler = $1 }
        table.add("name", UIAccessibilityCustomAction.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("selector", UIAccessibilityCustomAction.self, { $0.selector }, isDynamic: false) { $0.selector = $1 }
        table.add("target", UIAccessibilityCustomAction.self, { $0.target }, isDynamic: false) { $0.target = $1 }
        table.add("attributedName", UIAccessibilityCustomRotor.self, { $0.attributedName }, isDynamic: false) { $0.attributedName = $1 }
        table.add("itemSearchBlock", UIAccessibilityCustomRotor.self, { $0.itemSearchBlock }, isDynamic: false) { $0.itemSearchBlock = $1 }
        table.add("name", UIAccessibilityCustomRotor.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("systemRotorType", UIAccessibilityCustomRotor.self, { $0.systemRotorType })
        table.add("currentItem", UIAccessibilityCustomRotorSearchPredicate.self, { $0.currentItem }, isDynamic: false) {
            $0.currentItem = $1
        }
        table.add("searchDirection", UIAccessibilityCustomRotorSearchPredicate.self, { $0.searchDirection }, isDynamic: false) {
            $0.searchDirection = $1
        }
        table.add("accessibilityContainer", UIAccessibilityElement.self, { $0.accessibilityContainer }, isDynamic: false) {
            $0.accessibilityContainer = $1
        }
        table.add(
            "accessibilityFrameInContainerSpace", UIAccessibilityElement.self, { $0.accessibilityFrameInContainerSpace }, isDynamic: false
        ) {
            $0.accessibilityFrameInContainerSpace = $1
        }
        table.add("attributes", UIAction.self, { $0.attributes }, isDynamic: false) { $0.attributes = $1 }
        table.add("discoverabilityTitle", UIAction.self, { $0.discoverabilityTitle }, isDynamic: false) { $0.discoverabilityTitle = $1 }
        table.add("identifier", UIAction.self, { $0.identifier })
        table.add("sender", UIAction.self, { $0.sender })
        table.add("state", UIAction.self, { $0.state }, isDynamic: false) { $0.state = $1 }
        table.add("alternateIconName", UIApplication.self, { $0.alternateIconName })
        table.add("applicationIconBadgeNumber", UIApplication.self, { $0.applicationIconBadgeNumber }, isDynamic: false) {
            $0.applicationIconBadgeNumber = $1
        }
        table.add("applicationState", UIApplication.self, { $0.applicationState })
        table.add("backgroundRefreshStatus", UIApplication.self, { $0.backgroundRefreshStatus })
        table.add("backgroundTimeRemaining", UIApplication.self, { $0.backgroundTimeRemaining })
        table.add("connectedScenes", UIApplication.self, { $0.connectedScenes })
        table.add("delegate", UIApplication.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("idleTimerDisabled", getter: "isIdleTimerDisabled", UIApplication.self, { $0.isIdleTimerDisabled }, isDynamic: false) {
            $0.isIdleTimerDisabled = $1
        }
        table.add(
            "ignoringInteractionEvents", getter: "isIgnoringInteractionEvents", UIApplication.self, { $0.isIgnoringInteractionEvents })
        table.add("protectedDataAvailable", getter: "isProtectedDataAvailable", UIApplication.self, { $0.isProtectedDataAvailable })
        table.add(
            "registeredForRemoteNotifications", getter: "isRegisteredForRemoteNotifications", UIApplication.self,
            { $0.isRegisteredForRemoteNotifications })
        table.add("keyWindow", UIApplication.self, { $0.keyWindow })
        table.add("openSessions", UIApplication.self, { $0.openSessions })
        table.add("preferredContentSizeCategory", UIApplication.self, { $0.preferredContentSizeCategory })
        table.add("shortcutItems", UIApplication.self, { $0.shortcutItems }, isDynamic: false) { $0.shortcutItems = $1 }
        table.add("supportsAlternateIcons", UIApplication.self, { $0.supportsAlternateIcons })
        table.add("supportsMultipleScenes", UIApplication.self, { $0.supportsMultipleScenes })
        table.add("userInterfaceLayoutDirection", UIApplication.self, { $0.userInterfaceLayoutDirection })
        table.add("windows", UIApplication.self, { $0.windows })
        table.add("action", UICommand.self, { $0.action })
        table.add("attributes", UICommand.self, { $0.attributes }, isDynamic: false) { $0.attributes = $1 }
        table.add("discoverabilityTitle", UICommand.self, { $0.discoverabilityTitle }, isDynamic: false) { $0.discoverabilityTitle = $1 }
        table.add("propertyList", UICommand.self, { $0.propertyList })
        table.add("state", UICommand.self, { $0.state }, isDynamic: false) { $0.state = $1 }
        table.add("identifier", UIContextMenuConfiguration.self, { $0.identifier })
        table.add("delegate", UIContextMenuInteraction.self, { $0.delegate })
        table.add("menuAppearance", UIContextMenuInteraction.self, { $0.menuAppearance })
        table.add("view", UIContextMenuInteraction.self, { $0.view })
        table.add("animationCurve", UICubicTimingParameters.self, { $0.animationCurve })
        table.add("controlPoint1", UICubicTimingParameters.self, { $0.controlPoint1 })
        table.add("controlPoint2", UICubicTimingParameters.self, { $0.controlPoint2 })
        table.add("cubicTimingParameters", UICubicTimingParameters.self, { $0.cubicTimingParameters })
        table.add("springTimingParameters", UICubicTimingParameters.self, { $0.springTimingParameters })
        table.add("timingCurveType", UICubicTimingParameters.self, { $0.timingCurveType })
        table.add("batteryLevel", UIDevice.self, { $0.batteryLevel })
        table.add("batteryState", UIDevice.self, { $0.batteryState })
        table.add("identifierForVendor", UIDevice.self, { $0.identifierForVendor })
        table.add(
            "batteryMonitoringEnabled", getter: "isBatteryMonitoringEnabled", UIDevice.self, { $0.isBatteryMonitoringEnabled },
            isDynamic: false
        ) {
            $0.isBatteryMonitoringEnabled = $1
        }
        table.add(
            "generatingDeviceOrientationNotifications", getter: "isGeneratingDeviceOrientationNotifications", UIDevice.self,
            { $0.isGeneratingDeviceOrientationNotifications })
        table.add("multitaskingSupported", getter: "isMultitaskingSupported", UIDevice.self, { $0.isMultitaskingSupported })
        table.add("localizedModel", UIDevice.self, { $0.localizedModel })
        table.add("model", UIDevice.self, { $0.model })
        table.add("name", UIDevice.self, { $0.name })
        table.add("orientation", UIDevice.self, { $0.orientation })
        table.add("systemName", UIDevice.self, { $0.systemName })
        table.add("systemVersion", UIDevice.self, { $0.systemVersion })
        table.add("userInterfaceIdiom", UIDevice.self, { $0.userInterfaceIdiom })
        table.add(
            "allowsSimultaneousRecognitionDuringLift", UIDragInteraction.self, { $0.allowsSimultaneousRecognitionDuringLift },
            isDynamic: false
        ) {
            $0.allowsSimultaneousRecognitionDuringLift = $1
        }
        table.add("delegate", UIDragInteraction.self, { $0.delegate })
        table.add("enabled", getter: "isEnabled", UIDragInteraction.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("view", UIDragInteraction.self, { $0.view })
        table.add("parameters", UIDragPreview.self, { $0.parameters })
        table.add("view", UIDragPreview.self, { $0.view })
        table.add("allowsSimultaneousDropSessions", UIDropInteraction.self, { $0.allowsSimultaneousDropSessions }, isDynamic: false) {
            $0.allowsSimultaneousDropSessions = $1
        }
        table.add("delegate", UIDropInteraction.self, { $0.delegate })
        table.add("view", UIDropInteraction.self, { $0.view })
        table.add("operation", UIDropProposal.self, { $0.operation })
        table.add("prefersFullSizePreview", UIDropProposal.self, { $0.prefersFullSizePreview }, isDynamic: false) {
            $0.prefersFullSizePreview = $1
        }
        table.add("allTouches", UIEvent.self, { $0.allTouches })
        table.add("subtype", UIEvent.self, { $0.subtype })
        table.add("timestamp", UIEvent.self, { $0.timestamp })
        table.add("type", UIEvent.self, { $0.type })
        table.add("enabled", getter: "isEnabled", UIFocusGuide.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add(
            "preferredFocusEnvironments", UIFocusGuide.self, { $0.preferredFocusEnvironments as [any UIFocusEnvironment]? },
            isDynamic: false
        ) {
            $0.preferredFocusEnvironments = $1
        }
        table.add("containerView", UIFocusHaloEffect.self, { $0.containerView }, isDynamic: false) { $0.containerView = $1 }
        table.add("position", UIFocusHaloEffect.self, { $0.position }, isDynamic: false) { $0.position = $1 }
        table.add("referenceView", UIFocusHaloEffect.self, { $0.referenceView }, isDynamic: false) { $0.referenceView = $1 }
        table.add("focusedItem", UIFocusSystem.self, { $0.focusedItem })
        table.add("focusHeading", UIFocusUpdateContext.self, { $0.focusHeading })
        table.add("nextFocusedItem", UIFocusUpdateContext.self, { $0.nextFocusedItem })
        table.add("nextFocusedView", UIFocusUpdateContext.self, { $0.nextFocusedView })
        table.add("previouslyFocusedItem", UIFocusUpdateContext.self, { $0.previouslyFocusedItem })
        table.add("previouslyFocusedView", UIFocusUpdateContext.self, { $0.previouslyFocusedView })
        table.add("allowedPressTypes", UIGestureRecognizer.self, { $0.allowedPressTypes }, isDynamic: false) { $0.allowedPressTypes = $1 }
        table.add("allowedTouchTypes", UIGestureRecognizer.self, { $0.allowedTouchTypes }, isDynamic: false) { $0.allowedTouchTypes = $1 }
        table.add("cancelsTouchesInView", UIGestureRecognizer.self, { $0.cancelsTouchesInView }, isDynamic: false) {
            $0.cancelsTouchesInView = $1
        }
        table.add("delaysTouchesBegan", UIGestureRecognizer.self, { $0.delaysTouchesBegan }, isDynamic: false) {
            $0.delaysTouchesBegan = $1
        }
        table.add("delaysTouchesEnded", UIGestureRecognizer.self, { $0.delaysTouchesEnded }, isDynamic: false) {
            $0.delaysTouchesEnded = $1
        }
        table.add("delegate", UIGestureRecognizer.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("enabled", getter: "isEnabled", UIGestureRecognizer.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("name", UIGestureRecognizer.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("numberOfTouches", UIGestureRecognizer.self, { $0.numberOfTouches })
        table.add("requiresExclusiveTouchType", UIGestureRecognizer.self, { $0.requiresExclusiveTouchType }, isDynamic: false) {
            $0.requiresExclusiveTouchType = $1
        }
        table.add("state", UIGestureRecognizer.self, { $0.state }) { $0.state = $1 }
        table.add("view", UIGestureRecognizer.self, { $0.view })
        table.add("keyPath", UIInterpolatingMotionEffect.self, { $0.keyPath })
        table.add("maximumRelativeValue", UIInterpolatingMotionEffect.self, { $0.maximumRelativeValue }, isDynamic: false) {
            $0.maximumRelativeValue = $1
        }
        table.add("minimumRelativeValue", UIInterpolatingMotionEffect.self, { $0.minimumRelativeValue }, isDynamic: false) {
            $0.minimumRelativeValue = $1
        }
        table.add("type", UIInterpolatingMotionEffect.self, { $0.type })
        table.add("characters", UIKey.self, { $0.characters })
        table.add("charactersIgnoringModifiers", UIKey.self, { $0.charactersIgnoringModifiers })
        table.add("keyCode", UIKey.self, { $0.keyCode })
        table.add("modifierFlags", UIKey.self, { $0.modifierFlags })
        table.add("input", UIKeyCommand.self, { $0.input })
        table.add("modifierFlags", UIKeyCommand.self, { $0.modifierFlags })
        table.add("wantsPriorityOverSystemBehavior", UIKeyCommand.self, { $0.wantsPriorityOverSystemBehavior }, isDynamic: false) {
            $0.wantsPriorityOverSystemBehavior = $1
        }
        table.add("followsUndockedKeyboard", UIKeyboardLayoutGuide.self, { $0.followsUndockedKeyboard }, isDynamic: false) {
            $0.followsUndockedKeyboard = $1
        }
        table.add("usesBottomSafeArea", UIKeyboardLayoutGuide.self, { $0.usesBottomSafeArea }, isDynamic: false) {
            $0.usesBottomSafeArea = $1
        }
        table.add("delegate", UILargeContentViewerInteraction.self, { $0.delegate })
        table.add(
            "gestureRecognizerForExclusionRelationship", UILargeContentViewerInteraction.self,
            { $0.gestureRecognizerForExclusionRelationship })
        table.add("view", UILargeContentViewerInteraction.self, { $0.view })
        table.add("bottomAnchor", UILayoutGuide.self, { $0.bottomAnchor })
        table.add("centerXAnchor", UILayoutGuide.self, { $0.centerXAnchor })
        table.add("centerYAnchor", UILayoutGuide.self, { $0.centerYAnchor })
        table.add("heightAnchor", UILayoutGuide.self, { $0.heightAnchor })
        table.add("identifier", UILayoutGuide.self, { $0.identifier }, isDynamic: false) { $0.identifier = $1 }
        table.add("layoutFrame", UILayoutGuide.self, { $0.layoutFrame })
        table.add("leadingAnchor", UILayoutGuide.self, { $0.leadingAnchor })
        table.add("leftAnchor", UILayoutGuide.self, { $0.leftAnchor })
        table.add("owningView", UILayoutGuide.self, { $0.owningView })
        table.add("rightAnchor", UILayoutGuide.self, { $0.rightAnchor })
        table.add("topAnchor", UILayoutGuide.self, { $0.topAnchor })
        table.add("trailingAnchor", UILayoutGuide.self, { $0.trailingAnchor })
        table.add("widthAnchor", UILayoutGuide.self, { $0.widthAnchor })
        table.add("allowableMovement", UILongPressGestureRecognizer.self, { $0.allowableMovement }, isDynamic: false) {
            $0.allowableMovement = $1
        }
        table.add("minimumPressDuration", UILongPressGestureRecognizer.self, { $0.minimumPressDuration }, isDynamic: false) {
            $0.minimumPressDuration = $1
        }
        table.add("numberOfTapsRequired", UILongPressGestureRecognizer.self, { $0.numberOfTapsRequired }, isDynamic: false) {
            $0.numberOfTapsRequired = $1
        }
        table.add("numberOfTouchesRequired", UILongPressGestureRecognizer.self, { $0.numberOfTouchesRequired }, isDynamic: false) {
            $0.numberOfTouchesRequired = $1
        }
        table.add("children", UIMenu.self, { $0.children })
        table.add("identifier", UIMenu.self, { $0.identifier })
        table.add("options", UIMenu.self, { $0.options })
        table.add("preferredElementSize", UIMenu.self, { $0.preferredElementSize }, isDynamic: false) { $0.preferredElementSize = $1 }
        table.add("selectedElements", UIMenu.self, { $0.selectedElements })
        table.add("image", UIMenuElement.self, { $0.image })
        table.add("subtitle", UIMenuElement.self, { $0.subtitle }, isDynamic: false) { $0.subtitle = $1 }
        table.add("title", UIMenuElement.self, { $0.title })
        table.add("motionEffects", UIMotionEffectGroup.self, { $0.motionEffects }, isDynamic: false) { $0.motionEffects = $1 }
        table.add("options", UIOpenURLContext.self, { $0.options })
        table.add("URL", getter: "url", UIOpenURLContext.self, { $0.url })
        table.add("maximumNumberOfTouches", UIPanGestureRecognizer.self, { $0.maximumNumberOfTouches }, isDynamic: false) {
            $0.maximumNumberOfTouches = $1
        }
        table.add("minimumNumberOfTouches", UIPanGestureRecognizer.self, { $0.minimumNumberOfTouches }, isDynamic: false) {
            $0.minimumNumberOfTouches = $1
        }
        table.add("acceptableTypeIdentifiers", UIPasteConfiguration.self, { $0.acceptableTypeIdentifiers }, isDynamic: false) {
            $0.acceptableTypeIdentifiers = $1
        }
        table.add("changeCount", UIPasteboard.self, { $0.changeCount })
        table.add("color", UIPasteboard.self, { $0.color }, isDynamic: false) { $0.color = $1 }
        table.add("colors", UIPasteboard.self, { $0.colors }, isDynamic: false) { $0.colors = $1 }
        table.add("hasColors", UIPasteboard.self, { $0.hasColors })
        table.add("hasImages", UIPasteboard.self, { $0.hasImages })
        table.add("hasStrings", UIPasteboard.self, { $0.hasStrings })
        table.add("hasURLs", UIPasteboard.self, { $0.hasURLs })
        table.add("image", UIPasteboard.self, { $0.image }, isDynamic: false) { $0.image = $1 }
        table.add("images", UIPasteboard.self, { $0.images }, isDynamic: false) { $0.images = $1 }
        table.add("itemProviders", UIPasteboard.self, { $0.itemProviders }, isDynamic: false) { $0.itemProviders = $1 }
        table.add("items", UIPasteboard.self, { $0.items }, isDynamic: false) { $0.items = $1 }
        table.add("name", UIPasteboard.self, { $0.name })
        table.add("numberOfItems", UIPasteboard.self, { $0.numberOfItems })
        table.add("string", UIPasteboard.self, { $0.string }, isDynamic: false) { $0.string = $1 }
        table.add("strings", UIPasteboard.self, { $0.strings }, isDynamic: false) { $0.strings = $1 }
        table.add("types", UIPasteboard.self, { $0.types })
        table.add("URL", getter: "url", UIPasteboard.self, { $0.url }, isDynamic: false) { $0.url = $1 }
        table.add("urls", UIPasteboard.self, { $0.urls }, isDynamic: false) { $0.urls = $1 }
        table.add("completionCurve", UIPercentDrivenInteractiveTransition.self, { $0.completionCurve }, isDynamic: false) {
            $0.completionCurve = $1
        }
        table.add("completionSpeed", UIPercentDrivenInteractiveTransition.self, { $0.completionSpeed }, isDynamic: false) {
            $0.completionSpeed = $1
        }
        table.add("duration", UIPercentDrivenInteractiveTransition.self, { $0.duration })
        table.add("percentComplete", UIPercentDrivenInteractiveTransition.self, { $0.percentComplete })
        table.add("timingCurve", UIPercentDrivenInteractiveTransition.self, { $0.timingCurve }, isDynamic: false) { $0.timingCurve = $1 }
        table.add("wantsInteractiveStart", UIPercentDrivenInteractiveTransition.self, { $0.wantsInteractiveStart }, isDynamic: false) {
            $0.wantsInteractiveStart = $1
        }
        table.add("scale", UIPinchGestureRecognizer.self, { $0.scale }, isDynamic: false) { $0.scale = $1 }
        table.add("velocity", UIPinchGestureRecognizer.self, { $0.velocity })
        table.add("orientationMatchesAngle", UIPointerAccessory.self, { $0.orientationMatchesAngle }, isDynamic: false) {
            $0.orientationMatchesAngle = $1
        }
        table.add("position", UIPointerAccessory.self, { $0.position })
        table.add("shape", UIPointerAccessory.self, { $0.shape })
        table.add("delegate", UIPointerInteraction.self, { $0.delegate })
        table.add("enabled", getter: "isEnabled", UIPointerInteraction.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("view", UIPointerInteraction.self, { $0.view })
        table.add("identifier", UIPointerRegion.self, { $0.identifier })
        table.add("rect", UIPointerRegion.self, { $0.rect })
        table.add("location", UIPointerRegionRequest.self, { $0.location })
        table.add("accessories", UIPointerStyle.self, { $0.accessories }, isDynamic: false) { $0.accessories = $1 }
        table.add("arrowDirection", UIPopoverPresentationController.self, { $0.arrowDirection })
        table.add("backgroundColor", UIPopoverPresentationController.self, { $0.backgroundColor }, isDynamic: false) {
            $0.backgroundColor = $1
        }
        table.add("barButtonItem", UIPopoverPresentationController.self, { $0.barButtonItem }, isDynamic: false) { $0.barButtonItem = $1 }
        table.add("canOverlapSourceViewRect", UIPopoverPresentationController.self, { $0.canOverlapSourceViewRect }, isDynamic: false) {
            $0.canOverlapSourceViewRect = $1
        }
        table.add("passthroughViews", UIPopoverPresentationController.self, { $0.passthroughViews }, isDynamic: false) {
            $0.passthroughViews = $1
        }
        table.add("permittedArrowDirections", UIPopoverPresentationController.self, { $0.permittedArrowDirections }, isDynamic: false) {
            $0.permittedArrowDirections = $1
        }
        table.add("popoverLayoutMargins", UIPopoverPresentationController.self, { $0.popoverLayoutMargins }, isDynamic: false) {
            $0.popoverLayoutMargins = $1
        }
        table.add("sourceItem", UIPopoverPresentationController.self, { $0.sourceItem }, isDynamic: false) { $0.sourceItem = $1 }
        table.add("sourceRect", UIPopoverPresentationController.self, { $0.sourceRect }, isDynamic: false) { $0.sourceRect = $1 }
        table.add("sourceView", UIPopoverPresentationController.self, { $0.sourceView }, isDynamic: false) { $0.sourceView = $1 }
        table.add("adaptivePresentationStyle", UIPresentationController.self, { $0.adaptivePresentationStyle })
        table.add("containerView", UIPresentationController.self, { $0.containerView })
        table.add("delegate", UIPresentationController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("frameOfPresentedViewInContainerView", UIPresentationController.self, { $0.frameOfPresentedViewInContainerView })
        table.add("overrideTraitCollection", UIPresentationController.self, { $0.overrideTraitCollection }, isDynamic: false) {
            $0.overrideTraitCollection = $1
        }
        table.add("preferredContentSize", UIPresentationController.self, { $0.preferredContentSize })
        table.add("presentationStyle", UIPresentationController.self, { $0.presentationStyle })
        table.add("presentedView", UIPresentationController.self, { $0.presentedView })
        table.add("presentedViewController", UIPresentationController.self, { $0.presentedViewController })
        table.add("presentingViewController", UIPresentationController.self, { $0.presentingViewController })
        table.add("shouldPresentInFullscreen", UIPresentationController.self, { $0.shouldPresentInFullscreen })
        table.add("shouldRemovePresentersView", UIPresentationController.self, { $0.shouldRemovePresentersView })
        table.add("force", UIPress.self, { $0.force })
        table.add("gestureRecognizers", UIPress.self, { $0.gestureRecognizers })
        table.add("key", UIPress.self, { $0.key })
        table.add("phase", UIPress.self, { $0.phase })
        table.add("responder", UIPress.self, { $0.responder })
        table.add("timestamp", UIPress.self, { $0.timestamp })
        table.add("type", UIPress.self, { $0.type })
        table.add("window", UIPress.self, { $0.window })
        table.add("allPresses", UIPressesEvent.self, { $0.allPresses })
        table.add("backgroundColor", UIPreviewParameters.self, { $0.backgroundColor as UIColor? }, isDynamic: false) {
            $0.backgroundColor = $1
        }
        table.add("shadowPath", UIPreviewParameters.self, { $0.shadowPath }, isDynamic: false) { $0.shadowPath = $1 }
        table.add("visiblePath", UIPreviewParameters.self, { $0.visiblePath }, isDynamic: false) { $0.visiblePath = $1 }
        table.add("center", UIPreviewTarget.self, { $0.center })
        table.add("container", UIPreviewTarget.self, { $0.container })
        table.add("transform", UIPreviewTarget.self, { $0.transform })
        table.add("accessibilityActivationPoint", UIResponder.self, { $0.accessibilityActivationPoint }, isDynamic: false) {
            $0.accessibilityActivationPoint = $1
        }
        table.add("accessibilityAttributedHint", UIResponder.self, { $0.accessibilityAttributedHint }, isDynamic: false) {
            $0.accessibilityAttributedHint = $1
        }
        table.add("accessibilityAttributedLabel", UIResponder.self, { $0.accessibilityAttributedLabel }, isDynamic: false) {
            $0.accessibilityAttributedLabel = $1
        }
        table.add("accessibilityAttributedValue", UIResponder.self, { $0.accessibilityAttributedValue }, isDynamic: false) {
            $0.accessibilityAttributedValue = $1
        }
        table.add("accessibilityCustomActions", UIResponder.self, { $0.accessibilityCustomActions }, isDynamic: false) {
            $0.accessibilityCustomActions = $1
        }
        table.add("accessibilityCustomRotors", UIResponder.self, { $0.accessibilityCustomRotors }, isDynamic: false) {
            $0.accessibilityCustomRotors = $1
        }
        table.add("accessibilityElements", UIResponder.self, { $0.accessibilityElements }, isDynamic: false) {
            $0.accessibilityElements = $1
        }
        table.add("accessibilityElementsHidden", UIResponder.self, { $0.accessibilityElementsHidden }, isDynamic: false) {
            $0.accessibilityElementsHidden = $1
        }
        table.add("accessibilityFrame", UIResponder.self, { $0.accessibilityFrame }, isDynamic: false) { $0.accessibilityFrame = $1 }
        table.add("accessibilityHint", UIResponder.self, { $0.accessibilityHint }, isDynamic: false) { $0.accessibilityHint = $1 }
        table.add("accessibilityIdentifier", UIResponder.self, { $0.accessibilityIdentifier }, isDynamic: false) {
            $0.accessibilityIdentifier = $1
        }
        table.add("accessibilityLabel", UIResponder.self, { $0.accessibilityLabel }, isDynamic: false) { $0.accessibilityLabel = $1 }
        table.add("accessibilityLanguage", UIResponder.self, { $0.accessibilityLanguage }, isDynamic: false) {
            $0.accessibilityLanguage = $1
        }
        table.add("accessibilityPath", UIResponder.self, { $0.accessibilityPath }, isDynamic: false) { $0.accessibilityPath = $1 }
        table.add("accessibilityTraits", UIResponder.self, { $0.accessibilityTraits }, isDynamic: false) { $0.accessibilityTraits = $1 }
        table.add("accessibilityValue", UIResponder.self, { $0.accessibilityValue }, isDynamic: false) { $0.accessibilityValue = $1 }
        table.add("accessibilityViewIsModal", UIResponder.self, { $0.accessibilityViewIsModal }, isDynamic: false) {
            $0.accessibilityViewIsModal = $1
        }
        table.add("canBecomeFirstResponder", UIResponder.self, { $0.canBecomeFirstResponder })
        table.add("canResignFirstResponder", UIResponder.self, { $0.canResignFirstResponder })
        table.add("inputAccessoryView", UIResponder.self, { $0.inputAccessoryView })
        table.add("inputView", UIResponder.self, { $0.inputView })
        table.add("isAccessibilityElement", UIResponder.self, { $0.isAccessibilityElement }, isDynamic: false) {
            $0.isAccessibilityElement = $1
        }
        table.add("isFirstResponder", UIResponder.self, { $0.isFirstResponder })
        table.add("keyCommands", UIResponder.self, { $0.keyCommands })
        table.add("next", UIResponder.self, { $0.next })
        table.add("pasteConfiguration", UIResponder.self, { $0.pasteConfiguration }, isDynamic: false) { $0.pasteConfiguration = $1 }
        table.add("shouldGroupAccessibilityChildren", UIResponder.self, { $0.shouldGroupAccessibilityChildren }, isDynamic: false) {
            $0.shouldGroupAccessibilityChildren = $1
        }
        table.add("undoManager", UIResponder.self, { $0.undoManager })
        table.add("userActivity", UIResponder.self, { $0.userActivity }, isDynamic: false) { $0.userActivity = $1 }
        table.add("rotation", UIRotationGestureRecognizer.self, { $0.rotation }, isDynamic: false) { $0.rotation = $1 }
        table.add("velocity", UIRotationGestureRecognizer.self, { $0.velocity })
        table.add("activationState", UIScene.self, { $0.activationState })
        table.add("delegate", UIScene.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("session", UIScene.self, { $0.session })
        table.add("title", UIScene.self, { $0.title as String? }, isDynamic: false) { $0.title = $1 }
        table.add("handoffUserActivityType", UIScene.ConnectionOptions.self, { $0.handoffUserActivityType })
        table.add("shortcutItem", UIScene.ConnectionOptions.self, { $0.shortcutItem })
        table.add("sourceApplication", UIScene.ConnectionOptions.self, { $0.sourceApplication })
        table.add("URLContexts", getter: "urlContexts", UIScene.ConnectionOptions.self, { $0.urlContexts })
        table.add("userActivities", UIScene.ConnectionOptions.self, { $0.userActivities })
        table.add("annotation", UIScene.OpenURLOptions.self, { $0.annotation })
        table.add("openInPlace", UIScene.OpenURLOptions.self, { $0.openInPlace })
        table.add("sourceApplication", UIScene.OpenURLOptions.self, { $0.sourceApplication })
        table.add("delegateClass", UISceneConfiguration.self, { $0.delegateClass }, isDynamic: false) { $0.delegateClass = $1 }
        table.add("name", UISceneConfiguration.self, { $0.name })
        table.add("role", UISceneConfiguration.self, { $0.role })
        table.add("sceneClass", UISceneConfiguration.self, { $0.sceneClass }, isDynamic: false) { $0.sceneClass = $1 }
        table.add("storyboard", UISceneConfiguration.self, { $0.storyboard }, isDynamic: false) { $0.storyboard = $1 }
        table.add("configuration", UISceneSession.self, { $0.configuration })
        table.add("persistentIdentifier", UISceneSession.self, { $0.persistentIdentifier })
        table.add("role", UISceneSession.self, { $0.role })
        table.add("scene", UISceneSession.self, { $0.scene })
        table.add("stateRestorationActivity", UISceneSession.self, { $0.stateRestorationActivity }, isDynamic: false) {
            $0.stateRestorationActivity = $1
        }
        table.add("userInfo", UISceneSession.self, { $0.userInfo }, isDynamic: false) { $0.userInfo = $1 }
        table.add("bounds", UIScreen.self, { $0.bounds })
        table.add("brightness", UIScreen.self, { $0.brightness }, isDynamic: false) { $0.brightness = $1 }
        table.add("coordinateSpace", UIScreen.self, { $0.coordinateSpace })
        table.add("fixedCoordinateSpace", UIScreen.self, { $0.fixedCoordinateSpace })
        table.add("maximumFramesPerSecond", UIScreen.self, { $0.maximumFramesPerSecond })
        table.add("nativeBounds", UIScreen.self, { $0.nativeBounds })
        table.add("nativeScale", UIScreen.self, { $0.nativeScale })
        table.add("scale", UIScreen.self, { $0.scale })
        table.add("traitCollection", UIScreen.self, { $0.traitCollection })
        table.add("edges", UIScreenEdgePanGestureRecognizer.self, { $0.edges }, isDynamic: false) { $0.edges = $1 }
        table.add("detents", UISheetPresentationController.self, { $0.detents }, isDynamic: false) { $0.detents = $1 }
        table.add(
            "largestUndimmedDetentIdentifier", UISheetPresentationController.self, { $0.largestUndimmedDetentIdentifier }, isDynamic: false
        ) {
            $0.largestUndimmedDetentIdentifier = $1
        }
        table.add("preferredCornerRadius", UISheetPresentationController.self, { $0.preferredCornerRadius }, isDynamic: false) {
            $0.preferredCornerRadius = $1
        }
        table.add(
            "prefersEdgeAttachedInCompactHeight", UISheetPresentationController.self, { $0.prefersEdgeAttachedInCompactHeight },
            isDynamic: false
        ) {
            $0.prefersEdgeAttachedInCompactHeight = $1
        }
        table.add("prefersGrabberVisible", UISheetPresentationController.self, { $0.prefersGrabberVisible }, isDynamic: false) {
            $0.prefersGrabberVisible = $1
        }
        table.add(
            "prefersScrollingExpandsWhenScrolledToEdge", UISheetPresentationController.self,
            { $0.prefersScrollingExpandsWhenScrolledToEdge }, isDynamic: false
        ) {
            $0.prefersScrollingExpandsWhenScrolledToEdge = $1
        }
        table.add("selectedDetentIdentifier", UISheetPresentationController.self, { $0.selectedDetentIdentifier }, isDynamic: false) {
            $0.selectedDetentIdentifier = $1
        }
        table.add(
            "widthFollowsPreferredContentSizeWhenEdgeAttached", UISheetPresentationController.self,
            { $0.widthFollowsPreferredContentSizeWhenEdgeAttached }, isDynamic: false
        ) {
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1
        }
        table.add("identifier", UISheetPresentationController.Detent.self, { $0.identifier })
        table.add("interactionBehavior", UISpringLoadedInteraction.self, { $0.interactionBehavior })
        table.add("interactionEffect", UISpringLoadedInteraction.self, { $0.interactionEffect })
        table.add("view", UISpringLoadedInteraction.self, { $0.view })
        table.add("cubicTimingParameters", UISpringTimingParameters.self, { $0.cubicTimingParameters })
        table.add("initialVelocity", UISpringTimingParameters.self, { $0.initialVelocity })
        table.add("springTimingParameters", UISpringTimingParameters.self, { $0.springTimingParameters })
        table.add("timingCurveType", UISpringTimingParameters.self, { $0.timingCurveType })
        table.add("destination", UIStoryboardSegue.self, { $0.destination })
        table.add("identifier", UIStoryboardSegue.self, { $0.identifier })
        table.add("source", UIStoryboardSegue.self, { $0.source })
        table.add("direction", UISwipeGestureRecognizer.self, { $0.direction }, isDynamic: false) { $0.direction = $1 }
        table.add("numberOfTouchesRequired", UISwipeGestureRecognizer.self, { $0.numberOfTouchesRequired }, isDynamic: false) {
            $0.numberOfTouchesRequired = $1
        }
        table.add("finished", getter: "isFinished", UISymbolEffectCompletionContext.self, { $0.isFinished })
        table.add("sender", UISymbolEffectCompletionContext.self, { $0.sender })
        table.add("numberOfTapsRequired", UITapGestureRecognizer.self, { $0.numberOfTapsRequired }, isDynamic: false) {
            $0.numberOfTapsRequired = $1
        }
        table.add("numberOfTouchesRequired", UITapGestureRecognizer.self, { $0.numberOfTouchesRequired }, isDynamic: false) {
            $0.numberOfTouchesRequired = $1
        }
        table.add("parameters", UITargetedPreview.self, { $0.parameters })
        table.add("size", UITargetedPreview.self, { $0.size })
        table.add("target", UITargetedPreview.self, { $0.target })
        table.add("view", UITargetedPreview.self, { $0.view })
        table.add("passwordRulesDescriptor", UITextInputPasswordRules.self, { $0.passwordRulesDescriptor })
        table.add("end", UITextRange.self, { $0.end })
        table.add("empty", getter: "isEmpty", UITextRange.self, { $0.isEmpty })
        table.add("start", UITextRange.self, { $0.start })
        table.add("containsEnd", UITextSelectionRect.self, { $0.containsEnd })
        table.add("containsStart", UITextSelectionRect.self, { $0.containsStart })
        table.add("rect", UITextSelectionRect.self, { $0.rect })
        table.add("buttonAppearance", UIToolbarAppearance.self, { $0.buttonAppearance }, isDynamic: false) { $0.buttonAppearance = $1 }
        table.add("doneButtonAppearance", UIToolbarAppearance.self, { $0.doneButtonAppearance }, isDynamic: false) {
            $0.doneButtonAppearance = $1
        }
        table.add("force", UITouch.self, { $0.force })
        table.add("gestureRecognizers", UITouch.self, { $0.gestureRecognizers })
        table.add("majorRadius", UITouch.self, { $0.majorRadius })
        table.add("majorRadiusTolerance", UITouch.self, { $0.majorRadiusTolerance })
        table.add("maximumPossibleForce", UITouch.self, { $0.maximumPossibleForce })
        table.add("phase", UITouch.self, { $0.phase })
        table.add("tapCount", UITouch.self, { $0.tapCount })
        table.add("timestamp", UITouch.self, { $0.timestamp })
        table.add("type", UITouch.self, { $0.type })
        table.add("view", UITouch.self, { $0.view })
        table.add("window", UITouch.self, { $0.window })
        table.add("dimmingColor", UIViewController.Transition.ZoomOptions.self, { $0.dimmingColor }, isDynamic: false) {
            $0.dimmingColor = $1
        }
        table.add("dimmingVisualEffect", UIViewController.Transition.ZoomOptions.self, { $0.dimmingVisualEffect }, isDynamic: false) {
            $0.dimmingVisualEffect = $1
        }
        table.add("sourceView", UIViewController.Transition.ZoomOptions.AlignmentRectContext.self, { $0.sourceView })
        table.add("zoomedViewController", UIViewController.Transition.ZoomOptions.AlignmentRectContext.self, { $0.zoomedViewController })
        table.add("location", UIViewController.Transition.ZoomOptions.InteractionContext.self, { $0.location })
        table.add("velocity", UIViewController.Transition.ZoomOptions.InteractionContext.self, { $0.velocity })
        table.add("willBegin", UIViewController.Transition.ZoomOptions.InteractionContext.self, { $0.willBegin })
        table.add("sourceViewController", UIViewController.Transition.ZoomSourceViewProviderContext.self, { $0.sourceViewController })
        table.add("zoomedViewController", UIViewController.Transition.ZoomSourceViewProviderContext.self, { $0.zoomedViewController })
        table.add("delay", UIViewPropertyAnimator.self, { $0.delay })
        table.add("duration", UIViewPropertyAnimator.self, { $0.duration })
        table.add("fractionComplete", UIViewPropertyAnimator.self, { $0.fractionComplete }, isDynamic: false) { $0.fractionComplete = $1 }
        table.add("interruptible", getter: "isInterruptible", UIViewPropertyAnimator.self, { $0.isInterruptible }, isDynamic: false) {
            $0.isInterruptible = $1
        }
        table.add(
            "manualHitTestingEnabled", getter: "isManualHitTestingEnabled", UIViewPropertyAnimator.self, { $0.isManualHitTestingEnabled },
            isDynamic: false
        ) {
            $0.isManualHitTestingEnabled = $1
        }
        table.add("reversed", getter: "isReversed", UIViewPropertyAnimator.self, { $0.isReversed }, isDynamic: false) { $0.isReversed = $1 }
        table.add("running", getter: "isRunning", UIViewPropertyAnimator.self, { $0.isRunning })
        table.add(
            "userInteractionEnabled", getter: "isUserInteractionEnabled", UIViewPropertyAnimator.self, { $0.isUserInteractionEnabled },
            isDynamic: false
        ) {
            $0.isUserInteractionEnabled = $1
        }
        table.add("pausesOnCompletion", UIViewPropertyAnimator.self, { $0.pausesOnCompletion }, isDynamic: false) {
            $0.pausesOnCompletion = $1
        }
        table.add("scrubsLinearly", UIViewPropertyAnimator.self, { $0.scrubsLinearly }, isDynamic: false) { $0.scrubsLinearly = $1 }
        table.add("state", UIViewPropertyAnimator.self, { $0.state })
        table.add("timingParameters", UIViewPropertyAnimator.self, { $0.timingParameters })
        table.add("coordinateSpace", UIWindowScene.self, { $0.coordinateSpace })
        table.add("focusSystem", UIWindowScene.self, { $0.focusSystem })
        table.add("interfaceOrientation", UIWindowScene.self, { $0.interfaceOrientation })
        table.add("keyWindow", UIWindowScene.self, { $0.keyWindow })
        table.add("screen", UIWindowScene.self, { $0.screen })
        table.add("statusBarManager", UIWindowScene.self, { $0.statusBarManager })
        table.add("traitCollection", UIWindowScene.self, { $0.traitCollection })
        table.add("windows", UIWindowScene.self, { $0.windows })
        table.add("canRedo", UndoManager.self, { $0.canRedo })
        table.add("canUndo", UndoManager.self, { $0.canUndo })
        table.add("groupingLevel", UndoManager.self, { $0.groupingLevel })
        table.add("groupsByEvent", UndoManager.self, { $0.groupsByEvent }, isDynamic: false) { $0.groupsByEvent = $1 }
        table.add("redoing", getter: "isRedoing", UndoManager.self, { $0.isRedoing })
        table.add("undoRegistrationEnabled", getter: "isUndoRegistrationEnabled", UndoManager.self, { $0.isUndoRegistrationEnabled })
        table.add("undoing", getter: "isUndoing", UndoManager.self, { $0.isUndoing })
        table.add("levelsOfUndo", UndoManager.self, { $0.levelsOfUndo }, isDynamic: false) { $0.levelsOfUndo = $1 }
        table.add("redoActionName", UndoManager.self, { $0.redoActionName })
        table.add("redoCount", UndoManager.self, { $0.redoCount })
        table.add("redoMenuItemTitle", UndoManager.self, { $0.redoMenuItemTitle })
        table.add("undoActionName", UndoManager.self, { $0.undoActionName })
        table.add("undoCount", UndoManager.self, { $0.undoCount })
        table.add("undoMenuItemTitle", UndoManager.self, { $0.undoMenuItemTitle })
    }
}
