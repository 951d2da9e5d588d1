import UIKit

extension GalleryScene {
    /// The dashboard swings away around its top edge while a trip's screen rolls in, and back.
    static var spinModal: GalleryScene {
        GalleryScene(
            id: "spin-modal",
            title: "Spin modal",
            summary: "a swipe lets the dashboard swing away while the trip rolls in, another brings it back",
            duration: 3.4,
            filmstripTimes: [0.35, 0.38, 0.42, 0.47, 0.55, 0.7, 1.9, 2.04, 2.09, 2.15, 2.25],
            makeRoot: { SwingingDashboardViewController(traveller: .ada) },
            backdrop: .navy,
            fingers: { size in
                var story = FingerStory(on: size)
                let (left, right) = (
                    CGPoint(x: size.width * 0.2, y: size.height * 0.55), CGPoint(x: size.width * 0.8, y: size.height * 0.55)
                )
                story.note("A swipe to the right presents, one to the left brings the dashboard back.")
                story.drag(0.3, from: left, by: right.x - left.x, for: 0.15)
                story.drag(1.95, from: right, by: left.x - right.x, for: 0.15)
                return story.text
            })
    }

    /// An offer comes from behind; a finger pulls it away, first not far enough.
    static var depthPush: GalleryScene {
        GalleryScene(
            id: "depth-push",
            title: "Depth push",
            summary: "an offer comes from behind the list, and a finger from the edge pulls it away again",
            duration: 6.6,
            filmstripTimes: [0.4, 0.6, 0.9, 1.4, 2.4, 3, 3.3, 3.9, 5.3, 5.6, 5.8],
            makeRoot: { DepthNavigationController(rootViewController: OffersViewController(section: .flights)).onPaper() },
            fingers: { size in
                var story = FingerStory(on: size)
                story.note("A tap on an offer pushes its screen.")
                story.tap(0.3, 0.5, size.width > size.height ? 0.5 : 0.64)
                let edge = CGPoint(x: 8, y: size.height * 0.6)
                story.note("Pulled 90 points from the edge, held and let go: it goes back.")
                story.drag(2.7, from: edge, by: 90, for: 0.6, resting: 0.3)
                story.note("Pulled 150 points: the list comes back.")
                story.drag(5, from: edge, by: 150, for: 0.5)
                return story.text
            })
    }

    /// Thumbnails grow into screens, in both styles, and screens contract into them.
    static var zoom: GalleryScene {
        GalleryScene(
            id: "zoom",
            title: "Zoom",
            summary: "a thumbnail grows into its screen and the screen contracts into it, once with the whole grid, once alone",
            duration: 4.2,
            filmstripTimes: [0.35, 0.45, 0.55, 0.75, 0.9, 1.55, 1.7, 1.85, 2.5, 2.6, 3.5, 3.6],
            makeRoot: { PlacesViewController(sections: [.sights, .flights]) },
            fingers: { size in
                var story = FingerStory(on: size)
                story.note("The grid grows until a picture fills the screen; a tap leads back.")
                story.tap(0.3, 0.3, 0.56)
                story.tap(1.5, 0.3, 0.56)
                story.note("A screen grows out of a picture; a tap leads back.")
                story.tap(2.4, 0.7, 0.75)
                story.tap(3.4, 0.3, 0.5)
                return story.text
            })
    }
}
