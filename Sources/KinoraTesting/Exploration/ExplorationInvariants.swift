/// Invariants that `explore` checks after each step.
public struct ExplorationInvariants: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app does not trap, and does nothing for which iOS raises an exception.
    public static let crashes = ExplorationInvariants(rawValue: 1)
    /// View controllers are released after they were dismissed or popped.
    public static let leaks = ExplorationInvariants(rawValue: 2)
    /// Transitions end, and something on the screen takes touches.
    public static let stuckInteraction = ExplorationInvariants(rawValue: 4)
    /// No view controller is presented by one that presents another, or that is not on the screen.
    public static let overlappingPresentations = ExplorationInvariants(rawValue: 8)
    /// An animation begins and ends with the displayed values of its layer.
    public static let jumps = ExplorationInvariants(rawValue: 16)
    /// A tap on an enabled element reaches it.
    public static let lostTaps = ExplorationInvariants(rawValue: 32)
    /// All.
    public static let all: ExplorationInvariants = [.crashes, .leaks, .stuckInteraction, .overlappingPresentations, .jumps, .lostTaps]
}
