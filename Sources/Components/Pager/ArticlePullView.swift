import UIKit

/// A header or footer for an article pager: an arrow that flips when it is pulled out far enough, and a title.
///
/// One drawing serves both: the footer's arrow rests at angle 0 (up) and rotates to pi, the header's rests at pi (down) and rotates to
/// 0. With Reduce Motion it changes at once. Source: `Documentation/Effects.md#article-pager`.
@preconcurrency @MainActor
public final class ArticlePullView: UIView, ArticlePagerIndicator {
    /// The position of a pull view: above or below the page.
    public enum Role: Sendable {
        /// The view above an article, which pulls the previous article in.
        case header
        /// The view below an article, which pulls the next article in.
        case footer
    }

    /// The default height of a pull view, in points. A view is higher if a line of the user's text size needs it.
    public static let standardHeight: CGFloat = 60

    /// Whether the view is above or below its article.
    public let role: Role

    /// The duration of the arrow's rotation in seconds. The default is 0.2.
    public var turnDuration: TimeInterval = 0.2

    /// The maximum width of the centered column of arrow and title, margins included, in points; no limit by default.
    ///
    /// The maximum width of an article's text aligns them with it on wide screens. Negative counts as 0.
    public var maximumColumnWidth = CGFloat.greatestFiniteMagnitude { didSet { setNeedsLayout() } }

    /// The distance of arrow and title from the column's edges, in points. The default is 20.
    public var margin: CGFloat = 20 { didSet { setNeedsLayout() } }

    /// The title of the page that a release turns to; nil for none.
    public var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// The label of the title: at most two lines, in a smaller font if the title needs it, down to half the size.
    public var titleLabel: UILabel { label }

    /// The arrow, in the tint color.
    public var arrowView: UIView { arrow }

    private let label = UILabel()
    /// The height that the view was created with, in points.
    private var leastHeight: CGFloat = 0
    private let arrow = ArticlePullArrow(frame: CGRect(x: 0, y: 0, width: 22, height: 26))

    /// Creates a pull view of the standard height; the pager sets its width.
    public convenience init(role: Role) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight), role: role)
    }

    /// Creates a view for one end of an article. `frame` is in points of the superview.
    public init(frame: CGRect, role: Role) {
        self.role = role
        super.init(frame: frame)
        setUp()
    }

    /// Creates a footer.
    public required init?(coder: NSCoder) {
        role = .footer
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        leastHeight = bounds.height
        label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        // A higher view would have to be pulled further.
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(arrow)
        addSubview(label)
        arrow.rotate(to: angle(loaded: false), duration: 0)
    }

    private func angle(loaded: Bool) -> CGFloat { loaded == (role == .footer) ? .pi : 0 }

    public func setLoaded(_ loaded: Bool, animated: Bool) {
        let isStill = !animated || UIAccessibility.isReduceMotionEnabled
        arrow.rotate(to: angle(loaded: loaded), duration: isStill ? 0 : turnDuration)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        // A line of large text needs more.
        let height = max(leastHeight, label.font.lineHeight.rounded(.up) + 8)
        if bounds.height != height {
            bounds.size.height = height
            superview?.setNeedsLayout()
        }
        let gap: CGFloat = 14
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let length = arrow.bounds.width
        let column = min(bounds.width, max(maximumColumnWidth, 0))
        let left = ((bounds.width - column) / 2).rounded()
        arrow.center = CGPoint(x: left + (isMirrored ? column - margin - length / 2 : margin + length / 2), y: bounds.midY)
        let width = max(column - 2 * margin - length - gap, 0)
        label.textAlignment = isMirrored ? .right : .left
        label.frame = CGRect(x: left + (isMirrored ? margin : margin + length + gap), y: 0, width: width, height: bounds.height)
    }
}
