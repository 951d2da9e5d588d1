/// The alignment of a text layer's lines.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The alignment of the text's script.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified; the last line of a paragraph is natural.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
