import CoreGraphics

/// The stack of graphics contexts, one per thread, innermost last, as in UIKit.
package enum GraphicsContextStack {
    /// A level: its context, and the scale of its image if `UIGraphicsBeginImageContext` opened it.
    struct Level {
        let context: CGContext
        /// Pixels per point of the image; nil for a pushed context, which has none.
        let imageScale: CGFloat?
        /// Whether `UIGraphicsBeginPDFContextToData` or `…ToFile` opened it.
        var isDocument = false
    }

    /// The innermost level of this thread.
    static var top: Level? { levels.contents.last }

    static func push(_ level: Level) {
        levels.contents.append(level)
    }

    /// Pops the innermost level if it is of the given kind.
    static func pop(isImage: Bool) {
        guard let last = levels.contents.last, (last.imageScale != nil) == isImage, !last.isDocument else { return }
        levels.contents.removeLast()
    }

    /// Pops the innermost level if it is a document.
    static func popDocument() {
        if top?.isDocument == true { levels.contents.removeLast() }
    }

    /// Runs `body` with `context` as the current one, and restores the stack.
    package static func with<R>(_ context: CGContext, _ body: () throws -> R) rethrows -> R {
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
