import UIKit

/// A bubble over a tab bar item that shows counts of new comments, likes and followers.
///
/// It is a subview of the bar, above its top edge, so that it moves and hides with it, and it takes no touches; a bar that clips to its
/// bounds does not show it. With Reduce Motion it cross-fades between items within 0.2 seconds. Source:
/// `Documentation/Effects.md#activity-bubble`.
@preconcurrency @MainActor
public final class TabBarActivityBubble: UIView {
    /// The initial size of a bubble, in points: 140 by 47. The bottom 7 points are the tip.
    public static let standardSize = CGSize(width: 140, height: 47)

    /// The number of new comments. The default is 0. A negative number is ignored and logged.
    public var comments = 0 { didSet { countDidChange(\.comments, from: oldValue) } }

    /// The number of new likes. The default is 0. A negative number is ignored and logged.
    public var likes = 0 { didSet { countDidChange(\.likes, from: oldValue) } }

    /// The number of new followers. The default is 0. A negative number is ignored and logged.
    public var followers = 0 { didSet { countDidChange(\.followers, from: oldValue) } }

    /// The duration of fading in and out, in seconds. The default is 0.5.
    public var fadeDuration: TimeInterval = 0.5

    /// The duration of the movement to another item, in seconds. The default is 0.2.
    public var moveDuration: TimeInterval = 0.2

    /// The timing curve of the movement to another item. The default is ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    /// The distance between the tip and the bar's top edge, in points. The default is 2. A value that is not finite is ignored and
    /// logged.
    public var spacing: CGFloat = 2 {
        didSet {
            if !spacing.isFinite {
                Misuse.report("TabBarActivityBubble.spacing \(spacing) is not finite; \(oldValue) stays")
                spacing = oldValue
            }
            follow()
        }
    }

    /// The background color of icons and counts. The default is coral, darker in dark mode.
    public var bubbleColor = TabBarActivityBubble.coral { didSet { setNeedsDisplay() } }

    let counts = BubbleGlyph.Kind.allCases.map { BubbleCount($0) }
    /// The index of the bubble's item; nil while it is in no bar.
    var index: Int?
    /// Whether the bubble is fading out.
    var isLeaving = false
    /// Identifies the latest fade; the end of an earlier one is ignored.
    var fadeCount = 0
    private(set) lazy var watch = TabBarWatch { [weak self] in self?.follow() }

    /// Creates a bubble of the standard size with counts of 0, in no bar.
    public init() {
        super.init(frame: CGRect(origin: .zero, size: Self.standardSize))
        setUp()
    }

    /// Creates a bubble with counts of 0, decoding only the properties of `UIView`.
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

    /// Shows the bubble over an item, counted from the leading edge; it follows the bar until it is hidden.
    ///
    /// A hidden bubble fades in. One that is shown in the same bar moves there and, if it was fading out, fades back in from its
    /// current opacity. An index out of range is ignored and logged.
    public func show(overItemAt index: Int, in bar: UITabBar) { appear(over: index, in: bar) }

    /// Fades the bubble out and removes it from the bar. Does nothing if it is not shown or already fading out.
    public func hide() { disappear() }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        hostDidChange()
    }

    // MARK: Drawing

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOutCounts()
        follow()
    }

    public override func draw(_ rect: CGRect) { drawBubble() }
}
