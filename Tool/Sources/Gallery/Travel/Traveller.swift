/// The app's user and messages.
struct Traveller: Sendable {
    let name: String
    let nextTrip: Trip
    let messages: [Message]

    static let ada = Traveller(name: "Ada", nextTrip: .lisbon, messages: Message.all)
}
