import UIKit

/// A short story told with one of the gallery's apps: what to start, and what its user then does, when.
///
/// A scene holds nothing of the app it starts: the window owns it. Starting the scene again begins anew.
public struct GalleryScene: Identifiable, Sendable {
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
    /// The scene in `all` whose effect this one shows; nil for these themselves.
    public var effect: String?
    /// Makes the first screen, in whatever contains it. The gallery's own list opens the same one.
    public let makeRoot: @MainActor @Sendable () -> UIViewController
    /// What is seen behind the screens where they move aside.
    public var backdrop: UIColor = .paper
    /// The classes of the views whose movement is the effect; empty where that is what moves most of the screen.
    public var movers: [UIView.Type] = []
    /// The user's fingers, and what they must lead to, on a screen of the given size in points.
    public let story: @Sendable (CGSize) -> FingerStory

    /// One scene for each effect. Each call makes new ones, which share nothing.
    public static var all: [GalleryScene] {
        [
            dashboardScale, dashboardSlide, spinModal, depthPush, zoom, sideSwipe, activityBubble, tabArrow, glossyTabBar, articlePager,
        ]
    }

    /// Other forms of the effects, and each effect interrupted in the middle. Each call makes new ones, which share nothing.
    public static var variations: [GalleryScene] {
        [
            zoomPush, expandContract, sideSwipePush, sideSwipeDelete, activityBubbleMoves, articleError, articleLong,
            dashboardInterrupted, spinInterrupted, depthInterrupted, zoomInterrupted, sideSwipeInterrupted, activityBubbleInterrupted,
            tabArrowInterrupted, glossyTabBarInterrupted, articlePagerInterrupted,
        ]
    }

    /// Puts the scene's first screen into a window, which shows it at once, scrolled to what the first finger aims at.
    @MainActor public func start(_ window: UIWindow) {
        window.tintColor = .coral
        window.backgroundColor = backdrop
        window.rootViewController = makeRoot()
        window.layoutIfNeeded()
        story(window.bounds.size).strokes.first?.element.reveal(in: window)
    }
}
