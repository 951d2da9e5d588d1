import RenderScene
import XCTest

@testable import Rendering

/// Frames of a screen: painted by any number of threads, and only where something has changed, they have the bytes of one painted whole.
final class FrameTests: RenderingTestCase {
    private static let size = (width: 200, height: 300)
    private let target = RenderTarget(width: FrameTests.size.width, height: FrameTests.size.height, scale: 1)

    private func layer(_ random: inout RandomNumbers, depth: Int = 0) -> LayerModel {
        let layer = LayerModel(
            random.double(-40...170), random.double(-40...270), random.double(4...150), random.double(4...180)
        ) {
            $0.backgroundColor =
                random.double(0...1) < 0.7 ? RGBA(random.double(0...1), 0.5, random.double(0...1), random.double(0.2...1.6)) : nil
            $0.contents = random.double(0...1) < 0.3 ? TestImages.noise(30, 40, seed: UInt64(random.double(0...9))) : nil
            $0.cornerRadius = random.double(0...1) < 0.5 ? random.double(0...30) : 0
            $0.borderWidth = random.double(0...1) < 0.2 ? 3 : 0
            $0.opacity = random.double(0...1) < 0.3 ? random.double(0...1) : 1
            $0.masksToBounds = random.double(0...1) < 0.3
            if random.double(0...1) < 0.1 {
                $0.rare.fields.shadow.opacity = 0.6
                $0.rare.fields.shadow.radius = random.double(0...4)
            }
            if random.double(0...1) < 0.03 {
                $0.rare.fields.backgroundFilters = [LayerFilter(random.double(0...1) < 0.7 ? .gaussianBlur : .average)]
            }
            if random.double(0...1) < 0.4 { $0.transform = ShapeTests.transform(&random, isPerspective: random.double(0...1) < 0.3) }
        }
        if depth < 2 { for _ in 0..<Int(random.double(0...3)) { layer.sublayers.append(self.layer(&random, depth: depth + 1)) } }
        return layer
    }

    /// Changes something: moves, adds, takes away, fades or exchanges a layer.
    private func edit(_ root: LayerModel, _ random: inout RandomNumbers) {
        let chosen = root.sublayers.isEmpty ? nil : Int(random.double(0...Double(root.sublayers.count) - 0.001))
        switch (Int(random.double(0...5.999)), chosen) {
        case (0, _), (_, nil): root.sublayers.append(layer(&random))
        case (1, let index?): root.sublayers.remove(at: index)
        case (2, let index?): root.sublayers[index] = layer(&random)
        case (3, let index?): root.sublayers[index].values.position.x += CGFloat(random.double(-30...30))
        case (4, let index?): root.sublayers[index].values.opacity = random.double(0...1)
        case (_, let index?): root.sublayers.append(root.sublayers.remove(at: index))
        }
    }

    private func shown(_ renderer: SoftwareRenderer) -> [UInt32] {
        renderer.shown.map { Array(UnsafeBufferPointer(start: $0.pixels.pixels, count: $0.pixels.width * $0.pixels.height)) } ?? []
    }

    /// Changes a scene step by step, and compares incremental frames with frames painted as a whole.
    private func check(seed: UInt64, steps: Int) -> (painted: Int, whole: Int) {
        var random = RandomNumbers(seed: seed)
        let root = LayerModel(0, 0, Double(Self.size.width), Double(Self.size.height)) {
            $0.backgroundColor = seed % 2 == 0 ? RGBA(1, 1, 1, 1) : RGBA(0, 0, 1, 0.5)
        }
        for _ in 0..<5 { root.sublayers.append(layer(&random)) }
        let renderer = SoftwareRenderer()
        var painted = 0
        for step in 0..<steps {
            if step > 0 { for _ in 0..<Int(random.double(1...3)) { edit(root, &random) } }
            let tree = root.tree.replacing([], at: Double(step))
            painted += renderer.draw(tree, at: 0, drawn: [], target: target)
            let whole = pixels(SoftwareRenderer().render(tree, at: 0, target: target))
            let seen = shown(renderer)
            if seen != whole {
                let first = zip(seen, whole).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
                XCTFail("seed \(seed), step \(step), first at \(first % Self.size.width), \(first / Self.size.width)")
                return (painted, steps)
            }
        }
        return (painted, steps * Self.size.width * Self.size.height)
    }

    func testWhatIsPaintedOnTopOfTheLastFrameIsTheFramePaintedWhole() {
        let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        var (painted, whole) = (0, 0)
        for seed in 1...(isDeep ? 500 : 25) as ClosedRange<UInt64> {
            let counts = check(seed: seed, steps: 4)
            painted += counts.painted
            whole += counts.whole
        }
        XCTAssertLessThan(painted, whole, "or nothing is saved")
    }

    func testAnyNumberOfThreadsGivesTheSameBytes() {
        var random = RandomNumbers(seed: 5)
        let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .white }
        for _ in 0..<20 { root.sublayers.append(layer(&random)) }
        // Large enough to be shared.
        let target = RenderTarget(width: 400, height: 600, scale: 2)
        let trees = (0..<4).map { step -> RenderTree in
            edit(root, &random)
            return root.tree.replacing([], at: Double(step))
        }
        let one = SoftwareRenderer()
        one.threads = 1
        let expected = trees.map { pixels(one.render($0, at: 0, target: target)) }
        for threads in [2, 3, 8] {
            let renderer = SoftwareRenderer()
            renderer.threads = threads
            renderer.bandHeight = 40
            for (tree, whole) in zip(trees, expected) {
                XCTAssertTrue(pixels(renderer.render(tree, at: 0, target: target)) == whole, "\(threads) threads")
            }
        }
    }

    func testAnyKernelsGiveTheSameBytes() {
        var random = RandomNumbers(seed: 6)
        for _ in 0..<6 {
            let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .white }
            for _ in 0..<15 { root.sublayers.append(layer(&random)) }
            let portable = SoftwareRenderer(depth: 0, kernels: .portable).render(root.tree, at: 0, target: target)
            XCTAssertTrue(pixels(portable) == pixels(SoftwareRenderer().render(root.tree, at: 0, target: target)))
        }
    }

    func testNothingIsPaintedWhenNothingHasChanged() {
        let still = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .red }.adding(
            LayerModel(20, 20, 30, 30) { $0.backgroundColor = .blue })
        let renderer = SoftwareRenderer()
        XCTAssertEqual(renderer.draw(still.tree, at: 0, drawn: [], target: target), 200 * 300)
        XCTAssertEqual(renderer.draw(still.tree, at: 1, drawn: [], target: target), 0)
        // A commit without visible changes.
        XCTAssertEqual(renderer.draw(still.tree.replacing([], at: 2), at: 2, drawn: [], target: target), 0)
        let image = renderer.image(still.tree, at: 3, drawn: [], target: target)
        XCTAssertTrue(renderer.image(still.tree, at: 4, drawn: [], target: target) === image)
    }

    func testOnlyWhereALayerWasAndIsIsPaintedWhenItMoves() {
        let spot = LayerModel(20, 20, 30, 30) { $0.backgroundColor = .blue }
        let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .red }.adding(
            LayerModel(0, 0, 10, 10) { $0.backgroundColor = .green }, spot)
        let renderer = SoftwareRenderer()
        renderer.draw(root.tree, at: 0, drawn: [], target: target)
        spot.values.position.y += 100
        XCTAssertEqual(renderer.draw(root.tree.replacing([], at: 1), at: 1, drawn: [], target: target), 2 * 30 * 30)
        spot.values.position.y += 10
        // Both overlap and are about as large together as the rectangle around both.
        XCTAssertEqual(renderer.draw(root.tree.replacing([], at: 2), at: 2, drawn: [], target: target), 30 * 40)
    }

    func testWhatALayerThatMovesAslantHasNotTouchedIsNotPainted() {
        let spot = LayerModel(20, 20, 30, 30) { $0.backgroundColor = .blue }
        let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .red }.adding(spot)
        let renderer = SoftwareRenderer()
        renderer.draw(root.tree, at: 0, drawn: [], target: target)
        spot.values.position.x += 20
        spot.values.position.y += 20
        XCTAssertEqual(renderer.draw(root.tree.replacing([], at: 1), at: 1, drawn: [], target: target), 2 * 30 * 30 - 10 * 10)
        XCTAssertEqual(shown(renderer), pixels(render(root, 200, 300)))
    }

    func testAnyRectanglesThatChangeArePaintedOnce() {
        var random = RandomNumbers(seed: 8)
        for _ in 0..<300 {
            var damage = Damage()
            let added = (0..<Int(random.double(1...14))).map { _ -> DeviceRect in
                let (left, top) = (Int(random.double(0...40)), Int(random.double(0...40)))
                return DeviceRect(left: left, top: top, right: left + Int(random.double(0...25)), bottom: top + Int(random.double(0...25)))
            }
            for rect in added { damage.add(rect) }
            for x in 0..<70 {
                for y in 0..<70 {
                    let spot = DeviceRect(left: x, top: y, right: x + 1, bottom: y + 1)
                    let count = damage.rects.count { !$0.intersection(spot).isEmpty }
                    XCTAssertLessThanOrEqual(count, 1)
                    if added.contains(where: { !$0.intersection(spot).isEmpty }) { XCTAssertEqual(count, 1) }
                }
            }
        }
    }

    func testAnAnimatedLayerIsPaintedAtEachTime() {
        let layer = LayerModel(0, 0, 10, 10) { $0.backgroundColor = .white }
        layer.tracks = [
            Track(
                animation: 1, path: PropertyPath(.opacity), own: TimingStage(timing: MediaTiming(begin: 0, duration: 2)),
                motion: .between(.number(0, 1)))
        ]
        let root = LayerModel(0, 0, 200, 300).adding(layer)
        let renderer = SoftwareRenderer()
        for (time, brightness) in [(0.5, 64), (1, 128), (2, 255), (3, 255)] as [(Double, UInt32)] {
            renderer.draw(root.tree, at: time, drawn: [], target: target)
            XCTAssertEqual(shown(renderer)[0] & 255, brightness, "\(time)")
        }
    }

    func testWhatComesTooLateChangesNothing() {
        let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .red }
        let renderer = SoftwareRenderer()
        renderer.build(root.tree, at: 0, drawn: [], target: target)
        var image = [UInt32](repeating: 0, count: 200 * 300)
        image.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let work = FrameWork(
                renderer.builder.list, BandBins(renderer.builder.list, rows: 300, height: 60),
                tiles: (0..<5).map { DeviceRect(left: 0, top: $0 * 60, right: 200, bottom: $0 * 60 + 60) }, background: 0, kernels: .best,
                width: 200, pixels: base)
            work.finish(with: BandPainter())
            XCTAssertTrue(pixels.allSatisfy { $0 == 0xffff_0000 })
            pixels.update(repeating: 7)
            work.runWorker(with: BandPainter(), scratch: ScratchBuffer())
            XCTAssertTrue(pixels.allSatisfy { $0 == 7 })
        }
    }

    func testAWorkerPaintsWhatNoOtherHas() {
        let root = LayerModel(0, 0, 200, 300) { $0.backgroundColor = .red }
        let renderer = SoftwareRenderer()
        renderer.build(root.tree, at: 0, drawn: [], target: target)
        var image = [UInt32](repeating: 0, count: 200 * 300)
        image.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let regions = [DeviceRect(left: 10, top: 20, right: 30, bottom: 50), DeviceRect(left: 0, top: 240, right: 200, bottom: 250)]
            let work = FrameWork(
                renderer.builder.list, BandBins(renderer.builder.list, rows: 300, height: 60), tiles: regions, background: 0,
                kernels: .best,
                width: 200, pixels: base)
            work.runWorker(with: BandPainter(), scratch: ScratchBuffer())
            for (index, pixel) in pixels.enumerated() {
                let (x, y) = (index % 200, index / 200)
                let isDamaged = regions.contains { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom }
                XCTAssertEqual(pixel, isDamaged ? 0xffff_0000 : 0, "\(x), \(y)")
                if pixel != (isDamaged ? 0xffff_0000 : 0) { return }
            }
        }
    }
}
