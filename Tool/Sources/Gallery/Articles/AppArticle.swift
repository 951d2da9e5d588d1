import Foundation

/// One entry of a feed of apps.
struct AppArticle: Equatable, Sendable {
    let name: String
    let summary: String
    /// Address of its icon, on a server or with the image itself (`data:`); nil if the feed has none.
    let iconAddress: String?
}
