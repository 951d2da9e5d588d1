import Components
import Scenes
import UIKit

extension GalleryScene {
    /// Articles as web pages, prepared before they slide in.
    static var articleWeb: GalleryScene {
        GalleryScene(
            id: "article-web",
            title: "Article pager, web pages",
            summary: "articles are web pages, of which the previous and the next one are prepared before they slide in",
            duration: 5,
            filmstripTimes: [0.3, 1, 1.6, 2.3, 2.5, 2.62, 2.68, 3.1, 4.1, 4.2, 4.28, 4.6],
            effect: "article-pager",
            makeRoot: {
                UINavigationController(rootViewController: TopAppsViewController(source: .bundled(), asWebPages: true)).onPaper()
            },
            movers: [ArticleWebPage.self, ArticlePagerView.self],
            story: { size in
                var story = FingerStory()
                story.openArticle()
                story.note("Pulled up past its end and let go: the next page slides in.")
                story.drag(.identifier("articles"), at: 2.1, down: -size.pull, for: 0.4, resting: 0.1)
                story.expect("the next article is there", at: 3.6) { $0.turnedArticles == 1 }
                story.drag(.identifier("articles"), at: 3.7, down: size.pull, for: 0.4, resting: 0.1)
                story.expect("the first article is back", at: 4.9) { $0.turnedArticles == 0 }
                return story
            })
    }
}
