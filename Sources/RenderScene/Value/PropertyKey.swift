import CoreGraphics

/// A layer property as an integer, assigned to each name once, so that no strings are used in sampling.
///
/// Raw values below 128 index tables; custom properties have values from 256 on, key paths to emitters' cells from 49152 on, to filters
/// from 57344 on.
package struct PropertyKey: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let bounds = PropertyKey(rawValue: 0)
    package static let position = PropertyKey(rawValue: 1)
    package static let zPosition = PropertyKey(rawValue: 2)
    package static let anchorPoint = PropertyKey(rawValue: 3)
    package static let anchorPointZ = PropertyKey(rawValue: 4)
    package static let transform = PropertyKey(rawValue: 5)
    package static let sublayerTransform = PropertyKey(rawValue: 6)
    package static let opacity = PropertyKey(rawValue: 7)
    package static let hidden = PropertyKey(rawValue: 8)
    package static let masksToBounds = PropertyKey(rawValue: 9)
    package static let doubleSided = PropertyKey(rawValue: 10)
    package static let backgroundColor = PropertyKey(rawValue: 11)
    package static let cornerRadius = PropertyKey(rawValue: 12)
    package static let borderWidth = PropertyKey(rawValue: 13)
    package static let borderColor = PropertyKey(rawValue: 14)
    package static let contents = PropertyKey(rawValue: 15)
    package static let contentsRect = PropertyKey(rawValue: 16)
    package static let contentsGravity = PropertyKey(rawValue: 17)
    package static let contentsScale = PropertyKey(rawValue: 18)
    package static let contentsCenter = PropertyKey(rawValue: 19)
    package static let minificationFilter = PropertyKey(rawValue: 20)
    package static let magnificationFilter = PropertyKey(rawValue: 21)
    package static let minificationFilterBias = PropertyKey(rawValue: 22)
    package static let shouldRasterize = PropertyKey(rawValue: 23)
    package static let rasterizationScale = PropertyKey(rawValue: 24)
    // Gradient layers only.
    package static let colors = PropertyKey(rawValue: 32)
    package static let locations = PropertyKey(rawValue: 33)
    package static let startPoint = PropertyKey(rawValue: 34)
    package static let endPoint = PropertyKey(rawValue: 35)
    package static let gradientType = PropertyKey(rawValue: 36)
    // Shape layers only.
    package static let path = PropertyKey(rawValue: 37)
    package static let fillColor = PropertyKey(rawValue: 38)
    package static let fillRule = PropertyKey(rawValue: 39)
    package static let strokeColor = PropertyKey(rawValue: 40)
    package static let strokeStart = PropertyKey(rawValue: 41)
    package static let strokeEnd = PropertyKey(rawValue: 42)
    package static let lineWidth = PropertyKey(rawValue: 43)
    package static let lineCap = PropertyKey(rawValue: 44)
    package static let lineJoin = PropertyKey(rawValue: 45)
    package static let miterLimit = PropertyKey(rawValue: 46)
    package static let lineDashPattern = PropertyKey(rawValue: 47)
    package static let lineDashPhase = PropertyKey(rawValue: 48)
    package static let shadowColor = PropertyKey(rawValue: 49)
    package static let shadowOpacity = PropertyKey(rawValue: 50)
    package static let shadowOffset = PropertyKey(rawValue: 51)
    package static let shadowRadius = PropertyKey(rawValue: 52)
    package static let shadowPath = PropertyKey(rawValue: 53)
    package static let maskedCorners = PropertyKey(rawValue: 54)
    package static let cornerCurve = PropertyKey(rawValue: 55)
    package static let compositingFilter = PropertyKey(rawValue: 56)
    package static let allowsGroupOpacity = PropertyKey(rawValue: 57)
    package static let backgroundFilters = PropertyKey(rawValue: 58)
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
    // Replicator layers only.
    package static let instanceCount = PropertyKey(rawValue: 64)
    package static let instanceDelay = PropertyKey(rawValue: 65)
    package static let instanceTransform = PropertyKey(rawValue: 66)
    package static let instanceColor = PropertyKey(rawValue: 67)
    package static let instanceRedOffset = PropertyKey(rawValue: 68)
    package static let instanceGreenOffset = PropertyKey(rawValue: 69)
    package static let instanceBlueOffset = PropertyKey(rawValue: 70)
    package static let instanceAlphaOffset = PropertyKey(rawValue: 71)
    // Emitter layers only.
    package static let emitterPosition = PropertyKey(rawValue: 80)
    package static let emitterZPosition = PropertyKey(rawValue: 81)
    package static let emitterSize = PropertyKey(rawValue: 82)
    package static let emitterDepth = PropertyKey(rawValue: 83)
    package static let emitterBirthRate = PropertyKey(rawValue: 84)
    package static let emitterLifetime = PropertyKey(rawValue: 85)
    package static let emitterVelocity = PropertyKey(rawValue: 86)
    package static let emitterScale = PropertyKey(rawValue: 87)
    package static let emitterSpin = PropertyKey(rawValue: 88)
    package static let emitterShape = PropertyKey(rawValue: 89)
    package static let emitterMode = PropertyKey(rawValue: 90)
    package static let renderMode = PropertyKey(rawValue: 91)
    package static let emitterSeed = PropertyKey(rawValue: 92)
    package static let emitterCells = PropertyKey(rawValue: 93)
    /// Progress of a transition; cannot be set or animated by name.
    package static let transition = PropertyKey(rawValue: 63)
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

/// The target of an animation's key path: a property, or a component of one.
package struct PropertyPath: Hashable, Sendable {
    package let key: PropertyKey
    package let component: PropertyComponent

    package init(_ key: PropertyKey, _ component: PropertyComponent = .whole) {
        self.key = key
        self.component = component
    }
}
