import CoreGraphics

// Buttons without a configuration: the image, then the title, aligned in the content rectangle.
extension UIButton {
    /// Default vertical padding of a title, and minimum width of a button with one. (As measured in Interface Builder: a button with
    /// "Button" is 46 x 30, an empty one 30 x 30.)
    private static let titlePadding: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    final var presentContentSize: CGSize {
        let image = shownImage?.size ?? .zero
        let title = naturalTitleSize
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if contentEdgeInsets != .zero {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        } else if currentImage == nil || shownTitle != nil {
            let line = title.height > 0 ? title.height : (titleFont.lineHeight).rounded(.up)
            size.width = max(size.width, Self.leastWidth)
            size.height = max(image.height, line + 2 * Self.titlePadding)
        }
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private var titleFont: UIFont { madeTitleLabel.font }

    private var naturalTitleSize: CGSize {
        guard shownTitle != nil else { return .zero }
        return madeTitleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    final func titleFrame(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: titleEdgeInsets)
        guard shownTitle != nil else { return CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0) }
        let image = imageSize(in: contentRect)
        let availableWidth = max(rect.width - image.width, 0)
        let title = titleSize(width: availableWidth)
        let isFilled = effectiveContentHorizontalAlignment == .fill
        let width = isFilled ? availableWidth : title.width
        let x = start(of: image.width + width, in: rect) + (isMirrored ? 0 : image.width)
        let (y, height) = vertical(title.height, in: rect)
        return wholePixels(CGRect(x: x, y: y, width: width, height: height))
    }

    final func imageFrame(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: imageEdgeInsets)
        guard let image = shownImage?.size else { return CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0) }
        let size = CGSize(width: min(image.width, max(rect.width, 0)), height: min(image.height, max(rect.height, 0)))
        let isFilled = effectiveContentHorizontalAlignment == .fill
        let title =
            shownTitle == nil ? 0 : isFilled ? max(rect.width - size.width, 0) : titleSize(width: max(rect.width - size.width, 0)).width
        let width = isFilled && shownTitle == nil ? max(rect.width, 0) : size.width
        let x = start(of: width + title, in: rect) + (isMirrored ? title : 0)
        let (y, height) = vertical(size.height, in: rect)
        return wholePixels(CGRect(x: x, y: y, width: width, height: height))
    }

    final func layOutContents() {
        let content = contentRect(forBounds: bounds)
        buttonViews.background?.frame = backgroundRect(forBounds: bounds)
        if shownTitle != nil { buttonViews.title?.frame = titleRect(forContentRect: content) }
        if currentImage != nil { buttonViews.image?.frame = imageRect(forContentRect: content) }
        layOutDisc()
        layOutSelectionBackgrounds()
    }

    private func layOutDisc() {
        guard storedType == .close else { return }
        let disc = buttonViews.disc ?? UIView()
        if buttonViews.disc == nil {
            disc.isUserInteractionEnabled = false
            disc.backgroundColor = .tertiarySystemFill
            insertSubview(disc, at: 0)
            buttonViews.disc = disc
        }
        let diameter = min(bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
        disc.layer.cornerRadius = diameter / 2
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func imageSize(in rect: CGRect) -> CGSize {
        let image = shownImage?.size ?? .zero
        return CGSize(width: min(image.width, max(rect.width, 0)), height: min(image.height, max(rect.height, 0)))
    }

    private func titleSize(width: CGFloat) -> CGSize {
        let size = madeTitleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: rect.minX
        case .right, .trailing: rect.maxX - width
        case .center: rect.midX - width / 2
        }
    }

    private func vertical(_ natural: CGFloat, in rect: CGRect) -> (y: CGFloat, height: CGFloat) {
        let height = min(natural, max(rect.height, 0))
        return switch contentVerticalAlignment {
        case .center: (rect.midY - height / 2, height)
        case .top: (rect.minY, height)
        case .bottom: (rect.maxY - height, height)
        case .fill: (rect.minY, max(rect.height, 0))
        }
    }

    /// Rounds the origin to whole pixels, so that images stay sharp.
    final func wholePixels(_ rect: CGRect) -> CGRect {
        let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
}
