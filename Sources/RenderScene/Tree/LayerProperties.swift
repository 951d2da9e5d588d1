import CoreGraphics

// Every property of the classes of layers: its key, then its row. CONTRIBUTING.md says what else a new one needs.

extension PropertyKey {
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
    /// Progress of a transition; has no row, and cannot be set or animated by name.
    package static let transition = PropertyKey(rawValue: 63)
    // Gradient layers.
    package static let colors = PropertyKey(rawValue: 32)
    package static let locations = PropertyKey(rawValue: 33)
    package static let startPoint = PropertyKey(rawValue: 34)
    package static let endPoint = PropertyKey(rawValue: 35)
    package static let gradientType = PropertyKey(rawValue: 36)
    // Shape layers.
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
    // Replicator layers.
    package static let instanceCount = PropertyKey(rawValue: 64)
    package static let instanceDelay = PropertyKey(rawValue: 65)
    package static let instanceTransform = PropertyKey(rawValue: 66)
    package static let instanceColor = PropertyKey(rawValue: 67)
    package static let instanceRedOffset = PropertyKey(rawValue: 68)
    package static let instanceGreenOffset = PropertyKey(rawValue: 69)
    package static let instanceBlueOffset = PropertyKey(rawValue: 70)
    package static let instanceAlphaOffset = PropertyKey(rawValue: 71)
    // Emitter layers.
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
}

extension LayerProperty {
    package static let all = ofLayers + ofGradients + ofShapes + ofReplicators + ofEmitters

    private static let ofLayers = [
        LayerProperty(.bounds, "bounds", .rect(\.bounds), blocks: .additive),
        LayerProperty(.position, "position", .point(\.position), blocks: .additive),
        LayerProperty(.zPosition, "zPosition", .number(\.zPosition)),
        LayerProperty(.anchorPoint, "anchorPoint", .point(\.anchorPoint), blocks: .replacing),
        LayerProperty(.anchorPointZ, "anchorPointZ", .number(\.anchorPointZ)),
        LayerProperty(.transform, "transform", .transform(\.transform), blocks: .additive),
        LayerProperty(.sublayerTransform, "sublayerTransform", .transform(\.sublayerTransform), blocks: .replacing),
        LayerProperty(.opacity, "opacity", .float(\.opacity), blocks: .replacing),
        LayerProperty(.hidden, "hidden", .flag(\.isHidden), action: .transition),
        LayerProperty(.masksToBounds, "masksToBounds", .flag(\.masksToBounds), action: .transition, isIgnoredBySpaces: true),
        LayerProperty(.doubleSided, "doubleSided", .flag(\.isDoubleSided), action: .none, isIgnoredBySpaces: true),
        LayerProperty(.backgroundColor, "backgroundColor", .color(\.backgroundColor), blocks: .replacing, isIgnoredBySpaces: true),
        LayerProperty(.cornerRadius, "cornerRadius", .number(\.cornerRadius), blocks: .additive, isIgnoredBySpaces: true),
        LayerProperty(.borderWidth, "borderWidth", .number(\.borderWidth), isIgnoredBySpaces: true),
        LayerProperty(.borderColor, "borderColor", .color(\.borderColor)),
        LayerProperty(.contents, "contents", .contents, isIgnoredBySpaces: true),
        LayerProperty(.contentsRect, "contentsRect", .rect(\.contentsRect), blocks: .replacing),
        LayerProperty(.contentsGravity, "contentsGravity", action: .none),
        LayerProperty(.contentsScale, "contentsScale", .number(\.contentsScale)),
        LayerProperty(.contentsCenter, "contentsCenter", .rect(\.contentsCenter)),
        LayerProperty(.minificationFilter, "minificationFilter", action: .none),
        LayerProperty(.magnificationFilter, "magnificationFilter", action: .none),
        LayerProperty(.minificationFilterBias, "minificationFilterBias", .float(\.rare.fields.filters.bias)),
        LayerProperty(.shouldRasterize, "shouldRasterize", .flag(\.rare.fields.shouldRasterize), action: .none, isIgnoredBySpaces: true),
        LayerProperty(.rasterizationScale, "rasterizationScale", .number(\.rare.fields.rasterizationScale)),
        LayerProperty(.shadowColor, "shadowColor", .color(\.rare.fields.shadow.color)),
        LayerProperty(.shadowOpacity, "shadowOpacity", .float(\.rare.fields.shadow.opacity), blocks: .replacing, isIgnoredBySpaces: true),
        LayerProperty(.shadowOffset, "shadowOffset", .size(\.rare.fields.shadow.offset)),
        LayerProperty(.shadowRadius, "shadowRadius", .number(\.rare.fields.shadow.radius)),
        LayerProperty(.shadowPath, "shadowPath", .path(\.rare.fields.shadow.path)),
        LayerProperty(.maskedCorners, "maskedCorners", action: .transition),
        LayerProperty(.cornerCurve, "cornerCurve", action: .none),
        LayerProperty(.compositingFilter, "compositingFilter", action: .none),
        LayerProperty(.allowsGroupOpacity, "allowsGroupOpacity", action: .none),
        LayerProperty(.backgroundFilters, "backgroundFilters", action: .none),
    ]

    private static func gradient(_ field: PropertyField<GradientValues>) -> PropertyField<LayerValues> { field.within(\.gradient) }
    private static let ofGradients = [
        LayerProperty(.colors, "colors", gradient(.colors(\.colors))),
        LayerProperty(.locations, "locations", gradient(.numbers(\.locations))),
        LayerProperty(.startPoint, "startPoint", gradient(.point(\.start))),
        LayerProperty(.endPoint, "endPoint", gradient(.point(\.end))),
        LayerProperty(.gradientType, "type", action: .none),
    ]

    private static func shape(_ field: PropertyField<ShapeValues>) -> PropertyField<LayerValues> { field.within(\.shape) }
    private static let ofShapes = [
        LayerProperty(.path, "path", shape(.path(\.path)), action: .none),
        LayerProperty(.fillColor, "fillColor", shape(.color(\.fillColor))),
        LayerProperty(.fillRule, "fillRule", action: .none),
        LayerProperty(.strokeColor, "strokeColor", shape(.color(\.strokeColor))),
        LayerProperty(.strokeStart, "strokeStart", shape(.number(\.strokeStart))),
        LayerProperty(.strokeEnd, "strokeEnd", shape(.number(\.strokeEnd))),
        LayerProperty(.lineWidth, "lineWidth", shape(.number(\.lineWidth))),
        LayerProperty(.lineCap, "lineCap", action: .none),
        LayerProperty(.lineJoin, "lineJoin", action: .none),
        LayerProperty(.miterLimit, "miterLimit", shape(.number(\.miterLimit))),
        LayerProperty(.lineDashPattern, "lineDashPattern", shape(.numbers(\.lineDashPattern))),
        LayerProperty(.lineDashPhase, "lineDashPhase", shape(.number(\.lineDashPhase))),
    ]

    private static func replicator(_ field: PropertyField<ReplicatorValues>) -> PropertyField<LayerValues> { field.within(\.replicator) }
    private static let ofReplicators = [
        LayerProperty(.instanceCount, "instanceCount", replicator(.number(\.count))),
        LayerProperty(.instanceDelay, "instanceDelay", replicator(.number(\.delay))),
        LayerProperty(.instanceTransform, "instanceTransform", replicator(.transform(\.transform))),
        LayerProperty(.instanceColor, "instanceColor", replicator(.color(\.color))),
        LayerProperty(.instanceRedOffset, "instanceRedOffset", replicator(.float(\.colorOffset.x))),
        LayerProperty(.instanceGreenOffset, "instanceGreenOffset", replicator(.float(\.colorOffset.y))),
        LayerProperty(.instanceBlueOffset, "instanceBlueOffset", replicator(.float(\.colorOffset.z))),
        LayerProperty(.instanceAlphaOffset, "instanceAlphaOffset", replicator(.float(\.colorOffset.w))),
    ]

    private static func emitter(_ field: PropertyField<EmitterValues>) -> PropertyField<LayerValues> { field.within(\.emitter) }
    private static let ofEmitters = [
        LayerProperty(.emitterPosition, "emitterPosition", emitter(.point(\.position))),
        LayerProperty(.emitterZPosition, "emitterZPosition", emitter(.number(\.zPosition))),
        LayerProperty(.emitterSize, "emitterSize", emitter(.size(\.size))),
        LayerProperty(.emitterDepth, "emitterDepth", emitter(.number(\.depth))),
        LayerProperty(.emitterBirthRate, "birthRate", emitter(.float(\.birthRate)), action: .none),
        LayerProperty(.emitterLifetime, "lifetime", emitter(.float(\.lifetime))),
        LayerProperty(.emitterVelocity, "velocity", emitter(.float(\.velocity))),
        LayerProperty(.emitterScale, "scale", emitter(.float(\.scale))),
        LayerProperty(.emitterSpin, "spin", emitter(.float(\.spin))),
        LayerProperty(.emitterShape, "emitterShape", action: .none),
        LayerProperty(.emitterMode, "emitterMode", action: .none),
        LayerProperty(.renderMode, "renderMode", action: .none),
        LayerProperty(.emitterSeed, "seed", action: .none),
        LayerProperty(.emitterCells, "emitterCells", action: .none),
    ]
}

extension PropertyField<LayerValues> {
    /// The contents; while they change by a crossfade, both images.
    fileprivate static let contents = PropertyField(.image) { values in
        guard let fade = values.contentsFade else { return .image(values.contents) }
        return .crossFade(from: fade.old, to: values.contents, fraction: fade.fraction)
    } write: { values, value in
        switch value {
        case .image(let image):
            values.contents = image
            if values.contentsFade != nil { values.contentsFade = nil }
        case .crossFade(let old, let new, let fraction):
            values.contents = new
            values.contentsFade = ContentsFade(old: old, fraction: fraction)
        default: break
        }
    }
}
