import CoreGraphics

extension UITableViewHeaderFooterView {
    final var title: UILabel {
        if let label = labels.title { return label }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        labels.title = label
        contentView.addSubview(label)
        style(label)
        setNeedsLayout()
        return label
    }

    final var detail: UILabel? {
        guard tablePosition.style != .plain, !tablePosition.isFooter else { return nil }
        if let label = labels.detail { return label }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        labels.detail = label
        contentView.addSubview(label)
        style(label)
        setNeedsLayout()
        return label
    }

    private func style(_ label: UILabel) {
        label.font = tablePosition.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = tablePosition.textColor
    }

    /// Applies a new position in the table to the view's appearance.
    final func positionDidChange() {
        for label in [labels.title, labels.detail] { label.map(style) }
        // Rows scroll behind the headers of a plain table.
        backgroundColor = tablePosition.style == .plain ? .systemBackground : nil
        setNeedsLayout()
    }

    final func backgroundDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    // MARK: Layout

    private var margin: CGFloat { CellLayout.margin(width: bounds.width) }

    private var texts: [UILabel] { [labels.title, labels.detail].compactMap { $0 }.filter { !($0.text?.isEmpty ?? true) } }

    final func fittingSize(in size: CGSize) -> CGSize {
        let insets = tablePosition.contentInsets
        let width = max(size.width - insets.left - insets.right - 2 * CellLayout.margin(width: size.width), 0)
        let heights = texts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        guard !heights.isEmpty else { return CGSize(width: size.width, height: 0) }
        return CGSize(width: size.width, height: (heights.reduce(0, +) + 2 * tablePosition.verticalMargin).rounded(.up))
    }

    final func layOutTexts() {
        backgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: tablePosition.contentInsets)
        let width = max(contentView.bounds.width - 2 * margin, 0)
        let labels = texts
        let heights = labels.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        let all = heights.reduce(0, +)
        // A title in a grouped table is aligned with its rows, in a plain table centered.
        var y = (bounds.height - all) / 2
        if tablePosition.style != .plain {
            y = tablePosition.isFooter ? tablePosition.verticalMargin : bounds.height - all - tablePosition.verticalMargin
        }
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: margin, y: y, width: width, height: height)
            y += height
        }
    }
}
