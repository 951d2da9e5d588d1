/// Where a presentation is in its life.
enum PresentationPhase: Sendable {
    case idle, presenting, presented, dismissing
}
