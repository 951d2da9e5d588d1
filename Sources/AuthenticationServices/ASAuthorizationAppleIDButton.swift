import CoreGraphics
import UIKit

/// A button to sign in with the account of the device's user.
///
/// Its title fills 43 % of its height. Differs from UIKit: it has no logo. Source: Apple,
/// [ASAuthorizationAppleIDButton](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton).
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// The title.
    public enum ButtonType: Int, Sendable {
        /// Sign in.
        case signIn
        /// Continue.
        case `continue`
        /// Sign up.
        case signUp

        /// Sign in.
        public static var `default`: ButtonType { .signIn }
    }

    /// The colors.
    public enum Style: Int, Sendable {
        /// White, for dark backgrounds.
        case white
        /// White with a black outline.
        case whiteOutline
        /// Black, for light backgrounds.
        case black
    }

    private let kind: ButtonType
    private let style: Style
    private let label = UILabel()

    /// Creates a black button to sign in.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - type: The title.
    ///   - style: The colors.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - type: The title.
    ///   - style: The colors.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (kind, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp()
    }

    /// Creates a black button to sign in.
    public required init?(coder: NSCoder) {
        (kind, style) = (.signIn, .black)
        super.init(coder: coder)
        setUp()
    }

    /// The radius of the corners, in points, at most half of the height; 6 by default.
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

    private func setUp() {
        let isBlack = style == .black
        backgroundColor = isBlack ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        label.textColor = isBlack ? .white : .black
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.isUserInteractionEnabled = false
        label.text =
            switch kind {
            case .signIn: SystemWord.text("Sign in with Apple")
            case .continue: SystemWord.text("Continue with Apple")
            case .signUp: SystemWord.text("Sign up with Apple")
            }
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    /// At least 140 by 30 points: the title in that height.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 0.43 * 30, weight: .medium)
        let width = ((label.text ?? "") as NSString).size(withAttributes: [.font: font]).width
        return CGSize(width: max(140, (width + 16).rounded(.up)), height: 30)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(0.43 * bounds.height, 1), weight: .medium)
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
        layer.cornerRadius = cornerRadius.isFinite ? min(max(cornerRadius, 0), bounds.height / 2) : 0
    }
}
