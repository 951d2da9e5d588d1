import CoreGraphics

extension UITableViewCell {
    // MARK: Texts and image

    final var title: UILabel {
        if let label = cellViews.title { return label }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        label.adjustsFontForContentSizeCategory = true
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        label.isHighlighted = selection.isShown
        cellViews.title = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var detail: UILabel? {
        guard style != .default else { return nil }
        if let label = cellViews.detail { return label }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : style == .value1 ? .body : .footnote)
        label.adjustsFontForContentSizeCategory = true
        if style == .value1 { label.textColor = .secondaryLabel }
        label.isHighlighted = selection.isShown
        cellViews.detail = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var loadedImageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let view = cellViews.imageView { return view }
        let view = UIImageView(image: nil)
        view.isHighlighted = selection.isShown
        view.preferredSymbolConfiguration = .body
        cellViews.imageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// The labels that are not empty.
    private var texts: (title: UILabel?, detail: UILabel?) {
        func shown(_ label: UILabel?) -> UILabel? { label.flatMap { $0.text?.isEmpty ?? true ? nil : $0 } }
        return (shown(cellViews.title), shown(cellViews.detail))
    }

    /// Whether the detail is below the title, as a value is at accessibility sizes.
    private var isStacked: Bool {
        style == .subtitle || style == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    // MARK: Layout

    /// Frames of image and texts in a content view, with margins from the cell's edges.
    final func contentRectangles(in size: CGSize, leading: CGFloat, trailing: CGFloat) -> (image: CGRect, title: CGRect, detail: CGRect) {
        let scale = max(contentScaleFactor, 1)
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        var left = leading + CGFloat(indentationLevel) * indentationWidth
        var imageRect = CGRect.zero
        if let imageView = cellViews.imageView, imageView.image != nil {
            var imageSize = imageView.sizeThatFits(.zero)
            if imageSize.height > size.height, imageSize.height > 0 {
                imageSize = CGSize(width: imageSize.width * size.height / imageSize.height, height: size.height)
            }
            imageRect = CGRect(
                x: left, y: snapped((size.height - imageSize.height) / 2), width: imageSize.width, height: imageSize.height)
            left = imageRect.maxX + CellLayout.gap
        }
        let space = CGRect(x: left, y: 0, width: max(size.width - left - trailing, 0), height: size.height)
        let (title, detail) = texts
        switch style {
        case .default:
            return (imageRect, title == nil ? .zero : space, .zero)
        case .subtitle:
            let (title, detail) = stacked(in: space, scale: scale)
            return (imageRect, title, detail)
        case .value1 where isStacked:
            let (title, detail) = stacked(in: space, scale: scale)
            return (imageRect, title, detail)
        case .value1:
            let detailWidth = min(fitted(detail, space.width).width, space.width)
            let titleWidth = min(fitted(title, space.width).width, space.width)
            // The title takes its fitting width, except for the minimum that the detail keeps.
            let gap = title == nil || detail == nil ? 0 : CellLayout.keyGap
            let shownTitle = min(titleWidth, max(space.width - detailWidth - gap, space.width / 2))
            let shownDetail = max(min(detailWidth, space.width - (title == nil ? 0 : shownTitle) - gap), 0)
            return (
                imageRect, CGRect(x: left, y: 0, width: shownTitle, height: size.height),
                CGRect(x: space.maxX - shownDetail, y: 0, width: shownDetail, height: size.height)
            )
        case .value2:
            let key = min(CellLayout.keyWidth, space.width)
            let value = left + key + CellLayout.keyGap
            return (
                imageRect, CGRect(x: left, y: 0, width: key, height: size.height),
                CGRect(x: value, y: 0, width: max(space.maxX - value, 0), height: size.height)
            )
        }
    }

    /// Frames of the texts above each other, in the middle of a space.
    private func stacked(in space: CGRect, scale: CGFloat) -> (title: CGRect, detail: CGRect) {
        let (title, detail) = texts
        let (titleSize, detailSize) = (fitted(title, space.width), fitted(detail, space.width))
        let gap = title == nil || detail == nil ? 0 : min(CellLayout.lineGap, max(space.height - titleSize.height - detailSize.height, 0))
        let top = ((space.height - titleSize.height - gap - detailSize.height) / 2 * scale).rounded() / scale
        return (
            CGRect(x: space.minX, y: top, width: min(titleSize.width, space.width), height: titleSize.height),
            CGRect(x: space.minX, y: top + titleSize.height + gap, width: min(detailSize.width, space.width), height: detailSize.height)
        )
    }

    private func fitted(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    }

    /// Lays out image and texts in the content view; `cell` is the layout of the cell's subviews.
    final func layOutContent(_ cell: CellLayout) {
        let size = contentView.bounds.size
        let rectangles = contentRectangles(in: size, leading: cell.margin, trailing: trailingMargin(cell))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func setFrame(of view: UIView?, _ rect: CGRect) {
            view?.frame = isMirrored ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        setFrame(of: cellViews.imageView, rectangles.image)
        alignKey(isMirrored)
        setFrame(of: cellViews.title, rectangles.title)
        setFrame(of: cellViews.detail, rectangles.detail)
    }

    /// Aligns the title of a `value2` cell with the value beside it, unless the app has aligned it otherwise.
    private func alignKey(_ isMirrored: Bool) {
        guard style == .value2, let label = cellViews.title, label.textAlignment == cellViews.keyAlignment else { return }
        cellViews.keyAlignment = isMirrored ? .left : .right
        label.textAlignment = cellViews.keyAlignment
    }

    /// Next to a trailing control or accessory, no margin is added.
    private func trailingMargin(_ cell: CellLayout) -> CGFloat { cell.content.maxX < cell.size.width ? 0 : cell.margin }

    // MARK: Size

    final func fittingSize(in size: CGSize) -> CGSize {
        let cell = layout(in: CGSize(width: size.width, height: Self.defaultHeight))
        let width = max(cell.content.width, 0)
        let rectangles = contentRectangles(
            in: CGSize(width: width, height: .greatestFiniteMagnitude), leading: cell.margin, trailing: trailingMargin(cell))
        let (title, detail) = texts
        let titleHeight = fitted(title, rectangles.title.width).height
        let detailHeight = fitted(detail, rectangles.detail.width).height
        var texts = max(titleHeight, detailHeight)
        if isStacked {
            let space =
                width - cell.margin - trailingMargin(cell) - indentation
                - (rectangles.image.width > 0 ? rectangles.image.width + CellLayout.gap : 0)
            let (titleSize, detailSize) = (fitted(title, max(space, 0)), fitted(detail, max(space, 0)))
            texts = titleSize.height + detailSize.height + (title == nil || detail == nil ? 0 : CellLayout.lineGap)
        }
        let imageHeight = cellViews.imageView.map { $0.image == nil ? 0 : $0.sizeThatFits(.zero).height } ?? 0
        let height = max(Self.defaultHeight, (texts > 0 ? texts + 2 * CellLayout.verticalMargin : 0).rounded(.up), imageHeight)
        return CGSize(width: size.width, height: height)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
}
