import QuartzCore
import RenderScene

/// A layer of each class in which every property shows, for an image of 48 × 48 pixels.
struct PropertyScene {
    /// Second values of properties without numbers, and of those whose half would show nothing.
    nonisolated(unsafe) static let objects: [String: Any] = [
        "contentsGravity": "topLeft", "minificationFilter": "nearest", "magnificationFilter": "nearest", "maskedCorners": 1,
        "cornerCurve": "continuous", "compositingFilter": "multiplyBlendMode", "allowsGroupOpacity": false,
        "backgroundFilters": [CIFilter(name: "CIColorInvert") as Any], "type": "radial", "fillRule": "even-odd", "lineCap": "round",
        "lineJoin": "bevel", "emitterShape": "circle", "emitterMode": "outline", "renderMode": "additive", "seed": 7,
        "emitterCells": [CAEmitterCell](), "zPosition": 10, "anchorPointZ": 10, "instanceCount": 2, "birthRate": 3, "miterLimit": 1,
        "shadowRadius": 1, "minificationFilterBias": 2, "instanceAlphaOffset": -0.4,
    ]

    /// Whether a property's change has another effect on a rasterized layer, or needs the layer not to be one.
    static func changesRasterization(_ name: String) -> Bool {
        ["shouldRasterize", "rasterizationScale", "backgroundFilters", "allowsGroupOpacity"].contains(name)
    }

    static func image(width: Int, seed: UInt32) -> CGImage {
        // Half transparent, premultiplied.
        CGImage(width: width, height: width, isOpaque: false) { pixels in
            for index in 0..<width * width {
                pixels[index] = 0x8000_0000 | (UInt32(index) &* 2_654_435_761 &+ seed &* 40_503) >> 8 & 0x7f7f_7f
            }
        }
    }

    /// nil if no class has the property for key-value coding.
    func layer(for name: String) -> CALayer? {
        let candidates: [() -> CALayer] = [{ CALayer() }, gradient, shape, replicator, emitter]
        guard let layer = candidates.lazy.map({ $0() }).first(where: { type(of: $0).keyedProperty(name) != nil }) else { return nil }
        layer.frame = CGRect(x: 8, y: 8, width: 24, height: 20)
        guard type(of: layer) == CALayer.self else { return layer }
        layer.backgroundColor = CGColor(red: 0.5, green: 0.75, blue: 0.25, alpha: 1)
        (layer.cornerRadius, layer.borderWidth, layer.opacity) = (7, 2, 0.8)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.9, 3, CGSize(width: 4, height: 5))
        layer.contents = Self.image(width: name == "magnificationFilter" ? 4 : 64, seed: 1)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.9, height: 0.9)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 6, width: 20, height: 8)
        inner.backgroundColor = CGColor(red: 0.2, green: 0, blue: 0.9, alpha: 0.5)
        layer.addSublayer(inner)
        switch name {
        case "minificationFilterBias": layer.minificationFilter = .trilinear
        case "rasterizationScale": layer.shouldRasterize = true
        case "shouldRasterize": layer.rasterizationScale = 0.4
        case "doubleSided": layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        case "backgroundFilters": layer.opacity = 0.3
        case "contentsScale": layer.contentsGravity = .center
        default: break
        }
        return layer
    }

    private func gradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1),
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        layer.locations = [0.1, 0.4, 0.8]
        return layer
    }

    private func shape() -> CALayer {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 2, y: 18), CGPoint(x: 12, y: 2), CGPoint(x: 22, y: 18), CGPoint(x: 3, y: 8), CGPoint(x: 21, y: 7),
        ])
        layer.path = path
        layer.fillColor = CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        layer.strokeColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0.75)
        (layer.lineWidth, layer.strokeStart, layer.strokeEnd) = (3, 0.05, 0.95)
        layer.lineDashPattern = [20, 3]
        return layer
    }

    private func replicator() -> CALayer {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(6, 5, 0)
        layer.instanceColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        inner.backgroundColor = CGColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 1)
        layer.addSublayer(inner)
        return layer
    }

    private func emitter() -> CALayer {
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 12, y: 10)
        layer.emitterSize = CGSize(width: 8, height: 6)
        layer.emitterShape = .rectangle
        let cell = CAEmitterCell()
        cell.contents = Self.image(width: 3, seed: 9)
        (cell.birthRate, cell.lifetime, cell.velocity, cell.spin, cell.emissionRange) = (20, 1, 8, 2, 3)
        layer.emitterCells = [cell]
        return layer
    }
}
