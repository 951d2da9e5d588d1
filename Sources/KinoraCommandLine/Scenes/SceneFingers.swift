import Kinora
import UIKit

/// A queue of a scene's touches: those due are delivered, later ones wait.
@MainActor
package struct SceneFingers {
    private let stage: Stage
    private let scene: String
    private var playback: TouchPlayback
    private var strokes: ArraySlice<FingerStroke> = []
    private var checkpoints: ArraySlice<SceneCheckpoint> = []
    /// The lift time of each finger, in seconds since the stage was created; by its number.
    private var ends: [TimeInterval] = []

    /// The scene's own touches, with its checkpoints.
    package init(_ story: FingerStory, of scene: String, on stage: Stage) {
        self.stage = stage
        self.scene = scene
        strokes = story.strokes[...]
        checkpoints = story.checkpoints[...]
        playback = TouchPlayback([], on: stage)
    }

    /// Samples, from the scene's start on.
    init(_ samples: [TouchSample], on stage: Stage) {
        self.stage = stage
        scene = ""
        playback = TouchPlayback(samples, on: stage)
    }

    /// Delivers the touches due up to a time since the scene's start, each at its own time. A checkpoint comes after touches of its
    /// time.
    /// - Throws: `SceneFailure` if a touch does not reach its element, or a checkpoint's state does not hold.
    package mutating func run(until limit: TimeInterval) throws {
        while let time = [strokes.first?.time, checkpoints.first?.time].compactMap(\.self).min(), time <= limit + Self.resolution {
            playback.run(until: time)
            if stage.now < time { stage.advance(by: time - stage.now) }
            if let stroke = strokes.first, stroke.time <= time {
                strokes.removeFirst()
                try begin(stroke)
            } else if let checkpoint = checkpoints.popFirst() {
                CATransaction.flush()
                guard checkpoint.holds(stage.window) else {
                    throw SceneFailure(scene: scene, time: checkpoint.time, reason: "this is not so: \(checkpoint.claim)")
                }
            }
        }
        playback.run(until: limit)
    }

    private mutating func begin(_ stroke: FingerStroke) throws {
        CATransaction.flush()
        guard stroke.isPlayed(in: stage.window) else { return }
        guard let positions = stroke.positions(in: stage.window), let first = positions.first, let last = positions.last else {
            throw SceneFailure(
                scene: scene, time: stroke.time,
                reason: "no finger reaches \(stroke.element): \(stroke.element.obstacle(in: stage.window))")
        }
        let finger = ends.firstIndex { $0 < stroke.time } ?? ends.count
        if finger == ends.count { ends.append(stroke.end) } else { ends[finger] = stroke.end }
        var samples = positions.dropLast().map {
            TouchSample(time: $0.time, finger: finger, phase: .moved, location: $0.location)
        }
        samples[0] = TouchSample(time: 0, finger: finger, phase: .began, location: first.location)
        samples.append(TouchSample(time: last.time, finger: finger, phase: .ended, location: last.location))
        playback.add(samples)
        playback.run(until: stroke.time)
    }

    /// The stage treats a time within a nanosecond of a frame as the frame's.
    private static let resolution = 5e-10
}
