/// One of the app's six parts.
struct Section: Sendable {
    let title: String
    let introduction: String
    let artwork: any Artwork
    let offers: [Offer]

    /// In the order of the dashboard.
    static let all: [Section] = [flights, sights, trains, food, hotels, diary]
}
