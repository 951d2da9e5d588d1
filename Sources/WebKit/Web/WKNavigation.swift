/// A load of a page, which the navigation delegate's methods name.
///
/// Source: Apple, [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    override init() { super.init() }
}
