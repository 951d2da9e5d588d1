import UIKit

/// A shared photograph.
struct Photo: Sendable {
    let author: String
    let place: String
    let time: String
    let likes: Int
    let caption: String
    let artwork: any Artwork

    /// Newest first.
    static let feed: [Photo] = [
        Photo(
            author: "mira", place: "Serra da Estrela", time: "12 min", likes: 84, caption: "Up before everybody else. Worth every step.",
            artwork: LandscapeArtwork(place: .mountains, light: .dawn)),
        Photo(
            author: "noor", place: "Lisbon", time: "38 min", likes: 57, caption: "Forty lit windows, and I know none of them.",
            artwork: LandscapeArtwork(place: .city, light: .night)),
        Photo(
            author: "tomas", place: "Cascais", time: "1 h", likes: 121, caption: "The boats are coming home.",
            artwork: LandscapeArtwork(place: .coast, light: .dusk)),
        Photo(
            author: "lena", place: "Ponte 25 de Abril", time: "3 h", likes: 203, caption: "Red on red.",
            artwork: MonumentArtwork(monument: .bridge, light: .dusk)),
        Photo(
            author: "kofi", place: "Monsanto", time: "5 h", likes: 66, caption: "It smells of rain and resin.",
            artwork: LandscapeArtwork(place: .forest, light: .day)),
    ]

    /// The most liked.
    static let popular: [Photo] = [
        Photo("yuki", "Sintra", 980, MonumentArtwork(monument: .castle, light: .day)),
        Photo("ines", "Mouraria", 871, PlateArtwork(dish: .tarts)),
        Photo("pau", "Merzouga", 866, LandscapeArtwork(place: .desert, light: .dusk)),
        Photo("sam", "Cabo da Roca", 712, MonumentArtwork(monument: .lighthouse, light: .night)),
        Photo("mira", "Torre", 655, LandscapeArtwork(place: .mountains, light: .day)),
        Photo("ada", "Évora", 640, MonumentArtwork(monument: .temple, light: .dawn)),
        Photo("kofi", "Sesimbra", 588, LandscapeArtwork(place: .coast, light: .day)),
        Photo("noor", "Chiado", 533, PlateArtwork(dish: .ramen)),
        Photo("lena", "Baixa", 521, MonumentArtwork(monument: .tower, light: .dusk)),
        Photo("tomas", "Douro", 498, TrainArtwork(light: .dusk, livery: .blue)),
        Photo("yuki", "Gerês", 467, LandscapeArtwork(place: .forest, light: .dawn)),
        Photo("pau", "Alfama", 451, LandscapeArtwork(place: .city, light: .dusk)),
    ]

    /// The user's own photographs.
    static let own: [Photo] = [
        Photo("user", "Setúbal", 23, PlateArtwork(dish: .fish)),
        Photo("user", "Night train", 41, TrainArtwork(light: .night, livery: .coral)),
        Photo("user", "Above the clouds", 37, PlaneArtwork(light: .dawn)),
        Photo("user", "Tejo", 18, LandscapeArtwork(place: .coast, light: .dawn)),
        Photo("user", "Kitchen", 52, PlateArtwork(dish: .pasta)),
        Photo("user", "First dunes", 64, LandscapeArtwork(place: .desert, light: .day)),
        Photo("user", "Sintra", 35, MonumentArtwork(monument: .castle, light: .dusk)),
    ]
}

extension Photo {
    fileprivate init(_ author: String, _ place: String, _ likes: Int, _ artwork: any Artwork) {
        self.init(author: author, place: place, time: "", likes: likes, caption: place, artwork: artwork)
    }
}
