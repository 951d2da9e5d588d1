import Foundation
import UIKitCore

/// An element of a search that is not text: a capsule with an image and a short text before the text of a search field.
///
/// Source: Apple, [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken).
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let text: String

    /// Creates a token with an image before its text; nil for none.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// The app's object for which the token stands; nil by default.
    open var representedObject: Any?
}

/// Shows a token of a search field.
final class SearchTokenView: UIControl, AccessibilityDefaulting {
    let token: UISearchToken
    private let label = UILabel()
    private var iconView: UIImageView?
    /// Whether the token is selected, so that the next key replaces it.
    var isMarked = false { didSet { if isMarked != oldValue { showColors() } } }
    /// The background of the field's tokens; nil for the tint.
    var color: UIColor? { didSet { showColors() } }

    /// In points; estimates.
    private static let (margin, gap, iconLength): (CGFloat, CGFloat, CGFloat) = (7, 4, 14)
    static let height: CGFloat = 24

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        label.text = token.text
        label.font = .preferredFont(forTextStyle: .subheadline)
        addSubview(label)
        if let icon = token.icon {
            let view = UIImageView(image: icon)
            view.contentMode = .scaleAspectFit
            addSubview(view)
            iconView = view
        }
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: token.text, traits: isMarked ? [.button, .selected] : .button)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func showColors() {
        backgroundColor = isMarked ? tintColor : (color ?? tintColor.withAlphaComponent(0.2))
        let content: UIColor = isMarked ? .white : color == nil ? tintColor : .label
        label.textColor = content
        iconView?.tintColor = content
    }

    override var intrinsicContentSize: CGSize {
        let own = iconView == nil ? 0 : Self.iconLength + Self.gap
        return CGSize(width: (label.intrinsicContentSize.width + own + 2 * Self.margin).rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        var start = Self.margin
        if let iconView {
            put(iconView, CGRect(x: start, y: (bounds.height - Self.iconLength) / 2, width: Self.iconLength, height: Self.iconLength))
            start += Self.iconLength + Self.gap
        }
        put(label, CGRect(x: start, y: 0, width: max(0, bounds.width - start - Self.margin), height: bounds.height))
    }
}
