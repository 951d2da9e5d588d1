import UIKit

/// Provides the cards of a stack.
@preconcurrency @MainActor
public protocol CardStackDataSource: AnyObject {
    /// Returns the number of all cards, thrown ones too; called by `reloadCards()` and after each throw. Less than 1 shows nothing.
    func numberOfCards(in stack: CardStackView) -> Int

    /// Returns the view of a card, which the stack resizes to its own size. Called before the card is visible, and again when it comes back
    /// after it has left.
    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView
}

/// Receives the events of a card stack. Every method is optional.
@preconcurrency @MainActor
public protocol CardStackDelegate: AnyObject {
    /// Returns whether a released card may leave in a direction. True unless implemented; not called for `throwCard(to:animated:)`.
    func cardStack(_ stack: CardStackView, shouldThrowCardAt index: Int, to direction: CardStackView.Direction) -> Bool

    /// Called when a card is thrown, as soon as it leaves; the next one is the top card then.
    func cardStack(_ stack: CardStackView, didThrowCardAt index: Int, to direction: CardStackView.Direction)

    /// Called when a card is the top card again: a finger has caught it as it left, or `returnCard(animated:)` was called.
    func cardStack(_ stack: CardStackView, didReturnCardAt index: Int)

    /// Called when a finger stops a card that moves by itself: on its way back, or, after `cardStack(_:didReturnCardAt:)`, on its way out.
    func cardStack(_ stack: CardStackView, didCatchCardAt index: Int)
}

extension CardStackDelegate {
    public func cardStack(_ stack: CardStackView, shouldThrowCardAt index: Int, to direction: CardStackView.Direction) -> Bool { true }
    public func cardStack(_ stack: CardStackView, didThrowCardAt index: Int, to direction: CardStackView.Direction) {}
    public func cardStack(_ stack: CardStackView, didReturnCardAt index: Int) {}
    public func cardStack(_ stack: CardStackView, didCatchCardAt index: Int) {}
}
