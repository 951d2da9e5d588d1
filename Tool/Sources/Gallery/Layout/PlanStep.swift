/// A step of a plan: a line, and more to read once it is opened.
struct PlanStep: Sendable {
    let time: String
    let title: String
    let details: String

    /// A day in Lisbon.
    static let lisbon = [
        PlanStep(
            time: "9:20", title: "Tram 28 to Graça",
            details: "The stop is on the square behind the hotel. Sit on the right: the cathedral comes first, then the river."),
        PlanStep(
            time: "11:00", title: "Tile museum, with the blue panorama of the city as it was before the earthquake",
            details: "Closed on Mondays. The café in the winter garden has the tiles of a fish market on its walls."),
        PlanStep(time: "13:30", title: "Lunch in Alfama", details: "Grilled sardines, and a table in the shade. They take no cards."),
        PlanStep(
            time: "16:00", title: "Ferry to Cacilhas",
            details: "Ten minutes across the Tagus. Go up front for the view of the bridge, and walk along the quay to the old lift."),
        PlanStep(time: "20:00", title: "Fado", details: "Two rooms, thirty seats. The music starts late."),
    ]
}
