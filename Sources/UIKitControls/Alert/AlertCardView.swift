/// A rounded card of an alert: the header and the buttons below it. If space is short the header scrolls, and the buttons only if they
/// would leave less than a third of the height to it.
final class AlertCardView: UIView {
    let rows: AlertRowsView
    private let header: AlertHeaderView?
    private let metrics: AlertMetrics
    private let background: UIView
    private let line = UIView(frame: .zero)
    private let headerScroll = UIScrollView(frame: .zero)
    private let rowScroll = UIScrollView(frame: .zero)

    /// - Parameter isSolid: whether the background is opaque: for a sheet's cancel button.
    init(header: AlertHeaderView?, rows: AlertRowsView, metrics: AlertMetrics, isSolid: Bool) {
        self.header = header
        self.rows = rows
        self.metrics = metrics
        if isSolid {
            background = UIView(frame: .zero)
            background.backgroundColor = .secondarySystemGroupedBackground
        } else {
            let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
            let sheen = UIView(frame: effectView.contentView.bounds)
            sheen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheen.backgroundColor = Self.sheenColor
            effectView.contentView.addSubview(sheen)
            background = effectView
        }
        super.init(frame: .zero)
        if metrics.placement == .popover {
            background.isHidden = true
        } else {
            clipsToBounds = true
            layer.cornerRadius = metrics.cornerRadius
            layer.cornerCurve = .continuous
        }
        line.backgroundColor = .separator
        addSubview(background)
        addSubview(headerScroll)
        addSubview(rowScroll)
        addSubview(line)
        if let header { headerScroll.addSubview(header) }
        rowScroll.addSubview(rows)
        headerScroll.delaysContentTouches = false
        rowScroll.delaysContentTouches = false
    }

    required init?(coder: NSCoder) { nil }

    /// Overlay that separates a dark card from a dark background: contrast 1.3 : 1 or more, from black to the elevated backgrounds (an
    /// estimate: Apple publishes no figure).
    private static let sheenColor = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0) }

    private func heights(_ width: CGFloat, limit: CGFloat) -> (header: CGFloat, rows: CGFloat) {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let header = header?.sizeThatFits(size).height ?? 0
        let rows = rows.sizeThatFits(size).height
        guard header + rows > limit else { return (header, rows) }
        // At least one and a half buttons are visible, which shows that there are more.
        let least = min(rows, limit, metrics.rowHeight * 1.5)
        let shown = min(max(least, limit - min(header, (limit / 3).rounded())), rows)
        return (max(0, min(header, limit - shown)), shown)
    }

    /// Height of the card for a width, at most `limit`.
    func height(in width: CGFloat, limit: CGFloat) -> CGFloat {
        let heights = heights(width, limit: limit)
        return heights.header + heights.rows
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let heights = heights(bounds.width, limit: bounds.height)
        let whole = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        headerScroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.header)
        rowScroll.frame = CGRect(x: 0, y: heights.header, width: bounds.width, height: heights.rows)
        let contents: [(UIScrollView, UIView?)] = [(headerScroll, header), (rowScroll, rows)]
        for (scroll, content) in contents {
            let size = content?.sizeThatFits(whole) ?? .zero
            content?.frame = CGRect(origin: .zero, size: size)
            scroll.contentSize = size
            scroll.isScrollEnabled = size.height > scroll.bounds.height
        }
        let hairline = 1 / (window?.screen.scale ?? 1)
        line.isHidden = heights.header == 0 || heights.rows == 0
        line.frame = CGRect(x: 0, y: heights.header, width: bounds.width, height: hairline)
    }
}
