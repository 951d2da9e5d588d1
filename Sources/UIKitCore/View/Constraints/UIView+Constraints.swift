import CoreGraphics

extension UIView {
    /// The width and height for the smallest fitting size.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The width and height for the largest fitting size.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Anchors

    /// The anchor of the leading edge: the left one in left-to-right layouts.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The anchor of the trailing edge: the right one in left-to-right layouts.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The anchor of the left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The anchor of the right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The anchor of the top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The anchor of the bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The anchor of the width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The anchor of the height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The anchor of the horizontal middle.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The anchor of the vertical middle.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    /// The baseline of the first line of text; the top edge of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }

    /// The baseline of the last line of text; the bottom edge of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    // MARK: Constraints

    /// The constraints that the view holds: those whose items have it as their nearest common ancestor.
    public final var constraints: [NSLayoutConstraint] { constraintState?.constraints.all ?? [] }

    /// Activates a constraint. Prefer `isActive`.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive``.
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates constraints; active ones stay so.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive`` for each.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Deactivates a constraint.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive``.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints; inactive ones stay so.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive`` for each.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame is the view's own, and constraints follow it; true by default. Set false to place the view by constraints.
    ///
    /// - Complexity: O(1). Setting takes the constraint solver's time in a tree with constraints
    ///   (`Documentation/Layout.md#what-it-costs`).
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintStateForWriting.translatesMask = newValue
            if !newValue { storedSuperview?.constraintStateForWriting.setsSubviewFrames = true }
            existingConstraintSystem?.maskTranslationDidChange(of: self)
        }
    }

    /// The priority with which the view resists growing beyond its intrinsic size; 250 by default, 251 for labels' height.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets the priority with which the view does not grow beyond its intrinsic size, along an axis.
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var value = hugging
        if axis == .horizontal { value.horizontal = priority } else { value.vertical = priority }
        constraintStateForWriting.hugging = value
        existingConstraintSystem?.intrinsicSizeDidChange(of: self)
    }

    /// The priority with which the view resists shrinking below its intrinsic size; 750 by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
    }

    /// Sets the priority with which the view does not shrink below its intrinsic size, along an axis.
    public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
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

    /// The guides that the view owns, in the order of adding.
    public final var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// Adds a layout guide, which leaves the view that has it. The view retains it.
    ///
    /// - Complexity: O(1); of another view's guide, that of ``removeLayoutGuide(_:)``.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        constraintStateForWriting.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Removes a guide; constraints on it end.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's guides, and for each of the guide's constraints that of
    ///   ``NSLayoutConstraint/isActive``.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for reference in layoutGuide.references { reference.constraint?.isActive = false }
        existingConstraintSystem?.removeItem(layoutGuide)
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }

    /// The margins, or less of a wide view: a width in which text is easily read.
    public final var readableContentGuide: UILayoutGuide {
        systemGuide("UIViewReadableContentGuide") { view in
            let margins = view.layoutMargins
            let extra = max(view.bounds.width - margins.left - margins.right - 672, 0) / 2
            return UIEdgeInsets(top: margins.top, left: margins.left + extra, bottom: margins.bottom, right: margins.right + extra)
        }
    }

    /// The area that bars and the screen's corners leave free.
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }

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

    /// Whether constraints leave the frame a choice. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    public final var hasAmbiguousLayout: Bool {
        guard let system = existingConstraintSystem else { return false }
        system.update()
        return system.isAmbiguous(self)
    }

    /// Moves the view to another of the frames that its constraints allow, and back at the next call; does nothing if they allow one
    /// alone. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    public final func exerciseAmbiguityInLayout() {
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

    /// The constraints that hold the view on an axis. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
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
        root.setNeedsLayout()
    }

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
        guard let system = existingConstraintSystem else { return }
        system.update()
        system.setSubviewFrames(of: self)
    }

    /// Runs `updateConstraints()` of the views below that need it, from the leaves up.
    final func updateConstraintsOfSubtree() {
        guard ConstraintUpdates.isPending else { return }
        for _ in 0..<100 {
            let waiting = ConstraintUpdates.take(below: self)
            if waiting.isEmpty { return }
            for view in waiting {
                view.constraintState?.needsUpdateConstraints = false
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
