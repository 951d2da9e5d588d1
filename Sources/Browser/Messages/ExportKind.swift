/// A kind of file of the app's last seconds, which a page can take away.
enum ExportKind: String, CaseIterable, Sendable {
    /// The touches since the start, as a gesture script.
    case gesture
    /// A test with the touches, and values of animations that it expects.
    case test
    /// The records of animations, as JSON.
    case trace
    case film
    case strip
    /// A web page in one file, with film and records.
    case html

    /// The MIME type.
    var type: String {
        switch self {
        case .gesture, .test: "text/plain; charset=utf-8"
        case .trace: "application/json"
        case .film: "video/mp4"
        case .strip: "image/png"
        case .html: "text/html; charset=utf-8"
        }
    }

    /// The extension of a file.
    var suffix: String {
        switch self {
        case .gesture: "gesture"
        case .test: "swift"
        case .trace: "json"
        case .film: "mp4"
        case .strip: "png"
        case .html: "html"
        }
    }
}

extension ServerMessage {
    /// A file that the server has for the page.
    struct ExportedFile: Encodable {
        let name: String
        let type: String
        /// The path from which the page gets it once.
        let path: String
    }
}
