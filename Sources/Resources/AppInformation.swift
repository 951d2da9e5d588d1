import Foundation

/// The app's `Info.plist`: the main bundle's, or else that of a module of the program.
package enum AppInformation {
    /// The value of a key; nil without one.
    package static func value(_ key: String) -> Any? { dictionary[key] }

    /// Whether there is such a file.
    package static var isThere: Bool { !dictionary.isEmpty }

    nonisolated(unsafe) private static let dictionary: [String: Any] = {
        for folder in ResourceFolders.folders(of: nil) {
            let url = folder.appendingPathComponent("Info.plist")
            guard let data = try? Data(contentsOf: url),
                let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any], !found.isEmpty
            else { continue }
            return found
        }
        return Bundle.main.infoDictionary ?? [:]
    }()
}
