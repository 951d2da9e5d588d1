/// The end of a message that was to be sent to a client.
enum SendResult: Sendable {
    case sent
    /// The client has ended.
    case gone
    /// Too much waits for clients; it may be sent later.
    case full
}
