import Foundation

/// The moments of a film that `expectFilm` compares, in seconds since its call.
public struct FilmMoments: Sendable, Hashable, ExpressibleByArrayLiteral {
    enum Kind: Sendable, Hashable {
        case times([Double])
        case interval(Double)
    }

    let kind: Kind

    /// The moments at these times, in any order: each is the first frame at or after its time. After `body` the stage advances to those
    /// that are left.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of times.
    public static func at(_ times: [TimeInterval]) -> FilmMoments { FilmMoments(kind: .times(times.sorted())) }

    /// The whole film: a moment at the beginning, at each multiple of an interval while `body` advances the stage, and at its end.
    /// - Parameter interval: Seconds, more than 0.
    public static func every(_ interval: TimeInterval) -> FilmMoments { FilmMoments(kind: .interval(interval)) }

    /// The moments at these times.
    public init(arrayLiteral times: TimeInterval...) { self = .at(times) }

    private init(kind: Kind) { self.kind = kind }

    /// The number of moments at most: a strip is one image.
    static let limit = 200

    /// The invalid number, worded as a sentence; nil if all are valid.
    var error: String? {
        switch kind {
        case .times(let times) where times.isEmpty: "A film needs at least one moment."
        case .times(let times) where times.count > Self.limit: "A film has at most \(Self.limit) moments, not \(times.count)."
        case .times(let times): times.first { !($0.isFinite && $0 >= 0) }.map { "A moment is at \($0) s; give it 0 or more." }
        case .interval(let interval) where interval.isFinite && interval > 0: nil
        case .interval(let interval): "The interval of a film is \(interval) s; give it more than 0."
        }
    }
}
