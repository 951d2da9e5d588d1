import Foundation

extension HostileRequest {
    static let requests: [HostileRequest] =
        hosts + origins + tokens + paths + methods + forms + versions + fields + upgrades + frames + messages

    private static let hosts = [
        HostileRequest("another host", .status(421)) { $0.get("/?token=\($0.token)", host: "evil.example") },
        HostileRequest("a name bound to this address", .status(421)) { $0.get("/?token=\($0.token)", host: "evil.example:\($0.port)") },
        HostileRequest("another port", .status(421)) { $0.get("/?token=\($0.token)", host: "127.0.0.1:1") },
        HostileRequest("no port", .status(421)) { $0.get("/?token=\($0.token)", host: "127.0.0.1") },
        HostileRequest("no host", .status(400)) { "GET /?token=\($0.token) HTTP/1.1\r\n\r\n" },
        HostileRequest("an empty host", .status(421)) { $0.get("/?token=\($0.token)", host: "") },
        HostileRequest("a trailing dot", .status(421)) { $0.get("/?token=\($0.token)", host: "localhost.:\($0.port)") },
        HostileRequest("a user before the host", .status(421)) { $0.get("/?token=\($0.token)", host: "x@127.0.0.1:\($0.port)") },
        HostileRequest("two hosts", .status(400)) {
            $0.get("/?token=\($0.token)", host: "evil.example", headers: ["Host: 127.0.0.1:\($0.port)"])
        },
        HostileRequest("a long host", .status(421)) { $0.get("/?token=\($0.token)", host: String(repeating: "a", count: 3000)) },
        HostileRequest("a file for another host", .status(421)) { $0.get("/main.js", host: "evil.example:\($0.port)") },
    ]

    private static let origins = [
        HostileRequest("a socket without origin", .status(403)) { $0.upgrade(origin: .some(nil)) },
        HostileRequest("a socket of origin null", .status(403)) { $0.upgrade(origin: "null") },
        HostileRequest("a socket of another page", .status(403)) { $0.upgrade(origin: "http://evil.example") },
        HostileRequest("a socket of a page on another port", .status(403)) { $0.upgrade(origin: "http://127.0.0.1:1") },
        HostileRequest("a socket of a page with another scheme", .status(403)) { $0.upgrade(origin: "https://127.0.0.1:\($0.port)") },
        HostileRequest("an origin that begins as ours", .status(403)) { $0.upgrade(origin: "http://127.0.0.1:\($0.port).evil.example") },
        HostileRequest("an origin that ends as ours", .status(403)) { $0.upgrade(origin: "http://evil.example/127.0.0.1:\($0.port)") },
        HostileRequest("an origin with a path", .status(403)) { $0.upgrade(origin: "http://127.0.0.1:\($0.port)/") },
        HostileRequest("an empty origin", .status(400)) { $0.upgrade(origin: "") },
        HostileRequest("an empty origin for a file", .status(400)) { $0.get("/main.js", origin: "") },
        HostileRequest("two origins", .status(400)) {
            $0.upgrade(origin: "http://evil.example", extra: ["Origin: http://127.0.0.1:\($0.port)"])
        },
        HostileRequest("a file for another page", .status(403)) { $0.get("/main.js", origin: "http://evil.example") },
        HostileRequest("a rebinding socket", .status(421)) {
            $0.upgrade(host: "evil.example:\($0.port)", origin: "http://evil.example:\($0.port)")
        },
    ]

    private static let tokens = [
        HostileRequest("the page without token", .status(403)) { $0.get("/") },
        HostileRequest("an empty token", .status(403)) { $0.get("/?token=") },
        HostileRequest("another token", .status(403)) { $0.get("/?token=" + String(repeating: "0", count: 64)) },
        HostileRequest("a shortened token", .status(403)) { $0.get("/?token=\($0.token.dropLast())") },
        HostileRequest("a lengthened token", .status(403)) { $0.get("/?token=\($0.token)0") },
        HostileRequest("a token twice", .status(403)) { $0.get("/?token=\($0.token)&token=\($0.token)") },
        HostileRequest("a token by another name", .status(403)) { $0.get("/?Token=\($0.token)") },
        HostileRequest("a long token", .status(403)) { $0.get("/?token=" + String(repeating: "0", count: 2000)) },
        HostileRequest("a socket without token", .status(403)) { $0.upgrade("/socket") },
        HostileRequest("a socket with another token", .status(403)) { $0.upgrade("/socket?token=x") },
    ]

    private static let paths = [
        HostileRequest("a file above the page", .status(404)) { $0.get("/../../etc/passwd") },
        HostileRequest("a file above the page, escaped", .status(404)) { $0.get("/%2e%2e/%2e%2e/etc/passwd") },
        HostileRequest("a file above the page, with escaped slashes", .status(404)) { $0.get("/..%2f..%2fetc%2fpasswd") },
        HostileRequest("two slashes", .status(404)) { $0.get("//etc/passwd") },
        HostileRequest("backslashes", .status(404)) { $0.get("/..\\..\\etc\\passwd") },
        HostileRequest("a zero in the path", .status(404)) { $0.get("/style.css%00.html") },
        HostileRequest("a long path", .status(431)) { $0.get("/" + String(repeating: "a", count: 10_000)) },
        HostileRequest("an unknown file", .status(404)) { $0.get("/favicon.ico") },
        HostileRequest("the socket without upgrade", .status(404)) { $0.get("/socket?token=\($0.token)") },
        HostileRequest("a dot in the path", .status(404)) { $0.get("/.") },
        HostileRequest("a fragment", .status(400)) { $0.get("/#top") },
        HostileRequest("an address of another server", .status(400)) { $0.get("http://evil.example/") },
    ]

    private static let methods = [
        HostileRequest("POST", .status(405)) { $0.get("/?token=\($0.token)", method: "POST", headers: ["Content-Length: 0"]) },
        HostileRequest("POST with a body", .status(405)) {
            $0.get("/?token=\($0.token)", method: "POST", headers: ["Content-Length: 5"]) + "hello"
        },
        HostileRequest("PUT", .status(405)) { $0.get("/main.js", method: "PUT", headers: ["Content-Length: 0"]) },
        HostileRequest("DELETE", .status(405)) { $0.get("/main.js", method: "DELETE") },
        HostileRequest("OPTIONS of another page", .status(405)) {
            $0.get("/main.js", origin: "http://evil.example", method: "OPTIONS", headers: ["Access-Control-Request-Method: GET"])
        },
        HostileRequest("TRACE", .status(405)) { $0.get("/", method: "TRACE") },
        HostileRequest("CONNECT", .status(405)) { $0.get("evil.example:443", method: "CONNECT") },
        HostileRequest("an unknown method", .status(405)) { $0.get("/", method: "BREW") },
        HostileRequest("get in lower case", .status(405)) { $0.get("/?token=\($0.token)", method: "get") },
        HostileRequest("a socket by get in lower case", .status(405)) { $0.upgrade(method: "get") },
        HostileRequest("GET with a body", .status(400)) { $0.get("/main.js", headers: ["Content-Length: 5"]) + "hello" },
        HostileRequest("GET with a chunked body", .status(400)) {
            $0.get("/main.js", headers: ["Transfer-Encoding: chunked"]) + "0\r\n\r\n"
        },
    ]

    private static let forms = [
        HostileRequest("no HTTP", .status(400)) { _ in "\u{1}\u{2}\u{3} garbage \r\n\r\n" },
        HostileRequest("TLS", .status(400), bytes: { _ in [0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3] + [UInt8](repeating: 0, count: 200) }),
        HostileRequest("HTTP/2", .status(400)) { _ in "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" },
        HostileRequest("large headers", .status(431)) { $0.get("/", headers: ["X: " + String(repeating: "a", count: 65_536)]) },
        HostileRequest("thousands of headers", .status(431)) { $0.get("/", headers: (0..<5000).map { "X-\($0): 1" }) },
        HostileRequest(
            "random bytes", .status(400), bytes: { _ in (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) } }),
        HostileRequest("both lengths of a body", .status(405)) {
            $0.get("/", method: "POST", headers: ["Content-Length: 4", "Transfer-Encoding: chunked"]) + "0\r\n\r\n"
        },
    ]

    private static let versions = [
        HostileRequest("HTTP/0.9", .status(400)) { _ in "GET /\r\n" },
        HostileRequest("HTTP/2.0", .status(400)) { $0.get("/main.js", version: "HTTP/2.0") },
        HostileRequest("HTTP/9.9", .status(400)) { $0.get("/main.js", version: "HTTP/9.9") },
        HostileRequest("HTTP/1.2", .status(400)) { $0.get("/main.js", version: "HTTP/1.2") },
        HostileRequest("HTTP/1.10", .status(400)) { $0.get("/main.js", version: "HTTP/1.10") },
        HostileRequest("http in lower case", .status(400)) { $0.get("/main.js", version: "http/1.1") },
        HostileRequest("no version", .status(400)) { $0.get("/main.js", version: "") },
        HostileRequest("two spaces", .status(400)) { $0.get("/main.js ") },
        HostileRequest("a space before the method", .status(400)) { $0.get("/main.js", method: " GET") },
        HostileRequest("HTTP/1.0 without a host", .status(400)) { _ in "GET /main.js HTTP/1.0\r\n\r\n" },
    ]

    private static let fields = [
        HostileRequest("a NUL in a field", .status(400)) { $0.get("/main.js", headers: ["X: a\0b"]) },
        HostileRequest("a NUL in a name", .status(400)) { $0.get("/main.js", headers: ["X\0: a"]) },
        HostileRequest("a control in a field", .status(400)) { $0.get("/main.js", headers: ["X: a\u{1B}[0m"]) },
        HostileRequest("a folded field", .status(400)) { $0.get("/main.js", headers: ["X: a", " b: c"]) },
        HostileRequest("a field folded by a tab", .status(400)) { $0.get("/main.js", headers: ["X: a", "\tb"]) },
        HostileRequest("a field without a colon", .status(400)) { $0.get("/main.js", headers: ["nothing"]) },
        HostileRequest("a field without a name", .status(400)) { $0.get("/main.js", headers: [": a"]) },
        HostileRequest("a space before the colon", .status(400)) { $0.get("/main.js", headers: ["X : a"]) },
        HostileRequest("a name with other characters", .status(400)) { $0.get("/main.js", headers: ["X(y): a"]) },
        HostileRequest("a name that is not ASCII", .status(400)) { $0.get("/main.js", headers: ["Xé: a"]) },
        HostileRequest(
            "a field that is not UTF-8", .status(400),
            bytes: { Array($0.get("/main.js", headers: ["X: "]).utf8.dropLast(4)) + [0xC3, 0x28, 13, 10, 13, 10] }),
        HostileRequest(
            "half a surrogate in a field", .status(400),
            bytes: { Array($0.get("/main.js", headers: ["X: "]).utf8.dropLast(4)) + [0xED, 0xA0, 0x80, 13, 10, 13, 10] }),
        HostileRequest("lines that end with LF", .status(400)) { $0.get("/main.js").replacingOccurrences(of: "\r\n", with: "\n") },
        HostileRequest("a CR in a field", .status(400)) { $0.get("/main.js", headers: ["X: a\rY: b"]) },
        HostileRequest("a first line that is not ASCII", .status(400)) { $0.get("/é") },
    ]

    private static let upgrades = [
        HostileRequest("a socket without key", .status(400)) { $0.upgrade(key: nil) },
        HostileRequest("a socket with an empty key", .status(400)) { $0.upgrade(key: "") },
        HostileRequest("a socket with half a key", .status(400)) { $0.upgrade(key: "dGhlIHNhbXBsZQ==") },
        HostileRequest("a socket with a key of 17 bytes", .status(400)) { $0.upgrade(key: "dGhlIHNhbXBsZSBub25jZXM=") },
        HostileRequest("a socket with a key that is no base64", .status(400)) { $0.upgrade(key: "dGhlIHNhbXBsZSBub25j!!==") },
        HostileRequest("a socket with two keys", .status(400)) { $0.upgrade(extra: ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]) },
        HostileRequest("a socket of version 12", .status(400)) { $0.upgrade(version: "12") },
        HostileRequest("a socket of versions 13 and 8", .status(400)) { $0.upgrade(version: "13, 8") },
        HostileRequest("a socket without a version", .status(400)) {
            $0.upgrade().replacingOccurrences(of: "Sec-WebSocket-Version: 13\r\n", with: "")
        },
        HostileRequest("a socket over HTTP/1.0", .status(400)) { $0.upgrade().replacingOccurrences(of: "HTTP/1.1", with: "HTTP/1.0") },
        HostileRequest("a socket without Connection", .status(400)) {
            $0.upgrade().replacingOccurrences(of: "Connection: Upgrade\r\n", with: "")
        },
        HostileRequest("a socket elsewhere", .status(404)) { $0.upgrade("/?token=\($0.token)") },
        HostileRequest("an upgrade to something else", .status(400)) { $0.upgrade(protocolName: "h2c") },
        HostileRequest("a socket by POST", .status(405)) { $0.upgrade(method: "POST") },
    ]

    private static let frames = [
        HostileRequest(socket: "a frame without mask", .close(1002)) { $0.sendFrame(opcode: 1, Array("{}".utf8), isMasked: false) },
        HostileRequest(socket: "a good message without mask", .close(1002)) {
            $0.sendFrame(opcode: 1, Array(#"{"type":"visible","visible":true}"#.utf8), isMasked: false)
        },
        HostileRequest(socket: "a reserved bit", .close(1002)) {
            $0.sendFrame(opcode: 1, Array(#"{"type":"visible","visible":true}"#.utf8), reserved: 1)
        },
        HostileRequest(socket: "the bit of compression", .close(1002)) {
            $0.sendFrame(opcode: 1, Array(#"{"type":"visible","visible":true}"#.utf8), reserved: 4)
        },
        HostileRequest(socket: "a reserved bit of a ping", .close(1002)) { $0.sendFrame(opcode: 9, [1], reserved: 2) },
        HostileRequest(socket: "a length in two bytes too many", .close(1002)) {
            $0.send([0x81, 0x80 | 126, 0, 2, 0, 0, 0, 0] + Array("{}".utf8))
        },
        HostileRequest(socket: "a length in eight bytes too many", .close(1002)) {
            $0.send([0x81, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 0] + [UInt8](repeating: 32, count: 200))
        },
        HostileRequest(socket: "a reserved opcode", .close(1002)) { $0.sendFrame(opcode: 3, []) },
        HostileRequest(socket: "a continuation of nothing", .close(1002)) { $0.sendFrame(opcode: 0, [65]) },
        HostileRequest(socket: "a long ping", .close(1002)) { $0.sendFrame(opcode: 9, [UInt8](repeating: 0, count: 126)) },
        HostileRequest(socket: "a divided ping", .close(1002)) { $0.sendFrame(opcode: 9, [1], isFinal: false) },
        HostileRequest(socket: "a message of 66,000 bytes", .close(1009)) {
            $0.sendFrame(opcode: 1, [UInt8](repeating: 32, count: 66_000))
        },
        HostileRequest(socket: "a length of 2^63", .close(1002)) { $0.sendFrame(opcode: 1, [32], length: 1 << 63) },
        HostileRequest(socket: "a length of 2^40", .close(1009)) { $0.sendFrame(opcode: 1, [32], length: 1 << 40) },
        HostileRequest(socket: "a message that grows by parts", .close(1009)) { connection in
            connection.sendFrame(opcode: 1, [UInt8](repeating: 32, count: 40_000), isFinal: false)
            connection.sendFrame(opcode: 0, [UInt8](repeating: 32, count: 40_000), isFinal: false)
        },
        HostileRequest(socket: "text that is not UTF-8", .close(1007)) { $0.sendFrame(opcode: 1, [0xFF, 0xFE, 0xC0, 0x80]) },
        HostileRequest(socket: "half a character at the end", .close(1007)) { $0.sendFrame(opcode: 1, [0xE2, 0x82]) },
        HostileRequest(socket: "a binary message", .close(1008)) { $0.sendFrame(opcode: 2, [1, 2, 3]) },
        HostileRequest(socket: "a close with half a code", .close(0)) { $0.sendFrame(opcode: 8, [3]) },
    ]

    private static let messages = [
        HostileRequest(socket: "an empty message", .close(1008)) { $0.sendText("") },
        HostileRequest(socket: "no JSON", .close(1008)) { $0.sendText("hello") },
        HostileRequest(socket: "an array", .close(1008)) { $0.sendText("[1]") },
        HostileRequest(socket: "deep arrays", .close(1008)) { $0.sendText(String(repeating: "[", count: 60_000)) },
        HostileRequest(socket: "an unknown type", .close(1008)) { $0.sendText(#"{"type":"eval","code":"1"}"#) },
        HostileRequest(socket: "a field too many", .close(1008)) { $0.sendText(#"{"type":"visible","visible":true,"x":1}"#) },
        HostileRequest(socket: "a field of another type", .close(1008)) { $0.sendText(#"{"type":"visible","visible":"yes"}"#) },
        HostileRequest(socket: "an endless number", .close(1008)) { $0.sendText(#"{"type":"shown","frame":1,"decode":1e999}"#) },
        HostileRequest(socket: "a negative finger", .close(1008)) {
            $0.sendText(#"{"type":"touches","touches":[{"phase":"began","finger":-1,"x":0,"y":0}],"number":1}"#)
        },
        HostileRequest(socket: "a hundred fingers", .close(1008)) {
            let touches = (0..<100).map { #"{"phase":"began","finger":\#($0),"x":0,"y":0}"# }.joined(separator: ",")
            $0.sendText(#"{"type":"touches","touches":[\#(touches)],"number":1}"#)
        },
        HostileRequest(socket: "a screen of a million points", .close(1008)) {
            $0.sendText(#"{"type":"resize","width":1000000,"height":10}"#)
        },
        HostileRequest(socket: "two thousand messages at once", .closed) { connection in
            for _ in 0..<2000 { connection.sendText(#"{"type":"visible","visible":true}"#) }
        },
        HostileRequest(socket: "a frame that was never sent", .open) { $0.sendText(#"{"type":"shown","frame":77,"decode":0}"#) },
        HostileRequest(socket: "a touch of a watcher", .open, isWatcher: true) {
            $0.sendText(#"{"type":"touches","touches":[{"phase":"began","finger":0,"x":0,"y":0}],"number":1}"#)
        },
    ]
}
