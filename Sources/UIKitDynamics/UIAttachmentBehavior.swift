import CBox2D
import CoreGraphics

/// The range of an attachment's movement; from `minimum` to `maximum`.
public struct UIFloatRange: Equatable, Sendable {
    /// The least number of the range.
    public var minimum: CGFloat
    /// The greatest number of the range.
    public var maximum: CGFloat

    /// Creates a range of its ends, both included.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// No limit.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Nothing.
    public static let null = UIFloatRange(minimum: .infinity, maximum: -.infinity)
    /// The range of 0 alone.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)

    /// Whether the range has every number.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
    /// Whether the range has no number: its minimum exceeds its maximum.
    public var isNull: Bool { minimum > maximum }
}

/// Connects an item with a point or with another item.
///
/// Source: Apple, [UIAttachmentBehavior](https://developer.apple.com/documentation/uikit/uiattachmentbehavior).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of end of an attachment.
    public enum AttachmentType: Int, Sendable {
        /// Two items are attached to each other.
        case items = 0
        /// An item is attached to a point.
        case anchor = 1
    }

    private enum Kind {
        case distance
        /// At most the distance, as a rope.
        case limit
        case fixed
        case pin
        case slide(CGVector)
    }

    private let kind: Kind
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset
    private var joint: OpaquePointer?
    private var storedLength: CGFloat?

    private init(
        _ kind: Kind, _ item: any UIDynamicItem, _ offset: UIOffset, _ other: (any UIDynamicItem)?, _ otherOffset: UIOffset,
        _ anchor: CGPoint
    ) {
        (self.kind, self.item, self.offset, self.other, self.otherOffset) = (kind, item, offset, other, otherOffset)
        anchorPoint = anchor
        super.init()
    }

    /// Connects the center of an item with a point at their present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(.distance, item, .zero, nil, .zero, point)
    }

    /// Connects a point of an item, given from its center, with a point at their present distance.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(.distance, item, offset, nil, .zero, point)
    }

    /// Connects the centers of two items at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(.distance, item1, .zero, item2, .zero, .zero)
    }

    /// Connects points of two items, given from their centers, at their present distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.distance, item1, offset1, item2, offset2, .zero) }

    /// Keeps points of two items within their present distance, as a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, offset1, item2, offset2, .zero) }

    /// Connects two items rigidly at a point.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, item1, .zero, item2, .zero, point) }

    /// Connects two items by a pin about which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, item1, .zero, item2, .zero, point) }

    /// Lets an item slide along an axis through a point, relative to another item.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.slide(axis), item1, .zero, item2, .zero, point) }

    /// Lets an item slide along an axis through a point.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.slide(axis), item, .zero, nil, .zero, point) }

    /// Whether the attachment is to a point or an item.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

    /// The connected items.
    open var items: [any UIDynamicItem] { ownItems }

    /// The point to which the item is attached, in points of the reference view; moving it drags the item.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { renew() } } }

    /// The distance of the connected points, in points; that at creation by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var length: CGFloat {
        get { storedLength ?? presentLength }
        set {
            storedLength = newValue.isFinite ? max(newValue, 0) : storedLength
            renew()
        }
    }

    /// The damping of a springy attachment: 0, the default, for none, 1 for no swing.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var damping: CGFloat = 0 { didSet { if damping != oldValue { renew() } } }

    /// The swings per second of a springy attachment; 0, the default, for a rigid one.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { renew() } } }

    /// The resistance to turning of a pin; 0 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { renew() } } }

    /// The range of a sliding attachment in points, or of a pin in radians; infinite by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { renew() } } }

    override var ownItems: [any UIDynamicItem] { other.map { [item, $0] } ?? [item] }

    private func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    private var presentLength: CGFloat {
        let one = point(of: item, offset)
        let two = other.map { point(of: $0, otherOffset) } ?? anchorPoint
        return hypot(one.x - two.x, one.y - two.y)
    }

    /// Makes the joint again, from the present state.
    private func renew() {
        guard let world else { return }
        detach(from: world)
        attach(to: world)
        didChange()
    }

    override func attach(to world: DynamicWorld) {
        guard joint == nil, let ground = world.ground else { return }
        if storedLength == nil { storedLength = presentLength }
        let a = world.body(of: item).pointer
        let b = other.map { world.body(of: $0).pointer } ?? ground
        let length = Double(storedLength ?? 0) / DynamicWorld.pointsPerMetre
        let onItem = KinoraVector(CGPoint(x: offset.horizontal, y: offset.vertical))
        let onOther = other == nil ? KinoraVector(anchorPoint) : KinoraVector(CGPoint(x: otherOffset.horizontal, y: otherOffset.vertical))
        let range = attachmentRange
        switch kind {
        case .distance:
            let isRigid = frequency <= 0
            joint = kinora_joint_distance(
                world.world, a, b, onItem, onOther, isRigid ? length : 0, length, isRigid ? length : 1e6, Double(frequency), Double(damping)
            )
        case .limit: joint = kinora_joint_distance(world.world, a, b, onItem, onOther, 0, length, length, 0, 0)
        case .fixed: joint = kinora_joint_fixed(world.world, a, b, KinoraVector(anchorPoint))
        case .pin:
            joint = kinora_joint_pin(
                world.world, a, b, KinoraVector(anchorPoint), Double(range.minimum), Double(range.maximum), Double(frictionTorque))
        case .slide(let axis):
            let limit = 1 / DynamicWorld.pointsPerMetre
            joint = kinora_joint_slide(
                world.world, b, a, KinoraVector(anchorPoint), KinoraVector(x: Double(axis.dx), y: Double(axis.dy)),
                Double(range.minimum) * limit, Double(range.maximum) * limit)
        }
    }

    override func detach(from world: DynamicWorld) {
        if let joint { kinora_joint_destroy(world.world, joint) }
        joint = nil
    }
}
