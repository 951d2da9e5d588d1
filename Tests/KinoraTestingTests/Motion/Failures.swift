import Foundation
import UIKit

@testable import KinoraTesting

/// A fault that a motion test finds. The page `Documentation/Failures.md` shows the lines between marks with its id, `fault:` and `test:`.
@MainActor struct Failure {
    let id: String
    let title: String
    /// The sentences before the code, and after the image.
    let text: String
    let remedy: String
    let check: (CardScreen, Stage) -> Void
}

/// A screen with a card, for each fault.
final class CardScreen: UIViewController {
    let card = UIView(frame: CGRect(x: 30, y: 24, width: 160, height: 56))
    let label = UILabel(frame: CGRect(x: 14, y: 0, width: 132, height: 56))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.accessibilityIdentifier = "card"
        label.text = "To Lisbon"
        label.textColor = .white
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        card.addSubview(label)
        view.addSubview(card)
    }
}

// fault: jump
extension CardScreen {
    /// Called when a finger catches the card on its way.
    func stop() {
        card.layer.removeAllAnimations()
    }
}
// end

// fault: velocity
extension CardScreen {
    func drag(_ pan: UIPanGestureRecognizer) {
        card.center.y = 52 + pan.translation(in: view).y
        guard pan.state == .ended else { return }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.card.center.y = 208
        }
    }
}
// end

// fault: back
extension CardScreen {
    func open() {
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0) {
            self.card.center.y = 190
        }
    }
}
// end

// fault: vanish
extension CardScreen {
    func hide() {
        UIView.animate(withDuration: 0.4) { self.card.alpha = 0 }
        UIView.animate(withDuration: 0.2) {
            self.label.alpha = 0
        } completion: { _ in
            self.card.removeFromSuperview()
        }
    }
}
// end

// fault: curve
extension CardScreen {
    func rise() {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) { self.card.center.y = 190 }
    }
}
// end

extension Failure {
    static let all = [
        Failure(
            id: "jump", title: "A card jumps as a finger catches it",
            text: "Without its animation the card is where the model says, at the end of its way.",
            remedy: "Read the displayed position first: `card.center = card.layer.presentation()?.position ?? card.center`."
        ) { screen, stage in
            // test: jump
            expectMotion(of: screen.card, \.center.y, .noJump(beyond: 20)) {
                UIView.animate(withDuration: 0.6) { screen.card.center.y = 200 }
                stage.advance(by: 0.25)
                screen.stop()
                stage.advance(by: 0.25)
            }
            // end
        },
        Failure(
            id: "velocity", title: "A spring forgets the finger's velocity",
            text: "The finger throws the card, and the spring begins at rest: the card stops for a moment in mid-air.",
            remedy: "Pass the finger's velocity divided by the distance that is left as `initialSpringVelocity`."
        ) { screen, stage in
            let pan = UIPanGestureRecognizer(target: screen, action: Selector("drag:", CardScreen.drag))
            screen.view.addGestureRecognizer(pan)
            // test: velocity
            expectMotion(of: screen.card, \.center.y, .continuousVelocity(at: 0.25)) {
                stage.swipe(from: CGPoint(x: 110, y: 50), to: CGPoint(x: 110, y: 150), duration: 0.25)
                stage.advance(by: 0.5)
            }
            // end
        },
        Failure(
            id: "back", title: "A drawer swings beyond its end",
            text: "A damping ratio of 0.55 is lively for a badge, and too much for a drawer.",
            remedy: "A damping ratio of 1 arrives without a swing; 0.85 goes back by less than one percent."
        ) { screen, stage in
            // test: back
            expectMotion(of: screen.card, \.center.y, .monotonic(.increasing), .settles(within: 0.5, at: 190)) {
                screen.open()
                stage.advance(by: 0.8)
            }
            // end
        },
        Failure(
            id: "vanish", title: "A view vanishes before its animation ends",
            text: "The label's fade ends first, and removes the card in the middle of its own.",
            remedy: "Remove a view in the completion of its own animation."
        ) { screen, stage in
            // test: vanish
            expectMotion(of: screen.card, \.alpha, .monotonic(.decreasing)) {
                screen.hide()
                stage.advance(by: 0.5)
            }
            // end
        },
        Failure(
            id: "curve", title: "The curve is not the one of the specification",
            text: "The designer's curve slows down at its end; the code's begins slowly. Both take half a second, and both end right.",
            remedy: "`options: .curveEaseOut`, which the dashed line follows."
        ) { screen, stage in
            // test: curve
            expectMotion(of: screen.card, \.center.y, .follows(within: 4) { 52 + 138 * easeOut($0 / 0.5) }) {
                screen.rise()
                stage.advance(by: 0.6)
            }
            // end
        },
    ]
}

/// The curve of `UIView.AnimationOptions.curveEaseOut`: a Bézier curve from (0, 0) by (0, 0) and (0.58, 1) to (1, 1).
private func easeOut(_ share: Double) -> Double {
    guard share > 0, share < 1 else { return min(max(share, 0), 1) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
        let middle = (low + high) / 2
        let x = 3 * (1 - middle) * middle * middle * 0.58 + middle * middle * middle
        if x < share { low = middle } else { high = middle }
    }
    return 3 * (1 - low) * low * low + low * low * low
}
