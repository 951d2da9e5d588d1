import Foundation
import ObjectiveCRuntime
import Resources

/// The classes that elements stand for.
@MainActor
enum NibClasses {
    /// UIKit's classes by element, where the name is not that of the element with the prefix UI.
    private static let names = [
        "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView", "containerView": "UIView",
        "activityIndicatorView": "UIActivityIndicatorView", "stackView": "UIStackView", "switch": "UISwitch",
        "collectionReusableView": "UICollectionReusableView", "collectionViewFlowLayout": "UICollectionViewFlowLayout",
        "collectionViewLayout": "UICollectionViewLayout", "viewController": "UIViewController",
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
        "pageViewController": "UIPageViewController", "splitViewController": "UISplitViewController", "customObject": "NSObject",
        "wkWebView": "WKWebView", "mapView": "MKMapView", "panGestureRecognizer": "UIPanGestureRecognizer",
        "tapGestureRecognizer": "UITapGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "customGestureRecognizer": "UIGestureRecognizer",
    ]

    /// The class of an element's object: its own, or UIKit's in its place; nil, said once, if neither is known.
    static func type(of element: NibElement, in session: NibSession) -> (type: AnyClass, isSubstitute: Bool)? {
        let name = names[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let standard: AnyClass? = name == "NSObject" ? NSObject.self : _classFromString(name) ?? _classFromString("WebKit.\(name)")
        guard let custom = element["customClass"] else {
            if let standard { return (standard, false) }
            // An empty view keeps the place, so that the others are where they belong.
            let isView = element.value("frame") != nil || element["contentMode"] != nil
            session.report(element, "\(name) is not there; \(isView ? "an empty view takes its place" : "the object is left out")")
            return isView ? (UIView.self, true) : nil
        }
        if let type = own(custom, element["customModule"], near: session.controller) { return (type, false) }
        session.report(
            element,
            "there is no class '\(custom)'\(element["customModule"].map { " in the module '\($0)'" } ?? ""); "
                + "\(standard == nil ? "the object is left out" : "a \(name) takes its place")")
        return standard.map { ($0, true) }
    }

    /// A class of the app's: in the module of the file, in that of a controller, or in that of the app's delegate.
    static func own(_ name: String, _ module: String?, near controller: UIViewController?) -> AnyClass? {
        if let module, let type = _classFromString("\(module.replacingOccurrences(of: " ", with: "_")).\(name)") { return type }
        if let type = _classFromString(name) { return type }
        let near: [AnyObject?] = [controller, UIApplication.process.delegate]
        for case let object? in near {
            let module = String(reflecting: Swift.type(of: object)).prefix { $0 != "." }
            if let type = _classFromString("\(module).\(name)") { return type }
        }
        return nil
    }
}
