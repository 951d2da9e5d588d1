/// Text for a client's page: of each kind the newest value, once the connection has taken what was sent before. A page that reads slowly
/// gets fewer values, and one that reads nothing keeps no memory but that of one message of each kind and of a few answers.
@MainActor
struct ClientOutbox {
    /// Values of the app that pages show.
    struct Shown {
        /// For this client.
        var state: ServerMessage.State
        let textInput: ServerMessage.TextInput
        let timeline: ServerMessage.Timeline
        let elements: ElementMirror
    }

    /// The first message; nil once it was sent.
    private var hello: ServerMessage.Hello?
    private var state: ServerMessage.State?
    private var textInput = ServerMessage.TextInput()
    private var timeline: ServerMessage.Timeline?
    /// The elements that the page has.
    private var elements: [MirroredElement] = []
    private var elementVersion: Int?
    /// Texts to speak, the oldest first.
    private var announcements: [String] = []
    private var clipboard: String?
    private var problem: String?
    /// Answers to questions, the oldest first.
    private var answers: [[UInt8]] = []
    /// Questions whose answers the page does not have yet.
    private var openQuestions = 0
    /// Whether text is on its way.
    private var isBusy = false

    /// Texts to speak that wait; the oldest are dropped.
    private static let mostAnnouncements = 20
    private static let longestAnnouncement = 10_000
    /// Questions of a client that can be open at once.
    static let mostQuestions = 16
    /// Bytes of a text for the clipboard; a longer one is not sent.
    static let longestClipboard = 1 << 20

    init(_ hello: ServerMessage.Hello) { self.hello = hello }

    // MARK: Values

    mutating func announce(_ text: String) {
        announcements.append(String(text.prefix(Self.longestAnnouncement)))
        if announcements.count > Self.mostAnnouncements { announcements.removeFirst() }
    }

    mutating func copy(_ text: String) {
        if text.utf8.count <= Self.longestClipboard {
            clipboard = text
        } else {
            refuse("the copied text is longer than \(Self.longestClipboard >> 20) MB, and stays in the app")
        }
    }

    mutating func refuse(_ sentence: String) { problem = sentence }

    /// Takes a question, which `answer` is to follow; false if too many are open.
    mutating func takeQuestion() -> Bool {
        guard openQuestions < Self.mostQuestions else { return false }
        openQuestions += 1
        return true
    }

    mutating func answer(_ message: [UInt8]) { answers.append(message) }

    // MARK: Sending

    /// The connection has taken what was sent.
    mutating func drained() { isBusy = false }

    /// Sends what the page lacks, unless text is on its way.
    ///
    /// - Parameter send: Sends a message.
    /// - Returns: False if it could not be sent now and must be tried again.
    mutating func send(_ shown: Shown, by send: ([UInt8]) -> SendResult) -> Bool {
        guard !isBusy else { return true }
        while true {
            // A message that is not sent stays due.
            var later = self
            guard let message = later.next(shown) else { return true }
            guard send(message) == .sent else { return false }
            self = later
            isBusy = true
        }
    }

    /// The next message that the page lacks; nil if there is none.
    private mutating func next(_ shown: Shown) -> [UInt8]? {
        if let hello {
            self.hello = nil
            return ServerMessage.bytes(hello)
        }
        if state != shown.state {
            state = shown.state
            return ServerMessage.bytes(shown.state)
        }
        if textInput != shown.textInput {
            textInput = shown.textInput
            return ServerMessage.bytes(shown.textInput)
        }
        if timeline != shown.timeline {
            timeline = shown.timeline
            return ServerMessage.bytes(shown.timeline)
        }
        if elementVersion != shown.elements.version {
            let message = shown.elements.message(from: elements, version: elementVersion ?? -1)
            (elements, elementVersion) = (shown.elements.elements, shown.elements.version)
            return message
        }
        if !announcements.isEmpty {
            return ServerMessage.bytes(ServerMessage.Note(type: .announce, text: announcements.removeFirst()))
        }
        if let clipboard {
            self.clipboard = nil
            return ServerMessage.bytes(ServerMessage.Note(type: .clipboard, text: clipboard))
        }
        if !answers.isEmpty {
            openQuestions -= 1
            return answers.removeFirst()
        }
        if let problem {
            self.problem = nil
            return ServerMessage.bytes(ServerMessage.Note(type: .problem, text: problem))
        }
        return nil
    }
}
