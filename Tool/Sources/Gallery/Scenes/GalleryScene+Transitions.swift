import UIKit

extension GalleryScene {
    /// The dashboard swings away around its top edge while a trip's screen rolls in, and back.
    static var spinModal: GalleryScene {
        GalleryScene(
            id: "spin-modal",
            title: "Spin modal",
            summary: "a swipe lets the dashboard swing away while the trip rolls in, another brings it back",
            duration: 4.8,
            filmstripTimes: [0.35, 0.38, 0.42, 0.47, 0.55, 0.7, 2.4, 2.64, 2.69, 2.75, 2.85],
            makeRoot: { SwingingDashboardViewController(traveller: .ada) },
            backdrop: .navy,
            story: { size in
                var story = FingerStory()
                let (start, end) = (CGPoint(x: 0.2, y: 0.55), CGPoint(x: 0.8, y: 0.55))
                story.note("A swipe to the right presents, one to the left brings the dashboard back.")
                story.drag(.screen, 0.3, at: start, by: size.width * 0.6, for: 0.15)
                story.expect(2.5, "the offer is open") { $0.rootViewController?.presentedViewController is OfferViewController }
                story.drag(.screen, 2.55, at: end, by: -size.width * 0.6, for: 0.15)
                story.expect(4.8, "the dashboard is back") { $0.isAtRest }
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
                story.tap(.identifier("offer"), 0.3)
                story.expect(2.6, "the offer is open") { $0.topScreen is OfferViewController && $0.isAtRest }
                story.note("Pulled 90 points from the edge, held and let go: it goes back.")
                story.drag(.leadingEdge, 2.7, at: edge, by: 90, for: 0.6, resting: 0.3)
                story.expect(3.5, "a finger pulls the offer") { $0.rootViewController?.transitionCoordinator != nil }
                story.expect(4.9, "the offer is back in its place") { $0.topScreen is OfferViewController && $0.isAtRest }
                story.note("Pulled 150 points: the list comes back.")
                story.drag(.leadingEdge, 5, at: edge, by: 150, for: 0.5)
                story.expect(6.6, "the list is back") { $0.topScreen is OffersViewController && $0.isAtRest }
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
            makeRoot: { PlacesViewController(sections: [.sights, .flights]) },
            story: { _ in
                var story = FingerStory()
                story.note("The grid grows until a picture fills the screen; a tap leads back.")
                story.tap(.identifier("place-screen"), 0.3)
                story.expect(1.3, "the place is open") { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.identifier("offer-page"), 1.5)
                story.expect(2.1, "the grid is back") { $0.isAtRest }
                story.scroll(to: .identifier("place-view"), 2.15)
                story.note("A screen grows out of a picture; a tap leads back.")
                story.tap(.identifier("place-view"), 2.8)
                story.expect(3.5, "the other place is open") { $0.rootViewController?.presentedViewController is OfferViewController }
                story.tap(.identifier("offer-page"), 3.8)
                story.expect(4.5, "the grid is back again") { $0.isAtRest }
                return story
            })
    }
}
