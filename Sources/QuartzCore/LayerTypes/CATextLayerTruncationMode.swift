/// The truncation of a text layer's last line.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation; clipped at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The end of the text, after an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The beginning of the text, before an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The beginning and the end of the text, with an ellipsis in between.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
