import Kinora
import UIKit
import XCTest

@testable import Gallery

/// Hours of random fingers on the gallery: it goes on, and its memory stays flat.
@preconcurrency @MainActor
final class GallerySoakTests: XCTestCase {
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
    /// Virtual hours.
    private static let hours = isDeep ? 100.0 : 0.25
    private static let actionsPerHour = 120.0
    /// Maximum growth in bytes after the first tenth of the time, with the first screen shown before and after. In a short run that tenth
    /// is three actions, and the caches fill after it.
    private static let growthLimit = isDeep ? 16 << 20 : 48 << 20

    func testMemoryIsFlatThroughHoursOfRandomFingers() throws {
        var random = SeededRandom(seed: 2026)
        let stage = Stage(device: .iPhone15)
        stage.framesPerSecond = 30
        GalleryScene.gallery.start(in: stage.window)
        let count = Int(Self.hours * Self.actionsPerHour)
        var start = 0
        for action in 0..<count {
            if action == count / 10 {
                Self.showCards(on: stage)
                start = Self.residentBytes
            }
            Self.act(on: stage, with: &random)
            stage.advance(by: Double.random(in: 0...7200 / Self.actionsPerHour, using: &random))
            // The button of an open scene is seldom hit by chance.
            if action % 8 == 7 { Self.closeScene(on: stage) }
            if Self.isDeep, action % 1200 == 0 { print("\(action / Int(Self.actionsPerHour)) h: \(Self.residentBytes >> 20) MB") }
        }
        Self.showCards(on: stage)
        let growth = Self.residentBytes - start
        if Self.isDeep { print("growth: \(growth >> 20) MB") }
        XCTAssertLessThan(growth, Self.growthLimit, "bytes more after \(Self.hours) virtual hours")
        let root = stage.window.rootViewController?.children.first
        XCTAssertNil(root?.presentedViewController)
        stage.tap(at: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY))
        stage.advance(by: 3)
        XCTAssertNotNil(root?.presentedViewController, "a tap on a card still opens its scene")
    }

    /// A tap, a swipe, or a drag with a pause, at random points.
    private static func act(on stage: Stage, with random: inout SeededRandom) {
        let bounds = stage.window.bounds
        func point() -> CGPoint {
            CGPoint(x: .random(in: 1..<bounds.width - 1, using: &random), y: .random(in: 60..<bounds.height - 1, using: &random))
        }
        var samples = [TouchSample(time: 0, finger: 1, phase: .began, location: point())]
        if Bool.random(using: &random) {
            let (from, to) = (samples[0].location, point())
            for step in 1...10 {
                let fraction = CGFloat(step) / 10
                samples.append(
                    TouchSample(
                        time: Double(step) * 0.03, finger: 1, phase: .moved,
                        location: CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)))
            }
        }
        let end = samples[samples.count - 1]
        samples.append(TouchSample(time: end.time + 0.05, finger: 1, phase: .ended, location: end.location))
        stage.touch(samples)
    }

    private static func closeScene(on stage: Stage) {
        let corner = CGPoint(x: stage.window.bounds.width - 31, y: stage.window.safeAreaInsets.top + 22)
        stage.touch([
            TouchSample(time: 0, finger: 1, phase: .began, location: corner),
            TouchSample(time: 0.05, finger: 1, phase: .ended, location: corner),
        ])
        stage.advance(by: 3)
    }

    /// Closes an open scene by code: an alert may cover its button.
    private static func showCards(on stage: Stage) {
        stage.window.rootViewController?.children.first?.dismiss(animated: false)
        stage.advance(by: 1)
    }

    /// Resident memory of the process, without what the allocator keeps for later: glibc keeps up to twice the largest freed block.
    private static var residentBytes: Int {
        typealias Trim = @convention(c) (Int) -> Int32
        if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
        let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").map { Int($0) ?? 0 }
        return (numbers?.dropFirst().first ?? 0) * 4096
    }
}
