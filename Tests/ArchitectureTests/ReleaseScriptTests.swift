import XCTest

/// `Tool/release`, in a small repository with the files that it changes.
final class ReleaseScriptTests: XCTestCase {
    private let tree = SourceTree()
    private var folder: ScriptFolder!

    override func setUpWithError() throws {
        folder = try ScriptFolder()
        for name in ["Tool/release", "Package.swift", "README.md", "Sources/CommandSupport/Commands/KinoraVersion.swift"] {
            try folder.write(try tree.text(name), to: "work/" + name)
        }
        try folder.write(
            """
            # Changelog

            ## [Unreleased]

            ### Added
            - A new thing.

            ## [0.2.0] - 2026-11-22

            ### Added
            - An older thing.

            """, to: "work/CHANGELOG.md")
        try folder.write("/.build\n", to: "work/.gitignore")
        let setup = try git("init --quiet && git add . && git commit --quiet -m Begin && git tag -a 0.2.0 -m old && git tag later")
        XCTAssertEqual(setup.status, 0, setup.errors)
    }

    override func tearDown() { folder = nil }

    func testADryRunPrintsEachStepAndChangesNothing() throws {
        let before = try state()
        let result = try release("0.3.0 --dry-run")
        XCTAssertEqual(result.status, 0, result.errors)
        let lines = result.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.filter { $0.hasPrefix("would do ") }.count, 9)
        XCTAssertEqual(lines.first, "would do 1/9: version 0.3.0 in Sources/CommandSupport/Commands/KinoraVersion.swift")
        XCTAssert(lines.contains("would do 5/9: tag 0.3.0"))
        XCTAssert(lines.contains("would do 7/9: no Debian package: Tool/package-deb is missing"))
        XCTAssert(result.output.contains("README.md names https://example.com/kinora.git, a placeholder"), result.output)
        XCTAssertEqual(try state(), before)
        XCTAssertFalse(folder.exists("work/.build"))
    }

    func testAReleaseHasItsVersionItsTagAndItsFiles() throws {
        try folder.write("#!/bin/bash\ngit describe >\"$1/kinora.deb\"\n", to: "work/Tool/package-deb")
        try git("add . && git commit --quiet -m Package")
        let result = try release("0.3.0 -o ../out")
        XCTAssertEqual(result.status, 0, result.errors)
        // The contents of the tag.
        func released(_ name: String) throws -> String { try git("show 0.3.0:\(name)").output }
        XCTAssertEqual(try git("describe 0.3.0").output, "0.3.0\n")
        XCTAssertEqual(try git("cat-file -t 0.3.0").output, "tag\n")
        let version = try released("Sources/CommandSupport/Commands/KinoraVersion.swift")
        XCTAssert(version.contains("static let version = \"0.3.0\"\n"))
        XCTAssert(try released("Package.swift").contains("\nlet isRelease = true\n"))
        let changelog = try released("CHANGELOG.md")
        XCTAssertNotNil(changelog.firstMatch(of: /\n## \[0\.3\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n- A new thing\.\n/))
        XCTAssertFalse(changelog.contains("Unreleased"))
        // The commit that goes on.
        XCTAssertEqual(try git("log --format=%s -2").output, "Go on after 0.3.0\nRelease 0.3.0\n")
        XCTAssert(try folder.text("work/Package.swift").contains("\nlet isRelease = false\n"))
        XCTAssert(try folder.text("work/CHANGELOG.md").contains("\n## [Unreleased]\n\n## [0.3.0] - "))
        XCTAssertEqual(try git("status --porcelain").output, "")
        // The files, of the tag.
        XCTAssertEqual(try folder.text("out/kinora.deb"), "0.3.0\n")
        XCTAssertEqual(try folder.run("sha256sum --check --strict SHA256SUMS", in: "out").status, 0)
        XCTAssertEqual(try folder.text("out/SHA256SUMS").split(separator: "\n").count, 2)
        let archived = try folder.run("tar xzOf kinora-0.3.0.tar.gz kinora-0.3.0/Package.swift", in: "out").output
        XCTAssertEqual(archived, try released("Package.swift"))
        // The next one needs new lines.
        let empty = try release("0.4.0 --dry-run")
        XCTAssertEqual(empty.status, 2)
        XCTAssertEqual(empty.errors, "release: the section [Unreleased] of CHANGELOG.md is empty; say what changes for users\n")
    }

    func testAFailedStepLeavesNoTagAndNoCommit() throws {
        try folder.write("#!/bin/bash\nexit 7\n", to: "work/Tool/package-deb")
        try git("add . && git commit --quiet -m Package")
        let before = try state()
        let result = try release("0.3.0")
        XCTAssertEqual(result.status, 3)
        XCTAssert(result.errors.hasSuffix("; commit and tag are removed again\n"), result.errors)
        XCTAssertEqual(try state(), before)
    }

    func testWhatCannotBeReleasedIsRefused() throws {
        func refuses(_ words: String, _ sentence: String) throws {
            let before = try state()
            let result = try release(words)
            XCTAssertEqual(result.status, 2, words)
            XCTAssert(result.errors.hasPrefix("release: \(sentence)"), "\(words): \(result.errors)")
            XCTAssertEqual(try state(), before)
        }
        for version in ["0.3", "v0.3.0", "0.03.0", "0.3.0+7", "0.3.0-01", "0.3.0-", "next"] {
            try refuses(version, "'\(version)' is no semantic version")
        }
        try refuses("", "write one version")
        try refuses("0.3.0 0.4.0", "write one version")
        try refuses("0.3.0 --force", "unknown option '--force'")
        try refuses("0.2.0", "the tag 0.2.0 is there already")
        for version in ["0.1.9", "0.2.0-beta.1"] { try refuses(version, "\(version) is not greater than 0.2.0") }
        try git("tag -a 0.3.0-beta.10 -m beta")
        try refuses("0.3.0-beta.9", "0.3.0-beta.9 is not greater than 0.3.0-beta.10")
        XCTAssertEqual(try release("0.3.0-rc.1 --dry-run").status, 0)
        try folder.write("new", to: "work/new.txt")
        try refuses("0.3.0", "the tree is not clean; commit or remove: new.txt")
        try FileManager.default.removeItem(atPath: folder.path("work/new.txt"))
        let long = try folder.text("work/CHANGELOG.md").replacingOccurrences(
            of: "- A new thing.", with: String(repeating: "- A thing.\n", count: 30))
        try folder.write(long, to: "work/CHANGELOG.md")
        try git("commit --quiet -a -m Long")
        try refuses("0.3.0", "the section [Unreleased] of CHANGELOG.md has 31 lines; at most 30 are read")
        try git("checkout --quiet --detach HEAD^")
        try refuses("0.3.0", "HEAD is detached")
    }

    @discardableResult
    private func git(_ words: String) throws -> (output: String, errors: String, status: Int32) {
        try folder.run("git " + words, in: "work")
    }

    private func release(_ words: String) throws -> (output: String, errors: String, status: Int32) {
        try folder.run("Tool/release " + words, in: "work")
    }

    /// Commits, tags and the changes of the tree.
    private func state() throws -> String { try git("rev-parse HEAD && git tag --list && git status --porcelain").output }
}
