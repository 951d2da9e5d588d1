/// A violated invariant.
struct ExplorationFinding: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case crash, leak, stuckInteraction = "stuck interaction", overlappingPresentation = "overlapping presentation", jump
        case lostTap = "lost tap"

        var invariant: ExplorationInvariants {
            switch self {
            case .crash: .crashes
            case .leak: .leaks
            case .stuckInteraction: .stuckInteraction
            case .overlappingPresentation: .overlappingPresentations
            case .jump: .jumps
            case .lostTap: .lostTaps
            }
        }
    }

    let kind: Kind
    /// The object at fault, without numbers that differ between runs: a shorter list of steps shows the same fault if kind and subject
    /// are equal.
    let subject: String
    let message: String
    /// The code at fault; nil if it is not known.
    var origin: FaultOrigin?

    func isSameFault(as other: ExplorationFinding) -> Bool { kind == other.kind && subject == other.subject }
}
