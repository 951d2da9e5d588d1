import LayoutEngine

/// The system's constraints on one length of an item that constraints place.
struct LengthEquations {
    enum Bound {
        /// That the length is at most that of the content; or best that of the content, if neither side is required.
        case upper
        /// That the length is at least that of the content.
        case lower
    }

    private(set) var upper: Constraint?
    private(set) var lower: Constraint?
    /// That the length is not negative, once it would have been.
    var notNegative: Constraint?

    subscript(bound: Bound) -> Constraint? {
        get { bound == .upper ? upper : lower }
        set { if bound == .upper { upper = newValue } else { lower = newValue } }
    }
}
