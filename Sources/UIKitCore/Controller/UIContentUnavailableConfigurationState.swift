/// The state of a view controller's content-unavailable view.
///
/// Source: Apple, `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text of the view controller's search bar; nil without a search controller.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits and without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
