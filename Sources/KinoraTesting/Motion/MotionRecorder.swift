import RenderScene
import UIKit

/// Samples a value and the screen at each frame that a test advances through.
@MainActor final class MotionRecorder {
    let stage: Stage
    private let begin: Double
    private let value: @MainActor () -> Double?
    private(set) var samples: [MotionSample] = []
    /// Committed values of the window at the frames: no pixels, so that frames of a passing test are never rendered.
    private(set) var frames: [(time: Double, tree: FrozenTree, size: CGSize)] = []

    init(_ stage: Stage, _ value: @escaping @MainActor () -> Double?) {
        (self.stage, self.value) = (stage, value)
        begin = stage.now
    }

    /// Takes a sample; a second one at the same time replaces the first.
    func take() {
        let time = stage.now - begin
        if let value = value() {
            if let last = samples.last, abs(last.time - time) < 1e-9 { samples.removeLast() }
            samples.append(MotionSample(time: time, value: value))
        }
        guard frames.last.map({ time - $0.time > 1e-9 }) ?? true, frames.count < Self.frameLimit,
            let screen = stage.frozenScreen
        else { return }
        frames.append((time, screen.tree, screen.size))
    }

    /// Ten minutes at 60 frames per second.
    private static let frameLimit = 36_000
}
