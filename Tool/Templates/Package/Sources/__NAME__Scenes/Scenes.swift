import Scenes
import UIKit
import __NAME__

@main
struct __NAME__Scenes: KinoraScenes {
    static let scenes: [any KinoraScene] = [CardScene()]
}

/// The card is opened and closed.
struct CardScene: KinoraScene {
    let id = "card"
    let title = "The card"
    let summary = "a tap opens the card, another closes it"

    func makeRootViewController() -> UIViewController { CardViewController() }

    func story(on screen: CGSize) -> FingerStory {
        var story = FingerStory()
        story.tap(.identifier("card"), at: 0.3)
        story.expect("the card is open", at: 1) { ($0.rootViewController as? CardViewController)?.isOpen == true }
        story.tap(.identifier("card"), at: 1.3)
        story.expect("the card is closed", at: 2) { ($0.rootViewController as? CardViewController)?.isOpen == false }
        return story
    }
}
