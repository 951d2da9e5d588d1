import UIKit

extension GalleryScene {
    /// The gallery itself: its launch screen, its list, and an effect opened and closed. It is not among `all`, which it shows.
    public static var gallery: GalleryScene {
        GalleryScene(
            id: "gallery",
            title: "The gallery",
            summary: "the app starts, a tap lets an effect grow out of its icon, another leads back",
            duration: 4.2,
            filmstripTimes: [0, 0.7, 0.8, 1.2, 1.65, 1.75, 2.4, 3.1, 3.25, 4],
            makeRoot: {
                let navigation = UINavigationController(rootViewController: GalleryViewController(scenes: all)).onPaper()
                navigation.navigationBar.prefersLargeTitles = true
                return LaunchViewController(content: navigation)
            },
            fingers: { size in
                var story = FingerStory(on: size)
                story.note("A tap on a card opens its app; the button over its corner closes it.")
                story.tap(1.6, 0.3, 0.45)
                // Within the button on screens with and without a notch.
                story.tap(3, 1 - 30 / size.width, (size.width > size.height ? 30 : 62) / size.height)
                return story.text
            })
    }
}
