/// A booked journey.
struct Trip: Sendable {
    let place: String
    let dates: String
    /// The time until it begins.
    let countdown: String
    let artwork: any Artwork

    static let lisbon = Trip(
        place: "Lisbon", dates: "14 – 19 May · 2 travellers".withFactsTogether, countdown: "in 12 days",
        artwork: LandscapeArtwork(place: .city, light: .dawn))
}
