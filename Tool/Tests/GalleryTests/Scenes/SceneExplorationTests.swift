import Foundation
import Gallery
import KinoraTesting
import XCTest

/// Random walks through the app of each scene find nothing: 20 virtual minutes in the deep tests, else ten seconds.
@preconcurrency @MainActor
final class SceneExplorationTests: XCTestCase {
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
    private static let seed = ProcessInfo.processInfo.environment["KINORA_EXPLORE_SEED"].flatMap(UInt64.init) ?? 0
    private static let seconds = isDeep ? 1200.0 : 10

    func testWalksThroughTheScenesFindNothing() {
        for (index, scene) in (GalleryScene.all + GalleryScene.variations).enumerated() {
            let passes = explore(seed: UInt64(index + 1) + Self.seed, seconds: Self.seconds) { scene.makeRoot() }
            if Self.isDeep || !passes { print("\(scene.id): \(passes ? "nothing found" : "see above")") }
        }
    }
}
