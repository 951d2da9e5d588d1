import CWebHelper
import Foundation
import FoundationNetworking

extension WebEngine {
    // MARK: Requests of the app

    /// Begins a navigation of the app.
    ///
    /// - Parameter request: Sends the request; false if it is too long.
    func begin(_ url: URL?, _ request: @escaping () -> Bool) -> WKNavigation {
        let navigation = WKNavigation()
        options?.dismiss()
        requested.append(navigation)
        loadTime = kinora_web_seconds()
        isLost = false
        lastRequest = request
        view.url = url
        view.estimatedProgress = 0
        view.isLoading = true
        guard request() else {
            // Later, as other loads fail.
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.requested.contains(where: { $0 === navigation }) else { return }
                    self.loadFailed(LoadError.tooLong(Self.tooLong, url: url), isProvisional: true)
                }
            }
            return navigation
        }
        return navigation
    }

    func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if let value = getenv("KINORA_NETWORK"), String(cString: value) == "off", let host = url.host, !Self.isLocal(host) {
            reportOnce("web network", "the network is off: \(host) is not asked; give --network")
        }
        return begin(url) { [unowned self] in
            send(KINORA_WEB_LOAD_URL) { writer in
                writer.text(url.absoluteString)
                writer.text(request.httpMethod ?? "GET")
                writer.text((request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: "\n"))
            }
        }
    }

    private static func isLocal(_ host: String) -> Bool { ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host) }

    func load(_ data: Data, type: String, encoding: String, base: URL?) -> WKNavigation? {
        begin(base ?? URL(string: "about:blank")) { [unowned self] in
            send(KINORA_WEB_LOAD_DATA) { writer in
                writer.data(data)
                writer.text(type)
                writer.text(encoding)
                writer.text(base?.absoluteString ?? "")
                writer.text(base.map { $0.isFileURL ? ($0.hasDirectoryPath ? $0 : $0.deletingLastPathComponent()).path : "" } ?? "")
            }
        }
    }

    func loadFile(_ url: URL, folder: URL) -> WKNavigation? {
        begin(url) { [unowned self] in
            send(KINORA_WEB_LOAD_FILE) { writer in
                writer.text(url.absoluteString)
                writer.text(folder.path)
            }
        }
    }

    func reload(fromOrigin: Bool) -> WKNavigation? {
        if isLost { return lastRequest.map { begin(view.url, $0) } }
        guard let url = view.url else { return nil }
        let again = lastRequest
        let navigation = begin(url) { [unowned self] in send(KINORA_WEB_RELOAD) { $0.flag(fromOrigin) } }
        lastRequest = again
        return navigation
    }

    func go(_ distance: Int) -> WKNavigation? {
        guard distance != 0, let item = view.backForwardList.item(at: distance) else { return nil }
        return begin(item.url) { [unowned self] in send(KINORA_WEB_GO) { $0.integer(distance) } }
    }

    // MARK: Events

    func receiveLoad(_ reader: inout MessageReader) {
        let event = kinora_web_load(rawValue: reader.number())
        let delegate = view.navigationDelegate
        switch event {
        case KINORA_WEB_LOAD_STARTED: start()
        case KINORA_WEB_LOAD_REDIRECTED: delegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case KINORA_WEB_LOAD_COMMITTED:
            isLost = false
            isCommitted = true
            tiles.beginPage()
            pageBegins()
            delegate?.webView(view, didCommit: navigation)
        case KINORA_WEB_LOAD_FINISHED:
            isNavigating = false
            setLoading(false)
            asksForPage = true
            readsAccessibility = true
            synchronize()
            delegate?.webView(view, didFinish: navigation)
        default: break
        }
    }

    private func start() { start(requested.isEmpty ? WKNavigation() : requested.removeFirst()) }

    private func start(_ navigation: WKNavigation) {
        self.navigation = navigation
        isNavigating = true
        isCommitted = false
        loadTime = kinora_web_seconds()
        setLoading(true)
        view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
    }

    func receiveFailure(_ reader: inout MessageReader) {
        let (isProvisional, kind) = (reader.number() == 1, kinora_web_failure(rawValue: reader.number()))
        let (sentence, url) = (reader.text(), reader.text())
        loadFailed(errorOfTask(url) ?? LoadError.error(kind, sentence, url: url), isProvisional: isProvisional)
    }

    private func loadFailed(_ error: any Error, isProvisional: Bool) {
        if !isNavigating {
            // A load that was refused has not begun; one that a policy stopped is not reported.
            guard !requested.isEmpty else { return setLoading(false) }
            start()
        }
        isNavigating = false
        if requested.isEmpty { setLoading(false) }
        synchronize()
        fail(error, isProvisional: isProvisional)
    }

    private func fail(_ error: any Error, isProvisional: Bool) {
        if isProvisional {
            view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
        } else {
            view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
        }
    }

    /// The page's process, or the helper, has ended.
    ///
    /// - Parameter hasBegun: False if the helper does not start. The delegate learns of it by the failed load alone, because it may answer
    ///   the end of a process with another load.
    func lose(_ error: WKError, hasBegun: Bool = true) {
        guard !isLost || !requested.isEmpty else { return }
        isLost = true
        openQuestions = 0
        stopTasks()
        options?.dismiss()
        tiles.removeAll()
        view.content.edit(false, purpose: 0)
        // The navigation that is under way, and those that wait for it. The delegate may answer each with another load.
        let (wasNavigating, waiting) = (isNavigating, requested)
        (isNavigating, requested) = (false, [])
        if waiting.isEmpty { setLoading(false) }
        if wasNavigating { fail(error, isProvisional: !isCommitted) }
        for lost in waiting {
            start(lost)
            isNavigating = false
            if requested.isEmpty { setLoading(false) }
            fail(error, isProvisional: true)
        }
        if hasBegun { view.navigationDelegate?.webViewWebContentProcessDidTerminate(view) }
    }

    func setLoading(_ isLoading: Bool) {
        view.isLoading = isLoading
        if !isLoading, view.estimatedProgress > 0 { view.estimatedProgress = 1 }
    }

    func receiveProperty(_ reader: inout MessageReader) {
        let (property, value, text) = (kinora_web_property(rawValue: reader.number()), reader.double(), reader.text())
        switch property {
        case KINORA_WEB_TITLE: view.title = text
        case KINORA_WEB_URL: if requested.isEmpty { view.url = URL(string: text) }
        case KINORA_WEB_PROGRESS: view.estimatedProgress = max(0, min(value, 1))
        default: break
        }
    }

    func receiveHistory(_ reader: inout MessageReader) {
        let (current, count) = (reader.integer(), min(reader.integer(), 300))
        var items: [WKBackForwardListItem] = []
        for _ in 0..<count {
            let (url, title) = (reader.text(), reader.text())
            items.append(WKBackForwardListItem(URL(string: url) ?? URL(fileURLWithPath: "/"), title: title.isEmpty ? nil : title))
        }
        view.backForwardList.update(items, current: current)
        view.canGoBack = current > 0 && current <= items.count
        view.canGoForward = current + 1 < items.count
    }

    // MARK: Policies

    func receiveAction(_ reader: inout MessageReader) {
        let (id, kind, flags) = (reader.number(), kinora_web_navigation(rawValue: reader.number()), reader.number())
        let (url, method, headers) = (reader.text(), reader.text(), reader.text())
        var request = URLRequest(url: URL(string: url) ?? URL(fileURLWithPath: "/"))
        if !method.isEmpty { request.httpMethod = method }
        for (name, value) in Self.fields(headers) { request.setValue(value, forHTTPHeaderField: name) }
        let opensNewWindow = flags & 1 != 0
        let action = WKNavigationAction(
            Self.type(kind), request, opensNewWindow: opensNewWindow, isByUser: flags & 2 != 0)
        openQuestions += 1
        let reply = Reply<WKNavigationActionPolicy>(fallback: .cancel) { [weak self] policy in
            self?.answer(id, policy, action)
        }
        guard let delegate = view.navigationDelegate else { return reply.give(.allow) }
        delegate.webView(view, decidePolicyFor: action) { reply.give($0) }
    }

    private func answer(_ id: UInt32, _ policy: WKNavigationActionPolicy, _ action: WKNavigationAction) {
        openQuestions = max(0, openQuestions - 1)
        // A new window is a view of the app.
        let allows = policy == .allow && !action.opensNewWindow
        send(KINORA_WEB_POLICY) { writer in
            writer.number(id)
            writer.flag(allows)
        }
        if policy == .allow, action.opensNewWindow {
            guard action.isByUser || view.configuration.preferences.javaScriptCanOpenWindowsAutomatically else { return }
            let configuration = view.configuration.copied()
            let window = view.uiDelegate?.webView(
                view, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
            window?.load(action.request)
        } else if policy == .cancel, !action.opensNewWindow, !requested.isEmpty, action.navigationType != .linkActivated {
            requested.removeFirst()
            if requested.isEmpty, !isNavigating { setLoading(false) }
        }
    }

    func receiveResponse(_ reader: inout MessageReader) {
        let (id, flags, status, length) = (reader.number(), reader.number(), reader.integer(), reader.double())
        let (address, type, headers) = (reader.text(), reader.text(), reader.text())
        let url = URL(string: address) ?? URL(fileURLWithPath: "/")
        let fields = Dictionary(Self.fields(headers)) { $0 + ", " + $1 }
        let response =
            (status == 0 ? nil : HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields))
            ?? URLResponse(
                url: url, mimeType: type, expectedContentLength: length >= 0 && length < 1e15 ? Int(length) : -1, textEncodingName: nil)
        openQuestions += 1
        let reply = Reply<WKNavigationResponsePolicy>(fallback: .cancel) { [weak self] policy in
            guard let self else { return }
            openQuestions = max(0, openQuestions - 1)
            send(KINORA_WEB_POLICY) { writer in
                writer.number(id)
                writer.flag(policy == .allow)
            }
        }
        let canShow = flags & 2 != 0
        guard let delegate = view.navigationDelegate else { return reply.give(canShow ? .allow : .cancel) }
        let about = WKNavigationResponse(response, isForMainFrame: flags & 1 != 0, canShowMIMEType: canShow)
        delegate.webView(view, decidePolicyFor: about) { reply.give($0) }
    }

    private static func type(_ kind: kinora_web_navigation) -> WKNavigationType {
        switch kind {
        case KINORA_WEB_NAVIGATION_LINK: .linkActivated
        case KINORA_WEB_NAVIGATION_FORM: .formSubmitted
        case KINORA_WEB_NAVIGATION_HISTORY: .backForward
        case KINORA_WEB_NAVIGATION_RELOAD: .reload
        case KINORA_WEB_NAVIGATION_FORM_AGAIN: .formResubmitted
        default: .other
        }
    }

    /// Header fields of lines "name: value".
    static func fields(_ text: String) -> [(String, String)] {
        text.split(separator: "\n").compactMap { line in
            guard let colon = line.range(of: ": ") else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
    }
}
