import Components
import Scenes
import UIKit
import WebKit

extension GalleryScene {
    /// A list of apps, and articles about them that turn when they are pulled past their ends. The articles are web pages, prepared before
    /// they slide in; on a machine without the packages for web pages they are drawn.
    static var articlePager: GalleryScene {
        var scene = articles(id: "article-pager", title: "Article pager") {
            TopAppsViewController(source: .chosen, asWebPages: WKWebView.missingPackages == nil)
        }
        scene.alternative = "article-drawn"
        scene.findLimitation = { WKWebView.missingPackages.map { "articles are drawn instead of web pages: \($0)" } }
        return scene
    }

    /// The same story with drawn articles, whose films have the same bytes on every machine.
    static var articleDrawn: GalleryScene {
        var scene = articles(id: "article-drawn", title: "Article pager, drawn articles") { TopAppsViewController(source: .bundled()) }
        scene.effect = "article-pager"
        return scene
    }

    private static func articles(
        id: String, title: String, makeList: @escaping @MainActor @Sendable () -> TopAppsViewController
    ) -> GalleryScene {
        GalleryScene(
            id: id,
            title: title,
            summary: "an article is pulled past its end until the next one slides in, and back again",
            duration: 5.75,
            filmstripTimes: [0.3, 1, 1.6, 2.95, 3.35, 3.47, 3.53, 3.95, 4.5, 4.9, 4.98, 5.3],
            makeRoot: { UINavigationController(rootViewController: makeList()).onPaper() },
            movers: [ArticleView.self, ArticleWebPage.self, ArticlePagerView.self],
            story: { size in
                var story = FingerStory()
                story.openArticle()
                story.scrollArticleToItsEnd()
                story.note("Pulled up past its end and let go: the next article slides in.")
                story.drag(.identifier("articles"), at: 2.95, down: -size.pull, for: 0.4, resting: 0.1)
                story.expect("the next article is there", at: 4.35) { $0.turnedArticles == 1 }
                story.note("Pulled down and let go: the one before comes back.")
                story.drag(.identifier("articles"), at: 4.4, down: size.pull, for: 0.4, resting: 0.1)
                story.expect("the first article is back", at: 5.65) { $0.turnedArticles == 0 }
                return story
            })
    }

    /// Rows that a swipe moves away from a menu of actions.
    static var sideSwipe: GalleryScene {
        GalleryScene(
            id: "side-swipe",
            title: "Side swipe",
            summary: "a swipe moves a post away from a menu, an action and the beginning of scrolling bring it back with a bounce",
            duration: 5.2,
            filmstripTimes: [0.42, 0.5, 0.9, 1.25, 1.5, 1.62, 1.8, 3.05, 3.2, 4, 4.2],
            makeRoot: { UINavigationController(rootViewController: TimelineViewController(posts: Post.all)).onPaper() },
            movers: [PostCell.self],
            story: { size in
                var story = FingerStory()
                story.note("A swipe to the right, and a tap on the first action: an alert, and the row comes back.")
                story.drag(.identifier("post", 3), at: 0.3, anchor: CGPoint(x: 0.3, y: 0.5), by: size.width * 0.4, for: 0.12)
                story.expect("the menu of a row is open", at: 1) { $0.timeline?.sideSwipe?.openIndexPath != nil }
                story.tap(.label("Reply"), at: 1.2)
                story.expect("an alert tells of the action, and the menu is closed", at: 2.2) {
                    $0.rootViewController?.presentedViewController is UIAlertController && $0.timeline?.sideSwipe?.openIndexPath == nil
                }
                story.tap(.label("OK"), at: 2.4)
                story.note("A swipe to the left over another row; when the list is scrolled it comes back.")
                story.drag(.identifier("post", 5), at: 3, anchor: CGPoint(x: 0.75, y: 0.5), by: -size.width * 0.4, for: 0.12)
                story.expect("the menu of another row is open", at: 3.8) { $0.timeline?.sideSwipe?.openIndexPath != nil }
                story.drag(.identifier("timeline"), at: 3.9, anchor: CGPoint(x: 0.5, y: 0.6), down: -60, for: 0.3)
                story.expect("the row is back", at: 5.1) { $0.timeline?.sideSwipe?.openIndexPath == nil }
                return story
            })
    }
}

extension CGSize {
    /// The distance of a pull that loads the next article, in points.
    var pull: CGFloat { max(height * 0.28, 180) }
}

extension UIWindow {
    /// The timeline in the root navigation controller.
    var timeline: TimelineViewController? { topScreen as? TimelineViewController }

    var pager: ArticlePagerView? { (topScreen as? ArticlesViewController)?.pager }

    /// The distance of the visible article from the one that was opened; nil for none.
    var turnedArticles: Int? {
        guard let controller = topScreen as? ArticlesViewController, let pager = controller.pager else { return nil }
        return pager.currentPage - controller.start
    }
}

extension FingerStory {
    /// A tap on a row of the list, or the last visible one on a low screen, after it has loaded, which ends at 1.2 seconds.
    mutating func openArticle(_ row: Int = 2) {
        note("When the list has come, a tap on a row pushes its article.")
        tap(.identifier("app", row), at: 1.2)
        expect("the article is open", at: 1.8) { $0.turnedArticles == 0 && $0.isAtRest }
    }

    /// Up to two flicks from 1.85 seconds on, while the article, longer than the screen at large text sizes, is not at its end.
    mutating func scrollArticleToItsEnd() {
        for time in [1.85, 2.4] {
            drag(.identifier("articles"), at: time, anchor: CGPoint(x: 0.5, y: 0.9), down: -320, for: 0.08) { $0.articleScrollsOn }
        }
    }
}

extension UIWindow {
    /// The visible article's view.
    var shownArticle: ArticleView? {
        guard let pager else { return nil }
        let middle = CGPoint(x: pager.bounds.midX, y: pager.bounds.midY)
        return pager.subviews.lazy.compactMap { $0 as? ArticleView }.first { $0.frame.contains(middle) }
    }
    /// The scroll view of the visible article, which is a view or a web page.
    private var shownScrollView: UIScrollView? {
        guard let pager else { return nil }
        let middle = CGPoint(x: pager.bounds.midX, y: pager.bounds.midY)
        let page = pager.subviews.lazy.compactMap { $0 as? ArticleWebPage }.first { $0.frame.contains(middle) }
        return shownArticle ?? page?.scrollView
    }

    /// Whether the visible article is not at its end.
    var articleScrollsOn: Bool { restOfArticle > 1 }

    /// Whether a flick would scroll the article further: also in motion, but not close to its end, where the flick would turn the page.
    var articleTakesFlick: Bool { restOfArticle > (shownScrollView?.isDecelerating == true ? 600 : 1) }

    /// The distance of the visible article from its end, in points; the end is above the home indicator.
    private var restOfArticle: CGFloat {
        shownScrollView.map { $0.contentSize.height + $0.adjustedContentInset.bottom - $0.bounds.height - $0.contentOffset.y } ?? 0
    }
}
