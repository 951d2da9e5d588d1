/// A variable of the caller, or a symbol that a constraint brings along.
struct Symbol {
    enum Kind: UInt8 {
        /// A variable of the caller.
        case variable
        /// The rest that a bound leaves over.
        case slack
        /// The violation of an optional constraint.
        case error
        /// A zero that stands for a required equality.
        case dummy
        case unused
    }

    var kind: Kind
    /// Of a variable: whether its value is outdated, and whether it is in the list of those that may have changed.
    var isOutdated = false
    var isListed = false
    /// Whether the symbol is in the order of an expansion.
    var isExpanded = false
    /// The definition of a variable, or the row whose subject the symbol is; -1 for a variable without a definition, and for others whose
    /// value is 0.
    var row: Int32 = -1
    /// The constraint that brought the symbol along.
    var constraint: Int32 = -1
    /// The first of the definitions that contain the symbol, in the list of users.
    var firstUser: Int32 = -1
    /// A variable's value, if it is not outdated.
    var value = 0.0
    /// The value that was last reported as a change.
    var reported = 0.0
}
