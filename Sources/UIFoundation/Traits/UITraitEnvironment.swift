/// An object with traits: the screen, a window, a view, a view controller.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed; `previousTraitCollection` is the one last reported, or that of its creation.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
