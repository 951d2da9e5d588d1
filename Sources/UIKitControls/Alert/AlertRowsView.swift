/// The buttons of one card, with separators: side by side for two short ones in an alert, otherwise stacked.
final class AlertRowsView: UIView {
    let rows: [AlertRowView]
    private let metrics: AlertMetrics
    private var lines: [UIView] = []

    init(_ rows: [AlertRowView], metrics: AlertMetrics) {
        self.rows = rows
        self.metrics = metrics
        super.init(frame: .zero)
        for row in rows { addSubview(row) }
        for _ in rows.dropFirst() {
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            addSubview(line)
            lines.append(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether two buttons are side by side in a width.
    private func isHorizontal(_ width: CGFloat) -> Bool {
        !metrics.isSheet && !metrics.wrapsTitles && rows.count == 2
            && rows.allSatisfy { $0.titleWidth <= width / 2 - metrics.horizontalInset }
    }

    /// Buttons in layout order, from the top or the leading edge: the cancel button is first if side by side and last if stacked.
    private func ordered(_ width: CGFloat) -> [AlertRowView] {
        let others = rows.filter { $0.action.style != .cancel }
        let cancelling = rows.filter { $0.action.style == .cancel }
        return isHorizontal(width) ? cancelling + others : others + cancelling
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height =
            isHorizontal(size.width)
            ? metrics.rowHeight : rows.reduce(0) { $0 + $1.height(in: size.width) }
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / (window?.screen.scale ?? 1)
        let isRow = isHorizontal(bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 0
        for (index, row) in ordered(bounds.width).enumerated() {
            let column = CGFloat(isMirrored ? rows.count - 1 - index : index)
            if isRow {
                row.frame = CGRect(x: column * bounds.width / 2, y: 0, width: bounds.width / 2, height: metrics.rowHeight)
            } else {
                row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(in: bounds.width))
                y = row.frame.maxY
            }
            guard index > 0 else { continue }
            lines[index - 1].frame =
                isRow
                ? CGRect(x: bounds.width / 2, y: 0, width: hairline, height: metrics.rowHeight)
                : CGRect(x: 0, y: row.frame.minY, width: bounds.width, height: hairline)
        }
    }
}
