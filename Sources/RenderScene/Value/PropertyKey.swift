import CoreGraphics

/// A layer property as an integer, assigned to each name once, so that no strings are used in sampling.
///
/// Raw values below 128 index the table of `LayerProperty`, which names them; custom properties have values from 256 on, key paths to
/// emitters' cells from 49152 on, to filters from 57344 on.
package struct PropertyKey: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The first key of custom properties.
    package static let firstOwn = PropertyKey(rawValue: 256)
    /// Whether it is a custom property.
    package var isOwn: Bool { rawValue >= Self.firstOwn.rawValue && rawValue < Self.firstOfCells.rawValue }
    /// The first key of emitter cells' properties.
    package static let firstOfCells = PropertyKey(rawValue: 49152)
    /// Whether it is a property of an emitter's cell.
    package var isOfCell: Bool { rawValue >= Self.firstOfCells.rawValue && !isOfFilter }
    /// The first key of filter parameters.
    package static let firstOfFilters = PropertyKey(rawValue: 57344)
    /// Whether it is a parameter of a layer's filter.
    package var isOfFilter: Bool { rawValue >= Self.firstOfFilters.rawValue }
}

/// A component of a property that can be animated by itself: `position.x`, `bounds.size.width`, `transform.rotation.z`.
package enum PropertyComponent: UInt8, Sendable {
    case whole
    case x, y, z
    case width, height
    case origin, originX, originY
    case size, sizeWidth, sizeHeight
    case translation, translationX, translationY, translationZ
    case scale, scaleX, scaleY, scaleZ
    case rotationX, rotationY, rotationZ
    /// Horizontal and vertical scale at once.
    case scaleXY
}

extension PropertyComponent {
    /// The component that a key path names after the property: `x`, `size.width`, `rotation.z`.
    package init?(named name: String) {
        guard let component = Self.names[name] else { return nil }
        self = component
    }

    /// The name after the property's in key paths; nil for the whole.
    package var name: String? { self == .rotationZ ? "rotation.z" : Self.names.first { $0.value == self }?.key }

    private static let names: [String: PropertyComponent] = [
        "x": .x, "y": .y, "width": .width, "height": .height, "origin": .origin, "origin.x": .originX, "origin.y": .originY, "size": .size,
        "size.width": .sizeWidth, "size.height": .sizeHeight, "translation": .translation, "translation.x": .translationX,
        "translation.y": .translationY, "translation.z": .translationZ, "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY,
        "scale.z": .scaleZ, "scale.xy": .scaleXY, "rotation": .rotationZ, "rotation.x": .rotationX, "rotation.y": .rotationY,
        "rotation.z": .rotationZ,
    ]
}

/// The target of an animation's key path: a property, or a component of one.
package struct PropertyPath: Hashable, Sendable {
    package let key: PropertyKey
    package let component: PropertyComponent

    package init(_ key: PropertyKey, _ component: PropertyComponent = .whole) {
        self.key = key
        self.component = component
    }
}
