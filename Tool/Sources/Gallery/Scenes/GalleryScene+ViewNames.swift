extension GalleryScene {
    /// Names for the scene's moving views, by class name, where the class names are unclear.
    public var viewNames: [String: String] { Self.viewNames[id] ?? [:] }

    private static let viewNames = [
        "spin-modal": ["OfferView": "trip"],
        "depth-push": ["SectionView": "list"],
        "zoom": ["OfferView": "place"],
        "activity-bubble": ["TabBarActivityBubble": "bubble"],
        "tab-arrow": ["TabBarArrow": "arrow"],
        "glossy-tab-bar": ["UIImageView": "arrow"],
    ]
}
