import EffectSupport
import UIKit

/// The view in front of both screens: a finger on it stops the movement, pulls it, and releases it with its velocity; a tap reverses it.
@MainActor
final class HeroStage: UIView, UIGestureRecognizerDelegate {
    weak var movement: HeroMovement?
    private let pan = UIPanGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private var actions: [GestureAction] = []
    /// The forms that a finger took, and the opacity of the surroundings.
    private var held: (forms: [HeroForm], opacity: CGFloat, point: CGPoint, begin: TimeInterval)?
    /// The velocities with which it was released, until the movement begins.
    private var released: (forms: [HeroForm], opacity: CGFloat)?
    private var size = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        size = bounds.size
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hold.minimumPressDuration = 0
        hold.allowableMovement = .greatestFiniteMagnitude
        pan.maximumNumberOfTouches = 1
        for (recognizer, body) in [(pan, { [weak self] in self?.panned() }), (hold, { [weak self] in self?.wasHeld() })]
            as [(UIGestureRecognizer, () -> Void)]
        {
            let action = GestureAction { _ in body() }
            action.attach(to: recognizer)
            actions.append(action)
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a finger holds the movement.
    var isFollowing: Bool { held != nil }

    func takeVelocities() -> (forms: [HeroForm], opacity: CGFloat)? {
        defer { released = nil }
        return released
    }

    /// Touches reach the screens when all are where they belong.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && movement?.isNearEnd == false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        movement?.sizeChanged()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { [pan, hold].contains(gestureRecognizer) && [pan, hold].contains(otherGestureRecognizer) }

    // MARK: Fingers on the stage

    private func wasHeld() {
        switch hold.state {
        case .began: grab(at: hold.location(in: self))
        case .ended, .cancelled, .failed:
            guard pan.state != .began, pan.state != .changed, let held, let movement else { return }
            // A short touch is a tap: it goes the other direction.
            let isTap = hold.state == .ended && CACurrentMediaTime() - held.begin < Self.tapDuration
            release(toDetail: isTap ? !movement.headsForDetail : !geometry.closes(from: held.opacity, movedBy: .zero, velocity: .zero))
        default: break
        }
    }

    /// Seconds.
    private static let tapDuration = 0.3

    private func panned() {
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: self)
            if held == nil { grab(at: pan.location(in: self)) }
        case .changed: pull(by: pan.translation(in: self))
        case .ended: release(by: pan.translation(in: self), velocity: pan.velocity(in: self))
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    // MARK: Pulling

    private var geometry: HeroPullGeometry {
        HeroPullGeometry(
            height: bounds.height, shrinkage: movement?.settings.shrinkage ?? 0,
            dismissDistance: movement?.settings.dismissDistance ?? 1)
    }

    /// Stops the movement for a finger.
    func grab(at point: CGPoint) {
        guard let movement, held == nil else { return }
        movement.hold()
        held = (movement.forms, movement.share, point, CACurrentMediaTime())
        movement.context.pauseInteractiveTransition()
    }

    /// Moves all with the finger.
    func pull(by translation: CGPoint) {
        guard let held, let movement else { return }
        let geometry = geometry
        let opacity = geometry.opacity(held.opacity, movedBy: translation)
        movement.show(
            zip(held.forms, movement.elements).map {
                geometry.form($0, heldAt: held.point, movedBy: translation, corner: max($1.closed.corner, $0.corner))
            }, opacity: opacity)
        movement.context.updateInteractiveTransition(movement.isOpening ? opacity : 1 - opacity)
    }

    func release(by translation: CGPoint, velocity: CGPoint) {
        guard let held, let movement else { return }
        let geometry = geometry
        pull(by: translation)
        released = (
            zip(held.forms, movement.elements).map {
                geometry.velocity(
                    $0, heldAt: held.point, movedBy: translation, velocity: velocity, corner: max($1.closed.corner, $0.corner))
            }, geometry.opacityVelocity(held.opacity, movedBy: translation, velocity: velocity)
        )
        release(toDetail: !geometry.closes(from: held.opacity, movedBy: translation, velocity: velocity))
    }

    /// The system has taken the finger: all return to the detail, or to the list, where they were nearer.
    func cancel() { if let held { release(toDetail: held.opacity >= 0.5) } }

    private func release(toDetail isToDetail: Bool) {
        guard held != nil, let movement else { return }
        held = nil
        movement.isReversed = isToDetail != movement.isOpening
        if movement.isReversed {
            movement.context.cancelInteractiveTransition()
        } else {
            movement.context.finishInteractiveTransition()
        }
        // UIKit has continued it, if it was the one that paused it.
        if movement.isHeld { movement.move(toDetail: isToDetail, velocities: takeVelocities()) }
        released = nil
    }
}
