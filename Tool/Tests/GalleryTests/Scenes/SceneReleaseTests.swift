import CommandSupport
import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// Every interactive release of every scene keeps the finger's speed: each animated value of each layer changes as much in the frame after
/// the lift as in the frame before, within a tenth, beyond what it changed from frame to frame under the finger.
@preconcurrency @MainActor
final class SceneReleaseTests: XCTestCase, @unchecked Sendable {
    func testEveryReleaseOfAScenesTransitionKeepsTheFingersSpeed() throws {
        var (releases, values) = (0, 0)
        for cell in ["", "--device se --direction rtl --appearance dark", "--device ipad", "--device 15-landscape --text-size ax3"] {
            for scene in GalleryScene.every {
                let words = cell.split(separator: " ").map(String.init)
                let options = Dictionary(
                    uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
                let settings = try SceneSettings(ParsedArguments(values: options))
                let player = ScenePlayer(scene: scene, settings: settings, framesPerSecond: 60)
                let found = try check(player, "\(scene.id) \(cell)")
                releases += found.releases
                values += found.values
            }
        }
        // Of the depth and the tab arrow's scenes, on each device.
        XCTAssertGreaterThanOrEqual(releases, 16)
        XCTAssertGreaterThan(values, 200)
    }

    private func check(_ player: ScenePlayer, _ message: String) throws -> (releases: Int, values: Int) {
        let stage = player.settings.makeStage()
        let lifts = player.scene.story(on: player.settings.device.size).strokes
            .filter { $0.legs.last?.distance != .zero }.map(\.end).filter { $0 + 2 / 60 < player.duration }
        guard !lifts.isEmpty else { return (0, 0) }
        var isInteractive: [Bool] = []
        // Just before each lift, to know whether the finger drives a transition.
        try player.play(on: stage, stoppingAt: lifts.map { $0 - 1.0 / 240 } + [player.duration]) { _ in
            let root = stage.window.rootViewController
            let shown = (root as? UITabBarController)?.selectedViewController ?? root
            isInteractive.append(shown?.transitionCoordinator?.isInteractive ?? false)
        }
        let frames = stage.trace().frames
        var (releases, values) = (0, 0)
        for (lift, isInteractive) in zip(lifts, isInteractive) where isInteractive {
            let last = frames.lastIndex { $0.time <= lift + 1e-6 } ?? 0
            let next = frames.firstIndex { $0.time >= lift - 1e-6 } ?? 0
            guard last >= 2, next + 1 < frames.count else { continue }
            releases += 1
            let shown = [last - 2, last - 1, last, next, next + 1].map { index in
                Dictionary(frames[index].layers.map { ($0.layer, $0.values) }, uniquingKeysWith: { $1 })
            }
            for (layer, keys) in shown[2] {
                for key in keys.keys {
                    let positions = shown.compactMap { $0[layer]?[key].map(Self.numbers) }
                    guard positions.count == 5, Set(positions.map(\.count)).count == 1 else { continue }
                    let former = Self.difference(positions[0], positions[1])
                    let (before, after) = (Self.difference(positions[1], positions[2]), Self.difference(positions[3], positions[4]))
                    // Less than a hundredth of a point or of an opacity a frame is no movement.
                    guard Self.length(before) > 0.01, Self.length(former) > 0.01 else { continue }
                    values += 1
                    let own = Self.length(Self.difference(former, before))
                    XCTAssertLessThanOrEqual(
                        Self.length(Self.difference(before, after)), Self.length(before) / 10 + own,
                        "\(message) at \(lift): \(key) of layer \(layer), \(Self.length(before)) before, \(Self.length(after)) after")
                }
            }
        }
        return (releases, values)
    }

    private static func numbers(_ value: Trace.Value) -> [Double] {
        switch value {
        case .number(let number): [number]
        case .numbers(let numbers): numbers
        case .flag, .none: []
        }
    }

    private static func difference(_ start: [Double], _ end: [Double]) -> [Double] { zip(start, end).map { $1 - $0 } }

    private static func length(_ vector: [Double]) -> Double { vector.map { $0 * $0 }.reduce(0, +).squareRoot() }
}
