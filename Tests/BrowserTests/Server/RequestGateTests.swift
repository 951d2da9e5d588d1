import XCTest

@testable import Browser

final class RequestGateTests: XCTestCase {
    private let control = AccessToken()
    private let watch = AccessToken()
    private var gate: RequestGate { RequestGate(controlToken: control, watchToken: watch, names: ["127.0.0.1", "localhost"], port: 8080) }

    private func request(_ path: String, _ token: String? = nil, host: String = "127.0.0.1:8080", origin: String = "")
        -> RequestGate.Request
    {
        RequestGate.Request(path: path, query: token.map { "token=\($0)" } ?? "", host: host, origin: origin)
    }

    func testTokensAreRandomAndHave256Bits() {
        let tokens = (0..<100).map { _ in AccessToken().text }
        XCTAssertEqual(Set(tokens).count, 100)
        for token in tokens {
            XCTAssertEqual(token.count, 64)
            XCTAssertTrue(token.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        }
    }

    func testATokenMatchesItselfAlone() {
        let token = AccessToken("abc")
        XCTAssertTrue(token.matches("abc"))
        for other in ["", "a", "ab", "abd", "abcabc", "ABC", "abc\0"] { XCTAssertFalse(token.matches(other), other) }
    }

    func testThePageNeedsATokenAndItsFilesDoNot() throws {
        try gate.check(request("/", control.text))
        try gate.check(request("/", watch.text))
        try gate.check(request("/main.js"))
        XCTAssertThrowsError(try gate.check(request("/")))
    }

    func testTheTokenDecidesWhatASocketMayDo() throws {
        let origin = "http://localhost:8080"
        XCTAssertEqual(try gate.checkSocket(request("/socket", control.text, host: "localhost:8080", origin: origin)), .control)
        XCTAssertEqual(try gate.checkSocket(request("/socket", watch.text, host: "localhost:8080", origin: origin)), .watch)
    }

    func testTheHostIncludesThePortExceptForPort80() throws {
        XCTAssertThrowsError(try gate.check(request("/main.js", host: "127.0.0.1")))
        let usual = RequestGate(controlToken: control, watchToken: watch, names: ["10.0.0.1"], port: 80)
        try usual.check(request("/main.js", host: "10.0.0.1"))
        try usual.check(request("/main.js", host: "10.0.0.1:80"))
    }

    func testARateLimitPermitsABurstAndThenARate() {
        var limit = RateLimit(perSecond: 10, time: 0)
        XCTAssertEqual((0..<20).filter { _ in limit.takes(at: 0) }.count, 10)
        XCTAssertEqual((0..<20).filter { _ in limit.takes(at: 0.5) }.count, 5)
        XCTAssertEqual((0..<20).filter { _ in limit.takes(at: 100) }.count, 10)
    }
}
