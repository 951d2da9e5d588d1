/// The header whose declarations Objective-C shows to Swift.
package struct BridgingHeader: Hashable, Sendable {
    package let path: String
    /// Whether it holds comments alone, and can be left out.
    package let isEmpty: Bool
}
