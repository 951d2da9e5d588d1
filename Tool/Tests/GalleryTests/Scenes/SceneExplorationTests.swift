import Foundation
import Gallery
import KinoraTesting
import XCTest

/// Random walks through the app of each scene find nothing: 20 virtual minutes in the deep tests, else half a minute.
@preconcurrency @MainActor
final class SceneExplorationTests: XCTestCase {
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
    private static let seconds = isDeep ? 1200.0 : 30

    func testWalksThroughTheScenesFindNothing() {
        for (index, scene) in (GalleryScene.all + GalleryScene.variations).enumerated() {
            let start = Date()
            let passes = explore(seed: UInt64(index + 1), seconds: Self.seconds) { scene.makeRoot() }
            print("\(scene.id): \(passes ? "nothing found" : "see above"), \(Int(Date().timeIntervalSince(start) * 1000)) ms")
        }
    }
}
