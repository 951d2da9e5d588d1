/// An object with a name for tests.
///
/// Source: Apple, [UIAccessibilityIdentification](https://developer.apple.com/documentation/uikit/uiaccessibilityidentification).
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name, which is never spoken; nil for none.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
