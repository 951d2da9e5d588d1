import Components
import Scenes
import UIKit

// Each effect interrupted and reversed before its end.
extension GalleryScene {
    /// A section that is closed while it opens, and opened while it closes.
    static var dashboardInterrupted: GalleryScene {
        GalleryScene(
            id: "dashboard-scale-interrupted",
            title: "Dashboard, interrupted",
            summary: "a section is closed while it grows, from where it is, and opened again while it still shrinks",
            duration: 2.8,
            filmstripTimes: [0.3, 0.36, 0.42, 0.48, 0.52, 0.56, 0.6, 0.66, 0.72, 0.8, 0.9, 1.6, 1.7, 1.78, 1.84, 1.9, 2, 2.2],
            effect: "dashboard-scale",
            makeRoot: { WayfarerApp().makeRoot() },
            story: { _ in
                var story = FingerStory()
                story.note("Opened, closed on the way, and opened again on the way back.")
                story.tap(.label("Sights"), at: 0.3)
                story.tap(.identifier("home"), at: 0.48)
                story.expect("the section is on its way back", at: 0.5) { $0.topScreen is DashboardViewController }
                story.tap(.label("Sights"), at: 0.62)
                story.expect("the section is open", at: 1.2) { $0.topScreen is SectionViewController && $0.isAtRest }
                story.note("Closed, opened on the way, and closed again.")
                story.tap(.identifier("home"), at: 1.6)
                story.tap(.label("Sights"), at: 1.76)
                story.tap(.identifier("home"), at: 1.9)
                story.expect("the dashboard is back", at: 2.6) { $0.topScreen is DashboardViewController && $0.isAtRest }
                return story
            })
    }

    /// Views that swing back before the transition has ended.
    static var spinInterrupted: GalleryScene {
        GalleryScene(
            id: "spin-modal-interrupted",
            title: "Spin modal, interrupted",
            summary: "a swipe turns the screens round while they swing, there and back, and once more on the way out",
            duration: 5.1,
            filmstripTimes: [0.45, 0.52, 0.58, 0.62, 0.68, 0.75, 0.82, 0.9, 1, 1.1, 1.3, 2.75, 2.82, 2.9, 3, 3.1, 3.3, 3.75],
            effect: "spin-modal",
            makeRoot: { SwingingDashboardViewController(traveller: .ada) },
            backdrop: .navy,
            story: { size in
                var story = FingerStory()
                let (left, right) = (CGPoint(x: 0.3, y: 0.55), CGPoint(x: 0.7, y: 0.55))
                let distance = size.width * 0.4
                story.note("To the right, back before it is there, and to the right again.")
                story.drag(.screen, at: 0.3, anchor: left, by: distance, for: 0.1)
                story.drag(.screen, at: 0.46, anchor: right, by: -distance, for: 0.08)
                story.drag(.screen, at: 0.62, anchor: left, by: distance, for: 0.08)
                // With Reduce Motion the first view is already back, and the touch began on the one that was removed.
                story.drag(.screen, at: 1.2, anchor: left, by: distance, for: 0.1) { $0.isAtRest }
                story.expect("the offer is open", at: 2.5) {
                    $0.rootViewController?.presentedViewController is OfferViewController
                }
                story.note("To the left, and back before it is there; then to the left for good.")
                story.drag(.screen, at: 2.6, anchor: right, by: -distance, for: 0.1)
                story.drag(.screen, at: 2.76, anchor: left, by: distance, for: 0.08)
                story.expect("the offer has stayed", at: 3.4) {
                    $0.rootViewController?.presentedViewController is OfferViewController
                }
                story.drag(.screen, at: 3.5, anchor: right, by: -distance, for: 0.1)
                story.expect("the dashboard comes back", at: 5) {
                    $0.rootViewController?.presentedViewController?.isBeingDismissed ?? true
                }
                return story
            })
    }

    /// A push that a gesture interrupts, and an interactive pop that reverses.
    static var depthInterrupted: GalleryScene {
        GalleryScene(
            id: "depth-push-interrupted",
            title: "Depth push, interrupted",
            summary: "a finger catches the offer on its way in, pulls it back and forth, and catches it again on its way out",
            duration: 5.5,
            filmstripTimes: [0.4, 0.7, 1, 1.15, 1.3, 1.45, 1.6, 1.9, 2.4, 3.3, 3.5, 3.7, 3.9, 4.1, 4.4, 4.5, 4.6, 4.7, 4.8, 5.1],
            effect: "depth-push",
            makeRoot: { DepthNavigationController(rootViewController: OffersViewController(section: .flights)).onPaper() },
            story: { _ in
                var story = FingerStory()
                let edge = CGPoint(x: 0.5, y: 0.6)
                story.note("The offer is caught on its way in, pulled back and forth, and released.")
                story.tap(.identifier("offer"), at: 0.3)
                story.drag(
                    .leadingEdge, at: 0.9, anchor: edge,
                    through: [.pull(60, 0.3), .rest(0.1), .pull(-90, 0.35), .rest(0.1)])
                story.expect("a finger has the offer", at: 1.2) { $0.rootViewController?.transitionCoordinator?.isInteractive == true }
                story.expect("the offer is open", at: 3) { $0.topScreen is OfferViewController && $0.isAtRest }
                story.note("Pulled away and back; caught while it returns, and pulled away for good.")
                story.drag(.leadingEdge, at: 3.2, anchor: edge, through: [.pull(150, 0.45), .pull(-90, 0.35), .rest(0.1)])
                story.drag(.leadingEdge, at: 4.25, anchor: edge, through: [.pull(150, 0.5)])
                story.expect("the list is back", at: 5.4) { $0.topScreen is OffersViewController }
                return story
            })
    }

    /// A view that is closed while it grows.
    static var zoomInterrupted: GalleryScene {
        GalleryScene(
            id: "zoom-interrupted",
            title: "Zoom, interrupted",
            summary: "a tap closes the screen while it grows out of its picture, in both styles",
            duration: 3.4,
            filmstripTimes: [0.3, 0.4, 0.48, 0.55, 0.62, 0.7, 0.78, 0.9, 1.1, 2.3, 2.4, 2.48, 2.54, 2.6, 2.7, 2.85],
            effect: "zoom",
            makeRoot: { PlacesViewController(places: PhotographAlbum.entries, title: "Album", heading: "Album") },
            story: { _ in
                var story = FingerStory()
                story.note("A tap while the grid grows turns it round.")
                story.tap(.identifier("place-screen"), at: 0.3)
                story.expect("the place opens", at: 0.4) { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.screen, at: 0.56)
                story.expect("the grid is back", at: 1.4) { $0.isAtRest }
                story.scroll(to: .identifier("place-view"), at: 1.5)
                story.note("So it does while the screen grows.")
                story.tap(.identifier("place-view"), at: 2.3)
                story.expect("the other place opens", at: 2.4) { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.screen, at: 2.54)
                story.expect("the grid is back again", at: 3.3) { $0.isAtRest }
                return story
            })
    }

    /// Rows that reverse during their movement.
    static var sideSwipeInterrupted: GalleryScene {
        GalleryScene(
            id: "side-swipe-interrupted",
            title: "Side swipe, interrupted",
            summary: "a swipe takes the row back while it leaves, another opens it in the middle of the bounce, and another row takes over",
            duration: 3.5,
            filmstripTimes: [0.42, 0.46, 0.5, 0.54, 0.58, 0.64, 0.7, 0.76, 0.82, 0.9, 1, 1.2, 1.62, 1.68, 1.74, 1.8, 2.5, 2.65],
            effect: "side-swipe",
            makeRoot: { UINavigationController(rootViewController: TimelineViewController(posts: Post.all)).onPaper() },
            movers: [PostCell.self],
            story: { size in
                var story = FingerStory()
                let distance = size.width * 0.35
                let (left, right) = (CGPoint(x: 0.3, y: 0.5), CGPoint(x: 0.7, y: 0.5))
                story.note("To the right; back on the way; and to the right again in the middle of the bounce.")
                story.drag(.identifier("post", 3), at: 0.3, anchor: left, by: distance, for: 0.1)
                story.drag(.identifier("row-actions"), at: 0.44, anchor: right, by: -distance, for: 0.08)
                story.expect("the row is on its way back", at: 0.6) { $0.timeline?.sideSwipe?.openIndexPath == nil }
                story.drag(.identifier("post", 3), at: 0.66, anchor: left, by: distance, for: 0.08)
                story.expect("the menu of the row is open", at: 1.4) { $0.timeline?.sideSwipe?.openIndexPath?.row != nil }
                story.note("Another row's swipe lets it return; scrolling brings that one back in the middle of its way.")
                story.drag(.identifier("post", 1), at: 1.5, anchor: right, by: -distance, for: 0.1)
                story.drag(.identifier("timeline"), at: 1.68, anchor: CGPoint(x: 0.5, y: 0.7), down: -90, for: 0.4)
                story.expect("all rows are back", at: 3.3) { $0.timeline?.sideSwipe?.openIndexPath == nil }
                return story
            })
    }

    /// A bubble that appears and disappears.
    static var activityBubbleInterrupted: GalleryScene {
        GalleryScene(
            id: "activity-bubble-interrupted",
            title: "Activity bubble, interrupted",
            summary: "the bubble is hidden while it comes and shown while it goes, each time from how it is seen",
            duration: 2.9,
            filmstripTimes: [0.4, 0.5, 0.6, 0.66, 0.75, 0.85, 0.95, 1.05, 1.15, 1.25, 1.4, 1.6, 2.1, 2.3, 2.5],
            effect: "activity-bubble",
            makeRoot: { ActivityTabBarController() },
            movers: [TabBarActivityBubble.self],
            story: { _ in
                var story = FingerStory()
                story.note("Show, Hide on the way, Show, Hide, Show.")
                for (index, label) in ["Show", "Hide", "Show", "Hide", "Show"].enumerated() {
                    story.tap(.label(label), at: 0.4 + 0.22 * Double(index))
                }
                story.expect("the bubble comes back", at: 0.9) { $0.bubble?.alpha == 1 }
                story.expect("the bubble is there", at: 1.9) { $0.bubble?.alpha == 1 }
                story.tap(.label("Hide"), at: 2)
                story.expect("the bubble is gone", at: 2.85) { $0.bubble == nil }
                return story
            })
    }

    /// An arrow that reverses, and a pop that is cancelled.
    static var tabArrowInterrupted: GalleryScene {
        GalleryScene(
            id: "tab-arrow-interrupted",
            title: "Tab arrow, interrupted",
            summary: "the arrow turns round three times on its way, and a finger takes the bar half-way in and out again",
            duration: 6.2,
            filmstripTimes: [0.4, 0.45, 0.5, 0.55, 0.6, 0.66, 0.72, 0.8, 0.9, 1.7, 2, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 5],
            effect: "tab-arrow",
            makeRoot: { ArrowTabBarController() },
            movers: [TabBarArrow.self, UITabBar.self],
            story: { size in
                var story = FingerStory()
                story.note("Four tabs in quick succession.")
                for (index, label) in ["@user", "Popular", "News", "Feed"].enumerated() {
                    story.tap(.label(label), at: 0.4 + 0.11 * Double(index))
                }
                story.expect("the feed is selected", at: 1.2) { $0.selectedTab == 0 }
                story.note("A photo opens; a finger pulls it half-way back, returns, and pulls it away for good.")
                story.tap(.identifier("photo"), at: 1.6)
                story.expect("a photo is open", at: 2.4) { $0.topScreen is PhotoViewController }
                story.drag(
                    .leadingEdge, at: 2.5, anchor: CGPoint(x: 0.4, y: 0.6),
                    through: [.pull(size.width * 0.6, 0.6), .pull(-size.width * 0.5, 0.5), .rest(0.1)])
                story.expect("the photo is back in its place", at: 4.3) { $0.topScreen is PhotoViewController && $0.isAtRest }
                story.drag(.leadingEdge, at: 4.5, anchor: CGPoint(x: 0.4, y: 0.6), by: size.width * 0.75, for: 0.5)
                story.expect("the feed is back", at: 6.1) { $0.topScreen is FeedViewController }
                return story
            })
    }

    /// Quick touches on a glossy tab bar.
    static var glossyTabBarInterrupted: GalleryScene {
        GalleryScene(
            id: "glossy-tab-bar-interrupted",
            title: "Glossy tab bar, interrupted",
            summary: "four touches in half a second: the arrow turns round from where it is, and the glow comes to the last alone",
            duration: 3.4,
            filmstripTimes: [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.8, 0.95, 1.5, 1.9, 2.2, 2.5],
            effect: "glossy-tab-bar",
            makeRoot: { ColorsViewController() },
            story: { _ in
                var story = FingerStory()
                story.note("Four touches in quick succession.")
                for (index, label) in ["Profile", "Favourites", "Messages", "Home"].enumerated() {
                    story.tap(.label(label), at: 0.4 + 0.11 * Double(index))
                }
                story.expect("the first is selected", at: 1.2) { $0.glossyBar?.selectedIndex == 0 }
                story.note("The last is touched while the glow is there.")
                story.tap(.label("Profile"), at: 2.2)
                story.expect("the last is selected", at: 3.3) { $0.glossyBar?.selectedIndex == 4 }
                return story
            })
    }

    /// A pull that is taken back, and a page that is interrupted during its turn.
    static var articlePagerInterrupted: GalleryScene {
        GalleryScene(
            id: "article-pager-interrupted",
            title: "Article pager, interrupted",
            summary: "a pull is taken back and given up, the next one turns the page, and a finger grabs it on its way",
            duration: 6.25,
            filmstripTimes: [2.95, 3.15, 3.35, 3.5, 3.65, 3.8, 4.05, 4.45, 4.65, 4.85, 4.91, 4.97, 5.03, 5.15, 5.35, 5.55, 5.75, 6.15],
            effect: "article-pager",
            makeRoot: { UINavigationController(rootViewController: TopAppsViewController(source: .bundled())).onPaper() },
            movers: [ArticleView.self, ArticlePagerView.self],
            story: { size in
                var story = FingerStory()
                story.openArticle()
                story.scrollArticleToItsEnd()
                story.note("Pulled until the arrow turns, and back: the article stays.")
                story.drag(
                    .identifier("articles"), at: 2.95, anchor: CGPoint(x: 0.5, y: 0.7),
                    through: [.pull(down: -size.pull, 0.35), .rest(0.1), .pull(down: size.pull, 0.35), .rest(0.1)])
                story.expect("the article has stayed", at: 4.15) { $0.turnedArticles == 0 }
                story.note("Pulled and let go; a finger comes down while the next one slides in, and pulls on.")
                story.drag(.identifier("articles"), at: 4.35, anchor: CGPoint(x: 0.5, y: 0.7), down: -size.pull, for: 0.4, resting: 0.1)
                story.expect("the next article is on its way", at: 4.9) { $0.turnedArticles == 1 }
                story.drag(.screen, at: 4.95, anchor: CGPoint(x: 0.5, y: 0.4), down: size.pull, for: 0.4, resting: 0.1)
                story.expect("an article is in its place", at: 6.15) { [0, 1].contains($0.turnedArticles) && $0.shownArticle != nil }
                return story
            })
    }
}

extension FingerStroke.Leg {
    /// A drag towards the trailing side or downwards, in points, for a time in seconds.
    fileprivate static func pull(_ distance: CGFloat = 0, down height: CGFloat = 0, _ duration: TimeInterval) -> Self {
        Self(duration: duration, distance: CGVector(dx: distance, dy: height))
    }

    /// A finger that rests for a time in seconds.
    fileprivate static func rest(_ duration: TimeInterval) -> Self { Self(duration: duration) }
}
