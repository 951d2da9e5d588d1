/// A constraint that an item lists without keeping it.
@MainActor
final class ConstraintReference {
    weak var constraint: NSLayoutConstraint?

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
