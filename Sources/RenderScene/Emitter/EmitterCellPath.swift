/// A key path such as `emitterCells.spark.velocity`: a cell by the names on the path to it, and one of its properties.
package struct EmitterCellPath: Hashable, Sendable {
    package let names: [String]
    package let property: EmitterCellProperty

    /// nil unless the key path leads to a property of a cell.
    package init?(_ keyPath: String) {
        let components = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard components.count >= 3, let property = EmitterCellProperty(rawValue: components[components.count - 1]) else { return nil }
        var names: [String] = []
        for (index, component) in components.dropLast().enumerated() {
            if index % 2 == 1 {
                names.append(component)
            } else if component != "emitterCells" {
                return nil
            }
        }
        guard components.count % 2 == 1 else { return nil }
        (self.names, self.property) = (names, property)
    }

    /// The key of this path, the same at each call; nil if all keys are in use.
    package var key: PropertyKey? { Self.keys.key(of: self) }

    /// The path of a key.
    package init?(_ key: PropertyKey) {
        guard let path = Self.keys.path(of: key) else { return nil }
        self = path
    }

    private static let keys = PathKeys<EmitterCellPath>(first: .firstOfCells, most: 8192)
}

extension EmitterCellPath {
    /// The key path as text.
    package var keyPath: String { names.map { "emitterCells.\($0)." }.joined() + property.rawValue }
}
