import Kinora
import UIKit
import XCTest

@testable import Gallery

/// A screen of the gallery, as its user has set things up.
@MainActor
struct Screen {
    let name: String
    let make: @MainActor () -> UIViewController

    static let all: [Screen] = [
        Screen(name: "gallery") { UINavigationController(rootViewController: GalleryViewController(scenes: GalleryScene.all)).onPaper() },
        Screen(name: "launch") {
            let controller = UIViewController()
            controller.view = LaunchView()
            return controller
        },
        Screen(name: "dashboard") { WayfarerApp().makeRoot() },
        Screen(name: "dashboard without a bar") { SwingingDashboardViewController(traveller: .ada) },
        Screen(name: "section") { SectionViewController(section: .flights) },
        Screen(name: "diary") { SectionViewController(section: .diary) },
        Screen(name: "messages") { NotificationViewController(messages: Message.all) },
        Screen(name: "offer") { OfferViewController(offer: Section.hotels.offers[0], story: Section.hotels.introduction) },
        Screen(name: "places") { PlacesViewController(sections: [.sights, .flights]) },
        Screen(name: "timeline") { TimelineViewController(posts: Post.all) },
        Screen(name: "apps") { TopAppsViewController(source: .bundled()) },
        Screen(name: "articles") {
            let articles = (0..<3).map { AppArticle(name: "Slow Oven \($0)", summary: Section.food.introduction, iconAddress: nil) }
            return ArticlesViewController(articles: articles, icons: AppIcons(), startingAt: 1)
        },
        Screen(name: "photos") { ActivityTabBarController() },
        Screen(name: "news") { NewsViewController(news: PhotoNews.all) },
        Screen(name: "share") { ShareViewController() },
        Screen(name: "photo") { PhotoViewController(photo: Photo.feed[0]) },
        Screen(name: "journal") { UINavigationController(rootViewController: JournalViewController()).onPaper() },
        Screen(name: "entry") { JournalPageViewController(JournalEntry.all[1]) },
        Screen(name: "conversation") { ConversationViewController() },
        Screen(name: "note") { NoteViewController(JournalEntry.all[0], of: JournalEntry.all) },
        Screen(name: "notes") { NoteListViewController(JournalEntry.all) },
        Screen(name: "album") { PlacesViewController(places: PhotographAlbum.entries, title: "Album", heading: "Album") },
        Screen(name: "colors") { ColorsViewController() },
        Screen(name: "loading") { TopAppsViewController(source: AppFeedSource { _ in }) },
        Screen(name: "failure") { TopAppsViewController(source: AppFeedSource { $0(.failure(.status(503))) }) },
    ]

    /// Shows the screen on a stage, and returns its visible content, without labels of system bars.
    func show(
        on device: Device, style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        textSize: UIContentSizeCategory = .large, _ check: (Stage, UIView) throws -> Void
    ) rethrows {
        let stage = Stage(device: device)
        stage.userInterfaceStyle = style
        stage.layoutDirection = direction
        stage.preferredContentSizeCategory = textSize
        let controller = make()
        stage.window.tintColor = .coral
        stage.window.rootViewController = controller
        stage.advance(by: 0.9)
        try check(stage, controller.view)
    }
}

extension UIView {
    /// Views that a finger can tap: controls, cells, and views with a tap's recognizer; without the system's bars.
    @MainActor var ownTargets: [UIView] {
        subviews.filter { !$0.isHidden && !($0 is UINavigationBar) && !($0 is UITabBar) }.flatMap { view in
            let isTarget =
                view is UIControl || view is UITableViewCell || view is UICollectionViewCell
                || (view.gestureRecognizers ?? []).contains { type(of: $0) == UITapGestureRecognizer.self }
            return (isTarget ? [view] : []) + view.ownTargets
        }
    }

    /// The view's labels that are not hidden, with all that is not the app's own left out.
    @MainActor var ownLabels: [UILabel] {
        subviews.filter { !$0.isHidden && !($0 is UINavigationBar) && !($0 is UITabBar) && !($0 is UIControl) }.flatMap { view in
            (view as? UILabel).map { [$0] } ?? view.ownLabels
        }
    }
}
