import Foundation
import Gallery
import Kinora

/// Plays a gallery scene on a stage of its own, stopping at chosen moments.
@MainActor
struct ScenePlayer {
    let scene: GalleryScene
    var settings = SceneSettings()
    /// How often the scene's app ticks, in frames per second.
    let framesPerSecond: Int
    /// What fingers do in place of the scene's own story, checkpoints included; nil for that.
    var gesture: GestureScript?

    /// Plays the scene from its start and shows the picture at each moment.
    ///
    /// - Parameters:
    ///   - times: seconds from the scene's start, ascending; a touch at exactly such a moment comes before the picture is taken.
    ///   - visit: called with each moment's index and picture; what it throws ends the play.
    func play(stoppingAt times: [TimeInterval], _ visit: (Int, CGImage) throws -> Void) throws {
        let stage = settings.makeStage()
        try play(on: stage, stoppingAt: times) { try visit($0, stage.image()) }
    }

    /// Plays the scene as `play(stoppingAt:_:)` does, and says what moved until the last moment.
    func playTraced(stoppingAt times: [TimeInterval], _ visit: (Int, CGImage) throws -> Void) throws -> Trace {
        let stage = settings.makeStage()
        stage.tracesLongRuns = true
        try play(on: stage, stoppingAt: times) { try visit($0, stage.image()) }
        return stage.trace()
    }

    /// Plays the whole scene without drawing it, and throws `SceneFailure` where it does not show what it says.
    func check() throws { try play(on: settings.makeStage(), stoppingAt: [duration]) { _ in } }

    /// Plays the whole scene without drawing it.
    func trace() throws -> Trace {
        let stage = settings.makeStage()
        stage.tracesLongRuns = true
        try play(on: stage, stoppingAt: [duration]) { _ in }
        return stage.trace()
    }

    /// Plays the scene on a stage of its own settings, stopping at chosen moments.
    func play(on stage: Stage, stoppingAt times: [TimeInterval], _ visit: (Int) throws -> Void) throws {
        stage.framesPerSecond = framesPerSecond
        scene.start(stage.window)
        var fingers =
            gesture.map { SceneFingers($0.samples.sampled(framesPerSecond: framesPerSecond), on: stage) }
            ?? SceneFingers(scene.story(stage.window.bounds.size), of: scene.id, on: stage)
        for (index, time) in times.enumerated() {
            try Interruption.check()
            try fingers.run(until: time)
            // Asked once: the stage takes a time within a nanosecond of a frame's for the frame's, so it may stop just before.
            if stage.now < time { stage.advance(by: time - stage.now) }
            try visit(index)
        }
    }

    /// When fingers are on the screen: from the first that comes down to the last that is lifted, in seconds from the scene's start.
    var touches: [ClosedRange<TimeInterval>] {
        guard let gesture else { return scene.story(settings.device.size).strokes.map { $0.time...$0.end } }
        var spans: [ClosedRange<TimeInterval>] = []
        var (down, start): (Set<Int>, TimeInterval) = ([], 0)
        for sample in gesture.samples {
            switch sample.phase {
            case .began:
                if down.isEmpty { start = sample.time }
                down.insert(sample.finger)
            case .ended, .cancelled:
                if down.remove(sample.finger) != nil, down.isEmpty { spans.append(start...sample.time) }
            default: break
            }
        }
        return spans
    }

    /// What the scene's own fingers do, as a script for the device, with the story's notes as comments.
    func script() throws -> String {
        let stage = settings.makeStage()
        let script = try stage.recordGestures { try play(on: stage, stoppingAt: [duration]) { _ in } }
        var notes = scene.story(settings.device.size).strokes.compactMap { stroke in stroke.note.map { (stroke.time, $0) } }[...]
        var text = ""
        for line in script.text.split(separator: "\n") {
            if let time = line.split(separator: " ").first.flatMap({ Double($0) }), let note = notes.first, note.0 <= time + 1e-6 {
                text += "# \(note.1)\n"
                notes.removeFirst()
            }
            text += line + "\n"
        }
        return text
    }

    /// Seconds: until the scene is over, and the last finger has gone.
    var duration: TimeInterval { max(scene.duration, gesture?.duration ?? 0) }

    /// When each frame of the scene's film is shown, in seconds from its start.
    var frameTimes: [TimeInterval] {
        let count = max(1, (duration * Double(framesPerSecond) - 1e-6).rounded(.up))
        return (0..<Int(count)).map { Double($0) / Double(framesPerSecond) }
    }
}
