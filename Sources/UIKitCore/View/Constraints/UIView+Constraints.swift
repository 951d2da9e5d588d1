import CoreGraphics
import SwiftABI

extension UIView {
    /// The width and height for the smallest fitting size.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The width and height for the largest fitting size.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Anchors

    // MARK: Constraints

    final var translatesMask: Bool {
        get { constraintState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintStateForWriting.translatesMask = newValue
            if !newValue { storedSuperview?.constraintStateForWriting.setsSubviewFrames = true }
            existingConstraintSystem?.maskTranslationDidChange(of: self)
        }
    }

    final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var value = hugging
        if axis == .horizontal { value.horizontal = priority } else { value.vertical = priority }
        constraintStateForWriting.hugging = value
        existingConstraintSystem?.intrinsicSizeDidChange(of: self)
    }

    final func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var value = compressionResistance
        if axis == .horizontal { value.horizontal = priority } else { value.vertical = priority }
        constraintStateForWriting.compression = value
        existingConstraintSystem?.intrinsicSizeDidChange(of: self)
    }

    final var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        constraintState?.hugging ?? defaultHugging
    }

    final var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        constraintState?.compression ?? (.defaultHigh, .defaultHigh)
    }

    // MARK: Guides

    final func attachGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        constraintStateForWriting.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    final func detachGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for reference in layoutGuide.references { reference.constraint?.isActive = false }
        existingConstraintSystem?.removeItem(layoutGuide)
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// Width of a column of text that is read with ease, in points.
    package static var readableContentWidth: CGFloat { 672 }

    final var readableGuide: UILayoutGuide {
        systemGuide("UIViewReadableContentGuide") { view in
            let margins = view.layoutMargins
            let extra = max(view.bounds.width - margins.left - margins.right - UIView.readableContentWidth, 0) / 2
            return UIEdgeInsets(top: margins.top, left: margins.left + extra, bottom: margins.bottom, right: margins.right + extra)
        }
    }

    final func systemGuide(_ name: String, _ insets: ((UIView) -> UIEdgeInsets)?) -> UILayoutGuide {
        if let guide = constraintState?.systemGuides[name] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.owningView = self
        guide.insets = insets
        constraintStateForWriting.systemGuides[name] = guide
        return guide
    }

    // MARK: Diagnosis

    final var isAmbiguous: Bool {
        guard let system = existingConstraintSystem else { return false }
        system.update()
        return system.isAmbiguous(self)
    }

    final func exerciseAmbiguity() {
        guard let system = existingConstraintSystem else { return }
        system.update()
        system.exerciseAmbiguity(of: self)
    }

    /// A text of the tree that the view is in, a line for each view, with marks of how it is laid out and of ambiguity. For debugging, as
    /// in UIKit, where it is called from the debugger.
    public final func _autolayoutTrace() -> String {
        let system = existingConstraintSystem
        system?.update()
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            let mark = (depth == 0 && system != nil ? "•" : "") + (system?.mark(of: view) ?? "")
            let ambiguity = system?.isAmbiguous(view) == true ? "- AMBIGUOUS LAYOUT" : ""
            lines.append(String(repeating: "|   ", count: depth) + mark + ConstraintSystem.name(view) + ambiguity)
            for subview in view.storedSubviews { add(subview, depth + 1) }
        }
        add(root, 0)
        return lines.joined(separator: "\n") + """

            Legend:
            \t* - is laid out with auto layout
            \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
            \t• - layout engine host
            """
    }

    final func constraintsHolding(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let system = existingConstraintSystem else { return [] }
        system.update()
        return system.constraints(holding: self, horizontally: axis == .horizontal)
    }

    // MARK: Passes

    /// Updates constraints, and the solution of the tree's engine, before a layout.
    final func prepareConstraints() {
        if ConstraintUpdates.isPending { root.updateConstraintsOfSubtree() }
        if UIKitState.current.hasConstraintSystems { existingConstraintSystem?.update() }
    }

    final func requestConstraintUpdate() {
        let state = constraintStateForWriting
        guard !state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = true
        ConstraintUpdates.add(self)
        root.layer.setNeedsLayoutPreparation()
    }

    /// As in UIKit, views whose tree has constraints update theirs once without a request. Only those are asked that have something to do.
    final func requestFirstConstraintUpdate() {
        guard awaitsFirstConstraintUpdate else { return }
        constraintStateForWriting.hadFirstUpdate = true
        requestConstraintUpdate()
    }

    final var awaitsFirstConstraintUpdate: Bool { constraintState?.hadFirstUpdate != true && overridesUpdateConstraints }

    private var overridesUpdateConstraints: Bool {
        if Self.constraintUpdate.isOverridden(in: type(of: self)) { return true }
        return owningController.map { UIViewController.constraintUpdate.isOverridden(in: type(of: $0)) } ?? false
    }

    private final class PlainView: UIView {}

    private final class UpdatingView: UIView {
        override func updateConstraints() { setNeedsLayout() }
    }

    static let constraintUpdate = MethodOverride(in: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)

    final func intrinsicSizeDidChange() {
        notifySuperview(ofIntrinsicSizeOf: self)
        if constraintState != nil { existingConstraintSystem?.intrinsicSizeDidChange(of: self) }
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        setDirectionalMargins(
            NSDirectionalEdgeInsets(
                top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isFlipped ? margins.left : margins.right))
    }

    /// Writes the frames of subviews that constraints place.
    final func setSubviewFrames() {
        existingConstraintSystem?.positionSubviews(of: self)
    }

    /// Runs `updateConstraints()` of the views below that need it, from the leaves up.
    final func updateConstraintsOfSubtree() {
        guard ConstraintUpdates.isPending else { return }
        for _ in 0..<100 {
            let waiting = ConstraintUpdates.take(below: self)
            if waiting.isEmpty { return }
            for view in waiting {
                view.constraintState?.needsUpdateConstraints = false
                view.constraintState?.hadFirstUpdate = true
                if let controller = view.owningController { controller.updateViewConstraints() } else { view.updateConstraints() }
            }
        }
    }
}

/// Views whose `updateConstraints()` waits for the next layout.
@MainActor
enum ConstraintUpdates {
    static var isPending: Bool { !UIKitState.current.constraintUpdates.isEmpty }

    static func add(_ view: UIView) { UIKitState.current.constraintUpdates.append(WeakView(view: view)) }

    /// The waiting views of a subtree, deepest first.
    static func take(below top: UIView) -> [UIView] {
        var found: [(depth: Int, view: UIView)] = []
        UIKitState.current.constraintUpdates.removeAll { entry in
            guard let view = entry.view, view.constraintState?.needsUpdateConstraints == true else { return true }
            guard view.isInside(top) else { return false }
            var depth = 0
            var at = view.storedSuperview
            while let up = at {
                depth += 1
                at = up.storedSuperview
            }
            found.append((depth, view))
            return true
        }
        return found.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element.view)
    }

    struct WeakView {
        weak var view: UIView?
    }
}

extension NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
