import LayoutEngine

/// What the engine has of one length of an item that constraints place.
struct LengthEquations {
    enum Side {
        /// That the length is at most that of the content; or best that of the content, if neither side is required.
        case upper
        /// That the length is at least that of the content.
        case lower
    }

    private(set) var upper: Constraint?
    private(set) var lower: Constraint?
    /// That the length is not negative, once it would have been.
    var notNegative: Constraint?

    subscript(side: Side) -> Constraint? {
        get { side == .upper ? upper : lower }
        set { if side == .upper { upper = newValue } else { lower = newValue } }
    }
}
