import RenderScene
import XCTest

@testable import Rendering

/// What a frame takes from the heap does not grow with the number of layers.
final class FrameAllocationTests: RenderingTestCase {
    private let target = RenderTarget(width: 400, height: 600, scale: 1)
    private let image = TestImages.noise(20, 20, seed: 1)

    override func setUpWithError() throws {
        var isOptimised = true
        assert(
            {
                isOptimised = false; return true
            }(), "without optimisation, whatever is passed around may be allocated")
        try XCTSkipUnless(isOptimised, "the renderer is not optimised")
    }

    /// Cards or pictures, each turned and placed on its own, as a frame has them.
    private func tree(_ count: Int, showing image: CGImage?, frame: Int) -> RenderTree {
        var random = RandomNumbers(seed: UInt64(count))
        let root = LayerModel(0, 0, 400, 600) { $0.backgroundColor = RGBA(0.1, 0.1, 0.1, 1) }
        for _ in 0..<count {
            let card = LayerModel(random.double(0...380), random.double(0...580), 20, 20) {
                $0.backgroundColor = image == nil ? RGBA(1, 0.5, 0, 0.5) : nil
                $0.cornerRadius = image == nil ? 5 : 0
                $0.contents = image
                $0.transform = CATransform3DMakeRotation(CGFloat(frame), 0, 0, 1)
            }
            card.values.position.x += CGFloat(frame)
            root.sublayers.append(card)
        }
        return root.tree.replacing([], at: Double(frame))
    }

    private func allocations(_ count: Int, showing image: CGImage?) throws -> Int {
        let renderer = SoftwareRenderer()
        renderer.threads = 1
        for frame in 0..<4 { renderer.draw(tree(count, showing: image, frame: frame), at: 0, drawn: [], target: target) }
        let last = tree(count, showing: image, frame: 4)
        return try XCTUnwrap(AllocationCounter.count { renderer.draw(last, at: 0, drawn: [], target: target) })
    }

    func testAFrameOfManyLayersAllocatesNoMoreThanOneOfFew() throws {
        for image in [nil, image] {
            let (few, many) = try (allocations(50, showing: image), allocations(1000, showing: image))
            XCTAssertLessThan(few, 100)
            XCTAssertLessThan(many, 100)
        }
    }
}
