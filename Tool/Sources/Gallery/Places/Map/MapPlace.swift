import CoreGraphics

/// A place of the map: its position in columns and rows of blocks, its photograph, and the text of its screen.
struct MapPlace: Sendable {
    let column: CGFloat
    let row: CGFloat
    let offer: Offer
    let story: String

    static let all = [
        MapPlace(
            column: 5.2, row: 5.3, offer: Offer("Lower Meadow", "Dandelions until June", "6 min walk", Photograph.dandelion),
            story: "The lower meadow is not mown before the end of June. Come an hour before sunset, from the west gate, and walk against "
                + "the light."),
        MapPlace(
            column: 3.4, row: 8, offer: Offer("Pikolo", "Espresso bar · open until seven", "4 min walk", Photograph.espresso),
            story: "Six stools and a counter. The owner roasts on Mondays, which the whole street knows before he does."),
        MapPlace(
            column: 8.7, row: 15.6, offer: Offer("Palm Garden", "Raccoons, if you bring bread", "15 min walk", Photograph.raccoon),
            story: "Do not bring bread. They come all the same, shortly after four, down the third palm behind the pond."),
        MapPlace(
            column: 6.25, row: 5.9, offer: Offer("North Tower", "Two hundred and four steps", "9 min walk", Photograph.stairs),
            story: "The lift is closed, the stairs are open, and from the fourth landing you see both bridges."),
    ]
}
