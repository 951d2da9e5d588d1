import Foundation
import Synchronization

/// The comments of one request on loopback, as the APIs of GitHub and GitLab have them.
final class LocalCodeHost: Sendable {
    enum Kind: CaseIterable {
        case gitHub, gitLab
    }

    struct Comment {
        let id: Int
        var body: String
        let account: String
        var isBot = true
    }

    struct Request {
        let method: String
        let path: String
        let body: String
    }

    struct State {
        var comments: [Comment] = []
        var requests: [Request] = []
        /// Whether the token may write.
        var canWrite = true
        /// The account of the token; nil for one that has none to name, as that of a job on GitHub.
        var account: String?
        /// The answer to everything; nil for those of the API.
        var failure: Int?
    }

    static let token = "secret-token"

    let kind: Kind
    let state = Mutex(State())
    private let listener: Int32
    private let port: UInt16

    init(_ kind: Kind) {
        self.kind = kind
        state.withLock { $0.account = kind == .gitHub ? nil : "project_1_bot" }
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 64)
                _ = getsockname(listener, $0, &length)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                self?.serve(connection)
                close(connection)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The variables of a job, without those of the machine.
    func environment(event: String) -> [String: String] {
        let address = "http://127.0.0.1:\(port)/api"
        switch kind {
        case .gitHub:
            return [
                "GITHUB_EVENT_PATH": event, "GITHUB_REPOSITORY": "owner/name", "GITHUB_API_URL": address, "GITHUB_TOKEN": Self.token,
            ]
        case .gitLab:
            return [
                "CI_API_V4_URL": address, "CI_PROJECT_ID": "5", "CI_MERGE_REQUEST_IID": "7", "GITLAB_TOKEN": Self.token,
            ]
        }
    }

    // MARK: API

    private func serve(_ connection: Int32) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        func receive() -> Bool {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count > 0 { bytes += buffer[..<count] }
            return count > 0
        }
        let end = Array("\r\n\r\n".utf8)
        var head: Range<Int>?
        while head == nil {
            guard receive() else { return }
            head = bytes.indices.dropLast(3).first { bytes[$0..<$0 + 4].elementsEqual(end) }.map { $0..<$0 + 4 }
        }
        guard let head else { return }
        let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        func header(_ name: String) -> String? {
            lines.first { $0.lowercased().hasPrefix(name + ":") }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
        let length = header("content-length").flatMap { Int($0) } ?? 0
        if header("expect") != nil { send(connection, "HTTP/1.1 100 Continue\r\n\r\n") }
        while bytes.count < head.upperBound + length { guard receive() else { return } }
        let words = lines[0].split(separator: " ").map(String.init)
        let request = Request(method: words[0], path: words[1], body: String(decoding: bytes[head.upperBound...], as: UTF8.self))
        let token = kind == .gitHub ? header("authorization") == "Bearer \(Self.token)" : header("private-token") == Self.token
        let (status, body) = state.withLock { state in
            state.requests.append(request)
            return answer(to: request, isKnown: token, &state)
        }
        send(
            connection,
            "HTTP/1.1 \(status) X\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        )
    }

    private func answer(to request: Request, isKnown: Bool, _ state: inout State) -> (Int, String) {
        if let failure = state.failure { return (failure, "<html>") }
        guard isKnown else { return (401, "{\"message\": \"Bad credentials\"}") }
        let list = kind == .gitHub ? "/api/repos/owner/name/issues/7/comments" : "/api/projects/5/merge_requests/7/notes"
        let single = kind == .gitHub ? "/api/repos/owner/name/issues/comments/" : list + "/"
        struct Content: Decodable {
            let body: String
        }
        func content() -> String? { (try? JSONDecoder().decode(Content.self, from: Data(request.body.utf8)))?.body }
        switch (request.method, request.path) {
        case ("GET", "/api/user"):
            guard let account = state.account else { return (403, "{\"message\": \"Resource not accessible by integration\"}") }
            return (200, "{\"\(kind == .gitHub ? "login" : "username")\": \"\(account)\"}")
        case ("GET", let path) where path.hasPrefix(list + "?"):
            let query = URLComponents(string: path)?.queryItems ?? []
            func number(_ name: String) -> Int { query.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0 }
            let page = state.comments.dropFirst((number("page") - 1) * number("per_page")).prefix(number("per_page"))
            return (200, "[\(page.map(json).joined(separator: ","))]")
        case _ where !state.canWrite: return (403, "{\"message\": \"Resource not accessible by integration\"}")
        case ("POST", list):
            guard let body = content() else { return (422, "{}") }
            state.comments.append(Comment(id: 1000 + state.comments.count, body: body, account: state.account ?? "github-actions[bot]"))
            return (201, json(state.comments[state.comments.count - 1]))
        case (kind == .gitHub ? "PATCH" : "PUT", let path) where path.hasPrefix(single):
            guard let body = content(), let index = state.comments.firstIndex(where: { path == "\(single)\($0.id)" }) else {
                return (404, "{\"message\": \"Not Found\"}")
            }
            state.comments[index].body = body
            return (200, json(state.comments[index]))
        default: return (404, "{\"message\": \"Not Found\"}")
        }
    }

    private func json(_ comment: Comment) -> String {
        let body = (try? JSONEncoder().encode(comment.body)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        switch kind {
        case .gitHub:
            return """
                {"id": \(comment.id), "html_url": "https://example.org/7#\(comment.id)", "body": \(body), \
                "user": {"login": "\(comment.account)", "type": "\(comment.isBot ? "Bot" : "User")"}}
                """
        case .gitLab: return "{\"id\": \(comment.id), \"body\": \(body), \"author\": {\"username\": \"\(comment.account)\"}}"
        }
    }

    private func send(_ connection: Int32, _ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
