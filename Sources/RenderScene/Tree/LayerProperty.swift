/// A property of layers under a key, as all code sees it that treats properties alike: key-value coding, actions, animations, sampling.
///
/// The table is in `Sources/RenderScene/Tree/LayerProperties.swift`.
package final class LayerProperty: Sendable {
    package let key: PropertyKey
    /// The name in key paths, unique among all classes of layers.
    package let name: String
    /// nil for a property without numbers, such as a name, which cannot be animated.
    package let field: PropertyField<LayerValues>?
    package let action: ImplicitAction
    /// nil for a property that animation blocks of views do not animate.
    package let blockAnimation: BlockAnimation?
    /// Whether a transform layer, which has no plane, draws the same without it; it says so when the property is set.
    package let isIgnoredBySpaces: Bool

    /// The action of a change for which nothing else is found.
    package enum ImplicitAction: Sendable {
        /// An animation from the old value to the new one.
        case animation
        /// A transition from the old appearance to the new one.
        case transition
        case none
    }

    /// The animation of a change in an animation block of views.
    package enum BlockAnimation: Sendable {
        /// From old minus new to zero, added to the new model value; such animations accumulate.
        case additive
        /// From the old value to the model's; replaces a running animation with the same key.
        case replacing
    }

    init(
        _ key: PropertyKey, _ name: String, _ field: PropertyField<LayerValues>? = nil, action: ImplicitAction = .animation,
        blocks: BlockAnimation? = nil, isIgnoredBySpaces: Bool = false
    ) {
        (self.key, self.name, self.field, self.action) = (key, name, field, action)
        (blockAnimation, self.isIgnoredBySpaces) = (blocks, isIgnoredBySpaces)
    }

    /// Whether values have their default in a layer of no special class.
    package func isStandard(in values: LayerValues) -> Bool {
        guard let field, let value = field.read(values), let standard = field.read(LayerValues()) else { return true }
        if case .image(let image) = value { return image == nil }
        return value.isSame(as: standard)
    }
}

extension LayerProperty {
    /// Indexed by raw value, because every setter of a layer with a delegate looks a name up.
    private static let byKey: [LayerProperty?] = {
        var table: [LayerProperty?] = Array(repeating: nil, count: 128)
        for property in all { table[Int(property.key.rawValue)] = property }
        return table
    }()
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The row of a key; nil for keys that are made by name.
    package static func at(_ key: PropertyKey) -> LayerProperty? { key.rawValue < 128 ? byKey[Int(key.rawValue)] : nil }

    package static func named(_ name: String) -> LayerProperty? { byName[name] }
}

extension PropertyKey {
    /// The property's name in key paths.
    package var name: String {
        if let property = LayerProperty.at(self) { return property.name }
        if isOwn { return Self.ownKeys.path(of: self) ?? "" }
        if isOfFilter { return FilterPath(self)?.keyPath ?? "" }
        return self == .transition ? "transition" : EmitterCellPath(self)?.keyPath ?? ""
    }

    /// The key of a custom property, the same at each call; nil if all keys are in use.
    package static func own(named name: String) -> PropertyKey? { ownKeys.key(of: name) }

    private static let ownKeys = PathKeys<String>(first: .firstOwn, most: Int(firstOfCells.rawValue - firstOwn.rawValue))

    /// The kind of the property's values; nil unless it is a property of the table that can be animated.
    package var kind: ValueKind? { LayerProperty.at(self)?.field?.kind }
}
