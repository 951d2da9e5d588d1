import UIKit

/// Finger marks drawn over captured images.
@MainActor
final class FingerMarks: TouchObserver {
    private var trails: [Int: FingerTrail] = [:]
    /// Trails of lifted fingers that are still fading.
    private var fading: [FingerTrail] = []

    func application(_ application: UIApplication, delivers batch: TouchBatch) {
        fading.removeAll { $0.isOver(at: batch.time) }
        for input in batch.inputs where input.location.x.isFinite && input.location.y.isFinite {
            switch input.phase {
            case .began: trails[input.finger] = FingerTrail(at: batch.time, input.location)
            case .moved: trails[input.finger]?.move(at: batch.time, input.location)
            case .ended, .cancelled:
                guard var trail = trails.removeValue(forKey: input.finger) else { continue }
                trail.lift(at: batch.time, input.location)
                fading.append(trail)
            case .stationary: break
            }
        }
    }

    /// The dots of each visible finger at a media time.
    func dots(at time: TimeInterval) -> [[FingerTrail.Dot]] {
        (fading + trails.sorted { $0.key < $1.key }.map(\.value)).map { $0.dots(at: time) }.filter { !$0.isEmpty }
    }
}
