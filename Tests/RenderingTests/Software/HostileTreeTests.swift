import RenderScene
import XCTest

@testable import Rendering

/// Trees that no app should make: the image is correct or empty, and nothing crashes.
final class HostileTreeTests: RenderingTestCase {
    private let target = RenderTarget(width: 48, height: 48, scale: 1)

    /// A chain of layers, each in the one before.
    private func chain(_ depth: Int, _ set: (inout LayerValues, Int) -> Void) -> RenderTree {
        var builder = RenderTreeBuilder(capacity: depth)
        for level in 0..<depth {
            var values = LayerModel(0, 0, 48, 48).values
            set(&values, level)
            builder.open(RenderNode(layer: LayerID(rawValue: UInt64(level + 1)), name: "level", values: values))
        }
        for _ in 0..<depth { builder.close() }
        return builder.tree(at: 0, serial: 1)
    }

    func testTenThousandNestedLayersAreDrawn() {
        let tree = chain(10_000) { values, level in
            if level == 9_999 { values.backgroundColor = .red }
        }
        XCTAssertEqual(Set(pixels(SoftwareRenderer().render(tree, at: 0, target: target))), [0xffff_0000])
    }

    func testTenThousandNestedClipsAndGroupsTakeLittleMemory() {
        let clips = chain(10_000) { values, level in
            values.masksToBounds = true
            values.cornerRadius = 5
            values.backgroundColor = level == 9_999 ? .red : nil
        }
        let image = pixels(SoftwareRenderer().render(clips, at: 0, target: target))
        XCTAssertEqual(image[24 * 48 + 24], 0xffff_0000)
        XCTAssertEqual(image[0], 0xff00_0000)
        let groups = chain(10_000) { values, level in
            values.opacity = 0.9999
            values.backgroundColor = level % 2 == 0 ? .red : .green
        }
        let shown = pixels(SoftwareRenderer().render(groups, at: 0, target: target))
        XCTAssertEqual(Set(shown).count, 1)
    }

    func testGroupsNestedDeepArePaintedInNarrowBands() {
        // 3,000 groups of 1170 x 2532 pixels would be 36 GB at once.
        let tree = chain(3_000) { values, _ in
            (values.opacity, values.backgroundColor) = (0.9999, RGBA(1, 1, 1, 0.001))
            values.bounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
            values.position = CGPoint(x: 585, y: 1266)
        }
        let (renderer, sample) = (SoftwareRenderer(), TreeSample())
        let screen = RenderTarget(width: 1170, height: 2532, scale: 1)
        sample.sample(tree, at: 0)
        renderer.builder.build(sample, for: screen)
        XCTAssertEqual(renderer.builder.list.nestedBytesPerRow, 3_000 * 1170 * 4)
        let rows = renderer.rowsPerBand(of: screen)
        XCTAssertGreaterThan(rows, 0)
        XCTAssertLessThanOrEqual(rows * renderer.builder.list.nestedBytesPerRow, SoftwareRenderer.nestedBytes)
        XCTAssertEqual(renderer.render(tree, at: 0, target: RenderTarget(width: 1170, height: 12, scale: 1)).height, 12)
    }

    func testTwentyThousandSiblingsAreDrawnInOrder() {
        let all = root(48, 48)
        all.sublayers = (0..<20_000).map { index in
            LayerModel(Double(index % 48), Double(index / 48 % 48), 1, 1) {
                $0.backgroundColor = RGBA(Double(index / 2304) / 10, 0, 0, 1)
                $0.zPosition = Double(index / 2304 * -1)
            }
        }
        let image = pixels(render(all, 48, 48))
        XCTAssertEqual(Set(image), [0xff00_0000], "the first layers, which are black, are the nearest")
    }

    func testSingularAndInfiniteTransformsDrawNothing() {
        let zero = CATransform3DMakeScale(0, 1, 1)
        let flat = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        var notANumber = CATransform3DIdentity
        notANumber.m41 = .nan
        var infinite = CATransform3DIdentity
        infinite.m11 = .infinity
        let vast = CATransform3DMakeScale(1e300, 1e300, 1)
        for transform in [zero, flat, notANumber, infinite, CATransform3DConcat(vast, vast)] {
            let layer = LayerModel(4, 4, 20, 20) {
                ($0.backgroundColor, $0.transform, $0.contents) = (.white, transform, TestImages.gradient(3, 3))
                ($0.cornerRadius, $0.masksToBounds, $0.opacity, $0.borderWidth) = (4, true, 0.5, 1)
            }
            let image = render(root(48, 48, layer.adding(LayerModel(0, 0, 9, 9) { $0.backgroundColor = .red })), 48, 48)
            XCTAssertEqual(Set(pixels(image)), [0xff00_0000], "\(transform)")
        }
    }

    func testHugeLayersCoverWhatTheyShould() {
        let huge = LayerModel(-1e9, -1e9, 2e9, 2e9) {
            ($0.backgroundColor, $0.cornerRadius, $0.borderWidth) = (.red, 1e8, 3)
            $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        }
        XCTAssertEqual(Set(pixels(render(root(48, 48, huge), 48, 48))), [0xffff_0000])
        // An edge of a huge layer through the middle of the image, and a huge circle that touches it there.
        check(root(48, 48, LayerModel(24, -1e9, 2e9, 2e9) { $0.backgroundColor = .red }), 48, 48)
        check(root(48, 48, LayerModel(24.5, -1e6, 2e6, 2e6 + 48) { ($0.backgroundColor, $0.cornerRadius) = (.red, 1e6) }), 48, 48)
        let image = LayerModel(-1e9, -1e9, 2e9, 2e9) { ($0.contents, $0.masksToBounds) = (TestImages.gradient(64, 64), true) }
        XCTAssertEqual(Set(pixels(render(root(48, 48, image), 48, 48))).count, 1)
        let far = LayerModel(1e9, 1e9, 10, 10) { $0.backgroundColor = .red }
        XCTAssertEqual(Set(pixels(render(root(48, 48, far), 48, 48))), [0xff00_0000])
    }

    func testEmptyLayersDrawNothingButTheirSublayers() {
        let empty = LayerModel(10, 10, 0, 0) {
            ($0.backgroundColor, $0.contents, $0.borderWidth, $0.cornerRadius) = (.red, TestImages.gradient(2, 2), 4, 3)
        }
        check(root(48, 48, empty.adding(LayerModel(2, 2, 8, 8) { $0.backgroundColor = .white })), 48, 48)
        empty.values.masksToBounds = true
        XCTAssertEqual(Set(pixels(render(root(48, 48, empty), 48, 48))), [0xff00_0000])
    }

    func testOddNumbersDoNoHarm() {
        let odd: [(inout LayerValues) -> Void] = [
            { $0.cornerRadius = .nan }, { $0.cornerRadius = -5 }, { $0.borderWidth = .nan }, { $0.borderWidth = -1 },
            { $0.borderWidth = .infinity }, { $0.contentsScale = 0 }, { $0.contentsScale = .nan }, { $0.zPosition = .nan },
            { $0.contentsRect = CGRect(x: Double.nan, y: 0, width: 1, height: 1) }, { $0.bounds.size.width = .infinity },
            { $0.bounds = CGRect(x: 0, y: 0, width: -20, height: 20) }, { $0.contentsScale = 1e-300 }, { $0.contentsScale = 1e300 },
        ]
        for set in odd {
            for gravity in [ContentsGravity.resize, .center, .resizeAspectFill] {
                let layer = LayerModel(4, 4, 20, 20) {
                    ($0.backgroundColor, $0.contents, $0.contentsGravity) = (.white, TestImages.gradient(3, 3), gravity)
                    set(&$0)
                }
                XCTAssertEqual(render(root(48, 48, layer), 48, 48).width, 48)
            }
        }
    }

    func testAnEmptyTreeIsBlack() {
        XCTAssertEqual(Set(pixels(SoftwareRenderer().render(.empty, at: 0, target: target))), [0xff00_0000])
    }
}
