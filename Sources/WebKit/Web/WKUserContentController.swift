/// The scripts and message handlers of the web views that share it.
///
/// Differs from UIKit: content rule lists are not declared. Handlers of one name in two worlds both receive the
/// messages of both. Source: Apple,
/// [WKUserContentController](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// A handler and the world whose scripts post to it.
    struct Handler {
        let name: String
        let world: WKContentWorld
        let receiver: Receiver

        var addition: Change {
            if case .replying = receiver { return .addHandler(name: name, world, replies: true) }
            return .addHandler(name: name, world, replies: false)
        }
    }

    /// The object that gets the messages.
    enum Receiver {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    /// A change that the web views pass on to their pages' processes.
    enum Change {
        case addScript(WKUserScript)
        case removeScripts
        case addHandler(name: String, WKContentWorld, replies: Bool)
        case removeHandler(name: String, WKContentWorld)
    }

    private var views: [WeakView] = []

    private struct WeakView {
        weak var view: WKWebView?
    }

    /// Creates a controller without scripts and handlers.
    public override init() { super.init() }

    /// The scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []

    private(set) var handlers: [Handler] = []

    /// Adds a script, for pages that are loaded from now on.
    ///
    /// - Complexity: O(*v*), where *v* is the number of web views that use the controller.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        tell(.addScript(userScript))
    }

    /// Removes all scripts.
    ///
    /// - Complexity: O(*v* + *s*), where *v* is the number of web views that use the controller and *s* that of scripts.
    open func removeAllUserScripts() {
        userScripts = []
        tell(.removeScripts)
    }

    /// Adds a handler of messages from the page's world. It is retained. A second one of a name and world traps, as on iOS.
    ///
    /// - Complexity: O(*h* + *v*), where *h* is the number of message handlers and *v* that of web views that use the controller.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Adds a handler of messages from a world.
    ///
    /// - Complexity: O(*h* + *v*), where *h* is the number of message handlers and *v* that of web views that use the controller.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        add(.plain(scriptMessageHandler), world, name)
    }

    /// Adds a handler of messages from a world, which replies to them. It is retained. A second one of a name and world traps, as on iOS.
    ///
    /// - Complexity: O(*h* + *v*), where *h* is the number of message handlers and *v* that of web views that use the controller.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(.replying(scriptMessageHandlerWithReply), contentWorld, name)
    }

    private func add(_ receiver: Receiver, _ world: WKContentWorld, _ name: String) {
        guard !handlers.contains(where: { $0.name == name && $0.world === world }) else {
            trap(
                object: "WKUserContentController", value: "a second message handler named '\(name)'",
                remedy: "remove the first one, or take another name")
        }
        let handler = Handler(name: name, world: world, receiver: receiver)
        handlers.append(handler)
        tell(handler.addition)
    }

    /// Removes the handler of a name in the page's world.
    ///
    /// - Complexity: O(*h* + *v*), where *h* is the number of message handlers and *v* that of web views that use the controller.
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

    /// Removes the handler of a name in a world.
    ///
    /// - Complexity: O(*h* + *v*), where *h* is the number of message handlers and *v* that of web views that use the controller.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers.removeAll { $0.name == name && $0.world === contentWorld }
        tell(.removeHandler(name: name, contentWorld))
    }

    /// Removes the handlers of a world.
    ///
    /// - Complexity: O(*h*² + *h* · *v*), where *h* is the number of message handlers and *v* that of web views that use the
    ///   controller.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        for handler in handlers where handler.world === contentWorld {
            removeScriptMessageHandler(forName: handler.name, contentWorld: contentWorld)
        }
    }

    /// Removes all handlers.
    ///
    /// - Complexity: O(*h*² + *h* · *v*), where *h* is the number of message handlers and *v* that of web views that use the
    ///   controller.
    open func removeAllScriptMessageHandlers() {
        for handler in handlers { removeScriptMessageHandler(forName: handler.name, contentWorld: handler.world) }
    }

    // MARK: Web views

    func add(_ view: WKWebView) {
        views.removeAll { $0.view == nil }
        views.append(WeakView(view: view))
    }

    private func tell(_ change: Change) { for view in views.compactMap(\.view) { view.engine.apply(change) } }

    /// Passes a message on; one that waits for a reply that nothing gives is rejected.
    func receive(name: String, world: String, body: Any, from view: WKWebView, reply: Reply<ScriptReply>? = nil) {
        guard let handler = handlers.first(where: { $0.name == name && $0.world.engineName == world }) else { return }
        let message = WKScriptMessage(body: body, name: name, webView: view, world: handler.world)
        switch handler.receiver {
        case .plain(let handler): handler.userContentController(self, didReceive: message)
        case .replying(let handler):
            handler.userContentController(self, didReceive: message) { reply?.give(ScriptReply($0, error: $1)) }
        }
    }
}
