import Foundation

extension Bundle {
    /// The bundle with the resources of the module that declares a class: SwiftPM's own bundle of that module, or Foundation's answer if
    /// the module has no resources. Translated sources call it in place of `Bundle(for:)`.
    ///
    /// On iOS a test bundle or a framework holds both the class and its resources; here all modules are in one program.
    ///
    /// - Complexity: O(1) after the first call for a module, which lists the program's folder.
    public class func _holding(_ aClass: AnyClass) -> Bundle {
        let module = String(String(reflecting: aClass).prefix { $0 != "." })
        return resourceBundles.bundle(of: module) ?? Bundle(for: aClass)
    }

    private static let resourceBundles = ResourceBundles()
}

/// The bundles with resources beside the program, by module: "Package_Module.resources".
private final class ResourceBundles: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: Bundle?] = [:]

    func bundle(of module: String) -> Bundle? {
        lock.withLock {
            if let known = known[module] { return known }
            let folder = Bundle.main.bundleURL
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let found = names.filter { $0.hasSuffix("_\(module).resources") }.min().flatMap {
                Bundle(url: folder.appendingPathComponent($0))
            }
            known[module] = .some(found)
            return found
        }
    }
}
