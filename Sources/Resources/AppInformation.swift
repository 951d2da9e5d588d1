import Foundation

/// The app's `Info.plist`: the main bundle's, or else that of a module of the program.
package enum AppInformation {
    /// The value of a key; nil without one.
    package static func value(_ key: String) -> Any? { dictionary?[key] }

    /// Whether there is such a file.
    package static var isThere: Bool { dictionary != nil }

    nonisolated(unsafe) private static let dictionary: [String: Any]? = {
        for folder in ResourceFolders.folders(of: nil) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
                let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any], isOfApp(found)
            else { continue }
            return found
        }
        return Bundle.main.infoDictionary.flatMap { isOfApp($0) ? $0 : nil }
    }()

    /// SwiftPM writes a file of its own for the resources of each module, which has the region alone.
    private static func isOfApp(_ dictionary: [String: Any]) -> Bool {
        dictionary.keys.contains { $0.hasPrefix("UI") || $0 == "CFBundleExecutable" }
    }
}
