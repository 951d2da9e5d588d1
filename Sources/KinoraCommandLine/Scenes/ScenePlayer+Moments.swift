import Kinora
import RenderScene
import UIKit

extension ScenePlayer {
    /// The times of the filmstrip: the scene's own, or those chosen from the frames in which something moves.
    func filmstripTimes() throws -> [TimeInterval] {
        guard scene.filmstripTimes.isEmpty else { return scene.filmstripTimes }
        let times = frameTimes
        return Self.moments(try movingFrames()).map { times[$0] }
    }

    /// For each frame of the film whether it visibly differs from the one before: on small images, without what is too faint to be noticed.
    func movingFrames() throws -> [Bool] {
        var images: (before: CGImage?, last: CGImage?)
        var moving: [Bool] = []
        let stage = settings.makeStage()
        try play(on: stage, stoppingAt: frameTimes) { _ in
            images = (images.last, Self.smallImage(of: stage))
            moving.append(images.before.map { Self.differ($0, images.last) } ?? false)
        }
        return moving
    }

    /// Indexes of at most twelve frames: equally many frames apart, counting those in which something moves and the one before each
    /// movement. The first frame alone if nothing moves.
    ///
    /// - Parameter moving: For each frame whether it differs from the one before.
    static func moments(_ moving: [Bool]) -> [Int] {
        let frames = moving.indices.filter { moving[$0] || $0 + 1 < moving.count && moving[$0 + 1] }
        guard !frames.isEmpty else { return [0] }
        let count = min(frames.count, 12)
        return (0..<count).map { frames[$0 * (frames.count - 1) / max(count - 1, 1)] }
    }

    /// The screen with a quarter of a pixel per point: enough to see whether something moves.
    private static func smallImage(of stage: Stage) -> CGImage? {
        CATransaction.flush()
        guard let (tree, size) = stage.frozenScreen, let context = CGContext(uiKitSize: size, scale: 0.25, isOpaque: true)
        else { return nil }
        tree.draw(in: CGRect(origin: .zero, size: size), of: context)
        return context.makeImage()
    }

    /// Whether a pixel differs by more than eight levels: the end of a spring moves on without that.
    private static func differ(_ image: CGImage, _ other: CGImage?) -> Bool {
        guard let other, image.width == other.width, image.height == other.height else { return true }
        return image.withPixels { pixels -> Bool in
            other.withPixels { others -> Bool in zip(pixels, others).contains { isVisible($0.0, $0.1) } }
        }
    }

    private static func isVisible(_ pixel: UInt32, _ other: UInt32) -> Bool {
        guard pixel != other else { return false }
        for shift: UInt32 in [0, 8, 16, 24] {
            let (a, b) = (Int(pixel >> shift & 0xFF), Int(other >> shift & 0xFF))
            if abs(a - b) > 8 { return true }
        }
        return false
    }
}
