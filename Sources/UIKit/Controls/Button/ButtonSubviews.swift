import CoreGraphics

/// The subviews of a button, created on demand.
struct ButtonParts {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var background: UIImageView?
    /// Behind the cross of a close button.
    var disc: UIView?
    /// Behind the title and the image of a selected system button.
    var titleBackground: UIView?
    var imageBackground: UIView?
    /// Behind everything in a button with a configuration.
    var backdrop: ConfiguredBackgroundView?
    var wheel: UIActivityIndicatorView?
    var shaded = DerivedImage()
    var shadedBackground = DerivedImage()
    var stencil = DerivedImage()
}

extension UIButton {
    final var madeTitleLabel: UILabel {
        if let label = parts.title { return label }
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: storedType == .custom ? Self.customFontSize : Self.systemFontSize)
        label.textColor = currentTitleColor
        parts.title = label
        addSubview(label)
        return label
    }

    /// Points. (As printed by UIKit; not documented.)
    private static let systemFontSize: CGFloat = 15
    private static let customFontSize: CGFloat = 18

    final var madeImageView: UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView(image: nil)
        parts.image = view
        insertSubview(view, at: parts.title.flatMap { subviews.firstIndex(of: $0) } ?? subviews.count)
        return view
    }

    final var madeBackgroundView: UIImageView {
        if let view = parts.background { return view }
        let view = UIImageView(image: nil)
        parts.background = view
        insertSubview(view, at: 0)
        return view
    }
}
