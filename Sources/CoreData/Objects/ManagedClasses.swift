import Foundation
import ObjectiveCRuntime

/// The classes of the app's objects, by the names in models.
enum ManagedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]
    /// The modules in which objects of an app were made.
    nonisolated(unsafe) private static var modules: Set<String> = []

    /// A name without its module: ".Author" and "App.Author" are "Author".
    static func plain(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The names that a class has in models: Swift's, and the one that `@objc(Name)` gives it.
    static func names(of type: NSManagedObject.Type) -> Set<String> {
        lock.withLock {
            Set(known.filter { $0.value == type }.keys.map(plain)).union([plain(String(reflecting: type))])
        }
    }

    /// Adds a class under a name; translated classes do as the program starts.
    static func add(_ type: NSManagedObject.Type, named name: String) {
        let module = String(String(reflecting: type).prefix { $0 != "." })
        lock.withLock {
            known[name] = type
            modules.insert(module)
        }
    }

    /// The class of a name; nil for an unknown one.
    static func find(_ name: String) -> NSManagedObject.Type? {
        let plain = plain(name)
        if plain == "NSManagedObject" || plain.isEmpty { return NSManagedObject.self }
        let (registered, positions) = lock.withLock { (known[name] ?? known[plain], modules.sorted()) }
        if let registered { return registered }
        let own = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        for candidate in [name] + (positions + [String(own)]).map({ $0 + "." + plain }) where !candidate.hasPrefix(".") {
            if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
        }
        return nil
    }
}

extension NSManagedObject {
    /// Makes a class known by a name, for models; code that `kinora swift` translates calls it as the program starts.
    public static func _addClass(_ type: NSManagedObject.Type, named name: String) { ManagedClasses.add(type, named: name) }
}
