import CoreGraphics

/// Describes the content of a view, and makes the view that shows it.
///
/// Source: Apple, [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default one of the same type as the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// The key of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from its string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, on which its configuration may depend.
public protocol UIConfigurationState {
    /// Creates a state with traits, all else off.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value of the app; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
