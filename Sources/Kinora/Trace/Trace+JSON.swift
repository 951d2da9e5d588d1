import Foundation

extension Trace {
    /// The version of the JSON.
    public static let version = 1
    private static let format = "kinora.trace"

    /// Encodes the trace as UTF-8 JSON: an object with `format`, `version`, `framesPerSecond`, `layers`, `frames` and `events`. Each of
    /// the last three is an array with one element per line, so that traces can be compared line by line. Equal traces give equal
    /// bytes, and numbers round-trip exactly. A value that is not finite is the string "inf", "-inf" or "nan".
    ///
    /// - Complexity: O(*n*), where *n* is the number of values in all frames.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        func lines(_ elements: [some Encodable]) throws -> String {
            guard !elements.isEmpty else { return "[]" }
            return "[\n" + (try elements.map { String(decoding: try encoder.encode($0), as: UTF8.self) }).joined(separator: ",\n") + "\n]"
        }
        let text = """
            {"format":"\(Self.format)","version":\(Self.version),"framesPerSecond":\(framesPerSecond),
            "layers":\(try lines(layers)),
            "frames":\(try lines(frames)),
            "events":\(try lines(events))}

            """
        return Data(text.utf8)
    }

    /// Decodes the result of `json()`. Throws `TraceError` for other data or another version.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            let header = try decoder.decode(Header.self, from: json)
            guard header.format == Self.format else { throw TraceError.unreadable("its format is '\(header.format)'") }
            guard header.version == Self.version else { throw TraceError.version(header.version) }
            let body = try decoder.decode(Body.self, from: json)
            self.init(framesPerSecond: body.framesPerSecond, layers: body.layers, frames: body.frames, events: body.events)
        } catch let error as DecodingError {
            throw TraceError.unreadable(error.sentence)
        }
    }

    private struct Header: Decodable {
        let format: String
        let version: Int
    }

    private struct Body: Decodable {
        let framesPerSecond: Int
        let layers: [Layer]
        let frames: [Frame]
        let events: [Event]
    }
}

extension DecodingError {
    /// The fault with its path in the file, for people.
    package var sentence: String {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context), .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return (path.isEmpty ? "" : "at \(path): ") + context.debugDescription
        @unknown default: return "\(self)"
        }
    }
}

/// An error decoding a trace.
public enum TraceError: Error, Hashable, CustomStringConvertible {
    /// The data is not a trace, with the reason.
    case unreadable(String)
    /// The trace has an unknown version.
    case version(Int)

    public var description: String {
        switch self {
        case .unreadable(let reason): "this is not a trace of Kinora: \(reason)"
        case .version(let version): "the trace is of version \(version); version \(Trace.version) can be read"
        }
    }
}
