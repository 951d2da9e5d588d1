/// What has traits: the screen, windows, views, view controllers.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits it has now.
    var traitCollection: UITraitCollection { get }

    /// Its traits have changed; `previousTraitCollection` is what it was last told, or what it was made with.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
