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
        return story
    }
}
