import EffectSupport
import UIKit

/// A card of a stack: the slot has its depth, the carrier in it follows the finger.
@MainActor
final class StackedCard {
    let index: Int
    let slot = UIView()
    let carrier = UIView()
    /// The direction in which it leaves; nil for a card of the stack.
    var direction: CardStackView.Direction?
    /// Whether the finger holds it below its middle.
    var isHeldBelow = false
    /// The movement that was begun last; nil for none.
    private(set) var movement: Movement?
    /// Changes with each movement, so that the end of an old one is known.
    private(set) var generation = 0

    struct Movement {
        let spring: DampedSpring
        let from: CGPoint
        let to: CGPoint
        let velocity: CGPoint
        /// In the carrier's time.
        let begin: TimeInterval
    }

    /// The carrier's time: slower than media time where the app has slowed down a layer around it.
    private var now: TimeInterval { carrier.layer.convertTime(CACurrentMediaTime(), from: nil) }

    private static let keys = (x: "kinora.card.x", y: "kinora.card.y", angle: "kinora.card.angle")

    init(index: Int, content: UIView) {
        self.index = index
        slot.addSubview(carrier)
        carrier.addSubview(content)
        content.frame = carrier.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Distance of the carrier from its slot's middle, as the model says.
    private(set) var translation = CGPoint.zero

    /// The visible one.
    var shownTranslation: CGPoint {
        guard movement != nil, let shown = carrier.layer.presentation() else { return translation }
        return CGPoint(x: shown.position.x - slot.bounds.midX, y: shown.position.y - slot.bounds.midY)
    }

    /// Its visible velocity, in points a second; zero at rest.
    var shownVelocity: CGPoint {
        guard let movement else { return .zero }
        let time = now - movement.begin
        func velocity(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            movement.spring.velocity(
                after: time, from: movement.from[keyPath: axis], to: movement.to[keyPath: axis], velocity: movement.velocity[keyPath: axis])
        }
        return CGPoint(x: velocity(\.x), y: velocity(\.y))
    }

    var isMoving: Bool { movement != nil }

    func resize(to size: CGSize) {
        slot.bounds.size = size
        carrier.bounds.size = size
        carrier.center = CGPoint(x: size.width / 2 + translation.x, y: size.height / 2 + translation.y)
    }

    /// Puts the card at a translation at once.
    func put(at translation: CGPoint, angle: CGFloat) {
        generation += 1
        movement = nil
        for key in [Self.keys.x, Self.keys.y, Self.keys.angle] { carrier.layer.removeAnimation(forKey: key) }
        set(translation, angle)
    }

    /// Moves the card by a spring from its visible position.
    ///
    /// - Parameter completion: Called at the end, unless another movement or a finger has taken the card.
    func move(
        to translation: CGPoint, angle: CGFloat, velocity: CGPoint, by spring: DampedSpring,
        completion: @escaping @MainActor @Sendable () -> Void
    ) {
        let from = shownTranslation
        let shownAngle = atan2(carrier.shownTransform.b, carrier.shownTransform.a)
        put(at: translation, angle: angle)
        movement = Movement(spring: spring, from: from, to: translation, velocity: velocity, begin: now)
        let middle = CGPoint(x: slot.bounds.midX, y: slot.bounds.midY)
        // The angle follows the horizontal distance, and so does its velocity.
        let share = abs(translation.x - from.x) > 0.01 ? velocity.x / (translation.x - from.x) : 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self, generation] in
            MainActor.assumeIsolated {
                guard let self, self.generation == generation else { return }
                self.movement = nil
                completion()
            }
        }
        let layer = carrier.layer
        layer.add(
            spring.animation("position.x", from: middle.x + from.x, to: middle.x + translation.x, velocity: velocity.x),
            forKey: Self.keys.x)
        layer.add(
            spring.animation("position.y", from: middle.y + from.y, to: middle.y + translation.y, velocity: velocity.y),
            forKey: Self.keys.y)
        layer.add(
            spring.animation("transform.rotation.z", from: shownAngle, to: angle, velocity: share * (angle - shownAngle)),
            forKey: Self.keys.angle)
        CATransaction.commit()
    }

    private func set(_ translation: CGPoint, _ angle: CGFloat) {
        self.translation = translation
        UIView.performWithoutAnimation {
            carrier.center = CGPoint(x: slot.bounds.midX + translation.x, y: slot.bounds.midY + translation.y)
            carrier.transform = CGAffineTransform(rotationAngle: angle)
        }
    }
}

extension UIView {
    /// The visible transform.
    fileprivate var shownTransform: CGAffineTransform { (layer.presentation() ?? layer).affineTransform() }
}
