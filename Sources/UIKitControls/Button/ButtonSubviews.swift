import CoreGraphics

/// The subviews of a button, created on demand.
struct ButtonSubviews {
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
    /// The double arrow of a pop-up button.
    var indicator: UIImageView?
    var shaded = DerivedImage()
    var shadedBackground = DerivedImage()
    var template = DerivedImage()
}

extension UIButton {
    final var madeTitleLabel: UILabel {
        if let label = buttonViews.title { return label }
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: storedType == .custom ? Self.customFontSize : Self.systemFontSize)
        label.textColor = currentTitleColor
        buttonViews.title = label
        addSubview(label)
        return label
    }

    /// Points. (As printed by UIKit; not documented.)
    private static let systemFontSize: CGFloat = 15
    private static let customFontSize: CGFloat = 18

    final var madeImageView: UIImageView {
        if let view = buttonViews.image { return view }
        let view = UIImageView(image: nil)
        buttonViews.image = view
        insertSubview(view, at: buttonViews.title.flatMap { subviews.firstIndex(of: $0) } ?? subviews.count)
        return view
    }

    final var madeBackgroundView: UIImageView {
        if let view = buttonViews.background { return view }
        let view = UIImageView(image: nil)
        buttonViews.background = view
        insertSubview(view, at: 0)
        return view
    }
}
