import UIKit

/// A screen of the tour: an effect, and the one gesture that it asks its user for.
@MainActor
struct TourStep {
    let title: String
    /// Asks for the gesture, in one sentence; a right-to-left layout mirrors directions.
    let sentence: (_ isMirrored: Bool) -> String
    let makeEffect: @MainActor () -> TourEffect

    static let all = [
        TourStep(title: "Matched hero", sentence: { _ in "Tap a photograph, and catch it in flight." }, makeEffect: TourHeroEffect.init),
        TourStep(
            title: "Card stack", sentence: { _ in "Let a card go, and catch it as it comes back." },
            makeEffect: TourCardsEffect.init),
        TourStep(
            title: "Pull-up sheet", sentence: { _ in "Pull the bar half-way up, and flick it on." }, makeEffect: TourSheetEffect.init),
        TourStep(
            title: "Spin modal", sentence: { "Swipe to the \($0 ? "left" : "right"), and back while it swings." },
            makeEffect: TourSpinEffect.init),
        TourStep(
            title: "Depth push",
            sentence: { "Pull from the \($0 ? "right" : "left") edge, and let go early." },
            makeEffect: TourDepthEffect.init),
        TourStep(title: "Side swipe", sentence: { _ in "Throw a row to either edge." }, makeEffect: TourRowsEffect.init),
    ]
}
