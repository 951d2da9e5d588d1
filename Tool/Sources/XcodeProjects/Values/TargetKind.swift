/// The product of a target.
package enum TargetKind: Hashable, Sendable {
    case app
    case framework, staticLibrary, dynamicLibrary, bundle
    case unitTests, uiTests
    case appExtension, watch, appClip
    case tool
    /// A target without a product, which runs scripts.
    case aggregate
    /// The type's identifier in the project.
    case other(String)

    /// A word for people and scripts.
    package var name: String {
        switch self {
        case .app: "app"
        case .framework: "framework"
        case .staticLibrary: "static library"
        case .dynamicLibrary: "dynamic library"
        case .bundle: "bundle"
        case .unitTests: "unit tests"
        case .uiTests: "UI tests"
        case .appExtension: "extension"
        case .watch: "watch app"
        case .appClip: "app clip"
        case .tool: "tool"
        case .aggregate: "aggregate"
        case .other(let type): type
        }
    }

    /// Whether other targets import it.
    package var isModule: Bool { [.framework, .staticLibrary, .dynamicLibrary].contains(self) }

    /// By Xcode's identifier, such as "com.apple.product-type.application".
    init(productType: String) {
        let prefix = "com.apple.product-type."
        let type = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
        switch type {
        case "application": self = .app
        case "application.on-demand-install-capable": self = .appClip
        case "framework", "framework.static": self = .framework
        case "library.static": self = .staticLibrary
        case "library.dynamic": self = .dynamicLibrary
        case "bundle": self = .bundle
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "tool": self = .tool
        case "": self = .aggregate
        default:
            if type.hasPrefix("application.watch") || type.hasPrefix("watchkit") {
                self = .watch
            } else if type.contains("extension") || type.hasPrefix("application.messages") {
                self = .appExtension
            } else {
                self = .other(type)
            }
        }
    }
}
