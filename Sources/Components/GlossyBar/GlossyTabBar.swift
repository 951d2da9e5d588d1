import UIKit

/// A black tab bar without titles that draws itself, with an arrow that slides to the selected item.
///
/// Its items fill the top 44 points of the bar, the first at the leading edge. A higher bar, as above a home indicator, is black below
/// them. Most of the arrow is above the bar, outside its bounds. With Reduce Motion the arrow
/// cross-fades between items within 0.2 seconds. Source: `Documentation/Effects.md#glossy-tab-bar`.
@preconcurrency @MainActor
open class GlossyTabBar: UIView {
    /// The height of the items, in points.
    public static let standardHeight: CGFloat = 44

    /// The items' template images, of which only the opacity counts, from the leading edge. Setting it replaces all items and removes
    /// glows; a selection that is still in range stays.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of icons.
    public var icons: [UIImage] { didSet { makeItems() } }

    /// The delegate, notified of touches and asked for images; not retained. Setting it reloads the images.
    public weak var delegate: (any GlossyTabBarDelegate)? { didSet { reloadImages() } }

    /// The accessibility labels of the items; a missing one defaults to the item's number.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of items.
    public var itemLabels: [String] = [] { didSet { labelItems() } }

    /// The view that marks the selected item; a subview of the bar that overlaps it by `overlap` points.
    public var arrow: UIView { arrowView }

    /// The duration of the arrow's movement to another item, in seconds. The default is 0.2.
    public var arrowDuration: TimeInterval = 0.2

    /// The timing curve of the arrow. The default is ease-in-out.
    public var arrowCurve = UIView.AnimationCurve.easeInOut

    /// The height of the arrow's part over the bar, in points. The default is 2. A value that is not finite is ignored and logged.
    public var overlap: CGFloat = 2 {
        didSet {
            if !overlap.isFinite {
                Misuse.report("GlossyTabBar.overlap \(overlap) is not finite; \(oldValue) stays")
                overlap = oldValue
            }
            loadArrow()
        }
    }

    /// The duration of a glow's fade in and out, in seconds. The default is 0.15; 0 changes it at once.
    public var glowFadeDuration: TimeInterval = 0.15

    final let backgroundView = UIImageView()
    final let arrowView = UIImageView()
    final var items: [GlossyTabItem] = []
    final var selection = 0
    /// Whether the arrow has a position to animate from.
    final var hasArrow = false

    /// Creates a bar with an item for each image, the first one selected.
    ///
    /// - Complexity: O(*n*), where *n* is the number of icons.
    public init(frame: CGRect, icons: [UIImage]) {
        self.icons = icons
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar without items, decoding only the properties of `UIView`.
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

    /// The index of the selected item from the leading edge; `NSNotFound` for a bar without items. Setting it moves the arrow and does
    /// not call the delegate. An index out of range is ignored and logged.
    open var selectedIndex: Int {
        get { items.isEmpty ? NSNotFound : selection }
        set { select(newValue) }
    }

    /// Asks the delegate for images again, and draws those it does not provide.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open func reloadImages() { loadImages() }

    // MARK: Glow

    /// Fades in a glow behind an item's icon; no effect if it glows. An index out of range is ignored and logged.
    open func glowItem(at index: Int) { setGlowing(true, at: index) }

    /// Fades out an item's glow; no effect without one. An index out of range is ignored and logged.
    open func removeGlow(at index: Int) { setGlowing(false, at: index) }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }
}
