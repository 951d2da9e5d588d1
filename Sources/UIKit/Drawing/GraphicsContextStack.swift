import CoreGraphics

/// The graphics contexts that drawing goes to, innermost last: one stack per thread, as in UIKit.
enum GraphicsContextStack {
    /// One level: the context, and what image it makes when `UIGraphicsBeginImageContext` opened it.
    struct Level {
        let context: CGContext
        /// Pixels per point of the image to make; nil for a pushed context, which makes none.
        let imageScale: CGFloat?
    }

    /// The innermost level of this thread.
    static var top: Level? { levels.contents.last }

    static func push(_ level: Level) {
        levels.contents.append(level)
    }

    /// Takes the innermost level away if there is one of the asked kind; a context that was pushed is not ended, and vice versa.
    static func pop(isImage: Bool) {
        guard let last = levels.contents.last, (last.imageScale != nil) == isImage else { return }
        levels.contents.removeLast()
    }

    /// Runs `body` with `context` as the current one, whatever `body` leaves on the stack.
    static func with<R>(_ context: CGContext, _ body: () throws -> R) rethrows -> R {
        let depth = levels.contents.count
        push(Level(context: context, imageScale: nil))
        defer { levels.contents.removeSubrange(min(depth, levels.contents.count)...) }
        return try body()
    }

    private final class Levels {
        var contents: [Level] = []
    }

    private static var levels: Levels {
        let storage = Thread.current.threadDictionary
        if let levels = storage[key] as? Levels { return levels }
        let levels = Levels()
        storage[key] = levels
        return levels
    }

    private static let key = "kinora.UIKit.graphicsContexts"
}
