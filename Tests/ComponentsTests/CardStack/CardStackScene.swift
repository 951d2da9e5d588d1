@testable import Components
import Kinora
import UIKit

/// A stage with a stack of six cards, and the calls of its delegate.
@MainActor
final class CardStackScene: CardStackDataSource, CardStackDelegate {
    let stage: Stage
    let stack: CardStackView
    var number = 6
    var allowsThrows = true
    var log: [String] = []
    /// The cards that a finger has stopped.
    var caught: [Int] = []
    /// The middle of the stack on the screen.
    let middle: CGPoint

    init(
        on kind: ScreenKind = ScreenKind(
            device: Device(name: "cards", size: CGSize(width: 320, height: 480), scale: 1), direction: .leftToRight)
    ) {
        stage = kind.makeStage()
        let root = UIViewController()
        stage.window.rootViewController = root
        let screen = kind.device.size
        stack = CardStackView(frame: CGRect(x: screen.width / 2 - 120, y: screen.height / 2 - 160, width: 240, height: 320))
        middle = CGPoint(x: screen.width / 2, y: screen.height / 2)
        root.view.addSubview(stack)
        stack.dataSource = self
        stack.delegate = self
        stack.reloadCards()
        stage.advance(by: 0.05)
    }

    func numberOfCards(in stack: CardStackView) -> Int { number }

    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView {
        let view = UIView()
        view.backgroundColor = UIColor(hue: CGFloat(index) / 6, saturation: 0.6, brightness: 0.9, alpha: 1)
        view.tag = index + 100
        return view
    }

    func cardStack(_ stack: CardStackView, shouldThrowCardAt index: Int, to direction: CardStackView.Direction) -> Bool { allowsThrows }

    func cardStack(_ stack: CardStackView, didThrowCardAt index: Int, to direction: CardStackView.Direction) {
        log.append("threw \(index) \(direction)")
    }

    func cardStack(_ stack: CardStackView, didReturnCardAt index: Int) { log.append("returned \(index)") }

    func cardStack(_ stack: CardStackView, didCatchCardAt index: Int) { caught.append(index) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// The card's view, wherever it is.
    func card(_ index: Int) -> UIView? { stack.viewWithTag(index + 100) }

    /// The visible distance of a card from the middle of the stack, in points of the screen.
    func shown(_ index: Int) -> CGPoint {
        guard let carrier = card(index)?.superview, let slot = carrier.superview, let shown = carrier.layer.presentation() else {
            return CGPoint(x: CGFloat.nan, y: .nan)
        }
        return CGPoint(x: shown.position.x - slot.bounds.midX, y: shown.position.y - slot.bounds.midY)
    }

    /// The visible angle of a card, in radians.
    func angle(_ index: Int) -> CGFloat {
        guard let shown = card(index)?.superview?.layer.presentation()?.affineTransform() else { return .nan }
        return atan2(shown.b, shown.a)
    }

    /// The presented scale of a card's slot, and its lower edge in the stack.
    func depth(_ index: Int) -> (scale: CGFloat, bottom: CGFloat, alpha: CGFloat) {
        guard let slot = card(index)?.superview?.superview, let shown = slot.layer.presentation() else { return (.nan, .nan, .nan) }
        let scale = shown.affineTransform().a
        return (scale, shown.position.y + scale * slot.bounds.height / 2, CGFloat(shown.opacity))
    }

    /// Moves a finger from the middle of the stack, and keeps it down; at rest for a while where `rests`.
    func drag(by distance: CGPoint, duration: TimeInterval = 0.25, rests: Bool = true) {
        // Above the middle, so that the card tilts along.
        stage.touchDown(at: CGPoint(x: middle.x, y: middle.y - 60))
        stage.touchMove(to: CGPoint(x: middle.x + distance.x, y: middle.y - 60 + distance.y), duration: duration)
        if rests { stage.advance(by: 0.3) }
    }
}

/// A damped spring in closed form: the distance from its end, by the textbook.
struct TextbookSpring {
    let (response, ratio): (Double, Double)

    /// The value after some seconds, from one to another value with a velocity.
    func value(_ time: Double, from: Double, to: Double, velocity: Double = 0) -> Double {
        let (w, y) = (2 * .pi / response, from - to)
        guard ratio < 1 else { return to + (y + (velocity + w * y) * time) * exp(-w * time) }
        let d = w * (1 - ratio * ratio).squareRoot()
        return to + exp(-ratio * w * time) * (y * cos(d * time) + (velocity + ratio * w * y) / d * sin(d * time))
    }
}
