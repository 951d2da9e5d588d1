import Foundation

/// A project's app as `kinora open` builds it: the modules of a SwiftPM package, and the files of the app's bundle.
struct AppPackage {
    /// One module.
    struct Module {
        enum Kind: String {
            case app, library, tests
        }

        /// A product of a package that the module uses.
        struct Product: Hashable {
            let name: String
            let package: String
        }

        /// The name in imports.
        var name: String
        var kind: Kind
        /// Swift sources, by absolute paths.
        var sources: [String]
        /// Modules of this package.
        var dependencies: [String] = []
        var products: [Product] = []
        /// The value of `SWIFT_VERSION`, 3.0 to 6.0.
        var swiftVersion = "5.0"
        /// Conditions of the compiler, without `-D`.
        var conditions: [String] = []
        /// Asset catalogs and models whose symbols and classes the sources may name.
        var catalogs: [String] = []
        /// Sources that are written into the package, by name.
        var texts: [String: String] = [:]
        /// Whether declarations without an actor are the main actor's.
        var isMainActorIsolated = false
        /// Features of later language versions, by the compiler's names.
        var features: [String] = []
    }

    /// A package that the project uses.
    enum Dependency: Hashable {
        /// The folder of a local one.
        case local(String)
        /// A remote one, at the revision that the project has resolved; without one at its requirement.
        case remote(url: String, requirement: String)
    }

    /// A file or folder of the bundle.
    struct Resource: Hashable {
        let path: String
        /// The language of its `.lproj` folder; nil for all.
        var region: String?
    }

    /// The name of the program and the bundle.
    var name: String
    /// The project's folder, which is left out of paths in messages.
    var folder: String
    var modules: [Module]
    var dependencies: [Dependency] = []
    var resources: [Resource] = []
    var information: [String: Any] = [:]
    var arguments: [String] = []
    var environment: [String: String] = [:]

    var app: Module? { modules.first { $0.kind == .app } }
    var tests: [Module] { modules.filter { $0.kind == .tests } }
}
