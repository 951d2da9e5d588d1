import Foundation

/// Decides which requests are answered: by their form, Host, Origin and token.
///
/// The page and its files come from one host, which the request must name, so that no other name can be bound to this address. A WebSocket
/// must come from that page and have a token.
struct RequestGate: Sendable {
    /// Rights of a request.
    enum Access: Sendable {
        /// Sees the screen and may control the app.
        case control
        /// Sees the screen.
        case watch
    }

    struct Refusal: Error, Equatable {
        let status: Int
        let sentence: String
        /// A header field that belongs to the status; empty for none.
        var field = ""
    }

    /// A request that is answered.
    enum Admission: Equatable, Sendable {
        /// The file of a path.
        case file(String, isHead: Bool)
        /// A WebSocket that has a key.
        case socket(Access, key: String)
    }

    /// The values of a request that decide.
    struct Request {
        var path: String
        var query = ""
        var host: String
        /// Empty if the request has none.
        var origin = ""
    }

    let controlToken: AccessToken
    let watchToken: AccessToken
    /// Names that requests may have in `Host`, with the port.
    let hosts: Set<String>

    /// - Parameter names: Host names without a port.
    init(controlToken: AccessToken, watchToken: AccessToken, names: [String], port: Int) {
        self.controlToken = controlToken
        self.watchToken = watchToken
        hosts = Set(names.flatMap { port == 80 ? ["\($0.lowercased()):80", $0.lowercased()] : ["\($0.lowercased()):\(port)"] })
    }

    /// Decides about a request by its head; throws if it is refused.
    func admit(_ head: RequestHead) throws(Refusal) -> Admission {
        guard ["GET", "HEAD"].contains(head.method) else {
            throw Refusal(status: 405, sentence: "only GET and HEAD\n", field: "Allow: GET, HEAD")
        }
        guard head.target.hasPrefix("/"), !head.target.contains("#") else {
            throw RequestHead.malformed("the target is a path, with a query at most")
        }
        let (hosts, origins) = (head.values("host"), head.values("origin"))
        guard hosts.count == 1 else { throw RequestHead.malformed("a request has one Host") }
        guard origins.count <= 1, origins.first != "" else { throw RequestHead.malformed("an Origin is one, and not empty") }
        guard head.values("transfer-encoding").isEmpty, head.values("content-length").allSatisfy({ $0 == "0" }) else {
            throw RequestHead.malformed("a request for the page has no body")
        }
        let pieces = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let request = Request(path: pieces[0], query: pieces.count > 1 ? pieces[1] : "", host: hosts[0], origin: origins.first ?? "")
        guard !head.values("upgrade").isEmpty else {
            try check(request)
            // The only file that differs by token.
            let path = request.path == Self.manifestPath ? "\(request.path)?\(request.query)" : request.path
            return .file(path, isHead: head.method == "HEAD")
        }
        let key = try socketKey(head)
        return .socket(try checkSocket(request), key: key)
    }

    /// The key of a request for a WebSocket; throws for one that lacks something.
    private func socketKey(_ head: RequestHead) throws(Refusal) -> String {
        guard head.method == "GET", head.minorVersion == 1, head.tokens("upgrade") == ["websocket"],
            head.tokens("connection").contains("upgrade")
        else { throw RequestHead.malformed("an upgrade is one to a WebSocket, by GET and HTTP/1.1") }
        guard head.values("sec-websocket-version") == ["13"] else {
            throw Refusal(status: 400, sentence: "the version of WebSockets is 13\n", field: "Sec-WebSocket-Version: 13")
        }
        let keys = head.values("sec-websocket-key")
        guard keys.count == 1, let bytes = Data(base64Encoded: keys[0]), bytes.count == 16, bytes.base64EncodedString() == keys[0] else {
            throw RequestHead.malformed("a WebSocket has one Sec-WebSocket-Key: 16 bytes in base64")
        }
        return keys[0]
    }

    /// The manifest of the page as a web app, whose start has the token.
    static let manifestPath = "/manifest.webmanifest"

    /// Throws unless a plain request may be answered. The page itself and its manifest need a token; its files have no secrets.
    func check(_ request: Request) throws(Refusal) {
        try checkHost(request)
        if !request.origin.isEmpty { try checkOrigin(request) }
        guard ["/", Self.manifestPath].contains(request.path) else { return }
        _ = try access(request)
    }

    /// Returns the rights of a WebSocket; throws if it may not be opened.
    func checkSocket(_ request: Request) throws(Refusal) -> Access {
        try checkHost(request)
        guard request.path == "/socket" else { throw Refusal(status: 404, sentence: "no such socket; it is at /socket\n") }
        guard !request.origin.isEmpty else { throw Refusal(status: 403, sentence: "a socket needs an Origin: the page's own\n") }
        try checkOrigin(request)
        return try access(request)
    }

    private func checkHost(_ request: Request) throws(Refusal) {
        guard hosts.contains(request.host.lowercased()) else {
            throw Refusal(
                status: 421, sentence: "this server does not answer for that Host; use the address that kinora serve has printed\n")
        }
    }

    private func checkOrigin(_ request: Request) throws(Refusal) {
        let origin = request.origin.lowercased()
        guard origin.hasPrefix("http://"), hosts.contains(String(origin.dropFirst("http://".count))) else {
            throw Refusal(status: 403, sentence: "requests of other pages are refused\n")
        }
    }

    private func access(_ request: Request) throws(Refusal) -> Access {
        let items = request.query.split(separator: "&", omittingEmptySubsequences: false)
        let tokens = items.filter { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
        guard let token = tokens.first, tokens.count == 1 else {
            throw Refusal(
                status: 403, sentence: "a token is missing: open the whole address that kinora serve has printed, with ?token=…\n")
        }
        // Both are compared in any case.
        let (controls, watches) = (controlToken.matches(token), watchToken.matches(token))
        guard controls || watches else {
            throw Refusal(
                status: 403,
                sentence: "that token is of an earlier start: open the address that kinora serve has printed this time\n")
        }
        return controls ? .control : .watch
    }
}
