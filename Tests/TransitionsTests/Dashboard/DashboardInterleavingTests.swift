import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// The 50 random interleavings of the four directions, started in the middle of a transition.
@preconcurrency @MainActor
final class DashboardInterleavingTests: XCTestCase {
    /// Numerical Recipes' generator, so that a failing seed fails again.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let directions: [DashboardNavigationController.PresentationDirection] = [
        .inViaScale, .outViaScale, .inFromBottom, .outToBottom,
    ]

    func testFiftyInterleavingsEndAsTheSameRequestsOneByOne() {
        let deep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for seed in 1...(deep ? 2000 : 50) { Self.interleave(seed: UInt64(seed)) }
    }

    private static func interleave(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let scene = DashboardScene()
        // The model: names of the stack, as the requests one after another would make it.
        var stack = ["Dashboard"]
        var stackBeforeFrame = stack
        var made: [String: () -> ColoredController?] = ["Dashboard": { [weak root = scene.root] in root }]
        var asked = 0
        for step in 0..<10 {
            let name: String
            if Bool.random(using: &dice), let old = made.keys.sorted().randomElement(using: &dice), made[old]?() != nil {
                name = old
            } else {
                name = "\(step)"
            }
            let controller = made[name]?() ?? ColoredController(name)
            made[name] = { [weak controller] in controller }
            let direction = Self.directions.randomElement(using: &dice) ?? .inViaScale
            let isIn = direction == .inViaScale || direction == .inFromBottom
            let before = shown(scene)
            scene.present(controller, direction, noting: "\(step)")
            asked += 1
            stack = stackBeforeFrame
            if stack.last != name {
                if let index = stack.firstIndex(of: name) { stack = Array(stack[...index]) } else { stack = isIn ? stack + [name] : [name] }
            }
            XCTAssertEqual(scene.stackNames, stack, "seed \(seed), step \(step)")
            // Sometimes the next request comes in the same frame.
            guard Int.random(in: 0..<5, using: &dice) > 0 else { continue }
            scene.commit()
            for (layer, transform) in before where layer !== controller.view.layer {
                guard let now = layer.presentation()?.transform else { continue }
                XCTAssertTrue(Self.distance(now, transform) < 1e-6, "seed \(seed), step \(step): a screen jumped")
            }
            stackBeforeFrame = stack
            scene.stage.advance(by: Double.random(in: 0.001...0.35, using: &dice))
        }
        XCTAssertEqual(scene.stage.settle(), [], "seed \(seed)")
        XCTAssertEqual(scene.stackNames, stack, "seed \(seed)")
        XCTAssertEqual(scene.completions.count, asked, "seed \(seed)")
        XCTAssertEqual(Set(scene.completions.map { $0.prefix { $0 != " " } }).count, asked, "seed \(seed)")
        XCTAssertTrue(scene.animatedLayers.isEmpty, "seed \(seed)")
        XCTAssertTrue(scene.screens.elementsEqual([scene.navigation.topViewController?.view].compactMap { $0 }, by: ===), "seed \(seed)")
        XCTAssertEqual(scene.screens.first?.frame, CGRect(x: 0, y: 0, width: 300, height: 600), "seed \(seed)")
        XCTAssertEqual(scene.screens.first?.transform, .identity, "seed \(seed)")
        scene.stage.advance(by: 0.1)
        for (name, controller) in made where name != "Dashboard" {
            XCTAssertEqual(controller() != nil, stack.contains(name), "seed \(seed): \(name)")
        }
        for case let controller as ColoredController in scene.navigation.viewControllers + [scene.root] {
            XCTAssertEqual([controller.openAppearances, controller.openDisappearances], [0, 0], "seed \(seed)")
            XCTAssertEqual(controller.isShown, controller === scene.navigation.topViewController, "seed \(seed)")
        }
    }

    /// State of the screens now.
    private static func shown(_ scene: DashboardScene) -> [(CALayer, CATransform3D)] {
        scene.screens.compactMap { view in view.layer.presentation().map { (view.layer, $0.transform) } }
    }

    private static func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
        let differences = [a.m11 - b.m11, a.m22 - b.m22, a.m41 - b.m41, a.m42 - b.m42]
        return Double(differences.map(abs).max() ?? 0)
    }
}
