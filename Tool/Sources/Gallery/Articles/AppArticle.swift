import Foundation

/// One entry of a feed of apps.
struct AppArticle: Equatable, Sendable {
    let name: String
    let summary: String
    /// Where its icon would be; nil where the feed names none.
    let iconAddress: String?
}
