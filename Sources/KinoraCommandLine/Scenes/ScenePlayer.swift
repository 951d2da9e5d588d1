import Display
import Foundation
import Kinora

/// Plays a gallery scene on a stage of its own, stopping at given times.
@MainActor
package struct ScenePlayer {
    package let scene: any KinoraScene
    package var settings: SceneSettings
    /// The tick rate of the scene's app, in frames per second.
    let framesPerSecond: Int
    /// Touches that replace the scene's own story, checkpoints included; nil for the story.
    var gesture: GestureScript?

    init(scene: any KinoraScene, settings: SceneSettings, framesPerSecond: Int, gesture: GestureScript? = nil) {
        self.scene = scene
        self.settings = settings
        self.framesPerSecond = framesPerSecond
        self.gesture = gesture
    }

    /// A scene with the usual settings, with its own touches.
    package init(scene: any KinoraScene, framesPerSecond: Int) {
        self.init(scene: scene, settings: SceneSettings(), framesPerSecond: framesPerSecond)
    }

    /// Plays the scene from its start and passes the image at each time.
    ///
    /// - Parameters:
    ///   - times: Seconds from the scene's start, ascending; a touch at exactly such a time is delivered before the image is captured.
    ///   - visit: Called with each time's index and image; errors end the play.
    package func play(stoppingAt times: [TimeInterval], _ visit: (Int, CGImage) throws -> Void) throws {
        let stage = settings.makeStage()
        try play(on: stage, stoppingAt: times) { try visit($0, stage.image()) }
    }

    /// A trace, with the trails of its layers across the screen.
    package struct TracedPlay {
        package let trace: Trace
        package let trails: [Int: [LayerPoint]]
    }

    /// Plays the scene as `play(stoppingAt:_:)` does, and returns a trace until the last time.
    package func playTraced(stoppingAt times: [TimeInterval], _ visit: (Int, CGImage) throws -> Void) throws -> TracedPlay {
        let stage = settings.makeStage()
        stage.tracesLongRuns = true
        try play(on: stage, stoppingAt: times) { try visit($0, stage.image()) }
        return TracedPlay(trace: stage.trace(), trails: stage.layerTrails)
    }

    /// Plays the whole scene without drawing it, and throws `SceneFailure` if a checkpoint fails.
    func check() throws { try play(on: settings.makeStage(), stoppingAt: [duration]) { _ in } }

    /// Plays the whole scene without drawing it.
    func trace() throws -> Trace {
        let stage = settings.makeStage()
        stage.tracesLongRuns = true
        try play(on: stage, stoppingAt: [duration]) { _ in }
        return stage.trace()
    }

    /// Plays the whole scene without drawing it, and returns its animations.
    func animations() throws -> AnimationList {
        let stage = settings.makeStage()
        try play(on: stage, stoppingAt: [duration]) { _ in }
        return AnimationList(stage.animationRecords)
    }

    /// Plays the whole scene without drawing it, and returns the lines of `Stage.traceGestures(_:)`.
    func gestureLines() throws -> [String] {
        let stage = settings.makeStage()
        var lines: [String] = []
        stage.traceGestures { lines.append($0) }
        try play(on: stage, stoppingAt: [duration]) { _ in }
        return lines
    }

    /// Plays the scene on a stage with its settings, stopping at given times.
    func play(on stage: Stage, stoppingAt times: [TimeInterval], _ visit: (Int) throws -> Void) throws {
        stage.framesPerSecond = framesPerSecond
        scene.start(in: stage.window)
        var fingers =
            gesture.map { SceneFingers($0.samples.sampled(framesPerSecond: framesPerSecond), on: stage) }
            ?? SceneFingers(scene.story(on: stage.window.bounds.size), of: scene.id, on: stage)
        for (index, time) in times.enumerated() {
            try Interruption.check()
            try fingers.run(until: time)
            // Evaluated once: the stage treats a time within a nanosecond of a frame as the frame's, so it may stop just before.
            if stage.now < time { stage.advance(by: time - stage.now) }
            try visit(index)
        }
    }

    /// Intervals with fingers on the screen: from the first touch down to the last lift, in seconds from the scene's start.
    package var touches: [ClosedRange<TimeInterval>] {
        guard let gesture else { return scene.story(on: settings.device.size).strokes.map { $0.time...$0.end } }
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

    /// The scene's own touches as a script for the device, with the story's notes as comments.
    func script() throws -> String {
        let stage = settings.makeStage()
        let script = try stage.recordGestures { try play(on: stage, stoppingAt: [duration]) { _ in } }
        var notes = scene.story(on: settings.device.size).strokes.compactMap { stroke in stroke.note.map { (stroke.time, $0) } }[...]
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

    /// Seconds until the scene has ended and the last finger is lifted.
    package var duration: TimeInterval { max(scene.duration, gesture?.duration ?? 0) }

    /// The time of each frame of the scene's film, in seconds from its start.
    package var frameTimes: [TimeInterval] {
        let count = max(1, (duration * Double(framesPerSecond) - 1e-6).rounded(.up))
        return (0..<Int(count)).map { Double($0) / Double(framesPerSecond) }
    }
}
