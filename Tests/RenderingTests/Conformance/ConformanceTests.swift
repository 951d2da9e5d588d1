import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Every conformance scene against the reference renderer: at scale 2, with `--deep` at 1 and 3, too.
///
/// `KINORA_PICTURES=folder` writes each scene's image there, enlarged, for inspection.
final class ConformanceTests: RenderingTestCase {
    private static let scales = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? [1.0, 2, 3] : [2.0]

    func testGradients() { check("gradients") }
    func testShapes() { check("shapes") }
    func testStrokes() { check("strokes") }
    func testCopies() { check("copies") }
    func testSpaces() { check("spaces") }
    func testSiblings() { check("siblings") }
    func testMasks() { check("masks") }
    func testShadows() { check("shadows") }
    func testCorners() { check("corners") }
    func testBlending() { check("blending") }
    func testOpacities() { check("opacities") }
    func testBackdrops() { check("backdrops") }
    func testFilters() { check("filters") }
    func testImages() { check("pictures") }
    func testEmitters() { check("emitters") }

    func testEveryGroupOfScenesHasItsTest() {
        XCTAssertEqual(
            ConformanceScenes.all.map(\.group).sorted(),
            [
                "backdrops", "blending", "copies", "corners", "emitters", "filters", "gradients", "masks", "opacities", "pictures",
                "shadows", "shapes", "siblings", "spaces", "strokes",
            ])
        XCTAssertGreaterThanOrEqual(ConformanceScenes.all.reduce(0) { $0 + $1.scenes.count }, 120)
        for (_, scenes) in ConformanceScenes.all { XCTAssertEqual(Set(scenes.map(\.name)).count, scenes.count, "names are unique") }
    }

    private func check(_ group: String, file: StaticString = #filePath, line: UInt = #line) {
        let scenes = ConformanceScenes.all.first { $0.group == group }?.scenes ?? []
        let renderer = SoftwareRenderer()
        for (index, scene) in scenes.enumerated() {
            for scale in Self.scales {
                let (width, height) = (Int(Double(scene.width) * scale), Int(Double(scene.height) * scale))
                let image = render(scene.root, width, height, scale: scale, at: scene.time, with: renderer)
                let reference = ReferenceRenderer(width: width, height: height, scale: scale, time: scene.time).render(scene.root)
                reference.check(
                    image, interior: scene.interior, edge: scene.edge, sharedEdge: scene.sharedEdge,
                    name: "\(group): \(scene.name), at scale \(scale)", file: file,
                    line: line)
            }
            write(scene, named: "\(group)-\(String(index + 100).dropFirst())", with: renderer)
        }
    }

    private func write(_ scene: ConformanceScene, named name: String, with renderer: SoftwareRenderer) {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        let image = render(scene.root, scene.width * 6, scene.height * 6, scale: 6, at: scene.time, with: renderer)
        XCTAssertNoThrow(try image.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")))
    }
}
