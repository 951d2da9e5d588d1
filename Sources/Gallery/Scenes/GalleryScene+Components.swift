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
            start: { window in
                window.tintColor = .coral
                window.backgroundColor = .paper
                let navigation = UINavigationController(rootViewController: TopAppsViewController(source: .bundled()))
                navigation.navigationBar.barTintColor = .paper
                navigation.navigationBar.isTranslucent = false
                window.rootViewController = navigation
            },
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
}
