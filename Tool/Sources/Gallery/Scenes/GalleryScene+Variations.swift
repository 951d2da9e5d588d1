import Components
import Scenes
import UIKit

// Other forms of the effects.
extension GalleryScene {
    /// The zoom in a navigation controller, whose bar stays, out of the card of a map.
    static var zoomPush: GalleryScene {
        GalleryScene(
            id: "zoom-push",
            title: "Zoom, pushed",
            summary: "a photograph on a map's card grows into a pushed screen below the bar and contracts again, once with the whole map",
            duration: 5.6,
            filmstripTimes: [0.3, 0.5, 0.8, 1.1, 1.3, 1.75, 1.85, 1.95, 2.3, 2.6, 2.75, 3.2, 3.3, 3.8, 3.95, 4.1, 4.8, 4.95],
            effect: "zoom",
            makeRoot: { UINavigationController(rootViewController: MapViewController()).onPaper() },
            story: { _ in
                var story = FingerStory()
                story.note("The map is pulled down; a pin shows its card, whose photograph grows below the bar, and a tap leads back.")
                story.drag(.identifier("map"), at: 0.2, anchor: CGPoint(x: 0.3, y: 0.3), down: 60, for: 0.25)
                story.tap(.label("Lower Meadow"), at: 1)
                story.expect("the map shows a card", at: 1.6) { $0.map?.chosen == 0 }
                story.tap(.identifier("place-card"), at: 1.7)
                story.expect("the place is pushed", at: 2.3) { $0.topScreen is OfferViewController && $0.isAtRest }
                story.tap(.identifier("offer-page"), at: 2.5)
                story.expect("the map is back", at: 2.95) { $0.map != nil && $0.isAtRest }
                story.note("Another pin, and the whole map grows until the photograph fills the screen.")
                story.tap(.label("North Tower"), at: 3.1)
                story.expect("the map shows the other card", at: 3.6) { $0.map?.chosen == 3 }
                story.tap(.identifier("place-card"), at: 3.7)
                story.expect("the other place is pushed", at: 4.6) { $0.topScreen is OfferViewController && $0.isAtRest }
                story.tap(.identifier("offer-page"), at: 4.7)
                story.expect("the map is back again", at: 5.5) { $0.map != nil && $0.isAtRest }
                return story
            })
    }

    /// An image that expands and contracts within one view controller, once reversed halfway.
    static var expandContract: GalleryScene {
        GalleryScene(
            id: "expand-contract",
            title: "Expand and contract",
            summary: "a picture grows over its board within one screen and contracts into its place, the second time before it has arrived",
            duration: 3.6,
            filmstripTimes: [0.3, 0.4, 0.5, 0.6, 0.8, 1.5, 1.6, 1.7, 1.8, 2.4, 2.5, 2.6, 2.7, 2.85],
            effect: "zoom",
            makeRoot: { UINavigationController(rootViewController: PictureBoardViewController(section: .photographs)).onPaper() },
            story: { _ in
                var story = FingerStory()
                story.note("A tap lets a picture grow, another lets it shrink into its place.")
                story.tap(.identifier("picture"), at: 0.3)
                story.expect("the picture is open", at: 0.9) { $0.openedPicture?.transform == .identity }
                story.tap(.identifier("large-picture"), at: 1.4)
                story.expect("the picture is in its place", at: 2) { $0.openedPicture == nil }
                story.note("Tapped in the middle of its way it turns round.")
                story.tap(.identifier("picture", 1), at: 2.4)
                story.tap(.identifier("large-picture"), at: 2.65)
                story.expect("the other picture is in its place", at: 3.4) { $0.openedPicture == nil }
                return story
            })
    }

    /// The menu that pushes the row out.
    static var sideSwipePush: GalleryScene {
        GalleryScene(
            id: "side-swipe-push",
            title: "Side swipe, pushing",
            summary: "the menu comes in from the side and pushes the post out, to the right and to the left",
            duration: 4.1,
            filmstripTimes: [0.42, 0.47, 0.52, 0.62, 1.3, 1.4, 1.55, 1.7, 2.42, 2.5, 2.6, 3.3, 3.4, 3.6],
            effect: "side-swipe",
            makeRoot: {
                UINavigationController(rootViewController: TimelineViewController(posts: Post.all, style: .push)).onPaper()
            },
            movers: [PostCell.self, RowActionsView.self],
            story: { size in
                var story = FingerStory()
                story.note("A swipe to the right, and one over the open row, which brings it back with a bounce.")
                story.drag(.identifier("post", 3), at: 0.3, anchor: CGPoint(x: 0.3, y: 0.5), by: size.width * 0.4, for: 0.12)
                story.expect("the menu of a row is open", at: 0.9) { $0.timeline?.sideSwipe?.openIndexPath != nil }
                story.drag(.label("Favorite"), at: 1.1, by: size.width * 0.3, for: 0.12)
                story.expect("the row is back", at: 2.1) { $0.timeline?.sideSwipe?.openIndexPath == nil }
                story.note("A swipe to the left; when the list is scrolled the row comes back.")
                story.drag(.identifier("post", 5), at: 2.3, anchor: CGPoint(x: 0.75, y: 0.5), by: -size.width * 0.4, for: 0.12)
                story.expect("the menu of another row is open", at: 3) { $0.timeline?.sideSwipe?.openIndexPath != nil }
                story.drag(.identifier("timeline"), at: 3.1, anchor: CGPoint(x: 0.5, y: 0.6), down: -60, for: 0.3)
                story.expect("the other row is back", at: 4) { $0.timeline?.sideSwipe?.openIndexPath == nil }
                return story
            })
    }

    /// The menu in place of the Delete button.
    static var sideSwipeDelete: GalleryScene {
        GalleryScene(
            id: "side-swipe-delete",
            title: "Side swipe, delete editing",
            summary: "the table's own swipe to delete opens the menu in place of the Delete button",
            duration: 3.1,
            filmstripTimes: [0.42, 0.5, 0.55, 0.62, 0.7, 1.1, 1.25, 1.35, 1.5, 1.65, 1.95, 2.6],
            effect: "side-swipe",
            makeRoot: {
                UINavigationController(rootViewController: TimelineViewController(posts: Post.all, trigger: .deleteEditing)).onPaper()
            },
            movers: [PostCell.self],
            story: { size in
                var story = FingerStory()
                story.note("A swipe to the left, as if to delete: the row leaves to the right. A tap on another row brings it back.")
                story.drag(.identifier("post", 3), at: 0.3, anchor: CGPoint(x: 0.75, y: 0.5), by: -size.width * 0.4, for: 0.15)
                story.expect("the menu of a row is open", at: 1.1) { $0.timeline?.sideSwipe?.openIndexPath != nil }
                story.expect("no row is edited", at: 1.1) { $0.timeline?.tableView.isEditing == false }
                story.tap(.label("Reply"), at: 1.15)
                story.expect("an alert tells of the action, and the menu is closed", at: 2.1) {
                    $0.rootViewController?.presentedViewController is UIAlertController && $0.timeline?.sideSwipe?.openIndexPath == nil
                }
                story.tap(.label("OK"), at: 2.3)
                story.expect("the timeline is back", at: 3) { $0.rootViewController?.presentedViewController == nil }
                return story
            })
    }

    /// The bubble moves from tab to tab.
    static var activityBubbleMoves: GalleryScene {
        GalleryScene(
            id: "activity-bubble-moves",
            title: "Activity bubble, moving",
            summary: "the bubble, while it is shown, moves to the tab that is selected, and turns round on its way",
            duration: 4,
            filmstripTimes: [0.4, 0.6, 1, 1.4, 1.45, 1.5, 1.55, 1.7, 2.3, 2.38, 2.44, 2.5, 2.6, 3.3, 3.35, 3.4, 3.65],
            effect: "activity-bubble",
            makeRoot: { ActivityTabBarController(followsSelection: true) },
            movers: [TabBarActivityBubble.self],
            story: { _ in
                var story = FingerStory()
                story.note("Show lets the bubble come; it moves to a tab that is selected.")
                story.tap(.label("Show"), at: 0.4)
                story.expect("the bubble is there", at: 1.2) { $0.bubble?.alpha == 1 }
                story.tap(.label("Popular"), at: 1.4)
                story.expect("the bubble is over the second tab", at: 1.7) { $0.bubbleIsOver(1) }
                story.note("Two tabs in quick succession: it turns round on its way.")
                story.tap(.label("News"), at: 2.3)
                story.tap(.label("Popular"), at: 2.42)
                story.expect("the bubble is over the second tab again", at: 2.9) { $0.bubbleIsOver(1) }
                story.tap(.label("News"), at: 3.25)
                story.expect("the bubble is over the fourth tab", at: 3.85) { $0.bubbleIsOver(3) }
                return story
            })
    }

    /// The placeholder without articles, and a retry.
    static var articleError: GalleryScene {
        GalleryScene(
            id: "article-error",
            title: "Article pager, without a feed",
            summary: "there is no connection to the list of apps; the second request brings it",
            duration: 4.3,
            filmstripTimes: [0.2, 0.7, 1.2, 2.35, 2.6, 3.1, 3.5, 3.7, 4.1],
            effect: "article-pager",
            makeRoot: {
                UINavigationController(rootViewController: TopAppsViewController(source: .bundled(failures: 1))).onPaper()
            },
            story: { _ in
                var story = FingerStory()
                for time in [0.7, 1.15, 1.6] { story.scroll(to: .label("Try again"), at: time) }
                story.note("There is no connection; Try again brings the list, and a tap opens an article.")
                story.tap(.label("Try again"), at: 2.3)
                story.expect("the list is there", at: 3) { ($0.topScreen as? TopAppsViewController)?.articles.isEmpty == false }
                story.tap(.identifier("app", 2), at: 3.4)
                story.expect("the article is open", at: 4.1) { $0.turnedArticles == 0 }
                return story
            })
    }

    /// Articles of several screens: a page scrolls first, and turns at its end.
    static var articleLong: GalleryScene {
        GalleryScene(
            id: "article-long",
            title: "Article pager, long articles",
            summary: "an article of several screens scrolls to its end, and a pull from there brings the next one",
            duration: 5.9,
            filmstripTimes: [1.6, 1.88, 1.95, 2.1, 2.6, 4.4, 4.6, 4.8, 4.95, 5.05, 5.1, 5.15, 5.2, 5.3, 5.8],
            effect: "article-pager",
            makeRoot: { UINavigationController(rootViewController: TopAppsViewController(source: .bundled().longestFirst)).onPaper() },
            movers: [ArticleView.self, ArticlePagerView.self],
            story: { size in
                var story = FingerStory()
                story.openArticle(1)
                story.note("Flicks lead to the end of the article.")
                for index in 0..<6 {
                    story.drag(
                        .identifier("articles"), at: 1.85 + 0.4 * Double(index), anchor: CGPoint(x: 0.5, y: 0.9), down: -320, for: 0.1
                    ) {
                        $0.articleTakesFlick
                    }
                }
                story.expect("the article is at its end", at: 4.45) { !$0.articleScrollsOn }
                story.note("Pulled past it, the next article slides in.")
                story.drag(.identifier("articles"), at: 4.5, down: -size.pull, for: 0.4, resting: 0.1)
                story.expect("the next article is there", at: 5.8) { $0.turnedArticles == 1 }
                return story
            })
    }
}

extension UIWindow {
    fileprivate var map: MapViewController? { topScreen as? MapViewController }

    /// The open or animating image on the root's board.
    fileprivate var openedPicture: UIView? { (topScreen as? PictureBoardViewController)?.opened?.large }

    fileprivate func bubbleIsOver(_ index: Int) -> Bool {
        guard let bubble, let bar = bubble.superview as? UITabBar, let count = bar.items?.count, count > 0 else { return false }
        let column = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - index : index
        return abs(bubble.center.x - bar.bounds.width / CGFloat(count) * (CGFloat(column) + 0.5)) < max(bubble.bounds.width / 2, 1)
    }
}
