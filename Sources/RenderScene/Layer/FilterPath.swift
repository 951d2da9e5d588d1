/// A key path such as `backgroundFilters.blur.inputRadius`: a layer's filter by name, and one of its parameters.
package struct FilterPath: Hashable, Sendable {
    package let name: String
    package let parameter: LayerFilter.Parameter

    /// nil unless the key path leads to a parameter of a known filter.
    package init?(_ keyPath: String) {
        let components = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard components.count >= 3, components[0] == Self.list,
            let parameter = LayerFilter.Parameter(rawValue: String(components[components.count - 1]))
        else {
            return nil
        }
        (name, self.parameter) = (components[1..<components.count - 1].joined(separator: "."), parameter)
    }

    /// The path of a key.
    package init?(_ key: PropertyKey) {
        guard let path = Self.keys.path(of: key) else { return nil }
        self = path
    }

    /// The key path as text.
    package var keyPath: String { "\(Self.list).\(name).\(parameter.rawValue)" }

    /// The key of this path, the same at each call; nil if all keys are in use.
    package var key: PropertyKey? { Self.keys.key(of: self) }

    private static let list = "backgroundFilters"
    private static let keys = PathKeys<FilterPath>(first: .firstOfFilters, most: 4096)
}
