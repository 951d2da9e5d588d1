import Foundation
import SourceTranslator

extension AppPackage {
    /// The text of the package's manifest.
    ///
    /// - Parameters:
    ///   - kinora: The folder of Kinora.
    ///   - excluded: The folders in a module's folder that hold no sources.
    func manifest(kinora: String, excluded: (Module) -> [String] = { _ in [] }) -> String {
        var lines = ["// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package("]
        lines.append("    name: \(Self.literal(Self.identifier(name))),")
        lines.append("    defaultLocalization: \"en\",")
        let packages =
            ["        .package(name: \"Kinora\", path: \(Self.literal(kinora))),"] + dependencies.map { "        \(Self.text($0))," }
        lines += ["    dependencies: ["] + packages + ["    ],", "    targets: ["]
        for module in modules {
            let function =
                switch module.kind {
                case .app: "executableTarget"
                case .library: "target"
                case .tests: "testTarget"
                }
            let used =
                module.dependencies.map { ".target(name: \(Self.literal($0)))" }
                + module.products.map { ".product(name: \(Self.literal($0.name)), package: \(Self.literal($0.package)))" }
            lines.append("        .\(function)(")
            lines.append("            name: \(Self.literal(module.name)),")
            lines.append("            dependencies: [\(used.joined(separator: ", "))],")
            lines.append("            path: \(Self.literal(Self.folder(of: module))),")
            let folders = excluded(module)
            if !folders.isEmpty { lines.append("            exclude: [\(folders.map(Self.literal).joined(separator: ", "))],") }
            lines.append("            swiftSettings: [\(Self.settings(of: module).joined(separator: ", "))]),")
        }
        return (lines + ["    ])", ""]).joined(separator: "\n")
    }

    /// The folder of a module's links.
    static func folder(of module: Module) -> String { (module.kind == .tests ? "Tests/" : "Sources/") + module.name }

    private static func settings(of module: Module) -> [String] {
        var settings = [".swiftLanguageMode(\(languageMode(module.swiftVersion)))"]
        settings += module.conditions.map { ".define(\(literal($0)))" }
        settings += module.features.map { ".enableUpcomingFeature(\(literal($0)))" }
        if module.isMainActorIsolated { settings.append(".defaultIsolation(MainActor.self)") }
        return settings
    }

    /// The compiler's mode for a version of Xcode's; those before 4 are gone from the compiler.
    static func languageMode(_ version: String) -> String {
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
        switch (numbers.first ?? 5, numbers.count > 1 ? numbers[1] : 0) {
        case (6..., _): return ".v6"
        case (5, _): return ".v5"
        case (4, 2): return ".version(\"4.2\")"
        default: return ".v4"
        }
    }

    private static func text(_ dependency: Dependency) -> String {
        switch dependency {
        case .local(let path): ".package(path: \(literal(path)))"
        case .remote(let url, let requirement): ".package(url: \(literal(url)), \(requirement))"
        }
    }

    /// A name of letters, digits and `_`.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.first?.isNumber ?? true ? "_" + text : text
    }

    static func literal(_ text: String) -> String { "\"\(Translator.literal(text))\"" }
}
