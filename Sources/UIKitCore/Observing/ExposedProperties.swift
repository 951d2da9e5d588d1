import CoreGraphics
import ObjectiveCRuntime

/// The properties of UIKit that keys name: for key-value coding, and for observers. Setters that are not listed as dynamic do not notify by
/// themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            addViews(table)
            addScrollViews(table)
            addControllers(table)
            addDelegates(table)
        }
    }

    private static func addDelegates(_ table: _MethodTable) {
        table.add("delegate", UIScrollView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("delegate", UIGestureRecognizer.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("delegate", UINavigationController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("delegate", UITabBarController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("delegate", UITabBar.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
    }

    private static func addViews(_ table: _MethodTable) {
        table.add("frame", UIView.self, { $0.frame }) { $0.frame = $1 }
        table.add("bounds", UIView.self, { $0.bounds }) { $0.bounds = $1 }
        table.add("center", UIView.self, { $0.center }) { $0.center = $1 }
        table.add("transform", UIView.self, { $0.transform }) { $0.transform = $1 }
        table.add("alpha", UIView.self, { $0.alpha }) { $0.alpha = $1 }
        table.add("hidden", UIView.self, { $0.isHidden }) { $0.isHidden = $1 }
        table.add("backgroundColor", UIView.self, { $0.backgroundColor }) { $0.backgroundColor = $1 }
        table.add("tintColor", UIView.self, { $0.tintColor as UIColor? }) { $0.tintColor = $1 }
        table.add("tag", UIView.self, { $0.tag }, isDynamic: false) { $0.tag = $1 }
        table.add("opaque", UIView.self, { $0.isOpaque }, isDynamic: false) { $0.isOpaque = $1 }
        table.add("clipsToBounds", UIView.self, { $0.clipsToBounds }, isDynamic: false) { $0.clipsToBounds = $1 }
        table.add("contentMode", UIView.self, { $0.contentMode }, isDynamic: false) { $0.contentMode = $1 }
        table.add("userInteractionEnabled", UIView.self, { $0.isUserInteractionEnabled }, isDynamic: false) {
            $0.isUserInteractionEnabled = $1
        }
        table.add("layer", UIView.self, { $0.layer })
        table.add("superview", UIView.self, { $0.superview })
        table.add("subviews", UIView.self, { $0.subviews })
        table.add("window", UIView.self, { $0.window })
        table.add("safeAreaInsets", UIView.self, { $0.safeAreaInsets })
        table.add("text", UILabel.self, { $0.text }) { $0.text = $1 }
        table.add("attributedText", UILabel.self, { $0.attributedText }) { $0.attributedText = $1 }
        table.add("font", UILabel.self, { $0.font as UIFont? }) { $0.font = $1 }
        table.add("textColor", UILabel.self, { $0.textColor as UIColor? }) { $0.textColor = $1 }
        table.add("textAlignment", UILabel.self, { $0.textAlignment }) { $0.textAlignment = $1 }
        table.add("numberOfLines", UILabel.self, { $0.numberOfLines }, isDynamic: false) { $0.numberOfLines = $1 }
        table.add("image", UIImageView.self, { $0.image }) { $0.image = $1 }
        table.add("highlighted", UIImageView.self, { $0.isHighlighted }, isDynamic: false) { $0.isHighlighted = $1 }
        table.add("enabled", UIControl.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("selected", UIControl.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("highlighted", UIControl.self, { $0.isHighlighted }, isDynamic: false) { $0.isHighlighted = $1 }
    }

    private static func addScrollViews(_ table: _MethodTable) {
        table.add("contentOffset", UIScrollView.self, { $0.contentOffset }) { $0.contentOffset = $1 }
        table.add("contentSize", UIScrollView.self, { $0.contentSize }) { $0.contentSize = $1 }
        table.add("contentInset", UIScrollView.self, { $0.contentInset }) { $0.contentInset = $1 }
        table.add("zoomScale", UIScrollView.self, { $0.zoomScale }, isDynamic: false) { $0.zoomScale = $1 }
        table.add("panGestureRecognizer", UIScrollView.self, { $0.panGestureRecognizer })
        table.add("dragging", UIScrollView.self, { $0.isDragging })
        table.add("state", UIGestureRecognizer.self, { $0.state }) { $0.state = $1 }
        table.add("enabled", UIGestureRecognizer.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("view", UIGestureRecognizer.self, { $0.view })
    }

    private static func addControllers(_ table: _MethodTable) {
        table.addClassMethod("shared", UIApplication.self) { UIApplication.shared }
        table.addClassMethod("sharedApplication", UIApplication.self) { UIApplication.shared }
        table.add("title", UIViewController.self, { $0.title }) { $0.title = $1 }
        table.add("editing", UIViewController.self, { $0.isEditing }) { $0.isEditing = $1 }
        table.add("view", UIViewController.self, { $0.view as UIView? }, isDynamic: false) { $0.view = $1 }
        table.add("navigationItem", UIViewController.self, { $0.navigationItem })
        table.add("viewControllers", UINavigationController.self, { $0.viewControllers }, isDynamic: false) { $0.viewControllers = $1 }
        table.add("topViewController", UINavigationController.self, { $0.topViewController })
        table.add("viewControllers", UITabBarController.self, { $0.viewControllers }, isDynamic: false) { $0.viewControllers = $1 }
        table.add("selectedIndex", UITabBarController.self, { $0.selectedIndex }) { $0.selectedIndex = $1 }
        table.add("selectedViewController", UITabBarController.self, { $0.selectedViewController }) { $0.selectedViewController = $1 }
        table.add("title", UINavigationItem.self, { $0.title }) { $0.title = $1 }
        table.add("prefersLargeTitles", UINavigationBar.self, { $0.prefersLargeTitles }) { $0.prefersLargeTitles = $1 }
        table.add("title", UIBarItem.self, { $0.title }) { $0.title = $1 }
        table.add("image", UIBarItem.self, { $0.image }) { $0.image = $1 }
    }
}
