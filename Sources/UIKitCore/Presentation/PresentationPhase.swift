/// The phase of a presentation.
enum PresentationPhase: Sendable {
    case idle, presenting, presented, dismissing
}
