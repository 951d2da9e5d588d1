import RenderScene
import UIKit

/// Samples a value and the screen at each frame that a test advances through.
@MainActor final class MotionRecorder {
    let stage: Stage
    private let begin: Double
    /// The view whose value it is; nil for a closure.
    private let view: UIView?
    private let value: @MainActor () -> Double?
    private var samples: [MotionSample] = []
    private var absences: [MotionAbsence] = []
    /// The screen at the last sample.
    private var lastScreen: FrozenTree?
    /// Committed values of the window at the frames: no pixels, so that frames of a passing test are never rendered.
    private(set) var frames: [(time: Double, tree: FrozenTree, size: CGSize)] = []

    init(_ stage: Stage, of view: UIView?, _ value: @escaping @MainActor () -> Double?) {
        (self.stage, self.view, self.value) = (stage, view, value)
        begin = stage.now
    }

    /// The samples until now; nil if there are none.
    var curve: MotionCurve? {
        samples.isEmpty ? nil : MotionCurve(samples: samples, absences: absences, isOfView: view != nil)
    }

    /// Takes a sample; a second one at the same time replaces the first.
    func take() {
        let time = stage.now - begin
        let screen = stage.frozenScreen
        if let value = value() {
            if isAtLastSample(time) { samples.removeLast() }
            samples.append(MotionSample(time: time, value: value))
            lastScreen = screen?.tree
            endAbsence(at: time)
        } else if !isAtLastSample(time), absences.last.map({ $0.end != nil }) ?? true {
            absences.append(MotionAbsence(begin: time, departure: departure(at: time)))
        }
        guard frames.last.map({ time - $0.time > 1e-9 }) ?? true, frames.count < Self.frameLimit, let screen else { return }
        frames.append((time, screen.tree, screen.size))
    }

    private func isAtLastSample(_ time: Double) -> Bool { samples.last.map { abs($0.time - time) < 1e-9 } ?? false }

    private func endAbsence(at time: Double) {
        guard let index = absences.indices.last, absences[index].end == nil else { return }
        absences[index].end = time
        // A view that is there later in the same frame was not absent.
        if time - absences[index].begin < 1e-9 { absences.removeLast() }
    }

    private func departure(at time: Double) -> MotionAbsence.Departure? {
        guard let view, let lastScreen, let last = samples.last else { return nil }
        return MotionAbsence.Departure(of: view.layer.id, after: lastScreen, by: time - last.time)
    }

    /// Ten minutes at 60 frames per second.
    private static let frameLimit = 36_000
}
