import CoreGraphics
import Foundation

/// The symbols by name.
///
/// A line of the table is `BASE: RECIPE | VARIANT = RECIPE | VARIANT VARIANT …`: the recipe of a base, variants with recipes of their own,
/// and variants by rule (`SymbolVariant`). A variant's name is the base's, a dot and the variant. A recipe after `~` is mirrored in layouts
/// from right to left, in all variants too; one after `.` belongs to a base that is no symbol itself.
package enum SymbolTable {
    /// The drawing of a symbol; nil for a name that the table does not have. A symbol is read once.
    ///
    /// - Complexity: O(*n*) for the first time, where *n* is the number of bytes of its recipe and paths, then O(1).
    package static func drawing(_ name: String) -> SymbolDrawing? {
        if let known = drawings.withLock({ $0[name] }) { return known }
        let made = read(name, depth: 0)
        if let made { drawings.withLock { $0[name] = made } }
        return made
    }

    /// Whether the table has a name.
    package static func contains(_ name: String) -> Bool { entry(name) != nil }

    /// All names, in the order of the table.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes of the table.
    package static var names: [String] {
        SymbolText.table.lines.flatMap { line -> [String] in
            guard let colon = line.firstIndex(of: ":") else { return [] }
            let row = Row(base: String(line[..<colon]), text: String(line[line.index(after: colon)...]))
            let variants = row.recipes.map(\.variant) + row.variants
            return (row.isHidden ? [] : [row.base]) + variants.map { "\(row.base).\($0)" }
        }
    }

    /// A line of the table.
    struct Row {
        let base: String
        let recipe: String
        var recipes: [(variant: String, recipe: String)] = []
        var variants: [String] = []
        var flips = false
        var isHidden = false

        init(base: String, text: String) {
            self.base = base
            let sections = text.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            var recipe = sections[0][...]
            if recipe.hasPrefix("~") {
                flips = true
                recipe = recipe.dropFirst()
            }
            if recipe.hasPrefix(".") {
                isHidden = true
                recipe = recipe.dropFirst()
            }
            self.recipe = String(recipe)
            for section in sections.dropFirst() {
                let pieces = section.components(separatedBy: " = ")
                if pieces.count == 2 {
                    recipes.append((pieces[0], pieces[1]))
                } else {
                    variants += section.split(separator: " ").map(String.init)
                }
            }
        }

        func recipe(of variant: String) -> String? { recipes.first { $0.variant == variant }?.recipe }
    }

    // MARK: Reading

    private static let drawings = Locked<[String: SymbolDrawing]>([:])

    /// The line that has a name, and its variant; nil for the base.
    private static func entry(_ name: String) -> (row: Row, variant: String?)? {
        var base = name[...]
        while true {
            if let text = SymbolText.table[String(base)] {
                let row = Row(base: String(base), text: text)
                if base.count == name.count { return row.isHidden ? nil : (row, nil) }
                let variant = name.dropFirst(base.count + 1)
                if row.recipe(of: String(variant)) != nil || row.variants.contains(String(variant)) { return (row, String(variant)) }
            }
            guard let dot = base.lastIndex(of: ".") else { return nil }
            base = base[..<dot]
        }
    }

    private static func read(_ name: String, depth: Int) -> SymbolDrawing? {
        guard depth < 8, let (row, variant) = entry(name) else { return nil }
        let reader = SymbolRecipe { read($0, depth: depth + 1) }
        var drawing: SymbolDrawing?
        if let variant {
            if let recipe = row.recipe(of: variant) {
                drawing = reader.drawing(recipe)
            } else if let base = reader.drawing(row.recipe) {
                drawing = SymbolVariant(
                    base: base, filled: row.recipe(of: "fill").map { reader.drawing($0) ?? base }, symbol: reader.symbol
                ).drawing(variant)
            }
        } else {
            drawing = reader.drawing(row.recipe)
        }
        if row.flips { drawing?.flipsForRightToLeft = true }
        return drawing
    }
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

extension SymbolTable {
    /// The texts of the program, by name.
    package static var sources: [(name: String, text: String)] {
        [("table", SymbolText.table), ("shapes", .shapes), ("icons", .icons)].map { ($0.0, $0.1.lines.joined(separator: "\n")) }
    }
}
