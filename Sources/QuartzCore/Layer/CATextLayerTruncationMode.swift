/// What a text layer's last line does with text that does not fit.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Goes on to the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Shows its end after an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Shows its beginning before an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Shows its beginning and its end, an ellipsis between.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
