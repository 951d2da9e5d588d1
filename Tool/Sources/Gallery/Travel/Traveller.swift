/// Who uses the app, and what is on their mind.
struct Traveller: Sendable {
    let name: String
    let nextTrip: Trip
    let messages: [Message]

    static let ada = Traveller(name: "Ada", nextTrip: .lisbon, messages: Message.all)
}
