import UIKit

/// A header or footer for an article pager: an arrow that turns over when it is pulled out far enough, and a title.
///
/// One drawing serves both: the footer's arrow rests at angle 0 (up) and turns to pi, the header's rests at pi (down) and turns to 0. With Reduce Motion it
/// changes at once. Source: effects, section 9.
@preconcurrency @MainActor
public final class ArticlePullView: UIView, ArticlePagerIndicator {
    /// On which side of the page a pull view lies.
    public enum Role: Sendable {
        case header
        case footer
    }

    /// How high a pull view is unless its frame says otherwise: 60 points.
    public static let standardHeight: CGFloat = 60

    public let role: Role

    /// How long the arrow takes to turn over: 0.2 seconds.
    public var turnDuration: TimeInterval = 0.2

    /// Maximum width of the centred column that holds arrow and title, margins included, in points; no limit unless set.
    ///
    /// With the maximum width of an article's text they line up with it on wide screens. Negative counts as 0.
    public var maximumColumnWidth = CGFloat.greatestFiniteMagnitude { didSet { setNeedsLayout() } }

    /// Distance of arrow and title from the column's edges, in points: 20.
    public var margin: CGFloat = 20 { didSet { setNeedsLayout() } }

    /// What a release would lead to; nil for nothing.
    public var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// Shows the title, in two lines at most.
    public var titleLabel: UILabel { label }

    /// Shows the arrow, in the tint colour.
    public var arrowView: UIView { arrow }

    private let label = UILabel()
    private let arrow = ArticlePullArrow(frame: CGRect(x: 0, y: 0, width: 22, height: 26))

    /// A pull view of the standard height; the pager gives it its width.
    public convenience init(role: Role) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight), role: role)
    }

    public init(frame: CGRect, role: Role) {
        self.role = role
        super.init(frame: frame)
        setUp()
    }

    /// A footer.
    public required init?(coder: NSCoder) {
        role = .footer
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        addSubview(arrow)
        addSubview(label)
        arrow.turn(to: angle(loaded: false), duration: 0)
    }

    private func angle(loaded: Bool) -> CGFloat { loaded == (role == .footer) ? .pi : 0 }

    public func setLoaded(_ loaded: Bool, animated: Bool) {
        let isStill = !animated || UIAccessibility.isReduceMotionEnabled
        arrow.turn(to: angle(loaded: loaded), duration: isStill ? 0 : turnDuration)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 14
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = arrow.bounds.width
        let column = min(bounds.width, max(maximumColumnWidth, 0))
        let left = ((bounds.width - column) / 2).rounded()
        arrow.center = CGPoint(x: left + (isMirrored ? column - margin - side / 2 : margin + side / 2), y: bounds.midY)
        let width = max(column - 2 * margin - side - gap, 0)
        label.textAlignment = isMirrored ? .right : .left
        label.frame = CGRect(x: left + (isMirrored ? margin : margin + side + gap), y: 0, width: width, height: bounds.height)
    }
}
