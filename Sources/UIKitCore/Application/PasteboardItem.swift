import Foundation
import UIFoundation

/// An item of a pasteboard: values by their types, or a provider, which is loaded when a value is read.
final class PasteboardItem {
    static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let urlType = "public.url"
    static let colorType = "com.apple.uikit.color"

    /// The types of the representations.
    let types: [String]
    private var known: [String: Any]
    private let storedProvider: NSItemProvider?

    init(values: [String: Any]) {
        types = values.keys.sorted()
        known = values
        storedProvider = nil
    }

    init(provider: NSItemProvider) {
        types = provider.registeredTypeIdentifiers
        known = [:]
        storedProvider = provider
    }

    /// The representations that can be read at once, by their types.
    var values: [String: Any] { types.reduce(into: [:]) { $0[$1] = value($1) } }

    /// The value of a type; nil for none.
    func value(_ type: String) -> Any? {
        if let value = known[type] { return value }
        guard types.contains(type), let data = storedProvider?.loadedData(forTypeIdentifier: type) else { return nil }
        let value: Any =
            switch type {
            case let type where Self.textTypes.contains(type): String(bytes: data, encoding: .utf8) ?? data
            case Self.urlType: String(bytes: data, encoding: .utf8).flatMap { URL(string: $0) } ?? data
            case Self.colorType: (try? UIColor.object(withItemProviderData: data, typeIdentifier: type)) ?? data
            default: data
            }
        known[type] = value
        return value
    }

    /// The data of a type; text and addresses in UTF-8, images as PNG. nil for none.
    func data(_ type: String) -> Data? {
        switch value(type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let color as UIColor: try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        default: nil
        }
    }

    /// The provider of the item; made of its values if it has none.
    var provider: NSItemProvider {
        if let storedProvider { return storedProvider }
        let made = NSItemProvider()
        for type in types {
            made.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { [self] completion in
                completion(data(type), nil)
                return nil
            }
        }
        return made
    }
}
