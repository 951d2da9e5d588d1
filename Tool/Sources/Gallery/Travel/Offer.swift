/// One row of a section: title, price and rating.
struct Offer: Sendable {
    let title: String
    let subtitle: String
    /// A price, or another short fact.
    let fact: String
    /// Of 5; nil if there is no rating.
    let rating: Double?
    let artwork: any Artwork

    init(_ title: String, _ subtitle: String, _ fact: String, rating: Double? = nil, _ artwork: any Artwork) {
        self.title = title
        self.subtitle = subtitle.withFactsTogether
        self.fact = fact
        self.rating = rating
        self.artwork = artwork
    }
}
