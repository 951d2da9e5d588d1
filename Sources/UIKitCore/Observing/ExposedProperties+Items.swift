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
        table.add("targetElement", UIAccessibilityCustomRotorItemResult.self, { $0.targetElement }, isDynamic: false) {
            $0.targetElement = $1
        }
        table.add("targetRange", UIAccessibilityCustomRotorItemResult.self, { $0.targetRange }, isDynamic: false) { $0.targetRange = $1 }
        table.add("icon", UIApplicationShortcutItem.self, { $0.icon })
        table.add("localizedSubtitle", UIApplicationShortcutItem.self, { $0.localizedSubtitle })
        table.add("localizedTitle", UIApplicationShortcutItem.self, { $0.localizedTitle })
        table.add("targetContentIdentifier", UIApplicationShortcutItem.self, { $0.targetContentIdentifier })
        table.add("type", UIApplicationShortcutItem.self, { $0.type })
        table.add("userInfo", UIApplicationShortcutItem.self, { $0.userInfo })
        table.add("backgroundColor", UIBarAppearance.self, { $0.backgroundColor }, isDynamic: false) { $0.backgroundColor = $1 }
        table.add("backgroundEffect", UIBarAppearance.self, { $0.backgroundEffect }, isDynamic: false) { $0.backgroundEffect = $1 }
        table.add("backgroundImage", UIBarAppearance.self, { $0.backgroundImage }, isDynamic: false) { $0.backgroundImage = $1 }
        table.add("backgroundImageContentMode", UIBarAppearance.self, { $0.backgroundImageContentMode }, isDynamic: false) {
            $0.backgroundImageContentMode = $1
        }
        table.add("shadowColor", UIBarAppearance.self, { $0.shadowColor }, isDynamic: false) { $0.shadowColor = $1 }
        table.add("shadowImage", UIBarAppearance.self, { $0.shadowImage }, isDynamic: false) { $0.shadowImage = $1 }
        table.add("action", UIBarButtonItem.self, { $0.action }, isDynamic: false) { $0.action = $1 }
        table.add("buttonGroup", UIBarButtonItem.self, { $0.buttonGroup })
        table.add("changesSelectionAsPrimaryAction", UIBarButtonItem.self, { $0.changesSelectionAsPrimaryAction }, isDynamic: false) {
            $0.changesSelectionAsPrimaryAction = $1
        }
        table.add("customView", UIBarButtonItem.self, { $0.customView }, isDynamic: false) { $0.customView = $1 }
        table.add("hidden", getter: "isHidden", UIBarButtonItem.self, { $0.isHidden }, isDynamic: false) { $0.isHidden = $1 }
        table.add("selected", getter: "isSelected", UIBarButtonItem.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("menu", UIBarButtonItem.self, { $0.menu }, isDynamic: false) { $0.menu = $1 }
        table.add("menuRepresentation", UIBarButtonItem.self, { $0.menuRepresentation }, isDynamic: false) { $0.menuRepresentation = $1 }
        table.add("possibleTitles", UIBarButtonItem.self, { $0.possibleTitles }, isDynamic: false) { $0.possibleTitles = $1 }
        table.add("primaryAction", UIBarButtonItem.self, { $0.primaryAction }, isDynamic: false) { $0.primaryAction = $1 }
        table.add("style", UIBarButtonItem.self, { $0.style }, isDynamic: false) { $0.style = $1 }
        table.add("target", UIBarButtonItem.self, { $0.target }, isDynamic: false) { $0.target = $1 }
        table.add("tintColor", UIBarButtonItem.self, { $0.tintColor }) { $0.tintColor = $1 }
        table.add("width", UIBarButtonItem.self, { $0.width }, isDynamic: false) { $0.width = $1 }
        table.add("disabled", UIBarButtonItemAppearance.self, { $0.disabled })
        table.add("highlighted", UIBarButtonItemAppearance.self, { $0.highlighted })
        table.add("normal", UIBarButtonItemAppearance.self, { $0.normal })
        table.add("alwaysAvailable", UIBarButtonItemGroup.self, { $0.alwaysAvailable }, isDynamic: false) { $0.alwaysAvailable = $1 }
        table.add("barButtonItems", UIBarButtonItemGroup.self, { $0.barButtonItems }, isDynamic: false) { $0.barButtonItems = $1 }
        table.add(
            "displayingRepresentativeItem", getter: "isDisplayingRepresentativeItem", UIBarButtonItemGroup.self,
            { $0.isDisplayingRepresentativeItem })
        table.add("hidden", getter: "isHidden", UIBarButtonItemGroup.self, { $0.isHidden }, isDynamic: false) { $0.isHidden = $1 }
        table.add("menuRepresentation", UIBarButtonItemGroup.self, { $0.menuRepresentation }, isDynamic: false) {
            $0.menuRepresentation = $1
        }
        table.add("representativeItem", UIBarButtonItemGroup.self, { $0.representativeItem }, isDynamic: false) {
            $0.representativeItem = $1
        }
        table.add("titlePositionAdjustment", UIBarButtonItemStateAppearance.self, { $0.titlePositionAdjustment }, isDynamic: false) {
            $0.titlePositionAdjustment = $1
        }
        table.add("titleTextAttributes", UIBarButtonItemStateAppearance.self, { $0.titleTextAttributes }, isDynamic: false) {
            $0.titleTextAttributes = $1
        }
        table.add("accessibilityHint", UIBarItem.self, { $0.accessibilityHint }, isDynamic: false) { $0.accessibilityHint = $1 }
        table.add("accessibilityIdentifier", UIBarItem.self, { $0.accessibilityIdentifier }, isDynamic: false) {
            $0.accessibilityIdentifier = $1
        }
        table.add("accessibilityLabel", UIBarItem.self, { $0.accessibilityLabel }, isDynamic: false) { $0.accessibilityLabel = $1 }
        table.add("accessibilityTraits", UIBarItem.self, { $0.accessibilityTraits }, isDynamic: false) { $0.accessibilityTraits = $1 }
        table.add("accessibilityValue", UIBarItem.self, { $0.accessibilityValue }, isDynamic: false) { $0.accessibilityValue = $1 }
        table.add("image", UIBarItem.self, { $0.image }) { $0.image = $1 }
        table.add("imageInsets", UIBarItem.self, { $0.imageInsets }, isDynamic: false) { $0.imageInsets = $1 }
        table.add("enabled", getter: "isEnabled", UIBarItem.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("largeContentSizeImage", UIBarItem.self, { $0.largeContentSizeImage }, isDynamic: false) { $0.largeContentSizeImage = $1 }
        table.add("largeContentSizeImageInsets", UIBarItem.self, { $0.largeContentSizeImageInsets }, isDynamic: false) {
            $0.largeContentSizeImageInsets = $1
        }
        table.add("tag", UIBarItem.self, { $0.tag }, isDynamic: false) { $0.tag = $1 }
        table.add("title", UIBarItem.self, { $0.title }) { $0.title = $1 }
        table.add("itemProvider", UIDragItem.self, { $0.itemProvider })
        table.add("localObject", UIDragItem.self, { $0.localObject }, isDynamic: false) { $0.localObject = $1 }
        table.add("backButtonAppearance", UINavigationBarAppearance.self, { $0.backButtonAppearance }, isDynamic: false) {
            $0.backButtonAppearance = $1
        }
        table.add("backIndicatorImage", UINavigationBarAppearance.self, { $0.backIndicatorImage })
        table.add("backIndicatorTransitionMaskImage", UINavigationBarAppearance.self, { $0.backIndicatorTransitionMaskImage })
        table.add("buttonAppearance", UINavigationBarAppearance.self, { $0.buttonAppearance }, isDynamic: false) {
            $0.buttonAppearance = $1
        }
        table.add("doneButtonAppearance", UINavigationBarAppearance.self, { $0.doneButtonAppearance }, isDynamic: false) {
            $0.doneButtonAppearance = $1
        }
        table.add("largeTitleTextAttributes", UINavigationBarAppearance.self, { $0.largeTitleTextAttributes }, isDynamic: false) {
            $0.largeTitleTextAttributes = $1
        }
        table.add("titlePositionAdjustment", UINavigationBarAppearance.self, { $0.titlePositionAdjustment }, isDynamic: false) {
            $0.titlePositionAdjustment = $1
        }
        table.add("titleTextAttributes", UINavigationBarAppearance.self, { $0.titleTextAttributes }, isDynamic: false) {
            $0.titleTextAttributes = $1
        }
        table.add("additionalOverflowItems", UINavigationItem.self, { $0.additionalOverflowItems }, isDynamic: false) {
            $0.additionalOverflowItems = $1
        }
        table.add("backAction", UINavigationItem.self, { $0.backAction }, isDynamic: false) { $0.backAction = $1 }
        table.add("backBarButtonItem", UINavigationItem.self, { $0.backBarButtonItem }, isDynamic: false) { $0.backBarButtonItem = $1 }
        table.add("backButtonDisplayMode", UINavigationItem.self, { $0.backButtonDisplayMode }, isDynamic: false) {
            $0.backButtonDisplayMode = $1
        }
        table.add("backButtonTitle", UINavigationItem.self, { $0.backButtonTitle }, isDynamic: false) { $0.backButtonTitle = $1 }
        table.add("centerItemGroups", UINavigationItem.self, { $0.centerItemGroups }, isDynamic: false) { $0.centerItemGroups = $1 }
        table.add("compactAppearance", UINavigationItem.self, { $0.compactAppearance }, isDynamic: false) { $0.compactAppearance = $1 }
        table.add("compactScrollEdgeAppearance", UINavigationItem.self, { $0.compactScrollEdgeAppearance }, isDynamic: false) {
            $0.compactScrollEdgeAppearance = $1
        }
        table.add("customizationIdentifier", UINavigationItem.self, { $0.customizationIdentifier }, isDynamic: false) {
            $0.customizationIdentifier = $1
        }
        table.add("hidesBackButton", UINavigationItem.self, { $0.hidesBackButton }, isDynamic: false) { $0.hidesBackButton = $1 }
        table.add("hidesSearchBarWhenScrolling", UINavigationItem.self, { $0.hidesSearchBarWhenScrolling }, isDynamic: false) {
            $0.hidesSearchBarWhenScrolling = $1
        }
        table.add("largeTitleDisplayMode", UINavigationItem.self, { $0.largeTitleDisplayMode }, isDynamic: false) {
            $0.largeTitleDisplayMode = $1
        }
        table.add("leadingItemGroups", UINavigationItem.self, { $0.leadingItemGroups }, isDynamic: false) { $0.leadingItemGroups = $1 }
        table.add("leftBarButtonItem", UINavigationItem.self, { $0.leftBarButtonItem }, isDynamic: false) { $0.leftBarButtonItem = $1 }
        table.add("leftBarButtonItems", UINavigationItem.self, { $0.leftBarButtonItems }, isDynamic: false) { $0.leftBarButtonItems = $1 }
        table.add("leftItemsSupplementBackButton", UINavigationItem.self, { $0.leftItemsSupplementBackButton }, isDynamic: false) {
            $0.leftItemsSupplementBackButton = $1
        }
        table.add("pinnedTrailingGroup", UINavigationItem.self, { $0.pinnedTrailingGroup }, isDynamic: false) {
            $0.pinnedTrailingGroup = $1
        }
        table.add("preferredSearchBarPlacement", UINavigationItem.self, { $0.preferredSearchBarPlacement }, isDynamic: false) {
            $0.preferredSearchBarPlacement = $1
        }
        table.add("prompt", UINavigationItem.self, { $0.prompt }, isDynamic: false) { $0.prompt = $1 }
        table.add("rightBarButtonItem", UINavigationItem.self, { $0.rightBarButtonItem }, isDynamic: false) { $0.rightBarButtonItem = $1 }
        table.add("rightBarButtonItems", UINavigationItem.self, { $0.rightBarButtonItems }, isDynamic: false) {
            $0.rightBarButtonItems = $1
        }
        table.add("scrollEdgeAppearance", UINavigationItem.self, { $0.scrollEdgeAppearance }, isDynamic: false) {
            $0.scrollEdgeAppearance = $1
        }
        table.add("searchBarPlacement", UINavigationItem.self, { $0.searchBarPlacement })
        table.add("standardAppearance", UINavigationItem.self, { $0.standardAppearance }, isDynamic: false) { $0.standardAppearance = $1 }
        table.add("style", UINavigationItem.self, { $0.style }, isDynamic: false) { $0.style = $1 }
        table.add("title", UINavigationItem.self, { $0.title }) { $0.title = $1 }
        table.add("titleView", UINavigationItem.self, { $0.titleView }, isDynamic: false) { $0.titleView = $1 }
        table.add("trailingItemGroups", UINavigationItem.self, { $0.trailingItemGroups }, isDynamic: false) { $0.trailingItemGroups = $1 }
        table.add("statusBarHidden", getter: "isStatusBarHidden", UIStatusBarManager.self, { $0.isStatusBarHidden })
        table.add("statusBarFrame", UIStatusBarManager.self, { $0.statusBarFrame })
        table.add("statusBarStyle", UIStatusBarManager.self, { $0.statusBarStyle })
        table.add("compactInlineLayoutAppearance", UITabBarAppearance.self, { $0.compactInlineLayoutAppearance }, isDynamic: false) {
            $0.compactInlineLayoutAppearance = $1
        }
        table.add("inlineLayoutAppearance", UITabBarAppearance.self, { $0.inlineLayoutAppearance }, isDynamic: false) {
            $0.inlineLayoutAppearance = $1
        }
        table.add("stackedLayoutAppearance", UITabBarAppearance.self, { $0.stackedLayoutAppearance }, isDynamic: false) {
            $0.stackedLayoutAppearance = $1
        }
        table.add("badgeColor", UITabBarItem.self, { $0.badgeColor }) { $0.badgeColor = $1 }
        table.add("badgeValue", UITabBarItem.self, { $0.badgeValue }, isDynamic: false) { $0.badgeValue = $1 }
        table.add("scrollEdgeAppearance", UITabBarItem.self, { $0.scrollEdgeAppearance }, isDynamic: false) { $0.scrollEdgeAppearance = $1 }
        table.add("selectedImage", UITabBarItem.self, { $0.selectedImage }, isDynamic: false) { $0.selectedImage = $1 }
        table.add("standardAppearance", UITabBarItem.self, { $0.standardAppearance }, isDynamic: false) { $0.standardAppearance = $1 }
        table.add("titlePositionAdjustment", UITabBarItem.self, { $0.titlePositionAdjustment }) { $0.titlePositionAdjustment = $1 }
        table.add("disabled", UITabBarItemAppearance.self, { $0.disabled })
        table.add("normal", UITabBarItemAppearance.self, { $0.normal })
        table.add("selected", UITabBarItemAppearance.self, { $0.selected })
        table.add("badgeBackgroundColor", UITabBarItemStateAppearance.self, { $0.badgeBackgroundColor }, isDynamic: false) {
            $0.badgeBackgroundColor = $1
        }
        table.add("badgePositionAdjustment", UITabBarItemStateAppearance.self, { $0.badgePositionAdjustment }, isDynamic: false) {
            $0.badgePositionAdjustment = $1
        }
        table.add("badgeTextAttributes", UITabBarItemStateAppearance.self, { $0.badgeTextAttributes }, isDynamic: false) {
            $0.badgeTextAttributes = $1
        }
        table.add("badgeTitlePositionAdjustment", UITabBarItemStateAppearance.self, { $0.badgeTitlePositionAdjustment }, isDynamic: false) {
            $0.badgeTitlePositionAdjustment = $1
        }
        table.add("iconColor", UITabBarItemStateAppearance.self, { $0.iconColor }, isDynamic: false) { $0.iconColor = $1 }
        table.add("titlePositionAdjustment", UITabBarItemStateAppearance.self, { $0.titlePositionAdjustment }, isDynamic: false) {
            $0.titlePositionAdjustment = $1
        }
        table.add("titleTextAttributes", UITabBarItemStateAppearance.self, { $0.titleTextAttributes }, isDynamic: false) {
            $0.titleTextAttributes = $1
        }
    }
}
