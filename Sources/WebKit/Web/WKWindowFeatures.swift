/// Features of a window that a page opens.
///
/// Differs from UIKit: sizes and bars that pages ask for are not declared. Source: Apple,
/// [WKWindowFeatures](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    override init() { super.init() }
}
