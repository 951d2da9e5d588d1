import Foundation

/// Decides which requests are answered: by Host, Origin and token.
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
        let status: Int32
        let sentence: String
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

    /// Throws unless a plain request may be answered. The page itself needs a token; its files have no secrets.
    func check(_ request: Request) throws(Refusal) {
        try checkHost(request)
        if !request.origin.isEmpty { try checkOrigin(request) }
        guard request.path == "/" else { return }
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
