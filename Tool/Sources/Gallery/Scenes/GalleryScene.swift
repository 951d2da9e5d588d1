import UIKit

/// A short story told with one of the gallery's apps: what to start, and what its user then does, when.
///
/// A scene holds the app it starts weakly: the window owns it. Starting the scene again begins anew.
public struct GalleryScene: Identifiable, Sendable {
    /// A tap.
    public struct Cue: Sendable {
        /// When the finger is lifted, in seconds from the scene's start.
        public let time: TimeInterval
        /// What it taps, in the middle; nil before the scene is started, or when its window has gone.
        public let target: @MainActor @Sendable () -> UIView?
        /// What the tap calls, for who plays the scene without fingers, or where none reaches the target. It does nothing before the scene is started, or when its window has gone.
        public let action: @MainActor @Sendable () -> Void

        /// When the finger comes down, in seconds from the scene's start.
        public var touchTime: TimeInterval { time - 0.08 }
    }

    /// The name for command lines and files: lower-case words joined by hyphens.
    public let id: String
    /// What the scene is called, in a few words.
    public let title: String
    /// What is to be seen, in one sentence without a full stop.
    public let summary: String
    /// How long the story is, in seconds.
    public let duration: TimeInterval
    /// The moments that tell the story in a filmstrip, in seconds from the start, ascending.
    public let filmstripTimes: [TimeInterval]
    /// Makes the first screen, in whatever contains it. The gallery's own list opens the same one.
    public let makeRoot: @MainActor @Sendable () -> UIViewController
    /// What is seen behind the screens where they move aside.
    public var backdrop: UIColor = .paper
    /// The classes of the views whose movement is the effect; empty where that is what moves most of the screen.
    public var movers: [UIView.Type] = []
    /// What the user taps, in order of time, where that tells the story.
    public var cues: [Cue] = []
    /// What the user's fingers do where that tells the story, as the text of a gesture script (Documentation/GestureScripts.md) for a screen of the given
    /// size in points.
    public var fingers: (@Sendable (CGSize) -> String)?

    /// Every scene of the gallery. Each call makes new ones, which share nothing.
    public static var all: [GalleryScene] {
        [
            dashboardScale, dashboardSlide, spinModal, depthPush, zoom, sideSwipe, activityBubble, tabArrow, glossyTabBar, articlePager,
        ]
    }

    /// Puts the scene's first screen into a window, which shows it at once.
    @MainActor public func start(_ window: UIWindow) {
        window.tintColor = .coral
        window.backgroundColor = backdrop
        window.rootViewController = makeRoot()
    }
}
