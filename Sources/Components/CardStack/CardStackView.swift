import EffectSupport
import UIKit

/// A stack of cards: a finger throws the top one to the left or right, or lets it spring back, and the next one rises.
///
/// The cards behind the top one are smaller and lower; they rise as it is moved away. A released card leaves if it would be beyond
/// `throwDistance` a tenth of a second later at its velocity, and returns otherwise. A finger catches the top card on its way back, and the
/// one thrown last on its way out, and `throwCard(to:animated:)` continues from position and velocity. With Reduce Motion a cross-fade of
/// 0.2 seconds replaces movements; directions are the finger's, so that a right-to-left layout is not mirrored. Lengths, angles and times
/// that are not finite count as 0. Source: `Documentation/Effects.md#card-stack`.
@preconcurrency @MainActor
public final class CardStackView: UIView, UIGestureRecognizerDelegate {
    /// The direction in which a card leaves.
    public enum Direction: Sendable {
        /// To the left edge of the screen.
        case left
        /// To the right edge of the screen.
        case right
    }

    /// The cards. Setting it does not load them: call `reloadCards()`.
    public weak var dataSource: (any CardStackDataSource)?

    /// Receives the events.
    public weak var delegate: (any CardStackDelegate)?

    /// The number of visible cards at rest. The default is 3; less than 1 counts as 1.
    public var visibleCount = 3 { didSet { if visibleCount != oldValue { showsOtherNumber() } } }

    /// The share of its size by which each card is smaller than the one before it. The default is 0.06.
    public var scaleStep: CGFloat = 0.06 { didSet { setNeedsLayout() } }

    /// The distance of each card's lower edge from that of the one before it, in points. The default is 14.
    public var offsetStep: CGFloat = 14 { didSet { setNeedsLayout() } }

    /// The angle of a card that was moved by the stack's width, in radians. The default is a twelfth of π.
    public var tilt: CGFloat = .pi / 12

    /// The distance from which a released card leaves, as a share of the stack's width. The default is 0.4.
    public var throwDistance: CGFloat = 0.4

    /// Seconds of an undamped oscillation of the spring by which a card returns, and by which those behind it rise. The default is 0.4.
    public var response: TimeInterval = 0.4

    /// The damping ratio of a card's return, from 0 to 1. The default is 0.7. Those behind it rise without overshoot.
    public var dampingRatio: CGFloat = 0.7

    /// Seconds of an undamped oscillation of the critically damped spring by which a card leaves. The default is 0.6.
    public var exitResponse: TimeInterval = 0.6

    /// The index of the top card; the number of cards when all have been thrown.
    public private(set) var topIndex = 0

    /// The view of the top card; nil for none.
    public var topCard: UIView? { cards.first?.carrier.subviews.first }

    /// The number of cards at the last load or throw.
    private(set) var count = 0
    /// The cards of the stack, the top one first; one more than are visible.
    private(set) var cards: [StackedCard] = []
    /// Those that leave, the last one first.
    private(set) var leaving: [StackedCard] = []
    let pan = UIPanGestureRecognizer()
    /// Begins as a finger comes down on a card that moves.
    let hold = UILongPressGestureRecognizer()
    private var actions: [GestureAction] = []
    /// The card that a finger holds, and its translation as it was taken.
    var held: (card: StackedCard, start: CGPoint)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
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

    /// The lengths; one that is not finite counts as 0.
    var geometry: CardStackGeometry {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CardStackGeometry(
            size: bounds.size, scaleStep: finite(scaleStep), offsetStep: finite(offsetStep), tilt: finite(tilt),
            throwDistance: max(finite(throwDistance), 0.01))
    }

    // MARK: Cards

    /// Loads all cards again, from the first one. A card that is held or moves is removed.
    public func reloadCards() {
        for recognizer in [pan, hold] as [UIGestureRecognizer] where recognizer.isEnabled {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        held = nil
        for card in cards + leaving { card.slot.removeFromSuperview() }
        (cards, leaving, thrownDirections, topIndex) = ([], [], [], 0)
        fill()
    }

    /// Throws the top card as a finger does; without one, nothing happens. A card that is held is released.
    ///
    /// - Parameters:
    ///   - direction: The edge of the screen to which it leaves.
    ///   - animated: False removes it, and shows the next one, at once.
    public func throwCard(to direction: Direction, animated: Bool) {
        guard let card = cards.first else { return }
        held = nil
        leave(card, to: direction, velocity: card.shownVelocity, animated: animated)
    }

    /// Brings the card that was thrown last back to the top, from its visible position or from the edge to which it left; without one,
    /// nothing happens.
    public func returnCard(animated: Bool) {
        if let card = leaving.first {
            let velocity = card.shownVelocity
            take(card)
            if cards.first === card { settle(card, velocity: velocity, animated: animated) }
            return
        }
        guard topIndex > 0, let card = makeCard(at: topIndex - 1) else { return }
        card.direction = thrownDirections.last
        if animated, !UIAccessibility.isReduceMotionEnabled {
            let exit = geometry.exit(card.direction ?? .left, from: .zero, velocity: .zero, edge: edgeDistance(card.direction ?? .left))
            card.put(at: exit, angle: geometry.angle(of: exit, isHeldBelow: false))
        }
        take(card)
        guard cards.first === card else { return }
        settle(card, velocity: .zero, animated: animated)
        guard animated, UIAccessibility.isReduceMotionEnabled else { return }
        UIView.performWithoutAnimation { card.slot.alpha = 0 }
        UIView.animate(
            withDuration: UIView.crossFadeDuration, delay: 0, options: .allowUserInteraction, animations: { card.slot.alpha = 1 },
            completion: nil)
    }

    /// The directions of the cards before the top one.
    private var thrownDirections: [Direction] = []

    private func makeCard(at index: Int) -> StackedCard? {
        guard let content = dataSource?.cardStack(self, viewForCardAt: index) else { return nil }
        let card = StackedCard(index: index, content: content)
        UIView.performWithoutAnimation { card.resize(to: bounds.size) }
        return card
    }

    /// Loads the visible cards, and one behind them.
    private func fill() {
        count = max(dataSource?.numberOfCards(in: self) ?? 0, 0)
        let wanted = min(max(visibleCount, 1) + 1, count - topIndex)
        while cards.count > max(wanted, 0) { cards.removeLast().slot.removeFromSuperview() }
        while cards.count < wanted, let card = makeCard(at: topIndex + cards.count) {
            insertSubview(card.slot, at: 0)
            cards.append(card)
            UIView.performWithoutAnimation { layOut(card, atDepth: CGFloat(cards.count - 1)) }
        }
        updateAccessibility()
    }

    private func showsOtherNumber() {
        fill()
        setNeedsLayout()
    }

    private func updateAccessibility() {
        for card in leaving + cards { card.slot.accessibilityElementsHidden = card !== cards.first }
    }

    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }

    // MARK: Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        for card in cards + leaving where card.slot.bounds.size != bounds.size {
            if card.isMoving, !leaving.contains(where: { $0 === card }) { card.put(at: .zero, angle: 0) }
            card.resize(to: bounds.size)
        }
        layOutCards()
    }

    /// Puts every card at its depth: those behind the top one have risen with it.
    func layOutCards() {
        let risen = held.map { $0.card === cards.first ? geometry.progress(of: $0.card.translation) : 0 } ?? 0
        for (depth, card) in cards.enumerated() { layOut(card, atDepth: depth == 0 ? 0 : CGFloat(depth) - risen) }
        for card in leaving { card.slot.center = geometry.center(atDepth: 0) }
    }

    private func layOut(_ card: StackedCard, atDepth depth: CGFloat) {
        let scale = geometry.scale(atDepth: depth)
        card.slot.center = geometry.center(atDepth: depth)
        card.slot.transform = CGAffineTransform(scaleX: scale, y: scale)
        card.slot.alpha = min(max(CGFloat(max(visibleCount, 1)) - depth, 0), 1)
    }

    /// Points from the middle of the stack to an edge of the screen.
    private func edgeDistance(_ direction: Direction) -> CGFloat {
        guard let window else { return bounds.width }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window).x
        return max(direction == .left ? middle : window.bounds.width - middle, bounds.width / 2)
    }

    // MARK: Movement

    /// Lets the cards behind the top one go to their depths.
    private func rise(animated: Bool) {
        guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
            return UIView.performWithoutAnimation { layOutCards() }
        }
        let spring = DampedSpring(response: response, ratio: 1)
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations { self.layOutCards() }
        animator.startAnimation()
    }

    /// The top card leaves.
    func leave(_ card: StackedCard, to direction: Direction, velocity: CGPoint, animated: Bool) {
        guard cards.first === card else { return }
        cards.removeFirst()
        leaving.insert(card, at: 0)
        card.direction = direction
        card.slot.isUserInteractionEnabled = false
        thrownDirections.append(direction)
        topIndex = card.index + 1
        fill()
        let gone: @MainActor @Sendable () -> Void = { [weak self, weak card] in
            guard let self, let card, card.direction != nil else { return }
            leaving.removeAll { $0 === card }
            card.slot.removeFromSuperview()
        }
        rise(animated: animated)
        if !animated || window == nil {
            gone()
        } else if UIAccessibility.isReduceMotionEnabled {
            card.put(at: card.shownTranslation, angle: geometry.angle(of: card.shownTranslation, isHeldBelow: card.isHeldBelow))
            UIView.animate(
                withDuration: UIView.crossFadeDuration, delay: 0, options: .allowUserInteraction, animations: { card.slot.alpha = 0 },
                completion: { _ in gone() })
        } else {
            let exit = geometry.exit(direction, from: card.shownTranslation, velocity: velocity, edge: edgeDistance(direction))
            card.move(
                to: exit, angle: geometry.angle(of: exit, isHeldBelow: card.isHeldBelow), velocity: velocity,
                by: DampedSpring(response: exitResponse, ratio: 1), completion: gone)
        }
        delegate?.cardStack(self, didThrowCardAt: card.index, to: direction)
    }

    /// A card that leaves, or has left, is the top one again.
    func take(_ card: StackedCard) {
        leaving.removeAll { $0 === card }
        card.direction = nil
        card.slot.isUserInteractionEnabled = true
        cards.insert(card, at: 0)
        thrownDirections.removeLast(min(topIndex - card.index, thrownDirections.count))
        topIndex = card.index
        // In front of all but those that leave.
        if card.slot.superview !== self { addSubview(card.slot) }
        while cards.count > max(visibleCount, 1) + 1 { cards.removeLast().slot.removeFromSuperview() }
        updateAccessibility()
        delegate?.cardStack(self, didReturnCardAt: card.index)
    }

    /// The top card returns to its position, and those behind it to their depths.
    func settle(_ card: StackedCard, velocity: CGPoint, animated: Bool) {
        rise(animated: animated)
        if !animated || window == nil { return card.put(at: .zero, angle: 0) }
        guard !UIAccessibility.isReduceMotionEnabled else {
            card.carrier.glide(to: CGPoint(x: bounds.midX, y: bounds.midY), duration: 0, curve: .linear)
            return card.put(at: .zero, angle: 0)
        }
        card.move(
            to: .zero, angle: 0, velocity: velocity, by: DampedSpring(response: response, ratio: dampingRatio), completion: {})
    }
}
