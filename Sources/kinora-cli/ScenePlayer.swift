import Gallery
import Kinora

/// Plays a gallery scene on a stage of its own, stopping at chosen moments.
@MainActor
struct ScenePlayer {
    let scene: GalleryScene
    let device: Device
    /// How often the scene's app ticks, in frames per second.
    let framesPerSecond: Int

    /// Plays the scene from its start and shows the picture at each moment.
    ///
    /// - Parameters:
    ///   - times: seconds from the scene's start, ascending; a cue at exactly such a moment has run before the picture is taken.
    ///   - visit: called with each moment's index and picture; what it throws ends the play.
    func play(stoppingAt times: [TimeInterval], _ visit: (Int, CGImage) throws -> Void) throws {
        let stage = Stage(device: device)
        try play(on: stage, stoppingAt: times) { try visit($0, stage.image()) }
    }

    /// Plays the whole scene without drawing it.
    func trace() throws -> Trace {
        let stage = Stage(device: device)
        try play(on: stage, stoppingAt: [scene.duration]) { _ in }
        return stage.trace()
    }

    private func play(on stage: Stage, stoppingAt times: [TimeInterval], _ visit: (Int) throws -> Void) throws {
        stage.framesPerSecond = framesPerSecond
        scene.start(stage.window)
        var cues = scene.cues[...]
        // Asked once: the stage takes a time within a nanosecond of a frame's for the frame's, so it may stop just before.
        func advance(to time: TimeInterval) {
            if stage.now < time { stage.advance(by: time - stage.now) }
        }
        for (index, time) in times.enumerated() {
            try Interruption.check()
            while let cue = cues.first, cue.time <= time {
                advance(to: cue.time)
                cue.action()
                cues.removeFirst()
            }
            advance(to: time)
            try visit(index)
        }
    }

    /// When each frame of the scene's film is shown, in seconds from its start.
    var frameTimes: [TimeInterval] {
        let count = max(1, (scene.duration * Double(framesPerSecond) - 1e-6).rounded(.up))
        return (0..<Int(count)).map { Double($0) / Double(framesPerSecond) }
    }
}
