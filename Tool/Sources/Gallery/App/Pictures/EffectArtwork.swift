import UIKit

/// The icon of an effect: a few white shapes that show it.
struct EffectArtwork: Artwork {
    /// The id of a gallery scene; another id draws the background alone.
    let scene: String

    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill(ground)
        switch scene {
        case "dashboard-scale": drawScale()
        case "dashboard-slide": drawSlide()
        case "spin-modal": drawSpin()
        case "depth-push": drawDepth()
        case "zoom": drawZoom()
        case "side-swipe": drawSwipe()
        case "activity-bubble": drawBubble()
        case "tab-arrow": drawArrow()
        case "glossy-tab-bar": drawGlossyBar()
        case "article-pager": drawPages()
        case "card-stack": drawCards()
        case "matched-hero": drawHero()
        case "pull-up-sheet": drawPullUp()
        case "conversation": drawConversation()
        case "two-columns": drawColumns()
        default: break
        }
    }

    private var ground: [UIColor] {
        switch scene {
        case "dashboard-scale", "dashboard-slide": [UIColor(rgb: 0xF2A65A), UIColor(rgb: 0xE9604F)]
        case "spin-modal", "depth-push", "zoom", "matched-hero": [UIColor(rgb: 0x6F86C9), UIColor(rgb: 0x3A3F84)]
        case "side-swipe", "article-pager", "card-stack": [UIColor(rgb: 0x67B99A), UIColor(rgb: 0x2B8076)]
        default: [UIColor(rgb: 0xB97AB0), UIColor(rgb: 0x6A3F7E)]
        }
    }
}
