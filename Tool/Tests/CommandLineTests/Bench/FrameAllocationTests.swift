import Foundation
import QuartzCore
import Rendering
import XCTest

@testable import kinora

/// Heap allocations of a frame do not grow with the number of layers.
@preconcurrency @MainActor
final class FrameAllocationTests: XCTestCase {
    private static let size = (width: 400, height: 600)

    override func setUpWithError() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment["KINORA_OPTIMIZE_PIXELS"] == "1",
            "unless it is optimized, as ./kinora test has it, the renderer may allocate whatever is passed around")
    }

    /// Of the fifth frame of a scene of the race: by then all memory that is kept has grown.
    private static func allocations(_ name: String) throws -> Int {
        let make = try XCTUnwrap(RaceScene.all.first { $0.name == name }?.make)
        let scene = make(size.width, size.height)
        let clock = RaceClock()
        let context = LayerContext(root: scene.root, clock: clock)
        let renderer = SoftwareRenderer()
        renderer.threads = 1
        let target = RenderTarget(width: size.width, height: size.height, scale: 1)
        for frame in 0..<4 {
            scene.show(frame, in: context)
            renderer.draw(context.tree, at: clock.now, drawn: [], target: target)
        }
        scene.show(4, in: context)
        return try XCTUnwrap(AllocationCounter.count { renderer.draw(context.tree, at: clock.now, drawn: [], target: target) })
    }

    func testFrameOfManyLayersAllocatesNoMoreThanOneOfFew() throws {
        let few = try Self.allocations("S4_100")
        XCTAssertGreaterThan(few, 0)
        XCTAssertEqual(try Self.allocations("S4_1000"), few)
    }
}
