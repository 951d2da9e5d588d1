internal import SwiftSyntax

// Submodules are cut to their module; modules without a meaning here are left out.
extension TranslationVisitor {
    private static let absent: Set<String> = ["ObjectiveC", "os", "Metal", "MetalKit", "simd"]
    private static let divided: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]

    func translateImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        if module == "SwiftUI", !node.isConditional {
            needsSwiftUI = true
        } else if Self.absent.contains(module) {
            blank(node)
            note(node, "import", "import \(path.joined(separator: ".")) is left out")
        } else if module == "Darwin", let component = node.path.first {
            edits.replace(component.name.bytes, with: "Glibc", in: source)
            note(node, "import", "Darwin becomes Glibc")
        } else if path.count > 1, node.importKindSpecifier == nil, Self.divided.contains(module), let component = node.path.first {
            edits.blank(component.name.endPositionBeforeTrailingTrivia.utf8Offset..<node.path.bytes.upperBound, in: source)
            note(node, "import", "\(path.joined(separator: ".")) becomes \(module)")
        }
    }
}

extension SyntaxProtocol {
    /// Whether a condition of the compiler is around the node.
    fileprivate var isConditional: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigClauseSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
