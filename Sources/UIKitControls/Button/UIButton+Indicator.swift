import CoreGraphics

extension UIButton.Configuration {
    /// The indicator of a button at its trailing edge.
    public enum Indicator: Int, Sendable {
        /// That of a pop-up button in one: with a menu as its primary action that changes its selection.
        case automatic = 0
        /// None.
        case none
        /// Two arrows, up and down.
        case popup
    }
}

// The double arrow of pop-up buttons. Its size is an estimate.
extension UIButton {
    private static let indicatorGap: CGFloat = 6

    private var showsIndicator: Bool {
        switch configuration?.indicator {
        case .automatic?: isPopUp && menu != nil
        case .popup?: true
        default: false
        }
    }

    /// Size of the arrows in points, of a seventeenth of the title's font.
    private var indicatorSize: CGSize {
        let style = configuration?.buttonSize.titleStyle ?? .body
        let unit = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize / 17
        return CGSize(width: (9 * unit).rounded(), height: (14 * unit).rounded())
    }

    /// Width of the arrows with the gap before them; 0 without.
    final var indicatorWidth: CGFloat { showsIndicator ? indicatorSize.width + Self.indicatorGap : 0 }

    final func showIndicator(_ configuration: Configuration, _ color: UIColor) {
        guard showsIndicator else {
            guard buttonViews.indicator != nil else { return }
            buttonViews.indicator?.removeFromSuperview()
            buttonViews.indicator = nil
            return geometryDidChange()
        }
        let view = buttonViews.indicator ?? UIImageView(image: nil)
        if buttonViews.indicator == nil {
            view.accessibilityIdentifier = "pop-up indicator"
            buttonViews.indicator = view
            addSubview(view)
            geometryDidChange()
        }
        let size = indicatorSize
        if view.image?.size != size { view.image = Self.arrows(size) }
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    final func layOutIndicator(in content: CGRect) {
        guard let view = buttonViews.indicator else { return }
        let size = indicatorSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? content.minX : content.maxX - size.width
        view.frame = wholePixels(CGRect(x: x, y: content.midY - size.height / 2, width: size.width, height: size.height))
    }

    private static func arrows(_ size: CGSize) -> UIImage {
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let path = UIBezierPath()
            let (inset, arrow) = (size.width * 0.12, size.height * 0.28)
            for (start, tip) in [(size.height * 0.4, size.height * 0.4 - arrow), (size.height * 0.6, size.height * 0.6 + arrow)] {
                path.move(to: CGPoint(x: inset, y: start))
                path.addLine(to: CGPoint(x: size.width / 2, y: tip))
                path.addLine(to: CGPoint(x: size.width - inset, y: start))
            }
            path.lineWidth = size.width * 0.18
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
