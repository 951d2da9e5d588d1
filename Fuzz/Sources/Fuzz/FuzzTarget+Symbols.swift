import CoreGraphics
import Foundation
import Resources
import Symbols

extension FuzzTarget {
    /// Reads the template of a symbol and the paths in it; what was read has finite bounds.
    func readSymbol(_ input: Data) {
        guard let template = try? SymbolTemplate(input, file: "symbol.svg") else { return }
        for (_, face) in template.faces {
            for path in face.paths {
                guard let outline = VectorPathReader.path(path.data) else { continue }
                let bounds = outline.bounds
                precondition(bounds.isNull || bounds.width >= 0 && bounds.height >= 0, "a path has no bounds")
            }
        }
    }
}
