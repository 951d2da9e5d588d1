import CoreGraphics
import Display
import RenderScene

/// A property of a layer with its model and its presentation value.
struct InspectedProperty: Encodable, Equatable {
    let name: String
    let kind: String
    /// The unit of the numbers; empty for none.
    let unit: String
    let model: PropertyValue
    /// The value that is on the screen; nil if it is the model's.
    let presentation: PropertyValue?
    /// Whether both are the default of a plain layer.
    let isStandard: Bool
}

extension InspectedProperty {
    /// All properties of a layer that its class has, in the order of the table; the frame first.
    static func all(model: LayerValues, presentation: LayerValues) -> [InspectedProperty] {
        var result = [frame(model, presentation)]
        let standard = LayerValues()
        for property in LayerProperty.all {
            if let field = property.field {
                guard let value = field.read(model), let shown = field.read(presentation) else { continue }
                let (own, other) = (PropertyValue(value), PropertyValue(shown))
                let isStandard = own == other && field.read(standard).map { PropertyValue($0) == own } ?? false
                result.append(
                    InspectedProperty(
                        name: property.name, kind: value.kindName, unit: property.key.unit, model: own,
                        presentation: own == other ? nil : other, isStandard: isStandard))
            } else if let text = model.text(of: property.key) {
                // They cannot be animated.
                result.append(
                    InspectedProperty(
                        name: property.name, kind: "text", unit: "", model: .text(text), presentation: nil,
                        isStandard: standard.text(of: property.key) == text))
            }
        }
        for (key, value) in presentation.own {
            let own = model.own.first { $0.key == key }.map { PropertyValue($0.value) } ?? .none
            let shown = PropertyValue(value)
            result.append(
                InspectedProperty(
                    name: key.name, kind: value.kindName, unit: "", model: own, presentation: own == shown ? nil : shown, isStandard: false)
            )
        }
        return result
    }

    /// The frame, which Core Animation computes from bounds, position, anchor point and transform.
    private static func frame(_ model: LayerValues, _ presentation: LayerValues) -> InspectedProperty {
        func value(_ values: LayerValues) -> PropertyValue {
            let matrix = values.matrixToSuperlayer
            let bounds = values.bounds
            let corners = [
                (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY), (bounds.maxX, bounds.maxY),
            ].map { x, y in
                let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
                return ((x * matrix.m11 + y * matrix.m21 + matrix.m41) / w, (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w)
            }
            let (xs, ys) = (corners.map(\.0), corners.map(\.1))
            let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
            return .recorded(.numbers([left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top].map { Double($0) }))
        }
        let (own, shown) = (value(model), value(presentation))
        return InspectedProperty(
            name: "frame", kind: "rect", unit: "pt", model: own, presentation: own == shown ? nil : shown, isStandard: false)
    }
}

extension PropertyKey {
    /// The unit of a property's numbers; empty for fractions, counts and what has none.
    var unit: String {
        switch self {
        case .bounds, .position, .zPosition, .anchorPointZ, .cornerRadius, .borderWidth, .shadowOffset, .shadowRadius, .lineWidth,
            .lineDashPattern, .lineDashPhase, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth:
            "pt"
        case .contentsScale, .rasterizationScale: "px/pt"
        case .instanceDelay: "s"
        default: ""
        }
    }
}

extension LayerValues {
    /// The value of a property without numbers; nil if layers of this kind do not have it.
    func text(of key: PropertyKey) -> String? {
        switch key {
        case .contentsGravity: "\(contentsGravity)"
        case .minificationFilter: "\(filters.minification)"
        case .magnificationFilter: "\(filters.magnification)"
        case .maskedCorners: Self.text(of: roundCorners)
        case .cornerCurve: "\(cornerCurve)"
        case .compositingFilter: "\(blendMode)"
        case .allowsGroupOpacity: "\(allowsGroupOpacity)"
        case .backgroundFilters:
            backgroundFilters.isEmpty
                ? "none" : backgroundFilters.map { $0.name.isEmpty ? "\($0.effect)" : $0.name }.joined(separator: ", ")
        case .gradientType: gradient.map { "\($0.form)" }
        case .fillRule: shape.map { "\($0.fillRule)" }
        case .lineCap: shape.map { "\($0.lineCap)" }
        case .lineJoin: shape.map { "\($0.lineJoin)" }
        case .emitterShape: emitter.map { "\($0.shape)" }
        case .emitterMode: emitter.map { "\($0.mode)" }
        case .renderMode: emitter.map { "\($0.order)" }
        case .emitterSeed: emitter.map { "\($0.seed)" }
        case .emitterCells: emitter.map { "\($0.cells.count)" }
        default: nil
        }
    }

    private static func text(of corners: RoundCorners) -> String {
        if corners == .all { return "all" }
        let names: [(RoundCorners, String)] = [
            (.minXMinY, "minXMinY"), (.maxXMinY, "maxXMinY"), (.minXMaxY, "minXMaxY"), (.maxXMaxY, "maxXMaxY"),
        ]
        let text = names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", ")
        return text.isEmpty ? "none" : text
    }
}
