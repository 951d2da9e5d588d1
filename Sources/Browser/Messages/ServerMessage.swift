import Foundation

/// A message of the server in text: a JSON object with a `type`.
enum ServerMessage {
    /// The first message on a connection.
    struct Hello: Encodable {
        struct Device: Encodable {
            let name: String
            let width: Double
            let height: Double
        }

        let type = "hello"
        let app: String
        /// Whether the client's token lets it control the app.
        let mayControl: Bool
        let devices: [Device]
        let textSizes: [String]
        /// The command that starts the program again; nil if it is unknown.
        let command: String?
    }

    /// A rectangle in points of the screen, as the interface is oriented.
    struct Box: Encodable, Equatable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    }

    /// Values of the page's controls.
    struct State: Encodable, Equatable {
        let type = "state"
        var control = false
        var clients = 0
        /// Empty for a size that is no device's.
        var device = ""
        /// In points, as the interface is oriented.
        var width = 0.0
        var height = 0.0
        var scale = 1.0
        var landscape = false
        /// The radius of the screen's corners.
        var cornerRadius = 0.0
        /// The housing of camera and sensors, and the home indicator; nil for none.
        var housing: Box?
        var homeIndicator: Box?
        var dark = false
        /// Whether no page has chosen the appearance yet: then it follows that of the controlling page's browser.
        var followsAppearance = false
        var textSize = "large"
        var rightToLeft = false
        var reduceMotion = false
        var keyboard = false
        /// Whether the Tab key moves the app's focus.
        var tabs = false

        private enum CodingKeys: CodingKey {
            case type, control, clients, device, width, height, scale, landscape, cornerRadius, housing, homeIndicator, dark
            case followsAppearance, textSize, rightToLeft, reduceMotion, keyboard, tabs
        }
    }

    /// The text input that has the keyboard.
    struct TextInput: Encodable, Equatable {
        let type = "textInput"
        var active = false
        /// The caret, in points of the screen.
        var x: Double?
        var y: Double?
        var height: Double?
        var secure: Bool?
        var kind: String?
        var returnKey: String?

        private enum CodingKeys: CodingKey { case type, active, x, y, height, secure, kind, returnKey }
    }

    /// The time of the app; times are in seconds since its start. Sent after each command, and while the app is paused.
    struct Timeline: Encodable, Equatable {
        let type = "timeline"
        let version = 1
        /// Media seconds per second; 0 in a pause.
        var speed = 1.0
        /// The present.
        var now = 0.0
        /// The times between which the screen is known.
        var from = 0.0
        var decidedTo = 0.0
        /// The moment that is shown instead of the present; nil for none.
        var shown: Double?
        /// The time of the frame that was drawn for the command.
        var frame = 0.0
        /// The number of the command that this answers; 0 for none.
        var request: UInt32 = 0
        /// Animations that the shown moment has otherwise than the app had them.
        var animations = ShownAnimations()
        /// Tenths of a megabyte that the kept commits take, the limit in megabytes, and whether it has dropped moments of the last minute.
        var history = History()

        struct History: Encodable, Equatable {
            var megabytes = 0.0
            var limit = 0.0
            var isCut = false
        }

        private enum CodingKeys: CodingKey {
            case type, version, speed, now, from, decidedTo, shown, frame, request, animations, history
        }
    }

    /// The accessibility elements that differ from those that the page has.
    struct Elements: Encodable {
        let type = "elements"
        let changed: [MirroredElement.Change]
        /// The numbers of all elements in reading order; nil if they are those that the page has.
        let order: [UInt32]?

        /// - Parameter old: The elements that the page has.
        init(from old: [MirroredElement], to new: [MirroredElement]) {
            let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
            changed = new.compactMap { MirroredElement.Change(from: known[$0.id], to: $0) }
            let order = new.map(\.id)
            self.order = order == old.map(\.id) ? nil : order
        }

        private enum CodingKeys: CodingKey { case type, changed, order }
    }

    /// The addresses of the page.
    struct Addresses: Encodable {
        struct Address: Encodable {
            let url: String
            /// The rows of its QR code, `1` for a black module; empty without libqrencode.
            let code: [String]

            init(_ url: String) { (self.url, code) = (url, QRCode.rows(url)) }
        }

        /// nil for a client that only watches.
        let control: Address?
        let watch: Address
        /// Whether they work on this machine alone.
        let isLoopback: Bool
    }

    /// A text that the app has copied, that a screen reader is to speak, or that says what was wrong.
    struct Note: Encodable {
        enum Kind: String, Encodable { case clipboard, announce, problem }

        let type: Kind
        let text: String
    }

    /// The answer to a question: a value, or a sentence that says why there is none.
    struct Answer<Value: Encodable>: Encodable {
        let type = "answer"
        /// The number of the question.
        let request: UInt32
        var value: Value?
        var problem: String?

        private enum CodingKeys: CodingKey { case type, request, value, problem }
    }

    /// The bytes of a message.
    static func bytes(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "0", negativeInfinity: "0", nan: "0")
        return (try? encoder.encode(message)).map(Array.init) ?? []
    }
}
