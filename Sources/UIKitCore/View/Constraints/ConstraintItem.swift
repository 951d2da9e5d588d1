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

    /// The equalities that hold a frame that constraints do not place; empty if they do.
    @exclusivity(unchecked) var fixed = FrameEquations()
    /// The frame as `fixed` holds it.
    @exclusivity(unchecked) var held = HeldFrame(constants: .zero)
    /// The equations of the lengths, by the content.
    @exclusivity(unchecked) var widthEquations = LengthEquations()
    @exclusivity(unchecked) var heightEquations = LengthEquations()
    @exclusivity(unchecked) var intrinsicSize = CGSize(width: -1, height: -1)
    /// The width for which a text of several lines was measured.
    @exclusivity(unchecked) var measuredWidth = -1.0
    /// The width at which a text of several lines was laid out last, while the smallest size around it is determined: it stays at most as
    /// wide.
    @exclusivity(unchecked) var keptWidth: Double?
    /// The origin of a scroll view's content.
    @exclusivity(unchecked) var origin: [Constraint] = []
    /// The size that is requested of the view, while its fitting size is determined.
    @exclusivity(unchecked) var fitting: [Constraint] = []
    /// Weak equalities that move an ambiguous view to another of its possible frames.
    @exclusivity(unchecked) var exercises: [Constraint] = []
    /// The baselines in the constraints, once they are used.
    @exclusivity(unchecked) var baselines: [CGFloat]?

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

    /// The width or the height.
    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    /// The equations of the width or the height.
    subscript(axis: NSLayoutConstraint.Axis) -> LengthEquations {
        get { axis == .horizontal ? widthEquations : heightEquations }
        set { if axis == .horizontal { widthEquations = newValue } else { heightEquations = newValue } }
    }

    /// The constraints of the system's that the item brought along.
    var systemConstraints: [Constraint] {
        let lengths = [widthEquations.upper, widthEquations.lower, heightEquations.upper, heightEquations.lower]
        let bounds = [widthEquations.notNegative, heightEquations.notNegative]
        return Array(fixed) + (lengths + bounds).compactMap { $0 } + exercises + origin
    }

    /// The variable of an edge or a length; nil for the far edges, which have none.
    func variable(of edge: FrameEdge) -> Variable? {
        switch edge {
        case .left: left
        case .top: top
        case .width: width
        case .height: height
        case .right, .bottom: nil
        }
    }

    /// The view's baselines: fractions of the height, and points.
    var presentBaselines: [CGFloat] {
        guard let view else { return [] }
        let (first, last) = (view.firstBaseline, view.lastBaseline)
        return [first.fraction, first.offset, last.fraction, last.offset]
    }

    var variables: [Variable] { [left, top, width, height] }
}
