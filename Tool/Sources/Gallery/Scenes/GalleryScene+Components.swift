import Components
import UIKit

extension GalleryScene {
    /// A list of apps, and articles about them that turn when they are pulled past their ends.
    static var articlePager: GalleryScene {
        GalleryScene(
            id: "article-pager",
            title: "Article pager",
            summary: "an article is pulled past its end until the next one slides in, and back again",
            duration: 6,
            filmstripTimes: [0.3, 1, 1.6, 2.1, 2.5, 2.62, 2.68, 3.1, 3.8, 4.2, 4.28, 4.6],
            makeRoot: { UINavigationController(rootViewController: TopAppsViewController(source: .bundled())).onPaper() },
            movers: [ArticleView.self, ArticlePagerView.self],
            fingers: { size in
                var story = FingerStory(on: size)
                story.note("When the list has come, a tap on a row pushes its article.")
                story.tap(1.2, 0.5, 0.4)
                let middle = CGPoint(x: size.width / 2, y: size.height * 0.55)
                let pull = max(size.height * 0.28, 180)
                story.note("Pulled up past its end and let go: the next article slides in.")
                story.drag(2.1, from: middle, down: -pull, for: 0.4, resting: 0.1)
                story.note("Pulled down and let go: the one before comes back.")
                story.drag(3.7, from: middle, down: pull, for: 0.4, resting: 0.1)
                return story.text
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
            fingers: { size in
                var story = FingerStory(on: size)
                let (left, right) = (
                    CGPoint(x: size.width * 0.3, y: size.height * 0.33), CGPoint(x: size.width * 0.75, y: size.height * 0.55)
                )
                story.note("A swipe to the right, and a tap on the first action: an alert, and the row comes back.")
                story.drag(0.3, from: left, by: size.width * 0.4, for: 0.12)
                story.tap(1.2, 24 / size.width, 0.33)
                story.tap(2.4, 0.5, 0.5 + 32 / size.height)
                story.note("A swipe to the left over another row; when the list is scrolled it comes back.")
                story.drag(3, from: right, by: -size.width * 0.4, for: 0.12)
                story.drag(3.9, from: right, down: -60, for: 0.3)
                return story.text
            })
    }
}
