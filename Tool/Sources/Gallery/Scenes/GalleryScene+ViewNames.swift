extension GalleryScene {
    /// Names for the scene's moving views, by class name, where the class names are unclear: its own, or those of its effect.
    public var viewNames: [String: String] { Self.viewNames[id] ?? effect.flatMap { Self.viewNames[$0] } ?? [:] }

    private static let viewNames = [
        "dashboard-scale": ["RaisedView": "section"],
        "dashboard-slide": ["RaisedView": "messages"],
        "conversation": ["BubbleCell": "message", "ComposerView": "field"],
        "two-columns": ["NotePage": "note"],
        "spin-modal": ["OfferView": "trip"],
        "depth-push": ["SectionView": "list"],
        "zoom": ["OfferView": "place", "ZoomedSnapshot": "grid"],
        "activity-bubble": ["TabBarActivityBubble": "bubble"],
        "tab-arrow": ["TabBarArrow": "arrow"],
        "glossy-tab-bar": ["UIImageView": "arrow"],
        "card-stack": ["UIView": "card"],
        "matched-hero": ["UIImageView": "photograph"],
        "pull-up-sheet": ["UIImageView": "cover"],
        "article-pager": ["ArticleWebPage": "article"],
    ]
}
