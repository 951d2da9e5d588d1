/// A message of a conversation: a text, or a photograph with a text.
struct ChatMessage: Sendable {
    let text: String
    var photograph: Photograph?
    /// Whether the user wrote it.
    var isOwn = false
    /// The time above it; nil for none.
    var time: String?

    /// Oldest first.
    static let opening = [
        ChatMessage(text: "Look at what I found behind the old mill.", photograph: .dandelion, time: "Today 16:02"),
        ChatMessage(text: "That is a dandelion.", isOwn: true),
        ChatMessage(text: "That is THE dandelion."),
        ChatMessage(text: "All right, it is quite something. What was the light like?", isOwn: true),
        ChatMessage(text: "Low, and behind it. It goes on for ten minutes, then it is just a lawn again."),
        ChatMessage(text: "Tomorrow then? I want to see this.", isOwn: true, time: "Today 17:40"),
        ChatMessage(text: "Tomorrow. Where do we meet?"),
    ]

    /// The other person's answers, in order.
    static let answers = [
        ChatMessage(text: "Perfect. This is how it looked ten minutes later.", photograph: .eveningSun)
    ]

    /// Ends of sentences above the field.
    static let suggestions = ["at six", "at the west gate, an hour before sunset. I bring the camera.", "by the bridge"]
}
