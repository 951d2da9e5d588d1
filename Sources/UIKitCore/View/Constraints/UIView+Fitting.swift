import CoreGraphics
import LayoutEngine

extension UIView {
    /// The size of the view by its own constraints and those below it: in the engine of its tree if these are independent of the rest, else
    /// in an engine that is made, solved and dropped.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfSubtree()
        let present = existingConstraintSystem
        if let system = present, let size = system.ownFittingSize(of: self, target, horizontal, vertical) {
            return size
        }
        let system = ConstraintSystem(fitting: self)
        if let present, Self.isSmallest(target, horizontal) { _ = system.keepWidths(below: self, from: present) }
        return system.fittingSize(of: self, target, horizontal, vertical)
    }

    /// Whether no width is requested: texts of several lines then break as they were laid out last, if they were, as in UIKit.
    fileprivate static func isSmallest(_ target: CGSize, _ horizontal: UILayoutPriority) -> Bool {
        target.width <= 0 && horizontal.rawValue < UILayoutPriority.required.rawValue
    }
}

extension UIView {
    /// Runs a measurement, during which the view may be laid out at any height.
    package final func measured<Result>(_ body: () -> Result) -> Result {
        let open = constraintState?.openLengths ?? .none
        leaveOpen(open == .none ? .height : open)
        defer { leaveOpen(open, again: true) }
        return body()
    }

    /// Has the engine hold the view's present size, except for lengths that wait for a measurement, from the next layout on.
    ///
    /// - Parameter again: Whether what is held now no longer counts, although the lengths are the same.
    package final func leaveOpen(_ lengths: OpenLengths, again: Bool = false) {
        // An item of a collection has its size before it has content.
        guard constraintState != nil || lengths == .both, again || lengths != constraintState?.openLengths else { return }
        constraintStateForWriting.openLengths = lengths
        guard let system = existingConstraintSystem, let item = system.existingItem(self) else { return }
        system.freeSize(of: item)
    }
}

extension ConstraintSystem {
    /// An engine of a subtree, whose constraints stay in their own.
    convenience init(fitting view: UIView) {
        self.init(root: view)
        isFitting = true
        free(item(view))
        for view in view.subtree {
            guard let state = view.constraintState else { continue }
            for constraint in state.constraints { copy(constraint, holder: view) }
        }
    }

    private func copy(_ constraint: NSLayoutConstraint, holder: UIView) {
        let (base, sign) = (constraint.baseConstant, constraint.constantSign)
        defer { (constraint.baseConstant, constraint.constantSign) = (base, sign) }
        guard let expression = expression(of: constraint, in: holder) else { return }
        let relation = Relation(constraint, isFlipped: constraint.constantSign < 0)
        // A constraint that contradicts others here does so in the engine of the tree, which has logged it.
        _ = added(expression, relation, EngineNumber.limited(constraint.priority))
    }

    /// The fitting size of a view whose frame constraints do not place, and which they do not refer to from outside; nil for others. Its
    /// size is free then until the next layout, for it is about to change.
    func ownFittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard let item = existingItem(view), !item.fixed.isEmpty, !isFitting, !isMeasuring, view.constraintsToOutside.isEmpty else {
            return nil
        }
        isMeasuring = true
        freeSize(of: item)
        let kept = UIView.isSmallest(target, horizontal) ? keepWidths(below: view, from: self) : []
        let size = fittingSize(of: view, target, horizontal, vertical)
        releaseWidths(of: kept)
        for constraint in item.fitting { removeSystem(constraint) }
        item.fitting = []
        isMeasuring = false
        return size
    }

    func fittingSize(of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let item = item(view)
        let insets = view.alignmentRectInsets
        for (variable, length, priority) in [
            (item.width, target.width - insets.left - insets.right, horizontal),
            (item.height, target.height - insets.top - insets.bottom, vertical),
        ] {
            // A required size that contradicts the content is not reached; the content decides.
            let request = added(variable - Double(max(length, 0)), .equal, EngineNumber.limited(priority))
            if case .success(let size) = request { item.fitting.append(size) }
            // A required length is not negative by itself.
            if case .success = request, priority == .required { continue }
            if case .success(let bound) = added(variable - 0, .greaterThanOrEqual, .required) { item.fitting.append(bound) }
        }
        update(except: item)
        let rect = rect(of: item).outset(by: insets)
        let scale = max(view.traitCollection.displayScale, 1)
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }
        return CGSize(width: rounded(rect.width), height: rounded(rect.height))
    }
}

extension Relation {
    @MainActor
    init(_ constraint: NSLayoutConstraint, isFlipped: Bool) {
        let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
        guard isFlipped, constraint.firstAttribute.kind == .horizontal else {
            self = relation
            return
        }
        self = Relation(rawValue: -relation.rawValue) ?? .equal
    }
}
