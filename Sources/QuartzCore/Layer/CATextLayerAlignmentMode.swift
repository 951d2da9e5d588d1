/// Where a text layer's lines stand between its edges.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the script of the text begins its lines.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Half way.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge, the last line of a paragraph natural.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
