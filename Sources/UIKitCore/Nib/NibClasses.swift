import Foundation
import ObjectiveCRuntime
import Resources

/// The classes that elements stand for.
@MainActor
enum NibClasses {
    /// The classes of elements whose names are not those of UIKit's classes without the prefix.
    private static let names = [
        "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView", "containerView": "UIView",
        "customObject": "NSObject", "customGestureRecognizer": "UIGestureRecognizer", "wkWebView": "WKWebView", "mapView": "MKMapView",
        "avPlayerViewController": "AVPlayerViewController", "skView": "SKView",
        // A controller of SwiftUI, whose class is the app's.
        "hostingController": "UIViewController",
        // Interface Builder's spelling.
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    ]

    /// The modules besides UIKit whose classes Interface Builder has elements for, and files name without a module.
    private static let frameworks = ["WebKit", "MapKit", "AVKit", "SpriteKit"]

    private static func frameworkClass(_ name: String) -> AnyClass? {
        frameworks.lazy.compactMap { _classFromString("\($0).\(name)") }.first
    }

    /// The class of an element's object: its own, or UIKit's in its place; nil, said once, if neither is known.
    static func type(of element: NibElement, in session: NibSession) -> (type: AnyClass, isSubstitute: Bool)? {
        let name = names[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let standard: AnyClass? = name == "NSObject" ? NSObject.self : _classFromString(name) ?? frameworkClass(name)
        let custom = element["customClass"]
        if let custom, let type = own(custom, element["customModule"], near: session.controller) { return (type, false) }
        if custom == nil, let standard { return (standard, false) }
        let missing = custom.map { name in "there is no class '\(name)'" + (element["customModule"].map { " in the module '\($0)'" } ?? "")
        }
        // An empty view keeps the place, so that the others are where they belong.
        let isView = element.value("frame") != nil || element["contentMode"] != nil
        let substitute: AnyClass? = standard ?? (isView ? UIView.self : nil)
        session.report(
            element,
            (missing ?? "\(name) is not there") + "; "
                + (standard != nil ? "a \(name) takes its place" : isView ? "an empty view takes its place" : "the object is left out"))
        return substitute.map { ($0, true) }
    }

    /// A class of the app's: in the module of the file, in that of a controller, or in that of the app's delegate.
    static func own(_ name: String, _ module: String?, near controller: UIViewController?) -> AnyClass? {
        if let module, let type = _classFromString("\(module.replacingOccurrences(of: " ", with: "_")).\(name)") { return type }
        if let type = _classFromString(name) ?? frameworkClass(name) { return type }
        let near: [AnyObject?] = [controller, UIApplication.process.delegate]
        for case let object? in near {
            let module = String(reflecting: Swift.type(of: object)).prefix { $0 != "." }
            if let type = _classFromString("\(module).\(name)") { return type }
        }
        return nil
    }
}
