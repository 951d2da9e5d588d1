extension GalleryScene {
    /// Words for the views that move in the scene, by the names of their classes, where these do not say what is seen.
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
