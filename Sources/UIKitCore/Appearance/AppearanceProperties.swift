import CoreGraphics
import ObjectiveCRuntime

/// The properties that UIKit marks for appearance, besides those of `ExposedProperties`.
private enum AppearanceProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("largeTitleTextAttributes", UINavigationBar.self, { $0.largeTitleTextAttributes }) { $0.largeTitleTextAttributes = $1 }
        table.add("barStyle", UINavigationBar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("barTintColor", UINavigationBar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("translucent", UINavigationBar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("titleTextAttributes", UINavigationBar.self, { $0.titleTextAttributes }) { $0.titleTextAttributes = $1 }
        table.add("shadowImage", UINavigationBar.self, { $0.shadowImage }) { $0.shadowImage = $1 }
        table.add("backIndicatorImage", UINavigationBar.self, { $0.backIndicatorImage }) { $0.backIndicatorImage = $1 }
        table.add("backIndicatorTransitionMaskImage", UINavigationBar.self, { $0.backIndicatorTransitionMaskImage }) {
            $0.backIndicatorTransitionMaskImage = $1
        }
        table.add("standardAppearance", UINavigationBar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("scrollEdgeAppearance", UINavigationBar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("compactAppearance", UINavigationBar.self, { $0.compactAppearance }) { $0.compactAppearance = $1 }
        table.add("compactScrollEdgeAppearance", UINavigationBar.self, { $0.compactScrollEdgeAppearance }) {
            $0.compactScrollEdgeAppearance = $1
        }
        table.add("unselectedItemTintColor", UITabBar.self, { $0.unselectedItemTintColor }) { $0.unselectedItemTintColor = $1 }
        table.add("barStyle", UITabBar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("translucent", UITabBar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("barTintColor", UITabBar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("backgroundImage", UITabBar.self, { $0.backgroundImage }) { $0.backgroundImage = $1 }
        table.add("shadowImage", UITabBar.self, { $0.shadowImage }) { $0.shadowImage = $1 }
        table.add("selectionIndicatorImage", UITabBar.self, { $0.selectionIndicatorImage }) { $0.selectionIndicatorImage = $1 }
        table.add("itemPositioning", UITabBar.self, { $0.itemPositioning }) { $0.itemPositioning = $1 }
        table.add("itemWidth", UITabBar.self, { $0.itemWidth }) { $0.itemWidth = $1 }
        table.add("itemSpacing", UITabBar.self, { $0.itemSpacing }) { $0.itemSpacing = $1 }
        table.add("standardAppearance", UITabBar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("scrollEdgeAppearance", UITabBar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("barStyle", UIToolbar.self, { $0.barStyle }) { $0.barStyle = $1 }
        table.add("translucent", UIToolbar.self, { $0.isTranslucent }) { $0.isTranslucent = $1 }
        table.add("barTintColor", UIToolbar.self, { $0.barTintColor }) { $0.barTintColor = $1 }
        table.add("standardAppearance", UIToolbar.self, { $0.standardAppearance }) { $0.standardAppearance = $1 }
        table.add("scrollEdgeAppearance", UIToolbar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 }
        table.add("compactAppearance", UIToolbar.self, { $0.compactAppearance }) { $0.compactAppearance = $1 }
        table.add("compactScrollEdgeAppearance", UIToolbar.self, { $0.compactScrollEdgeAppearance }) { $0.compactScrollEdgeAppearance = $1 }
        table.add("tintColor", UIBarButtonItem.self, { $0.tintColor }) { $0.tintColor = $1 }
        table.add("badgeColor", UITabBarItem.self, { $0.badgeColor }) { $0.badgeColor = $1 }
        table.add("titlePositionAdjustment", UITabBarItem.self, { $0.titlePositionAdjustment }) { $0.titlePositionAdjustment = $1 }
        table.add("color", UIActivityIndicatorView.self, { $0.color as UIColor? }) { $0.color = $1 }
        table.add("indicatorStyle", UIScrollView.self, { $0.indicatorStyle }) { $0.indicatorStyle = $1 }
    }
}
