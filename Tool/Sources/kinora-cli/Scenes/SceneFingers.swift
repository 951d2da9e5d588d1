import Gallery
import Kinora
import UIKit

/// The fingers of a scene on their way to its app: those of a time and before are delivered, the others wait.
@MainActor
struct SceneFingers {
    private let stage: Stage
    private var playback: TouchPlayback
    private var cues: ArraySlice<GalleryScene.Cue>
    /// Whether no finger can reach what the next cue is about.
    private var isOutOfReach = false

    /// - Parameters:
    ///   - samples: where fingers are, from the scene's start on.
    ///   - cues: what they tap, besides.
    init(_ samples: [TouchSample], tapping cues: [GalleryScene.Cue], on stage: Stage) {
        self.stage = stage
        self.cues = cues[...]
        playback = TouchPlayback(samples, on: stage)
    }

    /// Delivers what is due up to a time since the scene's start, each at its own time.
    mutating func run(until limit: TimeInterval) {
        while let cue = cues.first, cue.touchTime <= limit + Self.resolution {
            if !isOutOfReach {
                playback.run(until: cue.touchTime)
                advance(to: cue.touchTime)
                if let place = place(of: cue) {
                    playback = TouchPlayback(
                        [
                            TouchSample(time: 0, phase: .began, location: place),
                            TouchSample(time: cue.time - cue.touchTime, phase: .ended, location: place),
                        ], on: stage)
                    cues.removeFirst()
                    continue
                }
                isOutOfReach = true
            }
            guard cue.time <= limit + Self.resolution else { break }
            advance(to: cue.time)
            cue.action()
            cues.removeFirst()
            isOutOfReach = false
        }
        playback.run(until: limit)
    }

    /// The middle of what a cue is about, where that is what a finger would meet.
    private func place(of cue: GalleryScene.Cue) -> CGPoint? {
        guard let view = cue.target(), let window = view.window else { return nil }
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard let hit = window.hitTest(place, with: nil), hit.isDescendant(of: view) else { return nil }
        return place
    }

    /// The stage takes a time within a nanosecond of a frame's for the frame's.
    private static let resolution = 5e-10

    private func advance(to time: TimeInterval) {
        if stage.now < time { stage.advance(by: time - stage.now) }
    }
}
