import Foundation
import ObjectiveCRuntime

/// The properties of UIKit's objects in archives: those that keys name (`ExposedProperties`) and that can be set.
///
/// An archive has the values that differ from a new object's and are numbers, texts, geometry, or objects that archive themselves.
@MainActor
enum PropertyArchive {
    private static let key = "UIProperties"

    /// Follow from others, or belong to another object.
    private static let derived: Set<String> = [
        "frame", "transform3D", "contentScaleFactor", "tintColor", "view", "gestureRecognizers", "selectedViewController", "delegate",
        "dataSource", "transitioningDelegate", "presentationController", "accessibilityElements", "accessibilityContainer",
    ]

    /// Writes the properties in which an object differs from a new one of its class.
    static func encode(_ object: NSObject, unlike new: NSObject, with coder: NSCoder) {
        let values = NSMutableDictionary()
        for name in names(of: type(of: object)) {
            let value = ArchivedValue.object(of: object.value(forKey: name))
            let usual = ArchivedValue.object(of: new.value(forKey: name))
            if value == nil ? usual != nil : value?.isEqual(usual) != true { values[name as NSString] = value ?? NSNull() }
        }
        coder.encode(values, forKey: key)
    }

    /// Reads properties that the archive has, those of a class and the classes above it; of all classes for nil.
    static func decode(into object: NSObject, from coder: NSCoder, of type: AnyClass? = nil) {
        guard coder.containsValue(forKey: key), let values = coder.decodeObject(forKey: key) as? NSDictionary else { return }
        let names = names(of: type ?? Swift.type(of: object)).filter { values[$0 as NSString] != nil }
        // Twice: some values are limited by others.
        for name in names + names {
            guard let value = values[name as NSString] else { continue }
            object.setValue(value is NSNull ? nil : ArchivedValue.value(of: value), forKey: name)
        }
    }

    private static func names(of type: AnyClass) -> [String] {
        Selector.settableKeys(of: type, where: UIKitClass.contains).filter { !derived.contains($0) }
    }
}
