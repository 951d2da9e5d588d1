import CoreGraphics

/// A view that arranges views in a row or a column by constraints.
///
/// The constraints are UIKit's, under its names (`UISV-canvas-connection`, `UISV-spacing`, …); they are made again when the arrangement
/// changes, before the next layout. A hidden arranged view takes no space; one that is hidden or shown in an animation block folds or
/// unfolds, clipped, and fades unless the block changes its alpha. The layer draws nothing but its background. Source: Apple,
/// `UIStackView`.
///
/// *Life cycle.* ``addArrangedSubview(_:)`` makes the view a subview, turns off `translatesAutoresizingMaskIntoConstraints`, and requests
/// ``updateConstraints()``, which replaces all of the stack's constraints once, however many changes there were. The next layout places the
/// views. A view that is removed from the stack, or moved to another superview, is no longer arranged.
///
/// *When not to use it.* Many equal rows that scroll are a table or collection view, which have views for the visible ones alone. Views
/// over each other, or a single pair, need a few constraints of ``NSLayoutConstraint``. Each change solves the stack's constraints again.
///
/// *Mistakes.* ``removeArrangedSubview(_:)`` leaves the view on the screen as a plain subview: call `removeFromSuperview()` instead. A
/// required size that does not fit the ``distribution`` contradicts the stack's constraints: the log has UIKit's "Unable to simultaneously
/// satisfy constraints.", which fails a strict test, and the app's constraint is broken, not the stack's. An index out of range traps.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
/// stack.axis = .vertical
/// stack.spacing = 8
/// ```
///
/// See also ``UIView/systemLayoutSizeFitting(_:)``, ``setCustomSpacing(_:after:)`` and ``isLayoutMarginsRelativeArrangement``.
open class UIStackView: UIView {
    /// The lengths of views along the stack.
    public enum Distribution: Int, Sendable {
        /// They keep their intrinsic sizes; the one that hugs least is stretched.
        case fill = 0
        /// Views fill the axis with equal sizes.
        case fillEqually = 1
        /// In proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// With equal gaps of at least `spacing`.
        case equalSpacing = 3
        /// With equal distances of centers, and gaps of at least `spacing`.
        case equalCentering = 4
    }

    /// The positions of views across the stack.
    public enum Alignment: Int, Sendable {
        /// Views fill the stack across its axis.
        case fill = 0
        /// At the leading edge of a vertical stack.
        case leading = 1
        /// First baselines of a horizontal stack are equal.
        case firstBaseline = 2
        /// In the middle across the axis.
        case center = 3
        /// At the trailing edge of a vertical stack.
        case trailing = 4
        /// Last baselines of a horizontal stack are equal.
        case lastBaseline = 5

        /// At the top edge of a horizontal stack.
        public static let top = Alignment.leading
        /// At the bottom edge of a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    /// The spacing that stands for the stack's own in `setCustomSpacing(_:after:)`.
    nonisolated public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The system's spacing.
    nonisolated public static let spacingUseSystem: CGFloat = 1.175494351e-38

    private var arranged: [UIView] = []
    /// The arranged views, to look one up.
    private var arrangedViews: Set<ObjectIdentifier> = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var own: [NSLayoutConstraint] = []
    private var spacers: [UILayoutGuide] = []
    private var isOutdated = true
    private var hidden: [Bool] = []
    /// Views whose visibility has changed outside of an animation block since the last layout, which may be in one.
    private var changed: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        readNib(coder)
        readStackViewNib(coder)
    }

    public convenience init() { self.init(frame: .zero) }

    /// Creates a stack with views in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views, and that of ``UIView/addSubview(_:)`` for each.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arrangement

    /// The arranged views, in order; all are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Appends a view to the arranged subviews and makes it a subview. One that is arranged already moves to the end.
    ///
    /// - Complexity: O(*n*) and that of ``UIView/addSubview(_:)``, where *n* is the number of arranged views.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0)) }

    /// Inserts a view, or moves it. An index out of range traps.
    ///
    /// - Complexity: O(*n*) and that of ``UIView/addSubview(_:)``, where *n* is the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arranged.count - (isArranged(view) ? 1 : 0)
        guard (0...others).contains(stackIndex) else {
            trap(
                object: "UIStackView.insertArrangedSubview(_:at:)", value: "index \(stackIndex) out of bounds [0 .. \(others)]",
                remedy: "give an index up to the number of arranged views")
        }
        if others < arranged.count { arranged.removeAll { $0 === view } }
        arranged.insert(view, at: stackIndex)
        arrangedViews.insert(ObjectIdentifier(view))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Ends a view's arrangement; it stays a subview.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arranged views.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedViews.remove(ObjectIdentifier(view)) != nil else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    private func isArranged(_ view: UIView) -> Bool { arrangedViews.contains(ObjectIdentifier(view)) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The direction in which views follow each other; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// Sizes of the arranged subviews along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Positions of the arranged subviews across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The gap between views, in points; the least gap of `equalSpacing` and `equalCentering`.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether vertical gaps are between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views lie inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the gap after a view; `spacingUseDefault` for the stack's own.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arranged views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the spacing after an arranged subview, in points; ``spacingUseDefault`` if none is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    private func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    // MARK: Constraints

    private func arrangementDidChange() {
        isOutdated = true
        setNeedsUpdateConstraints()
    }

    override func visibilityDidChange(of subview: UIView) {
        guard isArranged(subview) else { return }
        if let block = UIView.animationBlock, UIView.areAnimationsEnabled, block.animates {
            fold(subview, in: block)
        } else {
            if !subview.isHidden { subview.layer.removeAnimation(forKey: "hidden") }
            // Back before a layout, it has not changed.
            let count = changed.count
            changed.removeAll { $0 === subview }
            if window != nil, count == changed.count { changed.append(subview) }
        }
        guard hidden != arranged.map(\.isHidden) else { return }
        arrangementDidChange()
        // In an animation block views move to their new places in it. A tree that no window shows, such as a cell's content that is being
        // made, has no size yet.
        if UIView.animationBlock != nil, window != nil { root.layoutIfNeeded() }
    }

    /// A view that is hidden or shown in an animation block folds or unfolds until the animation ends: visible, clipped to the space that
    /// it has, and fading unless the block changes its alpha.
    private func fold(_ view: UIView, in block: AnimationBlock) {
        let layer = view.layer
        if !view.isHidden { layer.removeAnimation(forKey: "hidden") }
        if view.isHidden { block.animate(layer, "hidden", through: [.flag(false), .flag(false)], to: .flag(true)) }
        if !layer.masksToBounds {
            block.animate(layer, "masksToBounds", through: [.flag(true), .flag(true)], to: .flag(false))
        }
        let (isHidden, alpha) = (view.isHidden, layer.opacity)
        block.beforeClosing { block in
            guard layer.opacity == alpha, layer.animation(forKey: "opacity")?.delegate !== block else { return }
            let full = Double(alpha)
            let running = layer.animation(forKey: "opacity").flatMap { _ in layer.presentation()?.opacity }.map(Double.init)
            block.animate(
                layer, "opacity", through: [.number(running ?? (isHidden ? full : 0)), .number(isHidden ? 0 : full)], to: .number(full))
        }
    }

    open override func layoutSubviews() {
        let views = changed
        changed = []
        if let block = UIView.animationBlock, UIView.areAnimationsEnabled, block.animates {
            for view in views where isArranged(view) { fold(view, in: block) }
        }
        super.layoutSubviews()
    }

    /// The first arranged view that is shown; in a row the tallest.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }

    /// The last arranged view that is shown; in a row the tallest.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false)?.forLastBaselineLayout ?? self }

    private func baselineView(isFirst: Bool) -> UIView? {
        let shown = arranged.filter { !$0.isHidden }
        guard axis == .horizontal else { return isFirst ? shown.first : shown.last }
        return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    open override func updateConstraints() {
        if isOutdated {
            isOutdated = false
            NSLayoutConstraint.deactivate(own)
            for spacer in spacers { removeLayoutGuide(spacer) }
            spacers = []
            hidden = arranged.map(\.isHidden)
            own = makeConstraints()
            NSLayoutConstraint.activate(own)
        }
        super.updateConstraints()
    }

    private func make(
        _ name: String, _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ other: Any? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: multiplier,
            constant: constant)
        constraint.identifier = name
        constraint.isOfStack = true
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func makeConstraints() -> [NSLayoutConstraint] {
        let isRow = axis == .horizontal
        let start: NSLayoutConstraint.Attribute = isRow ? .leading : .top
        let end: NSLayoutConstraint.Attribute = isRow ? .trailing : .bottom
        let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
        let canvas: Any = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        let shown = arranged.filter { !$0.isHidden }
        var result: [NSLayoutConstraint] = []
        for view in arranged where view.isHidden {
            result.append(make("UISV-hiding", view, length, constant: 0))
        }
        guard let first = shown.first, let last = shown.last else { return result + fit(canvas, length) }
        result.append(make("UISV-canvas-connection", first, start, .equal, canvas, start))
        result += along(shown, start, end, length)
        result += across(arranged, canvas)
        // A hidden view waits behind the one before it, so that it grows from there.
        var before: UIView?
        for view in arranged {
            if view.isHidden {
                result.append(
                    before.map { make("UISV-hiding-position", view, start, .equal, $0, end) }
                        ?? make("UISV-hiding-position", view, start, .equal, canvas, start))
            } else {
                before = view
            }
        }
        // The last one: until then the length of the stack is no sum of all views, which each equation with it would have.
        result.append(make("UISV-canvas-connection", canvas, end, .equal, last, end))
        return result
    }

    /// An empty stack is as small as it may be.
    private func fit(_ canvas: Any, _ length: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
        [
            make("UISV-canvas-fit", canvas, .width, constant: 0, priority: 49),
            make("UISV-canvas-fit", canvas, .height, constant: 0, priority: 49),
        ]
    }

    /// Gaps and lengths.
    private func along(
        _ shown: [UIView], _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
        _ length: NSLayoutConstraint.Attribute
    ) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let isBaseline = isBaselineRelativeArrangement && axis == .vertical
        let (from, to) = isBaseline ? (NSLayoutConstraint.Attribute.lastBaseline, NSLayoutConstraint.Attribute.firstBaseline) : (end, start)
        let isFlexible = distribution == .equalSpacing || distribution == .equalCentering
        for (view, next) in zip(shown, shown.dropFirst()) {
            result.append(
                make("UISV-spacing", next, to, isFlexible ? .greaterThanOrEqual : .equal, view, from, constant: gap(after: view)))
        }
        switch distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() { result.append(make("UISV-fill-equally", view, length, .equal, shown[0], length)) }
        case .fillProportionally:
            let sizes = shown.map { view -> CGFloat in
                let size = view.intrinsicContentSize
                return max(axis == .horizontal ? size.width : size.height, 0)
            }
            let total = sizes.reduce(0, +)
            guard total > 0 else { break }
            let canvas: Any = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
            let gaps = shown.dropLast().reduce(0) { $0 + gap(after: $1) }
            for (index, (view, size)) in zip(shown, sizes).enumerated() {
                result.append(
                    make(
                        "UISV-fill-proportionally", view, length, .equal, canvas, length, multiplier: size / (total + gaps),
                        priority: max(999 - Float(index), 1)))
            }
        case .equalSpacing, .equalCentering:
            let isCentering = distribution == .equalCentering
            var firstGap: UILayoutGuide?
            for (view, next) in zip(shown, shown.dropFirst()) {
                let spacer = UILayoutGuide()
                spacer.identifier = "UISV-distributing"
                addLayoutGuide(spacer)
                spacers.append(spacer)
                let (one, other) = isCentering ? centers : (end, start)
                result.append(make("UISV-distributing-edge", spacer, start, .equal, view, one))
                result.append(make("UISV-distributing-edge", spacer, end, .equal, next, other))
                if let firstGap {
                    result.append(
                        make(
                            isCentering ? "UISV-equal-centering" : "UISV-fill-equally", spacer, length, .equal, firstGap, length,
                            priority: isCentering ? 149 : 1000))
                }
                firstGap = firstGap ?? spacer
            }
        }
        return result
    }

    private var centers: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        axis == .horizontal ? (.centerX, .centerX) : (.centerY, .centerY)
    }

    /// Places across the stack.
    private func across(_ views: [UIView], _ canvas: Any) -> [NSLayoutConstraint] {
        let shown = views.filter { !$0.isHidden }
        let isRow = axis == .horizontal
        let start: NSLayoutConstraint.Attribute = isRow ? .top : .leading
        let end: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
        let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
        let breadth: NSLayoutConstraint.Attribute = isRow ? .height : .width
        var result: [NSLayoutConstraint] = []
        func connect(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal) {
            let isEnd = attribute == end
            result.append(
                isEnd
                    ? make("UISV-canvas-connection", canvas, attribute, relation, view, attribute)
                    : make("UISV-canvas-connection", view, attribute, relation, canvas, attribute))
        }
        for view in views where view.isHidden {
            // It keeps its place and follows the stack, but the stack does not follow it.
            connect(view, alignment == .trailing ? end : alignment == .center ? middle : start)
            guard alignment == .fill else { continue }
            result.append(make("UISV-hiding-alignment", canvas, end, .equal, view, end, priority: 1))
        }
        for view in shown {
            switch alignment {
            case .fill:
                connect(view, start)
                connect(view, end)
            case .leading, .firstBaseline, .lastBaseline:
                if alignment == .leading || !isRow {
                    connect(view, start)
                } else {
                    connect(view, start, .greaterThanOrEqual)
                }
                connect(view, end, .greaterThanOrEqual)
            case .trailing:
                connect(view, end)
                connect(view, start, .greaterThanOrEqual)
            case .center:
                connect(view, middle)
                connect(view, start, .greaterThanOrEqual)
                connect(view, end, .greaterThanOrEqual)
            }
        }
        if isRow, alignment == .firstBaseline || alignment == .lastBaseline {
            let baseline: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            for view in shown.dropFirst() { result.append(make("UISV-alignment", view, baseline, .equal, shown[0], baseline)) }
        }
        guard alignment != .fill else { return result }
        // The stack is as broad as its broadest view, and views are as near to their edge as they may be.
        result.append(make("UISV-canvas-fit", canvas, breadth, constant: 0, priority: 49))
        if alignment == .firstBaseline || alignment == .lastBaseline, isRow {
            for view in shown {
                result.append(make("UISV-spanning-fit", view, start, .equal, canvas, start, priority: 51))
            }
        }
        for view in shown { result.append(make("UISV-ambiguity-suppression", view, breadth, constant: 0, priority: 25)) }
        return result
    }
}
