/// A load of a page, by which the navigation delegate's methods are told apart.
///
/// Source: Apple, [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    override init() { super.init() }
}
