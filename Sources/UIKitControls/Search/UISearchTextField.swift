import CoreGraphics
import UIKitCore

/// The text field of a search bar: rounded and gray, with a magnifying glass before the text.
///
/// Differs from UIKit: no tokens. Source: Apple, [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Distance of the icon from the leading edge, and of the text from the icon, in points (iOS 17).
    private static let (iconInset, textGap): (CGFloat, CGFloat) = (8, 6)
    static let height: CGFloat = 36
    /// Called when the text has been cleared by the button; the text field's events follow.
    final var showsBackground = true { didSet { showBackground() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        showBackground()
    }

    private func showBackground() { backgroundColor = showsBackground ? .tertiarySystemFill : nil }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var frame = super.textRect(forBounds: bounds)
        // Beside the icon on one side; 8 points from the edge on the other, where no button is.
        if showsLeftView { frame = inset(frame, leading: Self.textGap, trailing: 0) } else { frame = inset(frame, leading: 8, trailing: 0) }
        return showsClearButton || showsRightView ? frame : inset(frame, leading: 0, trailing: 8)
    }

    private func inset(_ frame: CGRect, leading: CGFloat, trailing: CGFloat) -> CGRect {
        CGRect(
            x: frame.minX + (isMirrored ? trailing : leading), y: frame.minY, width: max(frame.width - leading - trailing, 0),
            height: frame.height)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.iconInset : Self.iconInset, dy: 0)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.iconInset : -Self.iconInset, dy: 0)
    }

    /// The size of the text, at least 36 points high.
    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 36, height: max(Self.height, size.height + 14))
    }
}
