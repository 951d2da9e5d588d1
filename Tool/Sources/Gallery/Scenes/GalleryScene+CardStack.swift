import Components
import Scenes
import UIKit

extension GalleryScene {
    /// Photographs that a finger throws, takes back and brings back.
    static var cardStack: GalleryScene {
        GalleryScene(
            id: "card-stack",
            title: "Card stack",
            summary: "a card springs back, others are thrown to both edges while the next ones rise, and the last one comes back",
            duration: 5.3,
            filmstripTimes: [0.3, 0.6, 0.86, 0.94, 1.06, 1.9, 2.02, 2.12, 2.3, 3, 3.12, 3.3, 4.14, 4.26, 4.6],
            makeRoot: { UINavigationController(rootViewController: PostcardsViewController()).onPaper() },
            movers: [PostcardView.self],
            story: { size in
                var story = FingerStory()
                let (top, distance) = (CGPoint(x: 0.5, y: 0.35), min(size.width * 0.4, 220))
                story.note("Pulled aside and let go: the card springs back.")
                story.drag(.identifier("postcards"), at: 0.3, anchor: top, by: distance * 0.5, down: 20, for: 0.5, resting: 0.1)
                story.expect("the first card is back", at: 1.7) { $0.postcards?.cards.topIndex == 0 && $0.isAtRest }
                story.note("Thrown to the trailing and to the leading edge: the next ones rise.")
                story.drag(.identifier("postcards"), at: 1.9, anchor: top, by: distance, down: -30, for: 0.14)
                story.expect("the second card is in front", at: 2.9) { $0.postcards?.cards.topIndex == 1 && $0.postcards?.kept == [0] }
                story.drag(.identifier("postcards"), at: 3, anchor: top, by: -distance, down: 20, for: 0.14)
                story.expect("the third card is in front", at: 4) { $0.postcards?.cards.topIndex == 2 && $0.isAtRest }
                story.note("Undo brings the last one back.")
                story.tap(.label("Undo"), at: 4.1)
                story.expect("the second card is back", at: 5.2) { $0.postcards?.cards.topIndex == 1 && $0.isAtRest }
                return story
            })
    }

    /// Cards that a finger catches on their way.
    static var cardStackInterrupted: GalleryScene {
        GalleryScene(
            id: "card-stack-interrupted",
            title: "Card stack, interrupted",
            summary: "a finger catches a card on its way back and throws it, and another one on its way out and keeps it",
            duration: 3.6,
            filmstripTimes: [0.3, 0.5, 0.62, 0.7, 0.78, 0.9, 1.75, 1.85, 1.95, 2.05, 2.25, 2.45, 2.65],
            effect: "card-stack",
            makeRoot: { UINavigationController(rootViewController: PostcardsViewController()).onPaper() },
            movers: [PostcardView.self],
            story: { size in
                var story = FingerStory()
                let (top, distance) = (CGPoint(x: 0.5, y: 0.35), min(size.width * 0.4, 220))
                story.note("Caught as it springs back, and thrown to the other edge.")
                story.drag(.identifier("postcards"), at: 0.3, anchor: top, by: distance * 0.6, for: 0.25, resting: 0.1)
                story.drag(.identifier("postcards"), at: 0.72, anchor: top, by: -distance * 1.2, for: 0.16)
                story.expect("the second card is in front", at: 1.7) { $0.postcards?.cards.topIndex == 1 && $0.isAtRest }
                story.note("Thrown, caught on its way out, and brought back.")
                story.drag(.identifier("postcards"), at: 1.75, anchor: top, by: distance * 0.9, for: 0.14)
                story.drag(
                    .identifier("postcards"), at: 1.93, anchor: CGPoint(x: 0.95, y: 0.35), by: -distance * 0.8, for: 0.4, resting: 0.1)
                story.expect("the second card is back", at: 3.5) { $0.postcards?.cards.topIndex == 1 && $0.isAtRest }
                return story
            })
    }
}

extension UIWindow {
    /// The stack of photographs in the root navigation controller.
    fileprivate var postcards: PostcardsViewController? { topScreen as? PostcardsViewController }
}
