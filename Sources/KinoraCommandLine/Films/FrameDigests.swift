import Kinora

/// The digests of a film's frames in order. In a list they are one text: sixteen hexadecimal digits for each frame, separated by spaces,
/// with `*N` behind digits that N frames in a row share.
struct FrameDigests: Equatable {
    private struct Run: Equatable {
        let digest: UInt64
        var count: Int
    }

    private var runs: [Run] = []
    /// The number of frames.
    private(set) var count = 0

    /// Adds the next frame.
    mutating func append(_ frame: FrameDigest) { append(frame.value, count: 1) }

    private mutating func append(_ digest: UInt64, count added: Int) {
        count += added
        if let last = runs.last, last.digest == digest {
            runs[runs.count - 1].count += added
        } else {
            runs.append(Run(digest: digest, count: added))
        }
    }

    /// One value for each frame.
    var values: [UInt64] { runs.flatMap { [UInt64](repeating: $0.digest, count: $0.count) } }

    /// The digest of the whole film: that of `FilmRecord.digest`.
    var film: String {
        var film = FilmDigest()
        for value in values { film.append(FrameDigest(value: value)) }
        return film.description
    }

    /// The frames that differ from those of another film, those that one of the two does not have included, ascending.
    func differing(from other: FrameDigests) -> [Int] {
        let (one, two) = (values, other.values)
        let common = min(one.count, two.count)
        return (0..<common).filter { one[$0] != two[$0] } + Array(common..<max(one.count, two.count))
    }
}

extension FrameDigests: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func invalid() -> DecodingError { .dataCorruptedError(in: container, debugDescription: "no digests of frames") }
        for word in try container.decode(String.self).split(separator: " ") {
            let halves = word.split(separator: "*", omittingEmptySubsequences: false)
            guard halves.count <= 2, halves[0].utf8.count == 16, let digest = UInt64(halves[0], radix: 16),
                let repeats = halves.count == 2 ? Int(halves[1]) : 1, (1...FilmDecoder.frameLimit).contains(repeats),
                count + repeats <= FilmDecoder.frameLimit
            else { throw invalid() }
            append(digest, count: repeats)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(runs.map { $0.digest.hexadecimal + ($0.count > 1 ? "*\($0.count)" : "") }.joined(separator: " "))
    }
}
