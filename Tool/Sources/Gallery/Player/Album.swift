import UIKit

/// An album of a record collection.
struct Album: Sendable {
    let title: String
    let artist: String
    let songs: [String]
    let cover: CoverArtwork

    static let all: [Album] = [
        Album(
            title: "Low Tide", artist: "Marisol Vega", songs: ["Salt", "The Long Quay", "Lanterns", "Low Tide", "Home by Six"],
            cover: CoverArtwork(palette: .ember, phase: 0.3)),
        Album(
            title: "Night Ferry", artist: "The Harbor Lights", songs: ["Departure", "Engine Room", "No Moon", "Other Shore"],
            cover: CoverArtwork(palette: .night, phase: 1.7)),
        Album(
            title: "Paper Hills", artist: "Okada & Lund", songs: ["Fold", "Crease", "Valley", "Paper Hills", "Unfold"],
            cover: CoverArtwork(palette: .moss, phase: 2.9)),
        Album(
            title: "First Snow", artist: "Ilse Brandt", songs: ["Window", "First Snow", "Footprints", "Thaw"],
            cover: CoverArtwork(palette: .frost, phase: 4.1)),
        Album(
            title: "Orchard", artist: "Teodor Lind Trio", songs: ["Blossom", "Ladder", "Windfall", "Cider"],
            cover: CoverArtwork(palette: .rose, phase: 5.2)),
    ]
}
