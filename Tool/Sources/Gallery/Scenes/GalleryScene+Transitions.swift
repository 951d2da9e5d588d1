import Scenes
import UIKit

extension GalleryScene {
    /// The dashboard swings away around its top edge while a trip's screen rolls in, and back.
    static var spinModal: GalleryScene {
        GalleryScene(
            id: "spin-modal",
            title: "Spin modal",
            summary: "a swipe lets the dashboard swing away while the trip rolls in, another brings it back",
            duration: 4.2,
            filmstripTimes: [0.35, 0.38, 0.42, 0.47, 0.55, 0.7, 2.1, 2.34, 2.39, 2.45, 2.55],
            makeRoot: { SwingingDashboardViewController(traveller: .ada) },
            backdrop: .navy,
            story: { size in
                var story = FingerStory()
                let (start, end) = (CGPoint(x: 0.2, y: 0.55), CGPoint(x: 0.8, y: 0.55))
                story.note("A swipe to the right presents, one to the left brings the dashboard back.")
                story.drag(.screen, at: 0.3, anchor: start, by: size.width * 0.6, for: 0.15)
                story.expect("the offer is open", at: 2.2) { $0.rootViewController?.presentedViewController is OfferViewController }
                story.drag(.screen, at: 2.25, anchor: end, by: -size.width * 0.6, for: 0.15)
                story.expect("the dashboard comes back", at: 4.1) {
                    $0.rootViewController?.presentedViewController?.isBeingDismissed ?? true
                }
                return story
            })
    }

    /// An offer comes from behind; an interactive pop pulls it away, first not far enough.
    static var depthPush: GalleryScene {
        GalleryScene(
            id: "depth-push",
            title: "Depth push",
            summary: "an offer comes from behind the list, and a finger from the edge pulls it away again",
            duration: 6.6,
            filmstripTimes: [0.4, 0.6, 0.9, 1.4, 2.4, 3, 3.3, 3.9, 5.3, 5.6, 5.8],
            makeRoot: { DepthNavigationController(rootViewController: OffersViewController(section: .flights)).onPaper() },
            story: { _ in
                var story = FingerStory()
                let edge = CGPoint(x: 0.5, y: 0.6)
                story.note("A tap on an offer pushes its screen.")
                story.tap(.identifier("offer"), at: 0.3)
                story.expect("the offer is open", at: 2.6) { $0.topScreen is OfferViewController && $0.isAtRest }
                story.note("Pulled 90 points from the edge, held and let go: it goes back.")
                story.drag(.leadingEdge, at: 2.7, anchor: edge, by: 90, for: 0.6, resting: 0.3)
                story.expect("a finger pulls the offer", at: 3.5) { $0.rootViewController?.transitionCoordinator != nil }
                story.expect("the offer is back in its place", at: 4.9) { $0.topScreen is OfferViewController && $0.isAtRest }
                story.note("Pulled 150 points: the list comes back.")
                story.drag(.leadingEdge, at: 5, anchor: edge, by: 150, for: 0.5)
                story.expect("the list is back", at: 6.6) { $0.topScreen is OffersViewController && $0.isAtRest }
                return story
            })
    }

    /// Thumbnails grow into screens, in both styles, and screens contract into them.
    static var zoom: GalleryScene {
        GalleryScene(
            id: "zoom",
            title: "Zoom",
            summary: "a thumbnail grows into its screen and the screen contracts into it, once with the whole grid, once alone",
            duration: 4.6,
            filmstripTimes: [0.35, 0.45, 0.55, 0.75, 0.9, 1.55, 1.7, 1.85, 2.9, 3, 3.9, 4],
            makeRoot: { PlacesViewController(places: PhotographAlbum.entries, title: "Album", heading: "Album") },
            story: { _ in
                var story = FingerStory()
                story.note("The grid grows until a picture fills the screen; a tap leads back.")
                story.tap(.identifier("place-screen"), at: 0.3)
                story.expect("the place is open", at: 1.3) { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.identifier("offer-page"), at: 1.5)
                story.expect("the grid is back", at: 2.1) { $0.isAtRest }
                story.scroll(to: .identifier("place-view"), at: 2.15)
                story.note("A screen grows out of a picture; a tap leads back.")
                story.tap(.identifier("place-view"), at: 2.8)
                story.expect("the other place is open", at: 3.5) { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.identifier("offer-page"), at: 3.8)
                story.expect("the grid is back again", at: 4.5) { $0.isAtRest }
                return story
            })
    }
}
