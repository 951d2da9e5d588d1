import Scenes
import UIKit

extension GalleryScene {
    /// The gallery with the tour in front of its list. It is not among `all`.
    public static var tour: GalleryScene { withTour(TourMemory(), startsWithList: false) }

    /// The gallery as it starts without a scene: with the tour, or with the list once the user has finished or left that.
    @MainActor
    public static var start: GalleryScene { start(TourMemory()) }

    @MainActor
    static func start(_ memory: TourMemory) -> GalleryScene { withTour(memory, startsWithList: memory.isOver) }

    private static func withTour(_ memory: TourMemory, startsWithList: Bool) -> GalleryScene {
        GalleryScene(
            id: "tour",
            title: "The gallery",
            summary: "six effects, each with a gesture to make and with its knobs, and the list of all scenes",
            duration: 1,
            filmstripTimes: [0],
            makeRoot: {
                let list = GalleryViewController(scenes: all)
                let navigation = UINavigationController(rootViewController: list).onPaper()
                navigation.navigationBar.prefersLargeTitles = true
                list.makeTour = { [weak navigation] in
                    let tour = TourViewController(memory: memory)
                    tour.onLeave = { _ = navigation?.popToRootViewController(animated: true) }
                    return tour
                }
                if !startsWithList, let tour = list.makeTour?() { navigation.setViewControllers([list, tour], animated: false) }
                return LaunchViewController(content: navigation)
            },
            story: { _ in FingerStory() })
    }
}
