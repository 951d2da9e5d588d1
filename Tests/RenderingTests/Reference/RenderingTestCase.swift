import RenderScene
import XCTest

@testable import Rendering

/// Comparison of the renderer with the reference.
class RenderingTestCase: XCTestCase {
    /// Draws a tree of layers on a target.
    func render(
        _ root: LayerModel, _ width: Int, _ height: Int, scale: Double = 1, at time: Double = 0, with renderer: SoftwareRenderer = .init()
    ) -> CGImage {
        renderer.render(root.tree, at: time, target: RenderTarget(width: width, height: height, scale: scale))
    }

    /// Fails where the renderer's image differs from the reference's.
    func check(
        _ root: LayerModel, _ width: Int = 64, _ height: Int = 64, scale: Double = 1, interior: Double = 2, edge: Double = 8,
        name: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        let reference = ReferenceRenderer(width: width, height: height, scale: scale).render(root)
        reference.check(render(root, width, height, scale: scale), interior: interior, edge: edge, name: name, file: file, line: line)
    }

    func pixels(_ image: CGImage) -> [UInt32] { image.withPixels { Array($0) } }

    /// A root that fills a target and has nothing of its own.
    func root(_ width: Double = 64, _ height: Double = 64, _ sublayers: LayerModel...) -> LayerModel {
        let root = LayerModel(0, 0, width, height)
        root.sublayers = sublayers
        return root
    }
}
