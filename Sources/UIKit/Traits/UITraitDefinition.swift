/// A trait: a piece of data that trait collections carry down to views. An app may define its own.
///
/// Values that are not `Equatable` count as changed whenever they are set.
/// Source: https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// What collections that do not have the trait give for it.
    static var defaultValue: Value { get }
    /// Whether colours depend on the trait: then views resolve theirs again when it changes. False unless said.
    static var affectsColorAppearance: Bool { get }
    /// The name of the trait in messages: its type's unless said.
    static var name: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(self)" }
}

/// The type of a trait, as lists of traits have it.
public typealias UITrait = any UITraitDefinition.Type
