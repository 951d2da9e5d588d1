/// Counts of a solver's steps, which are the same on every machine.
package struct SolverWork: Sendable {
    /// Exchanges of a symbol in the basis for one out of it.
    package var pivots = 0
    /// Terms that sums of rows have read.
    package var terms = 0
    /// Constraints brought into the equations, again by a rebuild too.
    package var installations = 0
    /// Definitions written for their variables.
    package var expansions = 0

    package init() {}
}
