import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Particles as pixels, against plain layers where closed forms put them.
final class ParticlesTests: RenderingTestCase {
    private func emitter(_ width: Double, _ height: Double, _ cell: EmitterCellValues, _ set: (inout EmitterValues) -> Void) -> LayerModel {
        LayerModel(0, 0, width, height) {
            var emitter = EmitterValues()
            emitter.cells = [cell]
            set(&emitter)
            $0.emitter = emitter
        }
    }

    private func rendered(_ root: LayerModel, at time: Double, _ width: Int, _ height: Int) -> CGImage {
        SoftwareRenderer().render(root.tree, at: time, target: RenderTarget(width: width, height: height, scale: 1))
    }

    func testAParticleLooksLikeALayerAtItsPosition() {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (2, 1.6, TestImages.gradient(12, 8))
        (cell.velocity, cell.acceleration, cell.spin, cell.scale, cell.scaleSpeed) = (18, SIMD3(0, 10, 0), 1.1, 1, 0.4)
        let root = emitter(64, 64, cell) { ($0.position, $0.order) = (SIMD2(12, 20), .oldestFirst) }
        root.values.backgroundColor = RGBA(0.9, 0.95, 1, 1)
        for time in [0.7, 1.3, 2.05, 3.5, 9.25] {
            let model = LayerModel(0, 0, 64, 64) { $0.backgroundColor = RGBA(0.9, 0.95, 1, 1) }
            for birth in stride(from: 0.5, through: time, by: 0.5) where time - birth < 1.6 {
                let age = time - birth
                let size = 1 + 0.4 * age
                model.sublayers.append(
                    LayerModel(0, 0, 12, 8) {
                        $0.contents = TestImages.gradient(12, 8)
                        $0.position = CGPoint(x: 12 + 18 * age, y: 20 + 5 * age * age)
                        $0.transform = CATransform3DRotate(CATransform3DMakeScale(size, size, 1), 1.1 * age, 0, 0, 1)
                    })
            }
            let reference = ReferenceRenderer(width: 64, height: 64, scale: 1).render(model)
            reference.check(rendered(root, at: time, 64, 64), interior: 2, edge: 8, name: "at \(time)")
        }
    }

    /// Two particles at one position.
    private func pair(_ color: RGBA, _ order: EmitterValues.Order) -> UInt32 {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.color, cell.contents) = (1, 2.5, color, TestImages.solid(4, 4, 0xffff_ffff))
        let root = emitter(4, 4, cell) { ($0.position, $0.order) = (SIMD2(2, 2), order) }
        return pixels(rendered(root, at: 2.2, 4, 4))[5]
    }

    func testParticlesAreMultipliedByTheirColor() {
        XCTAssertEqual(pair(RGBA(1, 0.4, 0.2, 1), .unordered), 0xffff_6633)
    }

    func testAHalfClearParticleIsBlendedOverTheOneBelow() {
        // 1 - (1 - 0.6)² = 0.84.
        XCTAssertEqual(Double(pair(RGBA(1, 0, 0, 0.6), .unordered) >> 16 & 255), 0.84 * 255, accuracy: 1)
    }

    func testAddedParticlesGrowBrighterUpToWhite() {
        XCTAssertEqual(pair(RGBA(0.4, 0.8, 0.1, 1), .additive) & 0xffffff, 0xccff34)
    }

    func testASectionOfTheContentsIsShownInItsOwnSize() {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (1, 2, TestImages.solid(8, 8, 0xffff_ffff))
        (cell.contentsRect, cell.contentsScale) = (CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 2)
        let shown = pixels(rendered(emitter(8, 8, cell) { $0.position = SIMD2(4, 4) }, at: 1.5, 8, 8))
        for index in 0..<64 {
            let isInside = (3..<5).contains(index % 8) && (2..<6).contains(index / 8)
            XCTAssertEqual(shown[index], isInside ? 0xffff_ffff : 0xff00_0000, "pixel \(index)")
        }
    }

    func testAMaskingLayerCutsItsParticles() {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (1, 2, TestImages.solid(8, 8, 0xffff_ffff))
        let layer = emitter(4, 4, cell) { $0.position = SIMD2(4, 4) }
        let free = pixels(rendered(root(8, 8, layer), at: 1.5, 8, 8))
        XCTAssertEqual(free[63], 0xffff_ffff)
        layer.values.masksToBounds = true
        let cut = pixels(rendered(root(8, 8, layer), at: 1.5, 8, 8))
        XCTAssertEqual(cut[0], 0xffff_ffff)
        XCTAssertEqual(cut[63], 0xff00_0000)
    }

    func testCopiesOfAnEmitterShowItEarlier() {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.contents) = (1, 1, 8, TestImages.solid(1, 1, 0xffff_ffff))
        let layer = emitter(8, 1, cell) { $0.position = SIMD2(0.5, 0.5) }
        let root = LayerModel(0, 0, 8, 2) {
            var replicator = ReplicatorValues()
            (replicator.count, replicator.delay, replicator.transform) = (2, 0.25, CATransform3DMakeTranslation(0, 1, 0))
            $0.replicator = replicator
        }.adding(layer)
        let shown = pixels(rendered(root, at: 1.5, 8, 2))
        XCTAssertEqual(shown.indices.filter { shown[$0] == 0xffff_ffff }, [4, 8 + 2])
    }

    /// Fireworks and a trail, written for looking at where `KINORA_PICTURES` names a folder.
    func testFireworksAreDrawnTheSameAgain() throws {
        let dot = CGImage(width: 16, height: 16, isOpaque: false) { pixels in
            for index in 0..<256 {
                let (x, y) = (Double(index % 16) - 7.5, Double(index / 16) - 7.5)
                let alpha = UInt32(max(0, 1 - (x * x + y * y).squareRoot() / 8) * 255)
                pixels[index] = alpha << 24 | alpha << 16 | alpha << 8 | alpha
            }
        }
        var spark = EmitterCellValues()
        (spark.birthRate, spark.lifetime, spark.lifetimeRange, spark.contents) = (4000, 1.2, 0.3, dot)
        (spark.velocity, spark.velocityRange, spark.emissionRange, spark.acceleration.y) = (70, 40, 2 * .pi, 60)
        (spark.scale, spark.scaleSpeed, spark.colorSpeed.w) = (0.35, -0.15, -0.6)
        spark.timing.duration = 1.06
        spark.timing.begin = 0.96
        var rocket = EmitterCellValues()
        (rocket.birthRate, rocket.lifetime, rocket.contents) = (1.6, 1.03, dot)
        (rocket.velocity, rocket.velocityRange, rocket.emissionLongitude, rocket.emissionRange) = (190, 30, -.pi / 2, 0.9)
        (rocket.acceleration.y, rocket.scale, rocket.color, rocket.colorRange) = (80, 0.4, RGBA(0.6, 0.6, 0.6, 1), RGBA(0.4, 0.4, 0.4, 0))
        rocket.setCells([spark])
        let root = emitter(240, 240, rocket) { ($0.position, $0.order, $0.seed) = (SIMD2(120, 230), .additive, 3) }
        root.values.backgroundColor = RGBA(0.02, 0.02, 0.1, 1)
        for (index, time) in [1.0, 1.8, 2.2, 3, 4.4].enumerated() {
            let image = rendered(root, at: time, 240, 240)
            XCTAssertEqual(pixels(rendered(root, at: time, 240, 240)), pixels(image))
            if let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] {
                try image.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("fireworks-\(index).png"))
            }
        }
    }
}
