/// The part of a page that a snapshot shows, and its size.
///
/// Source: Apple, [WKSnapshotConfiguration](https://developer.apple.com/documentation/webkit/wksnapshotconfiguration).
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// Creates a configuration for the visible page.
    public override init() { super.init() }

    /// The rectangle in points of the view; `CGRect.null`, the default, for its bounds. Clipped to them.
    open var rect = CGRect.null

    /// The width of the image in points, to which it is scaled; nil, the default, for the rectangle's.
    open var snapshotWidth: NSNumber?
}
