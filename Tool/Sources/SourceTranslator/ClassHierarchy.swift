/// Superclasses of those of UIKit's classes that sources extend.
enum ClassHierarchy {
    private static let superclasses = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
        "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIScrollView": "UIView",
        "UIStackView": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UIVisualEffectView": "UIView",
        "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView", "UINavigationBar": "UIView",
        "UIToolbar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView", "UIProgressView": "UIView", "UIPickerView": "UIView",
        "UIActivityIndicatorView": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
        "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITextView": "UIScrollView", "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIAlertController": "UIViewController", "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
        "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "CAEmitterLayer": "CALayer",
        "CAReplicatorLayer": "CALayer", "CATransformLayer": "CALayer", "CAScrollLayer": "CALayer", "CALayer": "NSObject",
    ]

    /// The classes above a class, nearest first.
    static func ancestors(of name: String, _ facts: ModuleFacts) -> [String] {
        var result: [String] = []
        var seen: Set<String> = [name]
        var pending = facts.types[name]?.inherited ?? []
        if let above = superclasses[name] { pending.append(above) }
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard seen.insert(next).inserted else { continue }
            result.append(next)
            pending += facts.types[next]?.isProtocol == true ? [] : facts.types[next]?.inherited ?? []
            if let above = superclasses[next] { pending.append(above) }
        }
        return result
    }
}
