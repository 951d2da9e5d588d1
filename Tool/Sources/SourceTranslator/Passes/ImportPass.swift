internal import SwiftSyntax

// Submodules are cut to their module; modules without a meaning here are left out; modules of Linux that belong to Foundation are imported.
extension TranslationVisitor {
    /// Modules whose members come with UIKit or with Swift.
    private static let blanked: Set<String> = ["ObjectiveC", "Metal", "MetalKit", "DeveloperToolsSupport"]
    /// Modules that have another name here, so that other packages on Linux do not see them.
    static let renamed = [
        "Darwin": "Glibc", "simd": "SIMDFunctions", "os": "UnifiedLogging", "MobileCoreServices": "UniformTypeIdentifiers",
    ]
    private static let divided: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    func translateImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        if Self.blanked.contains(module) {
            blank(node)
            note(node, "import", "import \(path.joined(separator: ".")) is left out")
        } else if let name = Self.renamed[module] {
            edits.replace(node.path.bytes, with: name, in: source)
            note(node, "import", "\(path.joined(separator: ".")) becomes \(name)")
        } else if path.count > 1, node.importKindSpecifier == nil, Self.divided.contains(module), let component = node.path.first {
            edits.blank(component.name.endPositionBeforeTrailingTrivia.utf8Offset..<node.path.bytes.upperBound, in: source)
            note(node, "import", "\(path.joined(separator: ".")) becomes \(module)")
        }
        addFoundationModules(at: node.path.endPositionBeforeTrailingTrivia.utf8Offset, before: "; ", after: "", node)
    }

    /// Imports of the parts of Foundation that the file uses: behind its first import, or before all else.
    private func addFoundationModules(at offset: Int, before: String, after: String, _ node: some SyntaxProtocol) {
        for module in missingFoundationModules {
            edits.insert(before + module.imports + after, at: offset)
            note(node, "import", "\(module.name) is imported: on Linux it has a part of Foundation")
        }
        missingFoundationModules = []
    }

    /// A file without imports uses what its module's other files import.
    func addFoundationModules(_ node: SourceFileSyntax) {
        guard let first = node.statements.first else { return }
        addFoundationModules(at: first.positionAfterSkippingLeadingTrivia.utf8Offset, before: "", after: "; ", first)
    }
}
