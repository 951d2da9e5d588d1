import Scenes
import UIKit

/// A short story in one of the gallery's apps: the app to start, and its user's touches over time.
///
/// A scene holds nothing of the app it starts: the window owns it. Starting the scene again creates a new app.
public struct GalleryScene: Identifiable, Sendable {
    /// The name for command lines and files: lower-case words joined by hyphens.
    public let id: String
    /// The title, in a few words.
    public let title: String
    /// One sentence about the scene, without a full stop.
    public let summary: String
    /// The duration of the story, in seconds.
    public let duration: TimeInterval
    /// The times of the filmstrip, in seconds from the start, ascending.
    public let filmstripTimes: [TimeInterval]
    /// The scene in `all` whose effect this one shows; nil for those in `all`.
    public var effect: String?
    public var variationOf: String? { effect }
    /// The id of the scene whose source and settings this one's effect has: an interrupted one shows the same effect.
    var documentedScene: String { effect.map { id == $0 + "-interrupted" ? $0 : id } ?? id }
    /// Returns a sentence about what this machine lacks for the scene, with the remedy; nil for nothing.
    var findLimitation: @Sendable () -> String? = { nil }
    /// The id of the scene that looks the same where there is a limitation; nil for none.
    public var alternative: String?
    /// Whether the screen shows a keyboard while the scene's app takes text.
    public var showsKeyboard = false
    /// Creates the root view controller, with its container. The gallery's own list opens the same one.
    public let makeRoot: @MainActor @Sendable () -> UIViewController
    /// The background visible behind moving views.
    public var backdrop: UIColor = .paper
    /// The classes of the views whose movement is the effect; empty for the views that move most of the screen.
    public var movers: [UIView.Type] = []
    /// The user's touches and checkpoints, on a screen of the given size in points.
    public let story: @Sendable (CGSize) -> FingerStory

    /// One scene for each effect, and two of screens of UIKit alone. Each call creates new ones without shared state.
    public static var all: [GalleryScene] {
        [
            dashboardScale, dashboardSlide, spinModal, depthPush, zoom, sideSwipe, activityBubble, tabArrow, glossyTabBar, articlePager,
            cardStack, matchedHero, pullUpSheet, conversation, twoColumns,
        ]
    }

    /// Other forms of the effects, and each effect interrupted halfway. Each call creates new ones without shared state.
    public static var variations: [GalleryScene] {
        [
            zoomPush, expandContract, sideSwipePush, sideSwipeDelete, activityBubbleMoves, articleDrawn, articleError, articleLong,
            dashboardInterrupted, spinInterrupted, depthInterrupted, zoomInterrupted, sideSwipeInterrupted, activityBubbleInterrupted,
            tabArrowInterrupted, glossyTabBarInterrupted, articlePagerInterrupted, cardStackInterrupted,
            matchedHeroInterrupted, pullUpSheetInterrupted, conversationInterrupted, twoColumnsInterrupted,
        ]
    }
}

extension GalleryScene: KinoraScene {
    public var limitation: String? { findLimitation() }

    public func makeRootViewController() -> UIViewController { makeRoot() }

    public func prepare(_ window: UIWindow) {
        window.tintColor = .coral
        window.backgroundColor = backdrop
    }

    public func story(on screen: CGSize) -> FingerStory { story(screen) }
}
