import Headless
import Kinora
import KinoraCommandLine
import QuartzCore
import RenderScene
import Rendering

/// Digest of a scene's frames in order, each drawn on top of the one before.
struct RaceDigest: CustomStringConvertible {
    private var frames = FilmDigest()

    @MainActor
    init(_ make: @MainActor (Int, Int) -> RaceScene, width: Int, height: Int, threads: Int) throws {
        let scene = make(width, height)
        let clock = RaceClock()
        let context = LayerContext(root: scene.root, clock: clock)
        let renderer = SoftwareRenderer()
        renderer.threads = threads
        let target = RenderTarget(width: width, height: height, scale: 1)
        for frame in 0..<scene.phases {
            try Interruption.check()
            scene.show(frame, in: context)
            frames.append(FrameDigest(renderer.image(context.tree, at: clock.now, drawn: [], target: target)))
            clock.now += 1.0 / 60
        }
    }

    var description: String { frames.description }
}
