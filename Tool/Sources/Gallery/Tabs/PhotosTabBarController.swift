import UIKit

/// An app for sharing photographs: five tabs, each with a navigation bar.
class PhotosTabBarController: UITabBarController {
    let feed = FeedViewController(photos: Photo.feed)

    init() {
        super.init(nibName: nil, bundle: nil)
        let screens: [(UIViewController, String, TabGlyph)] = [
            (feed, "Feed", .feed),
            (PhotoGridViewController(photos: Photo.popular, title: "Popular"), "Popular", .popular),
            (ShareViewController(), "Share", .share),
            (NewsViewController(news: PhotoNews.all), "News", .news),
            (PhotoGridViewController(photos: Photo.own, title: "@user"), "@user", .user),
        ]
        viewControllers = screens.map { screen, title, glyph in
            screen.title = title
            let navigation = UINavigationController(rootViewController: screen).onPaper()
            navigation.tabBarItem = UITabBarItem(title: title, image: glyph.image(side: 25), selectedImage: nil)
            return navigation
        }
        tabBar.barTintColor = .paper
        tabBar.isTranslucent = false
    }

    required init?(coder: NSCoder) {
        nil
    }
}
