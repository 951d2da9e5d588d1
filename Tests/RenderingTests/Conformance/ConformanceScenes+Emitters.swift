import RenderScene

/// Particles at a time, where their rates and closed forms put them.
extension ConformanceScenes {
    private static let dots = TestImages.gradient(6, 5)

    /// An emitter layer that covers the scene, with particles in the middle of it.
    private static func emitter(
        _ cells: EmitterCellValues..., set: (inout EmitterValues) -> Void = { _ in }, layer: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(0, 0, 24, 24) {
            var emitter = EmitterValues()
            (emitter.cells, emitter.position) = (cells, SIMD2(5, 8))
            set(&emitter)
            $0.emitter = emitter
            layer(&$0)
        }
    }

    private static func cell(_ rate: Double, _ lifetime: Double, _ set: (inout EmitterCellValues) -> Void = { _ in }) -> EmitterCellValues {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (rate, lifetime, dots)
        set(&cell)
        return cell
    }

    static var emitters: [ConformanceScene] {
        let flying = cell(2, 2.2) { ($0.velocity, $0.emissionLongitude, $0.acceleration) = (8, -0.4, SIMD3(0, 5, 0)) }
        let turning = cell(1.5, 3) { ($0.velocity, $0.spin, $0.scale, $0.scaleSpeed) = (5, 1.3, 0.4, 0.3) }
        let fading = cell(2, 2) {
            ($0.velocity, $0.color, $0.colorSpeed) = (9, RGBA(1, 0.7, 0.3, 0.9), RGBA(-0.3, 0.1, 0.2, -0.4))
        }
        let trail = cell(6, 0.7) { ($0.scale, $0.color) = (0.3, RGBA(0.9, 0.3, 0.2, 0.8)) }
        let tilt: CATransform3D = {
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / 40
            return CATransform3DRotate(tilt, 0.8, 0.4, 1, 0)
        }()
        return [
            ConformanceScene("none born yet", time: 0.4, emitter(flying)),
            ConformanceScene("one just born", time: 0.5, emitter(flying)),
            ConformanceScene("falling", time: 3.3, emitter(flying)),
            ConformanceScene("turning and growing", time: 2.9, emitter(turning)),
            ConformanceScene("colored and fading", time: 2.3, emitter(fading)),
            ConformanceScene("adding their light", time: 2.3, emitter(fading) { $0.order = .additive }),
            ConformanceScene("the oldest last", time: 2.3, emitter(fading) { $0.order = .oldestLast }),
            ConformanceScene(
                "two cells", time: 2.4, emitter(flying, cell(1.7, 2) { ($0.velocity, $0.emissionLongitude) = (6, 1.2) })),
            ConformanceScene(
                "a part of the contents at twice the scale", time: 2.1,
                emitter(
                    cell(2, 2) { ($0.velocity, $0.contentsRect, $0.contentsScale) = (6, CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 0.6) })
            ),
            ConformanceScene(
                "by the layer's factors", time: 2.6,
                emitter(turning) { ($0.birthRate, $0.lifetime, $0.velocity, $0.scale, $0.spin) = (1.4, 0.7, 1.5, 1.3, -0.5) }),
            ConformanceScene(
                "cut to the bounds", time: 2.2,
                emitter(flying, layer: { ($0.masksToBounds, $0.bounds.size.width) = (true, 14) })),
            ConformanceScene(
                "on a turned plane", time: 2.2,
                emitter(flying, layer: { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) })),
            ConformanceScene("in perspective", time: 2.2, emitter(turning, layer: { $0.transform = tilt })),
            ConformanceScene("faded as a group", time: 2.2, emitter(flying, layer: { $0.opacity = 0.6 })),
            ConformanceScene(
                "trails of what particles emit", time: 2.35,
                emitter(
                    cell(1, 2.5) {
                        ($0.velocity, $0.emissionLongitude, $0.scale) = (7, 0.5, 0.6)
                        $0.setCells([trail])
                    })),
        ]
    }
}
