import Foundation
import LayoutEngine

/// A relationship between two attributes of views or layout guides: `first = multiplier × second + constant`, or an inequality.
///
/// A constraint has an effect while it is active. Its view's engine changes at once; frames follow in the next layout pass. A required
/// constraint that contradicts others is logged once as UIKit does; the last activated required constraint of the set is broken, that is
/// not the system's own, and tried again when the set changes. Items are not retained. Source: Apple, `NSLayoutConstraint`.
///
/// *Life cycle.* A new constraint is inactive. ``isActive`` set to true gives it to the nearest view that contains its items, or is one of
/// them, which retains it; constants can change from then on, the priority only between optional ones. A subtree that leaves its superview
/// deactivates the constraints between it and views outside; those within it stay active. Views update their constraints before the layout,
/// from the leaves up, then the engine's values become frames, from the superviews down. The solver is that of `Documentation/Layout.md`.
///
/// *When not to use it.* A row or column is a ``UIStackView``. A view that only follows its superview's size needs an autoresizing mask. A
/// motion that leaves the layout alone is a ``UIView/transform``.
///
/// *Mistakes.* Without `translatesAutoresizingMaskIntoConstraints = false` the view's frame is held by constraints too: the log has "Unable
/// to simultaneously satisfy constraints." with `NSAutoresizingMaskLayoutConstraint`, and a strict stage fails the test. Activating before
/// both views are in one hierarchy traps with UIKit's sentence ("no common ancestor"). So does changing the priority of an active
/// constraint from or to required.
///
/// ```swift
/// let (view, label) = (UIView(), UILabel())
/// label.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(label)
/// NSLayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///     label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
/// ])
/// ```
///
/// See also ``NSLayoutAnchor``, ``UILayoutGuide`` and ``UIView/updateConstraints()``.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The part of an item that a constraint holds.
    public enum Attribute: Int, Sendable {
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right = 2
        /// The top edge of the alignment rectangle.
        case top = 3
        /// The bottom edge of the alignment rectangle.
        case bottom = 4
        /// The leading edge of the alignment rectangle: the left one in left-to-right layouts.
        case leading = 5
        /// The trailing edge of the alignment rectangle: the right one in left-to-right layouts.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height of the alignment rectangle.
        case height = 8
        /// The horizontal middle of the alignment rectangle.
        case centerX = 9
        /// The vertical middle of the alignment rectangle.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge of a view without text.
        case firstBaseline = 12
        /// The left edge of the layout margins.
        case leftMargin = 13
        /// The right edge of the layout margins.
        case rightMargin = 14
        /// The top edge of the layout margins.
        case topMargin = 15
        /// The bottom edge of the layout margins.
        case bottomMargin = 16
        /// The leading edge of the layout margins.
        case leadingMargin = 17
        /// The trailing edge of the layout margins.
        case trailingMargin = 18
        /// The horizontal middle of the layout margins.
        case centerXWithinMargins = 19
        /// The vertical middle of the layout margins.
        case centerYWithinMargins = 20
        /// None: the constraint compares with a constant.
        case notAnAttribute = 0
    }

    /// The relation between both sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The left side is at most the right one.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left side is at least the right one.
        case greaterThanOrEqual = 1
    }

    /// The edges that a visual format aligns, and the direction in which it goes.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views have equal left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Views have equal right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Views have equal top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Views have equal bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Views have equal leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Views have equal trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Views have equal horizontal middles.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Views have equal vertical middles.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Views have equal last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Views have equal first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All alignments, as a mask.
        public static let alignmentMask = FormatOptions(rawValue: 0x1FFE)
        /// Views follow each other from the leading to the trailing edge. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Views follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Views follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All directions, as a mask.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
    }

    /// The view or layout guide of the left side; nil after it has ended.
    open private(set) weak var firstItem: AnyObject?
    /// The view or layout guide of the right side; nil if the constraint compares with a constant, or after it has ended.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the left side.
    open private(set) var firstAttribute: Attribute
    /// The attribute of the right side; `notAnAttribute` if the constraint compares with a constant.
    open private(set) var secondAttribute: Attribute
    /// The relation between both sides.
    open private(set) var relation: Relation
    /// Factor of the right side's attribute.
    open private(set) var multiplier: CGFloat
    private var hasSecondItem: Bool

    /// A name for logs.
    open var identifier: String?

    /// Whether the constraint may be archived; nothing here is.
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
    final weak var holder: UIView?
    /// The constraint in the engine; nil while it is inactive, waits for its tree, or is broken.
    @exclusivity(unchecked) final var installed: Constraint?
    /// The numbers of the engine's constraints that it contradicts, while it is broken.
    @exclusivity(unchecked) final var blockers: [Int] = []
    /// The sets of contradictions that were logged for it since it held last.
    @exclusivity(unchecked) final var reportedConflicts: [String] = []
    /// Whether a stack view made it, which is not the one to be broken if others can be.
    @exclusivity(unchecked) final var isOfStack = false
    private var reference: ConstraintReference?
    /// The number of activations in its tree before.
    @exclusivity(unchecked) final var activation = 0
    /// The part of the installed expression's constant that is not `constant`.
    @exclusivity(unchecked) final var baseConstant = 0.0
    /// 1, or -1 where the constant counts to the left.
    @exclusivity(unchecked) final var constantSign = 1.0
    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// Creates a constraint without items, whose activation has no effect.
    public override init() {
        firstItem = nil
        secondItem = nil
        hasSecondItem = false
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        storedConstant = 0
        super.init()
    }

    /// Creates an inactive constraint `attr1 = multiplier × attr2 + c`, or an inequality. Give nil and `.notAnAttribute` for a constant.
    ///
    /// Traps if an attribute is not of its item or two attributes cannot be compared, with UIKit's sentence.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = Self.item(view1)
        secondItem = view2.map(Self.item)
        hasSecondItem = view2 != nil
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = EngineNumber.limited(multiplier, "multiplier", orElse: 1)
        storedConstant = EngineNumber.limited(c)
        super.init()
        check()
    }

    /// Gives a constraint that a file describes its two expressions.
    final func describe(
        _ first: (item: AnyObject, attribute: Attribute), _ relation: Relation, _ second: (item: AnyObject?, attribute: Attribute),
        multiplier: CGFloat, constant: CGFloat
    ) {
        (firstItem, firstAttribute) = (Self.item(first.item), first.attribute)
        (secondItem, hasSecondItem) = (second.item.map { Self.item($0) }, second.item != nil)
        secondAttribute = second.item == nil ? .notAnAttribute : second.attribute
        self.relation = relation
        self.multiplier = EngineNumber.limited(multiplier, "multiplier", orElse: 1)
        storedConstant = EngineNumber.limited(constant)
        check()
    }

    /// Called on a constraint of an Interface Builder file when its connections are made.
    open func awakeFromNib() {}

    private static func item(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        trap(
            object: "NSLayoutConstraint", value: "Constraint items must each be a view or layout guide, not \(item)",
            remedy: "give a UIView or a UILayoutGuide")
    }

    private func check() {
        let kind = "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
        guard firstAttribute != .notAnAttribute else {
            trap(object: kind, value: "Invalid attribute for the first item", remedy: "give an attribute of the view")
        }
        guard hasSecondItem, secondAttribute != .notAnAttribute else {
            guard firstAttribute.kind == .size, !hasSecondItem || secondAttribute == .notAnAttribute else {
                trap(
                    object: kind,
                    value:
                        "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs.",
                    remedy: "name a second item")
            }
            return
        }
        // Edges of different axes may be paired, as SnapKit's own tests do on iOS.
        guard (firstAttribute.kind == .size) == (secondAttribute.kind == .size) else {
            trap(
                object: kind, value: "Invalid pairing of layout attributes: \(firstAttribute) and \(secondAttribute)",
                remedy: "compare edges with edges, or sizes with sizes")
        }
        let isMixed =
            firstAttribute.isDirectional && secondAttribute.isPhysical || firstAttribute.isPhysical && secondAttribute.isDirectional
        guard !isMixed else {
            trap(
                object: kind,
                value: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.",
                remedy: "give two attributes of one sort")
        }
        guard multiplier != 0 || firstAttribute.kind == .size else {
            trap(
                object: kind,
                value:
                    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
                remedy: "give another multiplier")
        }
    }

    /// The offset, in points. Animatable: change it, then lay out in an animation block. Of values beyond 10⁹, and of those that are not
    /// finite, a smaller one is taken, which is logged once, in UIKit's words; 0 for one that is no number.
    ///
    /// - Complexity: O(1). Setting takes the constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    open var constant: CGFloat {
        get { storedConstant }
        set {
            _willSet("constant")
            defer { _didSet("constant") }
            let value = EngineNumber.limited(newValue)
            guard value != storedConstant else { return }
            storedConstant = value
            system?.constantDidChange(of: self)
        }
    }

    /// The importance, 1 to 1000. It cannot change between required and optional while the constraint is active.
    ///
    /// - Complexity: O(1). Setting takes the constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
                trap(
                    object: "\(self)",
                    value:
                        "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                    remedy: "give a priority from 1 to 1000")
            }
            guard holder == nil || (newValue == .required) == (storedPriority == .required) else {
                trap(
                    object: "NSLayoutConstraint",
                    value:
                        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).",
                    remedy: "set isActive to false before")
            }
            storedPriority = newValue
            system?.priorityDidChange(of: self)
        }
    }

    /// Whether the constraint takes part in layout. Traps with UIKit's sentence if its items have no common ancestor.
    ///
    /// - Complexity: O(1). Setting takes O(*d*) and the constraint solver's time (`Documentation/Layout.md#what-it-costs`), where *d*
    ///   is the depth of both views.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints; the engine solves them together.
    ///
    /// - Complexity: That of ``isActive`` for each.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

    /// Deactivates constraints together; inactive ones stay so.
    ///
    /// - Complexity: That of ``isActive`` for each.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// The anchor of the left side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }

    /// The anchor of the right side; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { printed } }

    // MARK: Activation

    private var system: ConstraintSystem? { holder?.existingConstraintSystem }

    private func activate() {
        guard holder == nil, let ancestor = commonAncestor() else { return }
        hold(ancestor)
    }

    /// Activates the constraint with a view as its holder. Traps if an item is neither the view nor in it.
    final func activate(in view: UIView) {
        guard holder == nil, let ancestor = commonAncestor() else { return }
        guard ancestor.isInside(view) else {
            trap(
                object: "NSLayoutConstraint",
                value: "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
                    + "view?  That's illegal. constraint:\(self) view:\(view)",
                remedy: "add it to a superview of both items, or set isActive")
        }
        hold(view)
    }

    /// The nearest superview of both items, either of them included; nil if one is gone.
    private func commonAncestor() -> UIView? {
        guard let view = Self.view(of: firstItem, self) else { return nil }
        guard hasSecondItem else { return view }
        guard let other = Self.view(of: secondItem, self) else { return nil }
        if let ancestor = view.commonAncestor(with: other) { return ancestor }
        trap(
            object: "NSLayoutConstraint",
            value:
                "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor.map { "\($0)" } ?? "nil") because they have "
                + "no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
            remedy: "add both views to one hierarchy before")
    }

    /// The view of an item: itself, or a guide's owner.
    static func view(of item: AnyObject?, _ constraint: NSLayoutConstraint) -> UIView? {
        if let view = item as? UIView { return view }
        guard let guide = item as? UILayoutGuide else { return nil }
        guard let owner = guide.owningView else {
            trap(
                object: "\(constraint)", value: "Unable to activate constraint because \(guide) has no owning view",
                remedy: "add the guide to a view before")
        }
        return owner
    }

    private func hold(_ view: UIView) {
        holder = view
        view.constraintStateForWriting.constraints.append(self)
        let reference = ConstraintReference(self)
        self.reference = reference
        for item in [firstItem, secondItem] {
            if let view = item as? UIView { view.constraintStateForWriting.references.append(reference) }
            if let guide = item as? UILayoutGuide { guide.references.append(reference) }
        }
        view.constraintSystem.add(self)
    }

    private func deactivate() {
        guard let view = holder else { return }
        view.existingConstraintSystem?.remove(self)
        holder = nil
        view.constraintState?.constraints.remove(self)
        guard let reference else { return }
        for item in [firstItem, secondItem] {
            (item as? UIView)?.constraintState?.references.remove(reference)
            (item as? UILayoutGuide)?.references.remove(reference)
        }
    }

    // MARK: Visual format

    /// Creates the constraints of a visual format, `H:|-[a(>=40@750)]-8-[b]-(pad)-|`.
    ///
    /// `views` are the names in brackets, `metrics` those of numbers (`NSNumber`, `CGFloat`, `Double`, `Int`). A format that cannot be
    /// read, or names an unknown view or number, traps with UIKit's sentence and the position.
    /// Source: Apple, Auto Layout Guide, Visual Format
    /// Language.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        parsed(withVisualFormat: format, options: opts, metrics: metrics, views: views)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        case horizontal, vertical, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether the attribute depends on the direction of layout, and the constant with it.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right edge whatever the direction of layout.
    var isPhysical: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the margins guide that an attribute of a margin stands for.
    var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The name in logs.
    var name: String { withoutMargin.map { "\($0)Margin" } ?? "\(self)" }
}
