import Components
import Scenes
import UIKit

extension GalleryScene {
    /// A mini player that a finger pulls up to the full player, and pushes down again.
    static var pullUpSheet: GalleryScene {
        GalleryScene(
            id: "pull-up-sheet",
            title: "Pull-up sheet",
            summary: "a mini player becomes the full screen under the finger, springs back, opens by a tap, and is swiped down",
            duration: 6.2,
            filmstripTimes: [0.4, 0.6, 0.8, 1, 1.12, 1.3, 2.1, 2.2, 2.3, 2.42, 2.6, 3.6, 3.68, 3.76, 3.9, 5.1, 5.2, 5.3, 5.4],
            makeRoot: { MusicApp.makeRoot() },
            movers: [UIImageView.self],
            story: { size in
                var story = FingerStory()
                let cover = CGPoint(x: 0.3, y: 0.5)
                story.note("Pulled up a little and held: it springs back.")
                story.drag(.identifier("mini-player"), at: 0.3, anchor: cover, down: -size.height * 0.3, for: 0.6, resting: 0.15)
                story.expect("the bar is back", at: 1.9) { $0.pullUp?.isOpen == false }
                story.note("Thrown up: the full player opens.")
                story.drag(.identifier("mini-player"), at: 2, anchor: cover, down: -size.height * 0.4, for: 0.25)
                story.expect("the player is open", at: 3.4) { $0.pullUp?.isOpen == true }
                story.note("Swiped down: it is a bar again.")
                story.drag(.screen, at: 3.5, anchor: CGPoint(x: 0.5, y: 0.3), down: size.height * 0.4, for: 0.25)
                story.expect("the bar is back again", at: 4.9) { $0.pullUp?.isOpen == false }
                story.note("A tap opens it too.")
                story.tap(.identifier("mini-player"), at: 5.06, anchor: cover)
                story.expect("the player is open again", at: 6.1) { $0.pullUp?.isOpen == true }
                return story
            })
    }

    /// A player that a finger catches on its path, up and down.
    static var pullUpSheetInterrupted: GalleryScene {
        GalleryScene(
            id: "pull-up-sheet-interrupted",
            title: "Pull-up sheet, interrupted",
            summary: "a tap reverses the player on its path, a finger catches it and throws it up, and catches it as it closes",
            duration: 4.6,
            filmstripTimes: [0.4, 0.48, 0.56, 0.64, 0.74, 0.9, 1.8, 1.9, 2, 2.1, 2.2, 2.4, 3.6, 3.7, 3.8, 3.9, 4, 4.2, 4.5],
            effect: "pull-up-sheet",
            makeRoot: { MusicApp.makeRoot() },
            movers: [UIImageView.self],
            story: { size in
                var story = FingerStory()
                let cover = CGPoint(x: 0.3, y: 0.5)
                let low = CGPoint(x: 0.5, y: 0.78)
                story.note("A tap opens the player, another one reverses it.")
                story.tap(.identifier("mini-player"), at: 0.4, anchor: cover)
                story.expect("the player opens", at: 0.42) { $0.pullUp?.isOpen == true }
                story.drag(.screen, at: 0.56, anchor: low, for: 0.05) { _ in !UIAccessibility.isReduceMotionEnabled }
                story.expect("the bar is back", at: 1.6) { $0.pullUp?.isOpen == UIAccessibility.isReduceMotionEnabled }
                story.note("Opened again, caught, pulled down and thrown up.")
                story.drag(.identifier("mini-player"), at: 1.7, anchor: cover, for: 0.08) { $0.pullUp?.isOpen == false }
                story.drag(.screen, at: 1.92, anchor: low, through: [.down(60, 0.25), .rest(0.05), .down(-160, 0.15)])
                story.expect("the player is open", at: 3.4) { $0.pullUp?.isOpen == true }
                story.note("Thrown down, caught on its path, and thrown up.")
                story.drag(.screen, at: 3.5, anchor: CGPoint(x: 0.5, y: 0.3), down: size.height * 0.4, for: 0.2) { _ in
                    !UIAccessibility.isReduceMotionEnabled
                }
                story.drag(.screen, at: 3.74, anchor: low, down: -size.height * 0.5, for: 0.25) { _ in
                    !UIAccessibility.isReduceMotionEnabled
                }
                story.expect("the player has stayed", at: 4.5) { $0.pullUp?.isOpen == true }
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
    fileprivate var pullUp: PullUpSheetController? { rootViewController as? PullUpSheetController }
}
