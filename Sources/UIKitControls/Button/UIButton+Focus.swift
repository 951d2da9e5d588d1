import CoreGraphics

extension UIButton: FocusShaping {
    /// The background of the configuration, if there is one.
    package var focusShape: (rect: CGRect, cornerRadius: CGFloat)? {
        buttonViews.backdrop.map { ($0.frame, $0.layer.cornerRadius) }
    }
}
