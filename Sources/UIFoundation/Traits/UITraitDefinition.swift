/// A trait: a value that trait collections propagate to views. Apps may define their own.
///
/// Values that are not `Equatable` count as changed whenever they are set. Source:
/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value in collections that do not specify the trait.
    static var defaultValue: Value { get }
    /// Whether views resolve dynamic colours again when the trait changes. False by default.
    static var affectsColorAppearance: Bool { get }
    /// The trait's name in messages; by default its type's.
    static var name: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(self)" }
}

/// The type of a trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type
