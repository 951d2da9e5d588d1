import UIKit

/// The events of a run.
struct RunRecord {
    private(set) var screen = CGSize.zero
    private(set) var steps: [(step: ExplorationStep, time: TimeInterval)] = []
    private(set) var samples: [TouchSample] = []
    private(set) var finding: ExplorationFinding?
    private(set) var failure: String?
    /// Seconds since the app was shown.
    private(set) var end: TimeInterval?
    private(set) var hasBegun = false

    /// Drops a finding that is not the expected one.
    mutating func dropFinding() { finding = nil }

    mutating func add(_ event: RunEvent) {
        switch event {
        case .began(let screen): (hasBegun, self.screen) = (true, screen)
        case .step(let step, let time): steps.append((step, time))
        case .touch(let finger, let phase, let location, let time):
            guard let phase = UITouch.Phase(rawValue: phase) else { return }
            samples.append(TouchSample(time: time, finger: finger, phase: phase, location: location))
        case .finding(let finding): self.finding = self.finding ?? finding
        case .origin(let origin): finding?.origin = origin
        case .failure(let sentence): failure = failure ?? sentence
        case .ended(let time): end = time
        }
    }
}
