import Scenes
import UIKit

extension GalleryScene {
    /// A row of a journal that becomes the entry's screen, and is pulled back.
    static var matchedHero: GalleryScene {
        GalleryScene(
            id: "matched-hero",
            title: "Matched hero",
            summary: "a row's photograph, name and author move to the entry's screen, and a finger pulls them back into the row",
            duration: 5,
            filmstripTimes: [0.4, 0.46, 0.52, 0.6, 0.75, 1.9, 2.1, 2.3, 2.42, 2.6, 3.5, 3.6, 3.68, 3.76, 3.9, 4.1],
            makeRoot: { UINavigationController(rootViewController: JournalViewController()).onPaper() },
            movers: [UIImageView.self],
            story: { size in
                var story = FingerStory()
                let (top, distance) = (CGPoint(x: 0.5, y: 0.3), min(size.height * 0.3, 240))
                story.note("A tap on a row opens its entry.")
                story.tap(.identifier("entry", 1), at: 0.4)
                story.expect("the entry is open", at: 1.6) { $0.journalEntry != nil && $0.journal?.transitionCoordinator == nil }
                story.note("Pulled down a little and held: all springs back.")
                story.drag(.screen, at: 1.7, anchor: top, by: 30, down: min(distance * 0.45, 100), for: 0.5, resting: 0.15)
                story.expect("the entry is still open", at: 3.3) { $0.journalEntry != nil && $0.journal?.transitionCoordinator == nil }
                story.note("Pulled down and released with speed: all goes back into the row.")
                story.drag(.screen, at: 3.4, anchor: top, by: -40, down: distance, for: 0.24)
                story.expect("the journal is back", at: 4.9) { $0.journal != nil && $0.isAtRest }
                return story
            })
    }

    /// An entry that is caught in its movement, there and back.
    static var matchedHeroInterrupted: GalleryScene {
        GalleryScene(
            id: "matched-hero-interrupted",
            title: "Matched hero, interrupted",
            summary: "a tap reverses the entry as it opens, a finger catches it and pulls it back and forth, and once more as it closes",
            duration: 7,
            filmstripTimes: [
                0.4, 0.5, 0.56, 0.64, 0.74, 1.6, 1.68, 1.8, 1.95, 2.1, 2.3, 2.5, 3.6, 3.7, 3.8, 3.9, 4.1, 4.3, 4.5, 5.4, 5.5, 5.7,
            ],
            effect: "matched-hero",
            makeRoot: { UINavigationController(rootViewController: JournalViewController(pushes: true)).onPaper() },
            movers: [UIImageView.self],
            story: { size in
                var story = FingerStory()
                let (middle, distance) = (CGPoint(x: 0.5, y: 0.4), min(size.height * 0.3, 240))
                story.note("A tap opens the entry, another one reverses it.")
                story.tap(.identifier("entry", 1), at: 0.4)
                story.expect("the entry opens", at: 0.42) { $0.topScreen is JournalPageViewController }
                story.drag(.screen, at: 0.5, anchor: middle, for: 0.05) { $0.canBeCaught }
                story.expect("the journal is back", at: 1.45) { $0.topScreen is JournalViewController == !$0.reducesMotion }
                story.note("Opened, caught, pulled down and up, and released: it opens.")
                story.drag(.identifier("entry", 1), at: 1.52, for: 0.08) { $0.topScreen is JournalViewController }
                story.drag(.screen, at: 1.72, anchor: middle, through: [.down(60, 0.3), .rest(0.1), .down(-110, 0.2)])
                story.expect("the entry is open", at: 3.3) { $0.topScreen is JournalPageViewController && $0.isAtRest }
                story.note("Thrown down, caught on its way, and thrown up again.")
                story.drag(.screen, at: 3.4, anchor: middle, down: distance, for: 0.2) { !$0.reducesMotion }
                story.drag(.screen, at: 3.68, anchor: CGPoint(x: 0.5, y: 0.7), down: -distance, for: 0.35) { $0.canBeCaught }
                story.expect("the entry has stayed", at: 5.15) { $0.topScreen is JournalPageViewController && $0.isAtRest }
                story.note("Pulled down: it closes.")
                story.drag(.screen, at: 5.2, anchor: middle, down: distance, for: 0.3)
                story.expect("the journal is back again", at: 6.9) { $0.topScreen is JournalViewController && $0.isAtRest }
                return story
            })
    }
}

extension FingerStroke.Leg {
    fileprivate static func down(_ height: CGFloat, _ duration: TimeInterval) -> Self {
        Self(duration: duration, distance: CGVector(dx: 0, dy: height))
    }

    fileprivate static func rest(_ duration: TimeInterval) -> Self { Self(duration: duration) }
}

extension UIWindow {
    fileprivate var journal: JournalViewController? { topScreen as? JournalViewController }
    fileprivate var journalEntry: JournalPageViewController? {
        rootViewController?.presentedViewController as? JournalPageViewController
    }
    fileprivate var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    fileprivate var canBeCaught: Bool { !reducesMotion && (rootViewController as? UINavigationController)?.transitionCoordinator != nil }
}
