internal import SwiftSyntax

// Submodules are cut to their module; modules without a meaning here are left out, and files that need a missing framework too.
extension TranslationVisitor {
    /// Modules whose members come with UIKit or with Swift.
    private static let blanked: Set<String> = ["ObjectiveC", "Metal", "MetalKit"]
    /// Modules that have another name here, so that other packages on Linux do not see them.
    static let renamed = ["Darwin": "Glibc", "simd": "SIMDFunctions", "os": "UnifiedLogging"]
    private static let divided: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    func translateImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        if Frameworks.missing.contains(module) {
            missingFramework = missingFramework ?? module
        } else if Self.blanked.contains(module) {
            blank(node)
            note(node, "import", "import \(path.joined(separator: ".")) is left out")
        } else if let name = Self.renamed[module] {
            edits.replace(node.path.bytes, with: name, in: source)
            note(node, "import", "\(path.joined(separator: ".")) becomes \(name)")
        } else if path.count > 1, node.importKindSpecifier == nil, Self.divided.contains(module), let component = node.path.first {
            edits.blank(component.name.endPositionBeforeTrailingTrivia.utf8Offset..<node.path.bytes.upperBound, in: source)
            note(node, "import", "\(path.joined(separator: ".")) becomes \(module)")
        }
        if ["Foundation", "UIKit"].contains(module), !importsNetworking, usesNetworking {
            importsNetworking = true
            edits.insert("; import FoundationNetworking", at: node.path.endPositionBeforeTrailingTrivia.utf8Offset)
            note(node, "import", "FoundationNetworking is imported: it has URLSession on Linux")
        }
    }

    /// Types that are in a module of their own on Linux.
    static let networkingTypes = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "HTTPCookie", "URLProtocol", "URLCredential",
    ]
}
