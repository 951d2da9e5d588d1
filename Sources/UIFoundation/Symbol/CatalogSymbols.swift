import CoreGraphics
import Resources
import Symbols

/// Symbols of an app's own: the symbol sets of asset catalogs.
enum CatalogSymbols {
    /// The symbol of a name; nil if the catalogs have none that can be read, with one line in the log if there is a damaged one.
    static func glyph(_ name: String, in catalogs: AssetCatalogs) -> SymbolGlyph? {
        guard let folder = catalogs.set(name, .symbol) else { return nil }
        return known.glyph(for: folder) {
            do {
                return try read(folder, name)
            } catch {
                reportOnce("symbol \(folder.path)", "UIImage(named: \"\(name)\"): \(error)")
                return nil
            }
        }
    }

    private static func read(_ folder: URL, _ name: String) throws -> SymbolGlyph? {
        let contents = try AssetContents(in: folder)
        guard let file = (contents.symbols ?? []).compactMap(\.filename).first else { return nil }
        let url = folder.appendingPathComponent(file)
        guard url.standardizedFileURL.deletingLastPathComponent() == folder.standardizedFileURL else {
            throw ResourceError(file: folder.lastPathComponent, "the file '\(file)' is outside of the set; it is not read")
        }
        guard let data = try? Data(contentsOf: url) else {
            throw ResourceError(file: folder.lastPathComponent, "there is no file '\(file)'")
        }
        let template = try SymbolTemplate(data, file: "\(folder.lastPathComponent)/\(file)")
        return SymbolGlyph(name: name, isOfSystem: false) { weight, scale in face(template, weight, scale) }
    }

    private static func face(
        _ template: SymbolTemplate, _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale
    ) -> SymbolGlyph.Face {
        let letter = scale == .small ? "S" : scale == .large ? "L" : "M"
        let index = max(0, (weight == .unspecified ? UIImage.SymbolWeight.regular : weight).rawValue - 1)
        guard let (name, face) = template.nearest(weight: index, scale: letter) else {
            return SymbolGlyph.Face(drawing: SymbolDrawing(elements: []), unit: 0.01, line: 0, baseline: 0, edges: nil)
        }
        let elements = face.paths.compactMap { path -> SymbolElement? in
            guard let outline = VectorPathReader.path(path.data) else {
                reportOnce("symbol \(name)", "UIImage: a path of the symbol's '\(name)' is damaged; it is left out")
                return nil
            }
            let m = path.matrix.map { CGFloat($0) }
            var element = SymbolElement(
                path: outline.applying(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])), shape: .area)
            element.layer = path.layer
            return element
        }
        let drawing = SymbolDrawing(elements: elements)
        let found = String(name.suffix(1))
        // A template has all three scales, or one alone: then the others are made from it.
        let own: UIImage.SymbolScale = found == "S" ? .small : found == "L" ? .large : .medium
        let factor = scale.factor / own.factor
        let baseline = template.baselines[found].map { CGFloat($0) } ?? drawing.bounds(line: 0).maxY
        var edges: ClosedRange<CGFloat>?
        if let left = template.margins["left-margin-\(name)"], let right = template.margins["right-margin-\(name)"], left < right {
            edges = CGFloat(left)...CGFloat(right)
        }
        return SymbolGlyph.Face(drawing: drawing, unit: 0.01 * factor, line: 0, baseline: baseline, edges: edges)
    }

    private static let known = Known()

    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var glyphs: [URL: SymbolGlyph?] = [:]

        func glyph(for folder: URL, _ read: () -> SymbolGlyph?) -> SymbolGlyph? {
            lock.withLock {
                if let known = glyphs[folder] { return known }
                let made = read()
                glyphs[folder] = .some(made)
                return made
            }
        }
    }
}
