/// A name space of scripts, whose variables are hidden from other worlds; the page's content is common.
///
/// Source: Apple, [WKContentWorld](https://developer.apple.com/documentation/webkit/wkcontentworld).
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The name; nil for the world of the page and the app's default world.
    open private(set) var name: String?
    /// The name in the helper; empty for the page's.
    let engineName: String

    private init(_ name: String?, engineName: String) {
        self.name = name
        self.engineName = engineName
        super.init()
    }

    /// The world of the page's own scripts.
    public static let page = WKContentWorld(nil, engineName: "")
    /// A world for scripts of the app.
    public static let defaultClient = WKContentWorld(nil, engineName: "app")

    /// Returns the world of a name, the same object for the same name.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name, engineName: "app." + name)
        named[name] = world
        return world
    }

    private static var named: [String: WKContentWorld] = [:]
}
