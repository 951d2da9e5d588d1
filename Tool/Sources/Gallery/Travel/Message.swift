/// A message for the traveller.
struct Message: Sendable {
    let title: String
    let text: String
    let time: String
    let isUnread: Bool
    let artwork: any Artwork

    /// Newest first.
    static let all: [Message] = [
        Message(
            title: "Gate changed to B24", text: "TP 553 to Lisbon now leaves from gate B24. It is ten minutes from security on foot.",
            time: "9:12", isUnread: true, artwork: PlaneArtwork(light: .day)),
        Message(
            title: "Your room is ready early", text: "Casa do Pátio expects you from one o’clock. Your bags may come even sooner.",
            time: "8:40", isUnread: true, artwork: BedArtwork(room: .terracotta)),
        Message(
            title: "Table for two, 20:00", text: "Zé da Mouraria has confirmed your table by the window on Friday.",
            time: "Tue", isUnread: false, artwork: PlateArtwork(dish: .fish)),
        Message(
            title: "Seats to Porto", text: "Coach 4, seats 31 and 32, on the side with the view of the Douro.",
            time: "Mon", isUnread: false, artwork: TrainArtwork(light: .dusk, livery: .blue)),
        Message(
            title: "Free entry on Sunday", text: "The tower opens at ten; residents and travellers under 26 do not pay.",
            time: "Sun", isUnread: false, artwork: MonumentArtwork(monument: .castle, light: .day)),
    ]
}
