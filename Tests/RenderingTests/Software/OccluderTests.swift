import RenderScene
import XCTest

@testable import Rendering

/// Content behind opaque layers is not painted, and nothing else changes.
final class OccluderTests: RenderingTestCase {
    private let target = RenderTarget(width: 300, height: 500, scale: 1)

    private func paint(_ tree: RenderTree, hidesNothing: Bool) -> [UInt32] {
        let renderer = SoftwareRenderer()
        renderer.build(tree, at: 0, drawn: [], target: target)
        XCTAssertFalse(renderer.builder.list.occluders.isEmpty)
        if hidesNothing { renderer.builder.list.occluders = [] }
        var image = [UInt32](repeating: 7, count: target.width * target.height)
        image.withUnsafeMutableBufferPointer { pixels in
            if let base = pixels.baseAddress { renderer.paint([target.bounds], of: target, into: base) }
        }
        return image
    }

    func testAStackOfOpaqueThingsLeavesTheImageAsItIs() {
        var random = RandomNumbers(seed: 41)
        for round in 0..<20 {
            let root = LayerModel(0, 0, 300, 500) { $0.backgroundColor = round % 2 == 0 ? RGBA(0, 0, 1, 1) : RGBA(1, 0, 0, 0.5) }
            for number in 0..<12 {
                let isOpaque = random.double(0...1) < 0.7
                root.sublayers.append(
                    LayerModel(
                        random.double(-100...100), Double(number) * random.double(20...50), random.double(120...400),
                        random.double(60...260)
                    ) {
                        $0.backgroundColor = RGBA(random.double(0...1), random.double(0...1), 0.5, isOpaque ? 1 : 0.5)
                        $0.rare.fields.shadow.opacity = isOpaque ? 0.5 : 0
                        $0.opacity = isOpaque ? 1 : 0.7
                    })
            }
            root.sublayers.append(LayerModel(20, 100.5, 260, 180) { $0.backgroundColor = .white })
            XCTAssertTrue(paint(root.tree, hidesNothing: false) == paint(root.tree, hidesNothing: true), "round \(round)")
        }
    }

    func testWhatHidesMostComesFirst() {
        var list = DisplayList()
        let sizes = [150, 300, 200, 300, 100]
        list.occluders = sizes.enumerated().map { number, size in
            Occluder(rect: DeviceRect(left: 0, top: 0, right: size, bottom: size), command: number)
        }
        var found: [Occluder] = []
        list.findOccluders(in: DeviceRect(left: 0, top: 0, right: 1000, bottom: 1000), limit: 3, into: &found)
        XCTAssertEqual(found.map(\.command), [3, 1, 2])
        list.findOccluders(in: DeviceRect(left: 140, top: 0, right: 1000, bottom: 290), limit: 9, into: &found)
        XCTAssertEqual(found.map(\.command), [3, 1])
        list.lastBackdrop = 0
        list.findOccluders(in: DeviceRect(left: 0, top: 0, right: 1000, bottom: 1000), limit: 3, into: &found)
        XCTAssertTrue(found.isEmpty)
    }
}
