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
        for name in names(of: type(of: object)) where !isRepeated(name, of: object) {
            let value = ArchivedValue.object(of: object.value(forKey: name))
            let usual = ArchivedValue.object(of: new.value(forKey: name))
            if value == nil ? usual != nil : value?.isEqual(usual) != true { values[name as NSString] = value ?? NSNull() }
        }
        coder.encode(values, forKey: key)
    }

    /// The attributes of a text that come from properties of a label or a field.
    private static let plainAttributes: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle, .shadow]

    /// Whether a property has the text of another one: `attributedText` a plain one's, or `text` that of `attributedText`.
    private static func isRepeated(_ name: String, of object: NSObject) -> Bool {
        func isStyled(_ name: String) -> Bool {
            guard let text = object.value(forKey: name) as? NSAttributedString, text.length > 0 else { return false }
            var range = NSRange(location: 0, length: 0)
            let attributes = text.attributes(at: 0, effectiveRange: &range)
            return range.length < text.length || !plainAttributes.isSuperset(of: attributes.keys)
        }
        if name.hasPrefix("attributed") { return !isStyled(name) }
        let attributed = "attributed\(name.prefix(1).uppercased())\(name.dropFirst())"
        return Selector(attributed).isKnown(to: object) && isStyled(attributed)
    }

    /// Reads properties that the archive has, those of a class and the classes above it; of all classes for nil.
    static func decode(into object: NSObject, from coder: NSCoder, of type: AnyClass? = nil) {
        guard coder.hasValue(forKey: key), let values = coder.decodeObject(forKey: key) as? NSDictionary else { return }
        let names = names(of: type ?? Swift.type(of: object)).filter { values[$0 as NSString] != nil }
        // Twice: some values are limited by others.
        for name in names + names {
            guard let archived = values[name as NSString] else { continue }
            let value = archived is NSNull ? nil : ArchivedValue.value(of: archived)
            if value != nil || archived is NSNull { object.setValue(value, forKey: name) }
        }
    }

    private static func names(of type: AnyClass) -> [String] {
        Selector.settableKeys(of: type, where: UIKitClass.contains).filter { !derived.contains($0) }
    }
}
