import Gallery
import Kinora
import KinoraCommandLine
import UIKit

/// A shot, played: its frames, and the curves of what moves in it.
@MainActor
struct HeroTake {
    struct Frame {
        let image: CGImage
        /// In seconds from the scene's start.
        let time: TimeInterval
        let speed: Double
    }

    /// A plotted value of a layer, with gaps while nothing of the layer was animated.
    struct Line {
        let label: String
        let runs: [[(time: TimeInterval, value: Double)]]
    }

    let shot: HeroScript.Shot
    /// Pixels per point of the filmed screen.
    let scale: CGFloat
    let frames: [Frame]
    let lines: [Line]
    /// Intervals with fingers on the screen, in seconds from the scene's start.
    let touches: [ClosedRange<TimeInterval>]

    /// The size of the filmed screen, in points.
    static let screen = Device.iPhone15.size
    /// More lines than these are not distinct at a glance.
    private static let lineLimit = 3

    /// Plays a shot.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point of the filmed screen.
    ///   - framesPerSecond: Of the film; the scene itself ticks 60 times a second.
    ///   - visit: Called after each frame.
    init(_ shot: HeroScript.Shot, scale: CGFloat, framesPerSecond: Int, _ visit: () -> Void) throws {
        let scene = try GalleryScene.named(shot.scene)
        var player = ScenePlayer(scene: scene, framesPerSecond: 60)
        player.settings.device = Device(name: "hero", size: Self.screen, scale: scale, safeAreaInsets: Device.iPhone15.safeAreaInsets)
        player.settings.showsFingers = true
        let moments = shot.moments(framesPerSecond: framesPerSecond)
        var frames: [Frame] = []
        let play = try player.playTraced(stoppingAt: moments.map(\.time)) { index, image in
            frames.append(Frame(image: image, time: moments[index].time, speed: moments[index].speed))
            visit()
        }
        self.shot = shot
        self.scale = scale
        self.frames = frames
        lines = Self.lines(of: play.trace, scene, shot)
        touches = player.touches.filter { $0.overlaps(shot.interval) }
    }

    /// The lines of what changes most.
    private static func lines(of trace: Trace, _ scene: GalleryScene, _ shot: HeroScript.Shot) -> [Line] {
        guard let quantity = Quantity.all.first(where: { $0.name == shot.quantity }) else { return [] }
        let motions = MotionChoice(
            trace, screen: SIMD2(Double(screen.width), Double(screen.height)), movers: Set(scene.movers.map { "\($0)" }),
            names: scene.viewNames
        ).motions
        let components = quantity.components.filter { shot.axis == nil || $0.name == shot.axis }
        let lines = motions.flatMap { motion in
            components.compactMap { component -> (line: Line, change: Double)? in
                let runs = motion.runs(gap: 1.5 / 60).map { run in
                    run.filter { shot.interval.contains($0.time) }.map { (time: $0.time, value: component.value($0)) }
                }.filter { !$0.isEmpty }
                let values = runs.joined().map(\.value)
                guard let low = values.min(), let high = values.max(), high - low >= quantity.threshold else { return nil }
                let isPlain = component.name.isEmpty || shot.axis != nil
                let label = isPlain ? motion.label : "\(motion.label), \(component.name)"
                return (Line(label: label, runs: runs), high - low)
            }
        }
        let count = min(shot.lines ?? lineLimit, lineLimit)
        let least = lines.map(\.change).sorted(by: >).prefix(count).last ?? 0
        let chosen = lines.filter { $0.change >= least }.prefix(count).map(\.line)
        guard chosen.count == 1, let line = chosen.first else { return Array(chosen) }
        // A number tells lines of one name apart.
        return [Line(label: line.label.replacing(/\ \d+$/, with: ""), runs: line.runs)]
    }
}
