/// The head of a request: its first line and its header fields, by the letter of RFC 9112.
///
/// What that grammar does not allow is refused, where a lenient reader would guess: controls, folded fields, fields without a colon or with
/// a space before it, line ends of one character, bytes that are no UTF-8, other versions.
struct RequestHead: Equatable, Sendable {
    /// As it was written: `GET` and `get` are two methods.
    let method: String
    let target: String
    /// 1 for HTTP/1.1, 0 for HTTP/1.0.
    let minorVersion: Int
    private let fields: [Field]

    private struct Field: Equatable, Sendable {
        /// In lower case.
        let name: String
        let value: String
    }

    private static let mostFields = 100

    /// Reads the lines of a head without their ends.
    ///
    /// - Parameter lines: The first one and those of the fields, without the empty one.
    init(_ lines: [ArraySlice<UInt8>]) throws(RequestGate.Refusal) {
        (method, target, minorVersion) = try Self.firstLine(lines.first ?? [])
        guard lines.count - 1 <= Self.mostFields else {
            throw RequestGate.Refusal(status: 431, sentence: "at most \(Self.mostFields) header fields are read\n")
        }
        var fields: [Field] = []
        for line in lines.dropFirst() { fields.append(try Self.field(line)) }
        self.fields = fields
    }

    /// The values of the fields of a name, which is given in lower case.
    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The elements of a list in fields of a name, in lower case.
    func tokens(_ name: String) -> [String] {
        values(name).flatMap { $0.lowercased().split(separator: ",") }.map { $0.filter { $0 != " " && $0 != "\t" } }
    }

    /// Checks the first line, which is whole: before the rest has come.
    static func checkFirstLine(_ line: ArraySlice<UInt8>) throws(RequestGate.Refusal) { _ = try firstLine(line) }

    private static func firstLine(_ line: ArraySlice<UInt8>) throws(RequestGate.Refusal) -> (String, String, Int) {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isTokenByte), !words[1].isEmpty, words[1].allSatisfy(isVisible)
        else { throw malformed("a request begins with a method, a target and HTTP/1.1") }
        let minor: Int
        switch String(decoding: words[2], as: UTF8.self) {
        case "HTTP/1.1": minor = 1
        case "HTTP/1.0": minor = 0
        default: throw malformed("HTTP/1.1 is spoken here, no other version")
        }
        return (String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self), minor)
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(RequestGate.Refusal) -> Field {
        guard let first = line.first, !isBlank(first) else { throw malformed("a header field is one line") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw malformed("a header field has a colon") }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy(isTokenByte) else { throw malformed("the name of a header field is a word before a colon") }
        var value = line[line.index(after: colon)...]
        while let byte = value.first, isBlank(byte) { value.removeFirst() }
        while let byte = value.last, isBlank(byte) { value.removeLast() }
        guard let text = String(validating: value, as: UTF8.self) else { throw malformed("a header field is UTF-8") }
        return Field(name: String(decoding: name, as: UTF8.self).lowercased(), value: text)
    }

    static func malformed(_ sentence: String) -> RequestGate.Refusal { RequestGate.Refusal(status: 400, sentence: sentence + "\n") }

    private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
