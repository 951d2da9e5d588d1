/// The time at which a user script runs.
///
/// Source: Apple, [WKUserScriptInjectionTime](https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime).
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// After the document was created, before its content.
    case atDocumentStart = 0
    /// After the document was read.
    case atDocumentEnd = 1
}

/// A script that runs in each page.
///
/// Source: Apple, [WKUserScript](https://developer.apple.com/documentation/webkit/wkuserscript).
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The script.
    open private(set) var source: String
    /// Whether the script runs before the page or after it.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether the script runs in the main frame alone.
    open private(set) var isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// Creates a script in the page's world.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Creates a script in a world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }
}
