import CoreGraphics
import QuartzCore
import RenderScene
import XCTest

/// The model of emitter layers: copied cells, keys, and particles that live on when the emitter changes.
final class CAEmitterLayerTests: LayerTestCase {
    private let image = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xffff_ffff }

    private func cell(_ rate: Float = 10, _ lifetime: Float = 2) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.name, cell.birthRate, cell.lifetime, cell.contents) = ("spark", rate, lifetime, image)
        return cell
    }

    private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.emitterCells = cells
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    /// Times of birth in the last commit, in the layer's time.
    private func births(_ layer: CAEmitterLayer) -> [Double] {
        guard let node = context.tree.nodes.first(where: { $0.layer == layer.id }) else { return [] }
        return ParticleSampler.particles(of: node, at: layer.convertTime(clock.now, from: nil)).map(\.birth)
    }

    func testItsValuesAreCoreAnimationsUnlessSet() {
        let layer = CAEmitterLayer()
        XCTAssertNil(layer.emitterCells)
        XCTAssertEqual([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin], [1, 1, 1, 1, 1])
        XCTAssertEqual(layer.emitterShape, .point)
        XCTAssertEqual(layer.emitterMode, .volume)
        XCTAssertEqual(layer.renderMode, .unordered)
        let cell = CAEmitterCell()
        XCTAssertTrue(cell.isEnabled)
        XCTAssertEqual([cell.birthRate, cell.lifetime, Float(cell.velocity), Float(cell.scale)], [0, 0, 0, 1])
        XCTAssertEqual(cell.color?.components, [1, 1, 1, 1])
        XCTAssertEqual(cell.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    func testCellsAreTakenOverAsTheyAre() {
        let spark = cell()
        let layer = emitter(spark)
        spark.birthRate = 99
        XCTAssertEqual(layer.emitterCells?.first?.birthRate, 10)
        layer.emitterCells = [spark]
        XCTAssertEqual(layer.emitterCells?.first?.birthRate, 99)
        spark.emitterCells = [cell(3, 1)]
        spark.beginTime = 4
        layer.emitterCells = [spark]
        XCTAssertEqual(layer.emitterCells?.first?.emitterCells?.first?.birthRate, 3)
        XCTAssertEqual(layer.emitterCells?.first?.beginTime, 4)
    }

    func testCellsAreChangedThroughTheLayerByKeyPath() {
        let layer = emitter(cell())
        layer.setValue(25, forKeyPath: "emitterCells.spark.birthRate")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "emitterCells.spark.color")
        XCTAssertEqual(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Double, 25)
        XCTAssertEqual(layer.emitterCells?.first?.color?.components, [1, 0, 0, 1])
        layer.setValue("circle", forKey: "emitterShape")
        layer.setValue(5, forKey: "seed")
        XCTAssertEqual(layer.emitterShape, .circle)
        XCTAssertEqual(layer.seed, 5)
    }

    func testAnAnimationOfACellsPropertyIsShown() {
        let layer = emitter(cell())
        let animation = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 80, 2)
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0.0, 0.5, 1, 1.75, 1.9] {
            jump(to: time)
            XCTAssertEqual(
                layer.presentation()?.value(forKeyPath: "emitterCells.spark.velocity") as? Double ?? -1, 40 * time, accuracy: 1e-9)
        }
    }

    func testWhereItsTimeHasRunBeforeItShowsParticlesAtOnce() {
        XCTAssertEqual(births(emitter(cell())).count, 20)
    }

    func testFromItsBeginOnParticlesAreBornOneByOne() {
        let layer = emitter(cell())
        layer.beginTime = 100
        endTurn()
        for time in [0.05, 0.35, 1.05, 1.95, 7] {
            jump(to: time)
            XCTAssertEqual(births(layer).count, min(Int(time * 10), 20), "at \(time)")
        }
    }

    func testABurstStartsWithBeginTimeAndARate() {
        let layer = CAEmitterLayer()
        (layer.emitterCells, layer.birthRate) = ([cell()], 0)
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        jump(to: 3)
        XCTAssertEqual(births(layer).count, 0)
        layer.beginTime = clock.now
        layer.birthRate = 1
        endTurn()
        XCTAssertEqual(births(layer).count, 0, "none is there at once")
        jump(to: 3.55)
        XCTAssertEqual(births(layer).count, 5)
        layer.birthRate = 0
        endTurn()
        jump(to: 4.55)
        XCTAssertEqual(births(layer).count, 5, "stopped, those that live go on")
        jump(to: 9)
        XCTAssertEqual(births(layer).count, 0)
        // Again, at the rate of the cell, a run-loop turn later than the time.
        layer.birthRate = 1
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        endTurn()
        layer.beginTime = clock.now
        endTurn()
        jump(to: 9.5)
        layer.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
        endTurn()
        jump(to: 10.02)
        XCTAssertEqual(births(layer).count, 10)
    }

    func testAPausedEmitterGoesOnWhereItWas() {
        let layer = emitter(cell())
        jump(to: 3)
        layer.birthRate = 0
        endTurn()
        jump(to: 3.95)
        let paused = layer.convertTime(clock.now, from: nil)
        (layer.speed, layer.timeOffset) = (0, paused)
        endTurn()
        let shown = births(layer).count
        XCTAssertEqual(shown, 11)
        jump(to: 8)
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(clock.now, from: nil) - paused
        endTurn()
        XCTAssertEqual(births(layer).count, shown, "resumed, nothing is lost")
        jump(to: 8.5)
        XCTAssertEqual(births(layer).count, 6)
    }

    func testParticlesLiveOnWhenTheRateBecomesZero() {
        let layer = emitter(cell())
        jump(to: 3)
        layer.birthRate = 0
        endTurn()
        jump(to: 4.05)
        XCTAssertEqual(births(layer).count, 10)
        layer.opacity = 0.5
        layer.emitterPosition = CGPoint(x: 5, y: 5)
        endTurn()
        XCTAssertEqual(births(layer).count, 10, "whatever else changes")
        jump(to: 5.05)
        XCTAssertEqual(births(layer).count, 0)
    }

    func testParticlesOfAnAnimationLiveOnWhenItIsRemoved() {
        let layer = emitter(cell(10, 3))
        layer.birthRate = 0
        endTurn()
        jump(to: 5)
        let burst = CABasicAnimation(keyPath: "birthRate")
        (burst.fromValue, burst.toValue, burst.duration) = (4, 4, 1)
        layer.add(burst, forKey: "burst")
        endTurn()
        advance(to: 6.5)
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(Double(births(layer).count), 40, accuracy: 2)
        advance(to: 9.5)
        XCTAssertEqual(births(layer).count, 0)
    }

    func testValuesThatAreNotFiniteAreRefused() {
        let spark = cell()
        spark.birthRate = .nan
        spark.velocity = .infinity
        XCTAssertEqual(spark.birthRate, 10)
        XCTAssertEqual(spark.velocity, 0)
        let layer = emitter(spark)
        layer.lifetime = .nan
        layer.emitterPosition = CGPoint(x: Double.nan, y: 0)
        XCTAssertEqual(layer.lifetime, 1)
        XCTAssertEqual(layer.emitterPosition, .zero)
    }

    func testCellsWithinEachOtherWithoutEndAreRefused() {
        var deepest = cell()
        for _ in 0..<40 {
            let outer = cell()
            outer.emitterCells = [deepest]
            deepest = outer
        }
        var depth = 1
        var at = deepest
        while let inner = at.emitterCells?.first { (at, depth) = (inner, depth + 1) }
        XCTAssertLessThanOrEqual(depth, 16)
    }
}
