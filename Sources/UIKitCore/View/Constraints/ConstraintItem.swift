import LayoutEngine

/// A view or guide in an engine: its alignment rectangle in the superview's (a guide's owner's) coordinates, as variables.
@MainActor
final class ConstraintItem {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let isGuide: Bool
    /// Whether the frame waits to be set.
    @exclusivity(unchecked) var hasMoved = false
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable

    /// The values that the frame was set by, or will be.
    @exclusivity(unchecked) private var noted = SIMD4<Double>(repeating: .nan)

    /// Equalities that hold a frame that constraints do not place; empty if they do.
    @exclusivity(unchecked) var fixed: [Constraint] = []
    /// The frame as `fixed` holds it.
    @exclusivity(unchecked) var held = HeldFrame(constants: .zero)
    /// Upper and lower bounds of the intrinsic width, then of the height; nil where there is none.
    @exclusivity(unchecked) var intrinsic: [Constraint?] = [nil, nil, nil, nil]
    @exclusivity(unchecked) var intrinsicSize = CGSize(width: -1, height: -1)
    /// The width for which a text of several lines was measured.
    @exclusivity(unchecked) var measuredWidth = -1.0
    /// The origin of a scroll view's content.
    @exclusivity(unchecked) var origin: [Constraint] = []
    /// The size that is requested of the view, while its fitting size is determined.
    @exclusivity(unchecked) var fitting: [Constraint] = []
    /// Weak equalities that move an ambiguous view to another of its possible frames.
    @exclusivity(unchecked) var exercises: [Constraint] = []
    /// The baselines in the constraints, once they are used.
    @exclusivity(unchecked) var baselines: [CGFloat]?
    /// That the width and the height are not negative, once they would have been.
    @exclusivity(unchecked) var notNegative: [Constraint?] = [nil, nil]

    init(_ solver: ConstraintSolver, view: UIView?, guide: UILayoutGuide?) {
        self.view = view
        self.guide = guide
        isGuide = guide != nil
        left = solver.addVariable()
        top = solver.addVariable()
        width = solver.addVariable()
        height = solver.addVariable()
    }

    /// Remembers a variable's value. Returns whether it is new.
    func note(_ value: Double, of variable: Variable) -> Bool {
        let index = variable == left ? 0 : variable == top ? 1 : variable == width ? 2 : 3
        guard noted[index] != value else { return false }
        noted[index] = value
        return true
    }

    /// The view's baselines: fractions of the height, and points.
    var presentBaselines: [CGFloat] {
        guard let view else { return [] }
        let (first, last) = (view.firstBaseline, view.lastBaseline)
        return [first.fraction, first.offset, last.fraction, last.offset]
    }

    var variables: [Variable] { [left, top, width, height] }
}
