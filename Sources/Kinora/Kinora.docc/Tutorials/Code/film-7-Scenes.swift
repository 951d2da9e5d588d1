import Checkout
import Scenes
import UIKit

@main
struct CheckoutScenes: KinoraScenes {
    static let scenes: [any KinoraScene] = [CardScene()]
}

struct CardScene: KinoraScene {
    let id = "card"
    let title = "The card"

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
