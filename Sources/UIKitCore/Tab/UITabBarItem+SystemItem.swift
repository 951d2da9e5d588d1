extension UITabBarItem {
    /// Constants for items with a system icon and title.
    public enum SystemItem: Int, Sendable {
        /// “Favorites”.
        case favorites = 1
        /// “Featured”.
        case featured = 2
        /// “Top Rated”.
        case topRated = 3
        /// “Recents”.
        case recents = 4
        /// “Contacts”.
        case contacts = 5
        /// “History”.
        case history = 6
        /// “Bookmarks”.
        case bookmarks = 7
        /// “Search”.
        case search = 8
        /// “Downloads”.
        case downloads = 9
        /// “Most Recent”.
        case mostRecent = 10
        /// “Most Viewed”.
        case mostViewed = 11

        var title: String {
            let text =
                switch self {
                case .favorites: "Favorites"
                case .featured: "Featured"
                case .topRated: "Top Rated"
                case .recents: "Recents"
                case .contacts: "Contacts"
                case .history: "History"
                case .bookmarks: "Bookmarks"
                case .search: "Search"
                case .downloads: "Downloads"
                case .mostRecent: "Most Recent"
                case .mostViewed: "Most Viewed"
                }
            return SystemWord.text(text)
        }

        @MainActor var glyph: SystemGlyph {
            switch self {
            case .favorites, .featured, .topRated: .star
            case .recents, .history, .mostRecent: .clock
            case .contacts: .person
            case .bookmarks: .tabBook
            case .search: .tabMagnifier
            case .downloads: .arrowDownInCircle
            case .mostViewed: .list
            }
        }
    }
}
