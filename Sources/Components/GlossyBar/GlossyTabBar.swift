import UIKit

/// A black tab bar without titles that draws itself, with an arrow that slides to the selected item.
///
/// Its items fill the upper 44 points of the bar, the first at the leading edge. A higher bar, as above a home indicator, is black below
/// them; glows come from its lower edge. Most of the arrow lies above the bar, outside its bounds. With Reduce Motion the arrow fades from
/// one item to the other within 0.2 seconds. Source: effects, section 8.
@preconcurrency @MainActor
open class GlossyTabBar: UIView {
    /// How high a bar is: 44 points.
    public static let standardHeight: CGFloat = 44

    /// The items' pictures, of which only the opacity counts, from the leading edge. Others take the place of all items; glows go, and a selection that is there stays.
    public var icons: [UIImage] { didSet { makeItems() } }

    /// Hears of touches, and may give pictures; not kept. Another one is asked for pictures at once.
    public weak var delegate: (any GlossyTabBarDelegate)? { didSet { reloadImages() } }

    /// What each item says to people who do not see it; missing ones say their number.
    public var itemLabels: [String] = [] { didSet { labelItems() } }

    /// Marks the selected item; a subview of the bar, `overlap` points of it on the bar.
    public var arrow: UIView { arrowView }

    /// How long the arrow takes to another item: 0.2 seconds.
    public var arrowDuration: TimeInterval = 0.2

    /// How the arrow moves: ease-in-out.
    public var arrowCurve = UIView.AnimationCurve.easeInOut

    /// How much of the arrow lies on the bar, in points: 2. One that is not finite is refused with a line in the log.
    public var overlap: CGFloat = 2 {
        didSet {
            if !overlap.isFinite {
                Misuse.report("GlossyTabBar.overlap \(overlap) is not finite; \(oldValue) stays")
                overlap = oldValue
            }
            loadArrow()
        }
    }

    /// Duration of a glow's fade, in and out, in seconds: 0.15; at 0 it changes at once.
    public var glowFadeDuration: TimeInterval = 0.15

    final let backgroundView = UIImageView()
    final let arrowView = UIImageView()
    final var items: [GlossyTabItem] = []
    final var selection = 0
    /// The arrow has a place to come from.
    final var hasPlacedArrow = false

    /// A bar with an item for each picture, the first of them selected.
    public init(frame: CGRect, icons: [UIImage]) {
        self.icons = icons
        super.init(frame: frame)
        setUp()
    }

    /// A bar without items: the coder is read for what every view has.
    public required init?(coder: NSCoder) {
        icons = []
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .black
        arrowView.isUserInteractionEnabled = false
        addSubview(backgroundView)
        addSubview(arrowView)
        makeItems()
    }

    /// The selected item, counted from the leading edge; `NSNotFound` for a bar without items. Setting it moves the arrow and does not call the delegate. An index that
    /// is none of an item's is refused with a line in the log.
    open var selectedIndex: Int {
        get { items.isEmpty ? NSNotFound : selection }
        set { select(newValue) }
    }

    /// Asks the delegate for pictures again, and draws those it does not give.
    open func reloadImages() { loadImages() }

    // MARK: Glowing

    /// Fades in a glow below an item, at the bar's lower edge; no effect on one that glows. An index without an item is refused with a
    /// line in the log.
    open func glowItem(at index: Int) { setGlowing(true, at: index) }

    /// Fades out an item's glow; no effect on one without. An index without an item is refused with a line in the log.
    open func removeGlow(at index: Int) { setGlowing(false, at: index) }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}
