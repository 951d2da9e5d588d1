import Foundation

/// A reference to an accessibility element that finds it again in a later run, in which it may be elsewhere.
struct ElementReference: Hashable, Codable, Sendable {
    /// The class with its identifier, text or label.
    let name: String
    /// Index among the elements of that name, in reading order.
    let ordinal: Int
    /// The location as a fraction of the element's frame; nil for its activation point.
    let fraction: CGPoint?
}
