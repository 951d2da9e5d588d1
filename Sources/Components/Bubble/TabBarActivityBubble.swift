import UIKit

/// A bubble over an item of a tab bar that tells of new comments, likes and followers.
///
/// It is a subview of the bar, above its upper edge, so that it moves and hides with it, and it takes no touches; a bar that clips to its bounds does not show it.
/// With Reduce Motion it fades from one item to another within 0.2 seconds. Source: effects, section 6.
@preconcurrency @MainActor
public final class TabBarActivityBubble: UIView {
    /// How large a bubble is that was just made, in points: 140 by 47. The lower 7 points are the tip.
    public static let standardSize = CGSize(width: 140, height: 47)

    /// How many new comments; 0. A negative number is refused with a line in the log.
    public var comments = 0 { didSet { countDidChange(\.comments, from: oldValue) } }

    /// How many new likes; 0. A negative number is refused with a line in the log.
    public var likes = 0 { didSet { countDidChange(\.likes, from: oldValue) } }

    /// How many new followers; 0. A negative number is refused with a line in the log.
    public var followers = 0 { didSet { countDidChange(\.followers, from: oldValue) } }

    /// How long it takes to appear, and to go: 0.5 seconds.
    public var fadeDuration: TimeInterval = 0.5

    /// How long it takes to another item: 0.2 seconds.
    public var moveDuration: TimeInterval = 0.2

    /// How it moves to another item: ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    /// Between the tip and the bar's upper edge, in points: 2. One that is not finite is refused with a line in the log.
    public var spacing: CGFloat = 2 {
        didSet {
            if !spacing.isFinite {
                Misuse.report("TabBarActivityBubble.spacing \(spacing) is not finite; \(oldValue) stays")
                spacing = oldValue
            }
            follow()
        }
    }

    /// The ground of icons and counts: coral, darker in the dark.
    public var bubbleColor = TabBarActivityBubble.coral { didSet { setNeedsDisplay() } }

    let counts = BubbleGlyph.Kind.allCases.map { BubbleCount($0) }
    /// The item it lies over; nil while it is in no bar.
    var index: Int?
    /// It fades away.
    var isLeaving = false
    /// Tells fades apart: the end of one that was taken over is not heard.
    var fadeCount = 0
    private(set) lazy var watch = TabBarWatch { [weak self] in self?.follow() }

    /// A bubble of the standard size, with nothing new, in no bar.
    public init() {
        super.init(frame: CGRect(origin: .zero, size: Self.standardSize))
        setUp()
    }

    /// A bubble with nothing new: the coder is read for what every view has.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        for count in counts { addSubview(count) }
        showCounts()
    }

    // MARK: Showing

    /// Shows the bubble over an item, counted from the leading edge; it goes along with the bar until it is hidden.
    ///
    /// One that is not seen fades in; one in the same bar moves there instead, and, if it was fading away, comes back from what is left of it. An index that is
    /// none of an item's is refused with a line in the log.
    public func show(overItemAt index: Int, in bar: UITabBar) { appear(over: index, in: bar) }

    /// Lets the bubble fade away and leaves the bar. One that is not shown, or on its way out, goes on as it is.
    public func hide() { disappear() }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        hostDidChange()
    }

    // MARK: The look

    public override func layoutSubviews() {
        super.layoutSubviews()
        placeCounts()
        follow()
    }

    public override func draw(_ rect: CGRect) { drawBubble() }
}
