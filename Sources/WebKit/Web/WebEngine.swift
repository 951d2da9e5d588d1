import CWebHelper
import Foundation
import FoundationNetworking
import QuartzCore

/// The part of a web view that talks to the helper.
@MainActor
final class WebEngine: HelperClient {
    /// The scale of the screen, as a whole number of pixels per point.
    static var screenScale: Int {
        // Without a screen: that of the last one, for data stores.
        if Environment.current.context != nil { lastScale = max(1, min(4, Int(UIScreen.main.scale.rounded(.up)))) }
        return lastScale
    }
    private static var lastScale = 2

    unowned let view: WKWebView
    let scale = WebEngine.screenScale
    let tiles: PageTiles
    private(set) var number: UInt32 = 0
    private var connection: HelperConnection?
    private var surface: PageSurface?
    /// Size of the page's visible part, in whole points.
    private var size: (width: Int, height: Int) = (0, 0)

    // Loading (WebEngine+Loading.swift)
    /// Navigations that the app has asked for and that have not begun.
    var requested: [WKNavigation] = []
    /// The navigation that is under way, or the last one.
    var navigation: WKNavigation?
    var isNavigating = false
    /// Whether the page of that navigation has begun.
    var isCommitted = false
    /// The real time at which the present load began.
    var loadTime = 0.0
    /// Whether the page's process or the helper has ended, so that a load begins from nothing.
    var isLost = false
    /// The URL that `reload()` loads after the process has ended.
    var lastRequest: (() -> Bool)?

    // Scrolling (WebEngine+Scrolling.swift)
    var requestedOffset = (x: 0.0, y: 0.0)
    var serial: UInt32 = 0
    /// The serial number of the last offset that is requested.
    var offsetSerial: UInt32 = 0
    var answeredSerial: UInt32 = 0
    var serialTime = 0.0
    var pageSize = CGSize.zero
    var motion = ScrollLead()
    var asksForPage = false
    /// Whether the accessible content has to be read.
    var readsAccessibility = false

    // Scripts
    var openEvaluations: [UInt32: Double] = [:]
    var lastEvaluation: UInt32 = 0

    // Questions (WebEngine+Questions.swift)
    /// Number of credentials that the present server has refused.
    var failedCredentials = 0
    /// The options that are shown; nil for none.
    var options: PageOptions?

    // Schemes of the app (WebEngine+Schemes.swift)
    /// Loads that handlers have not ended.
    var tasks: [UInt32: SchemeTask] = [:]
    /// The last load that a handler failed.
    var failedTask: (url: String, error: any Error)?

    init(view: WKWebView, tiles: PageTiles) {
        self.view = view
        self.tiles = tiles
    }

    /// Ends the page. The engine is not used afterwards.
    nonisolated func end() {
        MainActor.assumeIsolated {
            connection?.remove(number)
            connection = nil
        }
    }

    // MARK: The connection

    /// The connection, with the view's page in it.
    @discardableResult
    func connected() -> HelperConnection {
        if let connection, !connection.isOver { return connection }
        let connection = HelperConnection.shared(scale: scale)
        self.connection = connection
        offsetSerial = 0
        number = HelperConnection.newNumber()
        connection.add(self, as: number)
        updateSize()
        let (size, configuration) = (size, view.configuration)
        connection.send(KINORA_WEB_CREATE, view: number) { writer in
            writer.integer(max(size.width, 1))
            writer.integer(max(size.height, 1))
            writer.number(configuration.websiteDataStore.number)
            writer.text(configuration.applicationNameForUserAgent ?? "")
        }
        sendSettings()
        for scheme in configuration.handledSchemes { send(KINORA_WEB_ADD_SCHEME) { $0.text(scheme) } }
        for script in configuration.userContentController.userScripts { apply(.addScript(script)) }
        for handler in configuration.userContentController.handlers { apply(handler.addition) }
        if connection.isOver {
            let sentence = connection.sentence
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.helperEnded(because: sentence) } }
        }
        return connection
    }

    /// Sends a message about the view; returns false for one that is too long, which is reported and not sent.
    @discardableResult
    func send(_ kind: kinora_web_request, _ fields: (inout MessageWriter) -> Void = { _ in }) -> Bool {
        if connected().send(kind, view: number, fields) { return true }
        reportOnce("long web message", "WebKit: \(Self.tooLong); it is ignored")
        return false
    }

    static let tooLong = "a text for a web page is too long: at most \(kinora_web_longest_message >> 20) MB are sent"

    func apply(_ change: WKUserContentController.Change) {
        switch change {
        case .addScript(let script):
            send(KINORA_WEB_ADD_SCRIPT) { writer in
                writer.text(script.source)
                writer.flag(script.injectionTime == .atDocumentEnd)
                writer.flag(script.isForMainFrameOnly)
                writer.text(script.world.engineName)
            }
        case .removeScripts: send(KINORA_WEB_REMOVE_SCRIPTS)
        case .addHandler(let name, let world, let replies):
            send(KINORA_WEB_ADD_HANDLER) { writer in
                writer.text(name)
                writer.text(world.engineName)
                writer.flag(replies)
            }
        case .removeHandler(let name, let world):
            send(KINORA_WEB_REMOVE_HANDLER) { writer in
                writer.text(name)
                writer.text(world.engineName)
            }
        }
    }

    // MARK: Settings

    func sendSettings() {
        let preferences = view.configuration.preferences
        let runsScripts = preferences.javaScriptEnabled && view.configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        set(KINORA_WEB_SET_JAVASCRIPT, runsScripts ? 1 : 0)
        set(KINORA_WEB_SET_OPENS_WINDOWS, preferences.javaScriptCanOpenWindowsAutomatically ? 1 : 0)
        set(KINORA_WEB_SET_MINIMUM_FONT_SIZE, Double(preferences.minimumFontSize))
        set(KINORA_WEB_SET_OPAQUE, view.isOpaque ? 1 : 0)
        if view.pageZoom != 1 { set(KINORA_WEB_SET_ZOOM, Double(view.pageZoom)) }
        if let agent = view.customUserAgent { set(KINORA_WEB_SET_USER_AGENT, 0, agent) }
    }

    func set(_ setting: kinora_web_setting, _ value: Double, _ text: String = "") {
        send(KINORA_WEB_SET) { writer in
            writer.number(setting.rawValue)
            writer.double(value)
            writer.text(text)
        }
    }

    /// Size of the page's visible part: the view without the insets of the scroll view.
    private func updateSize() {
        let inset = view.scrollView.adjustedContentInset
        let bounds = view.bounds.size
        size.width = Int(max(bounds.width - inset.left - inset.right, 0).rounded())
        size.height = Int(max(bounds.height - inset.top - inset.bottom, 0).rounded())
    }

    func layOut() {
        let before = size
        updateSize()
        guard size != before, connection != nil else { return }
        let size = size
        send(KINORA_WEB_RESIZE) { writer in
            writer.integer(max(size.width, 1))
            writer.integer(max(size.height, 1))
        }
        synchronize()
    }

    var visibleSize: CGSize { CGSize(width: size.width, height: size.height) }

    // MARK: Messages

    func received(_ event: kinora_web_event, _ reader: inout MessageReader) {
        switch event {
        case KINORA_WEB_SURFACE:
            let (width, height, row) = (reader.integer(), reader.integer(), reader.integer())
            surface = reader.takeDescriptor().flatMap { PageSurface(descriptor: $0, width: width, height: height, bytesPerRow: row) }
        case KINORA_WEB_FRAME: receiveFrame(&reader)
        case KINORA_WEB_LOAD: receiveLoad(&reader)
        case KINORA_WEB_FAILED: receiveFailure(&reader)
        case KINORA_WEB_PROPERTY: receiveProperty(&reader)
        case KINORA_WEB_HISTORY: receiveHistory(&reader)
        case KINORA_WEB_ACTION_POLICY: receiveAction(&reader)
        case KINORA_WEB_RESPONSE_POLICY: receiveResponse(&reader)
        case KINORA_WEB_DIALOG: receiveDialog(&reader)
        case KINORA_WEB_SCRIPT_MESSAGE: receiveScriptMessage(&reader)
        case KINORA_WEB_SCRIPT_QUESTION: receiveScriptQuestion(&reader)
        case KINORA_WEB_CHALLENGE: receiveChallenge(&reader)
        case KINORA_WEB_OPTIONS: receiveOptions(&reader)
        case KINORA_WEB_OPTIONS_CLOSED: receiveOptionsClosed(&reader)
        case KINORA_WEB_SCHEME_REQUEST: receiveSchemeRequest(&reader)
        case KINORA_WEB_SCHEME_STOPPED: receiveSchemeStopped(&reader)
        case KINORA_WEB_PAGE_SIZE: receivePageSize(&reader)
        case KINORA_WEB_SCROLLED: receiveScroll(&reader)
        case KINORA_WEB_EDITING:
            let (edits, purpose) = (reader.number() == 1, reader.integer())
            view.content.edit(edits, purpose: purpose)
        case KINORA_WEB_TERMINATED:
            let isTooLong = reader.number() == 3
            lose(
                WKError(
                    .webContentProcessTerminated,
                    isTooLong ? "the web page was ended, because a message of it was too long" : "the process of the web page has ended"))
        case KINORA_WEB_CLOSED: view.uiDelegate?.webViewDidClose(view)
        default: break
        }
    }

    private func receiveFrame(_ reader: inout MessageReader) {
        let (x, y) = (reader.double(), reader.double())
        let (serial, isOpaque) = (reader.number(), reader.number() == 1)
        let count = min(reader.integer(), 4096)
        if let surface, abs(x) < 1e7, abs(y) < 1e7 {
            let changes = (0..<count).map { _ in
                surface.clipped(PixelRect(x: reader.integer(), y: reader.integer(), width: reader.integer(), height: reader.integer()))
            }
            let origin = (x: Int((x * Double(scale)).rounded()), y: Int((y * Double(scale)).rounded()))
            tiles.show(surface.pixels, size: surface.size, origin: origin, changes: changes, isOpaque: isOpaque)
        }
        send(KINORA_WEB_ACKNOWLEDGE)
        answeredSerial = serial
        guard serial == self.serial else { return }
        askForPageIfNeeded()
        readAccessibilityIfNeeded()
    }

    func helperEnded(because sentence: String?) {
        connection = nil
        surface = nil
        answeredSerial = serial
        lose(
            WKError(.webContentProcessTerminated, sentence ?? "the process of web views has ended"), hasBegun: sentence == nil)
    }

    // MARK: Virtual time

    /// Real seconds after which a host on virtual time goes on without a page.
    private static let patience = 10.0

    var awaitedWork: [String] {
        guard let connection else { return [] }
        // The helper may have to be compiled.
        if connection.hasSandbox == nil { return connection.isStarting ? ["web views start"] : [] }
        let now = kinora_web_seconds()
        let begin = connection.readyTime
        var work: [String] = []
        if view.isLoading, !asksApp, now - max(loadTime, begin) < Self.patience {
            work.append("a web page loads: \(view.url?.absoluteString ?? "about:blank")")
        }
        if serial != answeredSerial, !asksApp, now - max(serialTime, begin) < 2 { work.append("a web page is drawn") }
        if openEvaluations.values.contains(where: { now - max($0, begin) < Self.patience }), !asksApp {
            work.append("a script of a web page runs")
        }
        return work
    }

    /// Whether the page waits for an answer of the app.
    var asksApp: Bool { openQuestions > 0 }
    var openQuestions = 0
}
