/// A property of a scene's effect that an app can change, for the table on the demo's page.
///
/// ```swift
/// let settings = [EffectSetting("dampingRatio", standard: "0.82", summary: "damping of positions and sizes")]
/// ```
public struct EffectSetting: Equatable, Sendable {
    /// The property's name in source: `dampingRatio`.
    public let name: String
    /// The default value, as people read it: `0.82`, `ease-out`.
    public let standard: String
    /// A phrase on what it changes, with its unit.
    public let summary: String

    /// Creates a setting from its texts, which the page shows as they are.
    public init(_ name: String, standard: String, summary: String) {
        (self.name, self.standard, self.summary) = (name, standard, summary)
    }
}
