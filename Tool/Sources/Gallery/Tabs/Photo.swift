import UIKit

/// A shared photograph.
struct Photo: Sendable {
    let author: String
    let place: String
    let time: String
    let likes: Int
    let comments: Int
    let caption: String
    let artwork: any Artwork

    /// Newest first.
    static let feed: [Photo] = [
        Photo(
            author: "mira", place: "Water meadow", time: "12 min", likes: 84, comments: 6,
            caption: "One breath away from being everywhere. I did not breathe.", artwork: Photograph.dandelion),
        Photo(
            author: "noor", place: "Palm garden", time: "38 min", likes: 257, comments: 31,
            caption: "The new neighbor. He has opinions about our bins.", artwork: Photograph.raccoon),
        Photo(
            author: "tomas", place: "Cape Canaveral", time: "1 h", likes: 121, comments: 14,
            caption: "Forty minutes to go, and nobody on the beach is talking.", artwork: Photograph.launchPad),
        Photo(
            author: "lena", place: "Pikolo Espresso Bar", time: "3 h", likes: 203, comments: 9, caption: "Red on red.",
            artwork: Photograph.espresso),
        Photo(
            author: "kofi", place: "Constellation Fornax", time: "5 h", likes: 66, comments: 4,
            caption: "Two stars. Everything else is a galaxy.", artwork: Photograph.galaxies),
        Photo(
            author: "ines", place: "Home", time: "6 h", likes: 871, comments: 52, caption: "She heard the word.",
            artwork: Photograph.cat),
        Photo(
            author: "mira", place: "Water meadow", time: "8 h", likes: 140, comments: 11,
            caption: "Ten minutes before, looking the other way.", artwork: Photograph.eveningSun),
        Photo(
            author: "sam", place: "North tower", time: "11 h", likes: 72, comments: 3,
            caption: "Two hundred and four steps. He counted them aloud.", artwork: Photograph.stairs),
        Photo(
            author: "yuki", place: "Charles River", time: "yesterday", likes: 98, comments: 7, caption: "Somebody takes this seriously.",
            artwork: Photograph.photographer),
        Photo(
            author: "pau", place: "Building 8", time: "yesterday", likes: 310, comments: 18, caption: "Met a hero of mine.",
            artwork: Photograph.astronaut),
    ]

    /// The most liked.
    static let popular: [Photo] = [
        Photo("yuki", "Palm garden", 980, Photograph.raccoonFace),
        Photo("ines", "Home", 871, Photograph.cat),
        Photo("pau", "Water meadow", 866, Photograph.dandelion),
        Photo("sam", "Cape Canaveral", 712, Photograph.launchPad),
        Photo("mira", "Evening", 655, Photograph.eveningSun),
        Photo("ada", "Building 8", 640, Photograph.astronaut),
        Photo("kofi", "Fornax", 588, Photograph.galaxies),
        Photo("noor", "Pikolo", 533, Photograph.espresso),
        Photo("lena", "North tower", 521, Photograph.stairs),
        Photo("tomas", "Seed head", 498, Photograph.seedHead),
        Photo("yuki", "Charles River", 467, Photograph.photographer),
        Photo("pau", "Deep field", 451, Photograph.deepField),
        Photo("mira", "Meadow", 430, Photograph.meadow),
        Photo("noor", "Palm garden", 402, Photograph.raccoon),
    ]

    /// The user's own photographs.
    static let own: [Photo] = [
        Photo("user", "Meadow", 23, Photograph.meadow),
        Photo("user", "Cape Canaveral", 41, Photograph.launchPad),
        Photo("user", "Seed head", 37, Photograph.seedHead),
        Photo("user", "North tower", 18, Photograph.stairs),
        Photo("user", "Second cup", 52, Photograph.espresso),
        Photo("user", "Palm garden", 64, Photograph.raccoon),
        Photo("user", "Deep field", 35, Photograph.deepField),
    ]
}

extension Photo {
    fileprivate init(_ author: String, _ place: String, _ likes: Int, _ artwork: any Artwork) {
        self.init(author: author, place: place, time: "", likes: likes, comments: 0, caption: place, artwork: artwork)
    }
}
