import Scenes
import UIKit

extension GalleryScene {
    /// The gallery itself: its launch screen, its list, and an effect opened and closed. It is not among `all`, which it shows.
    public static var gallery: GalleryScene {
        GalleryScene(
            id: "gallery",
            title: "The gallery",
            summary: "the app starts, a tap lets an effect grow out of its icon, another leads back",
            duration: 3.4,
            filmstripTimes: [0, 0.7, 0.8, 1.2, 1.65, 1.75, 2.3, 2.55, 2.7, 3.2],
            makeRoot: {
                let navigation = UINavigationController(rootViewController: GalleryViewController(scenes: all)).onPaper()
                navigation.navigationBar.prefersLargeTitles = true
                return LaunchViewController(content: navigation)
            },
            story: { _ in
                var story = FingerStory()
                story.note("A tap on a card opens its app; the button over its corner closes it.")
                story.tap(.identifier("effect", 2), at: 1.6)
                story.expect("the effect's app is open", at: 2.4) { $0.galleryList?.presentedViewController is SceneViewController }
                story.tap(.label("Back to the gallery"), at: 2.45)
                story.expect("the list is back", at: 3.4) { $0.galleryList?.presentedViewController == nil }
                return story
            })
    }
}

extension UIWindow {
    fileprivate var galleryList: UIViewController? { rootViewController?.children.first }
}
