import Components
import Scenes
import UIKit

extension GalleryScene {
    /// Articles as web pages, prepared before they slide in. Not among the variations: it needs packages that are optional.
    public static var articleWeb: GalleryScene {
        GalleryScene(
            id: "article-web",
            title: "Article pager, web pages",
            summary: "articles are web pages, of which the previous and the next one are prepared before they slide in",
            duration: 7.4,
            filmstripTimes: [0.3, 1, 1.6, 3.5, 3.9, 4.02, 4.08, 4.5, 5.2, 5.6, 5.68, 6],
            effect: "article-pager",
            makeRoot: {
                UINavigationController(rootViewController: TopAppsViewController(source: .bundled(), asWebPages: true)).onPaper()
            },
            movers: [ArticleWebPage.self, ArticlePagerView.self],
            story: { size in
                var story = FingerStory()
                story.openArticle()
                story.scrollArticleToItsEnd()
                story.drag(.identifier("articles"), at: 2.9, anchor: CGPoint(x: 0.5, y: 0.9), down: -320, for: 0.08) { $0.articleScrollsOn }
                story.note("Pulled up past its end and let go: the next page slides in.")
                story.drag(.identifier("articles"), at: 3.5, down: -size.pull, for: 0.4, resting: 0.1)
                story.expect("the next article is there", at: 5) { $0.turnedArticles == 1 }
                story.drag(.identifier("articles"), at: 5.1, down: size.pull, for: 0.4, resting: 0.1)
                story.expect("the first article is back", at: 7.3) { $0.turnedArticles == 0 }
                return story
            })
    }
}
