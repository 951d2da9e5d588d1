import Foundation
import XCTest

@testable import KinoraCommandLine
@testable import WorkCommands

/// `kinora comment` against a stand-in of the hosts' APIs.
@preconcurrency @MainActor
final class CommentCommandTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUp() async throws { folder = try TemporaryFolder() }

    override func tearDown() async throws { folder = nil }

    // MARK: One comment

    func testTheFirstRunWritesACommentAndLaterOnesChangeIt() throws {
        for kind in LocalCodeHost.Kind.allCases {
            let host = LocalCodeHost(kind)
            host.state.withLock { $0.comments = [.init(id: 3, body: "Looks good", account: "reviewer", isBot: false)] }
            let first = try run(on: host, "**Films:** 1 changed", ["--link", "https://example.org/report?a=1"])
            XCTAssertEqual(first.status, 0, first.errors)
            XCTAssertEqual(first.errors, "kinora: the request has a comment now\n")
            XCTAssertEqual(
                host.state.withLock { $0.comments.map(\.body) },
                ["Looks good", "<!-- kinora comment: films -->\n**Films:** 1 changed\n[Report](https://example.org/report?a=1)\n"])
            let second = try run(on: host, "**Films:** the same")
            XCTAssertEqual(second.status, 0, second.errors)
            XCTAssertEqual(second.errors, "kinora: the comment of the request has the new text\n")
            XCTAssertEqual(second.output, kind == .gitHub ? "https://example.org/7#1001\n" : "")
            // Another job of the same request has its own.
            XCTAssertEqual(try run(on: host, "iPads", ["--title", "iPad films"]).status, 0)
            XCTAssertEqual(
                host.state.withLock { $0.comments.map(\.body) },
                ["Looks good", "<!-- kinora comment: films -->\n**Films:** the same", "<!-- kinora comment: iPad films -->\niPads"])
        }
    }

    func testItIsFoundBehindHundredsOfOthers() throws {
        for kind in LocalCodeHost.Kind.allCases {
            let host = LocalCodeHost(kind)
            let account = kind == .gitHub ? "github-actions[bot]" : "project_1_bot"
            host.state.withLock {
                $0.comments = (1...250).map { .init(id: $0, body: "\($0)", account: "reviewer", isBot: false) }
                $0.comments.append(.init(id: 251, body: "<!-- kinora comment: films -->\nold", account: account))
            }
            XCTAssertEqual(try run(on: host, "new").status, 0)
            XCTAssertEqual(host.state.withLock { [$0.comments.count] + $0.comments.suffix(1).map(\.id) }, [251, 251])
            XCTAssert(host.state.withLock { $0.comments[250].body.hasSuffix("new") })
        }
    }

    /// The author of such a comment could change the text later.
    func testCommentsOfOthersWithTheMarkAreLeftAlone() throws {
        let forged = "<!-- kinora comment: films -->\nall fine"
        for kind in LocalCodeHost.Kind.allCases {
            for account in [nil, "own"] {
                let host = LocalCodeHost(kind)
                host.state.withLock {
                    if let account { $0.account = account }
                    $0.comments = [.init(id: 1, body: forged, account: "mallory", isBot: account != nil)]
                    // Quoted, by the account itself.
                    $0.comments.append(.init(id: 2, body: "> " + forged, account: $0.account ?? "github-actions[bot]"))
                }
                XCTAssertEqual(try run(on: host, "new").status, 0)
                let bodies = host.state.withLock { $0.comments.map(\.body) }
                XCTAssertEqual(bodies, [forged, "> " + forged, "<!-- kinora comment: films -->\nnew"])
            }
        }
    }

    // MARK: Tokens

    func testATokenThatMayNotWriteIsNoFailure() throws {
        let host = LocalCodeHost(.gitHub)
        host.state.withLock { $0.canWrite = false }
        let summary = folder.path("summary.md")
        try Data("before\n".utf8).write(to: URL(fileURLWithPath: summary))
        for (event, reason) in [
            ("fork", "a pull request from a fork has a token that may only read"),
            ("deleted fork", "a pull request from a fork has a token that may only read"),
            ("own", "the job needs 'permissions: pull-requests: write'"),
        ] {
            let result = try run(on: host, "**Films:** 1 changed", event: event, changes: ["GITHUB_STEP_SUMMARY": summary])
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(
                result.errors, "kinora: nothing is posted: \(reason); the summary and the artifacts of the run have the report\n")
        }
        XCTAssertEqual(host.state.withLock { $0.comments.count }, 0)
        let text = try String(contentsOfFile: summary, encoding: .utf8)
        XCTAssert(text.hasPrefix("before\n<!-- kinora comment: films -->\n**Films:** 1 changed\n<!-- kinora"), text)
        // On GitLab a fork's job has no token.
        let other = LocalCodeHost(.gitLab)
        let result = try run(on: other, "text", changes: ["GITLAB_TOKEN": ""])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssert(result.errors.hasPrefix("kinora: nothing is posted: GITLAB_TOKEN is missing or may not write"), result.errors)
        XCTAssertEqual(other.state.withLock { $0.requests.count }, 0)
    }

    func testAWrongTokenIsAFailureAndNotShown() throws {
        for kind in LocalCodeHost.Kind.allCases {
            let host = LocalCodeHost(kind)
            let result = try run(on: host, "text", changes: ["GITHUB_TOKEN": "wrong-token", "GITLAB_TOKEN": "wrong-token"])
            XCTAssertEqual(result.status, 3)
            XCTAssertEqual(result.errors, "kinora: comment: 127.0.0.1 answers 401 (Bad credentials) to GET\n")
        }
    }

    func testAHostThatFailsIsAskedAgainAndThenAFailure() throws {
        let host = LocalCodeHost(.gitHub)
        host.state.withLock { $0.failure = 502 }
        let result = try run(on: host, "text")
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(result.errors, "kinora: comment: 127.0.0.1 answers 502\n")
        XCTAssertEqual(host.state.withLock { $0.requests.filter { $0.path != "/api/user" }.map(\.method) }, ["GET", "GET", "GET"])
        XCTAssertFalse(host.state.withLock { $0.requests.contains { $0.method == "POST" } })
        let address = try run(on: host, "text", changes: ["GITHUB_API_URL": "http://127.0.0.1:1"])
        XCTAssertEqual(address.status, 3)
        XCTAssert(address.errors.hasPrefix("kinora: comment: 127.0.0.1 does not answer: "), address.errors)
    }

    // MARK: Texts

    func testALongTextLosesItsLastLinesAndSaysSo() throws {
        let host = LocalCodeHost(.gitHub)
        let lines = (1...3000).map { "| film \($0) | é changed in very many frames |" }
        XCTAssertEqual(try run(on: host, lines.joined(separator: "\n"), ["--link", "https://example.org/r"]).status, 0)
        let body = try XCTUnwrap(host.state.withLock { $0.comments.first?.body })
        XCTAssertLessThanOrEqual(body.utf8.count, 65_536)
        XCTAssertGreaterThan(body.utf8.count, 65_400)
        let kept = body.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
        XCTAssertEqual(kept, Array(lines.prefix(kept.count)))
        let end = "|\n\nThe text is longer than a comment may be: its end is left out.\n\n[Report](https://example.org/r)\n"
        XCTAssert(body.hasSuffix(end))
        // GitLab takes a million.
        let other = LocalCodeHost(.gitLab)
        XCTAssertEqual(try run(on: other, lines.joined(separator: "\n")).status, 0)
        XCTAssert(try XCTUnwrap(other.state.withLock { $0.comments.first?.body }).hasSuffix(lines[2999]))
        // A text without a line that fits.
        XCTAssertEqual(
            CommentText(mark: "m", text: String(repeating: "x", count: 5000), link: nil).body(limit: 200),
            "<!-- kinora comment: m -->\n\nThe text is longer than a comment may be: its end is left out.\n")
    }

    func testNamesOfFilmsStayText() throws {
        let films = try ComparedFilms()
        let names = ["@everyone #1 <img src=x>.png", "[a](https://evil.example) | `b` **c**.png", "<!-- kinora comment: films -->.png"]
        for name in names { try films.png(name, in: "head") { _, _, _ in 0xFF00_0000 } }
        try films.png("same.png", in: "base") { _, _, _ in 0xFF00_0000 }
        _ = try films.compare("--markdown", films.path("report.md"))
        let host = LocalCodeHost(.gitHub)
        XCTAssertEqual(try run(on: host, try String(contentsOfFile: films.path("report.md"), encoding: .utf8)).status, 0)
        let body = try XCTUnwrap(host.state.withLock { $0.comments.first?.body })
        XCTAssert(body.contains("<code>&#64;everyone &#35;1 &#60;img src&#61;x&#62;.png</code>"), body)
        for text in ["@", "<img", "](", "**c", "`b"] { XCTAssertFalse(body.dropFirst(40).contains(text), "\(text): \(body)") }
        XCTAssertEqual(body.components(separatedBy: "<!--").count, 2)
    }

    // MARK: Jobs

    func testARunWithoutARequestPostsNothing() throws {
        let host = LocalCodeHost(.gitHub)
        let push = try run(on: host, "text", event: "push")
        XCTAssertEqual(push.status, 0)
        XCTAssertEqual(push.errors, "kinora: this run belongs to no pull or merge request; nothing is posted\n")
        XCTAssertEqual(host.state.withLock { $0.requests.count }, 0)
        let outside = try run(environment: [:], ["text.md"])
        XCTAssertEqual(outside.errors, push.errors)
    }

    func testWrongWordsAndDamagedEventsEndWithASentence() throws {
        let host = LocalCodeHost(.gitHub)
        func fails(_ sentence: String, _ words: [String] = [], event: String = "own", changes: [String: String] = [:]) throws {
            let result = try run(on: host, "text", words, event: event, changes: changes)
            XCTAssertEqual(result.status, 2, sentence)
            XCTAssert(result.errors.hasPrefix("kinora: comment: \(sentence)"), result.errors)
            XCTAssertEqual(result.errors.split(separator: "\n").count, 1)
        }
        try fails("--link javascript:x: it is an address with https", ["--link", "javascript:x"])
        try fails("--link https://a) @b: it is an address", ["--link", "https://a) @b"])
        try fails("--title a--> b: write letters", ["--title", "a--> b"])
        try fails("GITHUB_EVENT_PATH names \(folder.path("damaged.json")), which is no event of GitHub", event: "damaged")
        try fails("GITHUB_EVENT_PATH names /nothing, which cannot be read", changes: ["GITHUB_EVENT_PATH": "/nothing"])
        try fails("GITHUB_REPOSITORY is '../x'; it is OWNER/NAME", changes: ["GITHUB_REPOSITORY": "../x"])
        try fails("GITHUB_TOKEN is not set", changes: ["GITHUB_TOKEN": ""])
        try fails("'file:///etc/passwd' is no address of an API", changes: ["GITHUB_API_URL": "file:///etc/passwd"])
        let missing = try run(environment: [:], [folder.path("missing.md")])
        XCTAssertEqual(missing.status, 2)
        XCTAssertEqual(host.state.withLock { $0.requests.count }, 0)
    }

    // MARK: Runs

    private typealias Result = (output: String, errors: String, status: Int32)

    /// Comments a text in a job of a host.
    private func run(
        on host: LocalCodeHost, _ text: String, _ words: [String] = [], event: String = "own", changes: [String: String] = [:]
    ) throws -> Result {
        func branch(_ name: String) -> String { "{\"repo\": {\"full_name\": \"\(name)\"}}" }
        let events = [
            "own": "{\"pull_request\": {\"number\": 7, \"head\": \(branch("owner/name")), \"base\": \(branch("owner/name"))}}",
            "fork": "{\"pull_request\": {\"number\": 7, \"head\": \(branch("stranger/name")), \"base\": \(branch("owner/name"))}}",
            "deleted fork": "{\"pull_request\": {\"number\": 7, \"head\": {\"repo\": null}, \"base\": \(branch("owner/name"))}}",
            "push": "{\"ref\": \"refs/heads/main\"}", "damaged": "{\"pull_request\": {\"number\": \"../7\"}}",
        ]
        let path = folder.path(event + ".json")
        try Data(try XCTUnwrap(events[event]).utf8).write(to: URL(fileURLWithPath: path))
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("text.md")))
        return try run(environment: host.environment(event: path).merging(changes) { $1 }, [folder.path("text.md")] + words)
    }

    private func run(environment: [String: String], _ words: [String]) throws -> Result {
        if words == ["text.md"] { try Data().write(to: URL(fileURLWithPath: folder.path("text.md"))) }
        let process = Process()
        process.executableURL = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora-work")
        process.arguments = ["comment"] + words
        process.environment = environment.merging(["PATH": "/usr/bin:/bin", "HOME": folder.url.path]) { $1 }
        process.currentDirectoryURL = folder.url
        let (output, errors) = (folder.path("output"), folder.path("errors"))
        for path in [output, errors] { FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardOutput = try XCTUnwrap(FileHandle(forWritingAtPath: output))
        process.standardError = try XCTUnwrap(FileHandle(forWritingAtPath: errors))
        try process.run()
        process.waitUntilExit()
        func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
        return (try text(output), try text(errors), process.terminationStatus)
    }
}
