import UIKit

extension CardStackView {
    /// The card that moves by itself under a point of the stack, of the top one and the one thrown last; nil for neither.
    private func movingCard(at point: CGPoint) -> StackedCard? {
        (leaving.prefix(1) + cards.prefix(1)).first { card in
            guard card.isMoving || card.direction != nil else { return false }
            let middle = CGPoint(x: bounds.midX + card.shownTranslation.x, y: bounds.midY + card.shownTranslation.y)
            return abs(point.x - middle.x) <= bounds.width / 2 && abs(point.y - middle.y) <= bounds.height / 2
        }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === hold else { return cards.first != nil || !leaving.isEmpty }
        return held == nil && movingCard(at: touch.location(in: self)) != nil
    }

    func begins(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, held == nil else { return true }
        // A vertical movement is a scroll view's around the stack.
        let velocity = pan.velocity(in: self)
        return cards.first != nil && abs(velocity.x) >= abs(velocity.y)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { [pan, hold].contains(gestureRecognizer) && [pan, hold].contains(otherGestureRecognizer) }

    /// A finger that comes down on a card that moves stops it at its visible position.
    func wasHeld() {
        switch hold.state {
        case .began:
            let point = hold.location(in: self)
            guard let card = movingCard(at: point) else { return }
            grab(card, at: point)
        case .ended, .cancelled, .failed:
            if pan.state != .began, pan.state != .changed { release(velocity: .zero) }
        default: break
        }
    }

    func panned() {
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: self)
            if held == nil, let card = cards.first { grab(card, at: pan.location(in: self)) }
        case .changed:
            guard let held else { return }
            let moved = pan.translation(in: self)
            move(held.card, to: CGPoint(x: held.start.x + moved.x, y: held.start.y + moved.y))
        case .ended: release(velocity: pan.velocity(in: self))
        case .cancelled, .failed:
            guard let card = held?.card else { return }
            held = nil
            settle(card, velocity: .zero, animated: true)
        default: break
        }
    }

    private func grab(_ card: StackedCard, at point: CGPoint) {
        let (shown, isCaught) = (card.shownTranslation, card.isMoving || card.direction != nil)
        if !card.isMoving { card.isHeldBelow = point.y - shown.y > bounds.midY }
        if card.direction != nil { take(card) }
        // The delegate may have loaded other cards.
        guard cards.first === card else { return }
        held = (card, shown)
        move(card, to: shown)
        if isCaught { delegate?.cardStack(self, didCatchCardAt: card.index) }
    }

    private func move(_ card: StackedCard, to translation: CGPoint) {
        card.put(at: translation, angle: geometry.angle(of: translation, isHeldBelow: card.isHeldBelow))
        UIView.performWithoutAnimation { layOutCards() }
    }

    private func release(velocity: CGPoint) {
        guard let card = held?.card else { return }
        held = nil
        let direction = geometry.direction(of: card.translation, velocity: velocity)
        guard let direction, delegate?.cardStack(self, shouldThrowCardAt: card.index, to: direction) ?? true else {
            return settle(card, velocity: velocity, animated: true)
        }
        leave(card, to: direction, velocity: velocity, animated: true)
    }
}
