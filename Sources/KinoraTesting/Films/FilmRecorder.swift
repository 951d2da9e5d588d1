import RenderScene
import UIKit

/// Keeps the moments of a film while a test advances the stage: values without pixels.
@MainActor final class FilmRecorder {
    private struct Moment {
        let time: Double
        let tree: FrozenTree
        let size: CGSize
    }

    private let stage: Stage
    private let begin: Double
    private let moments: FilmMoments
    private var kept: [Moment] = []
    private var index = 0
    /// Whether the film has more moments than a strip may have.
    private(set) var isTooLong = false

    init(_ stage: Stage, _ moments: FilmMoments) {
        (self.stage, self.moments) = (stage, moments)
        begin = stage.now
    }

    /// The stage's time of the next moment; nil after the last.
    var nextTime: Double? {
        switch moments.kind {
        case .times(let times): index < times.count ? begin + times[index] : nil
        case .interval(let interval): begin + Double(index) * interval
        }
    }

    var isWhole: Bool { if case .interval = moments.kind { true } else { false } }

    /// Keeps the moments that are due.
    func take() {
        while let next = nextTime, next <= stage.now + 1e-9 {
            keep(time: next - begin)
            index += 1
            if isTooLong { return }
        }
    }

    /// Keeps the last frame of a whole film.
    func end() {
        if isWhole, kept.last.map({ stage.now - begin - $0.time > 1e-9 }) ?? true { keep(time: stage.now - begin) }
    }

    private func keep(time: Double) {
        isTooLong = kept.count >= FilmMoments.limit
        guard !isTooLong, let screen = stage.frozenScreen else { return }
        kept.append(Moment(time: time, tree: screen.tree, size: screen.size))
    }

    /// The frames, rendered 640 pixels high at most.
    func frames() throws -> [(time: Double, image: CGImage)] {
        try kept.map { moment in
            let scale = min(stage.device.scale, 640 / max(moment.size.height, 1))
            return (moment.time, try moment.tree.image(size: moment.size, scale: scale))
        }
    }
}
