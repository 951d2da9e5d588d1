import CommandSupport
import Foundation
import XCTest

@testable import kinora_swiftc

/// `kinora port` never replaces what it has not written, and copies what it does not translate.
final class PortCommandTests: XCTestCase {
    private var folder = ""
    private var input: String { folder + "/in" }
    private var output: String { folder + "/out" }
    private let text = "import UIKit\nclass A: NSObject { @objc func a() {} }\n"

    override func setUpWithError() throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("kinora-port-\(UUID().uuidString)").resolvingSymlinksInPath().path
        try FileManager.default.createDirectory(atPath: input + "/Sub", withIntermediateDirectories: true)
        try write(text, "in/A.swift")
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    private func port(_ from: String = "in", _ to: String = "out") throws -> Int32 {
        try runPort([folder + "/" + from, folder + "/" + to])
    }

    private func assertRefused(_ from: String, _ to: String, naming words: [String], line: UInt = #line) {
        XCTAssertThrowsError(try port(from, to), line: line) { error in
            let failure = error as? Failure
            XCTAssertEqual(failure?.status, 2, line: line)
            for word in words { XCTAssertTrue(failure?.message?.contains(word) == true, "\(error)", line: line) }
        }
    }

    // MARK: What is not overwritten

    func testTheInputIsNeverTheOutput() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: input)
        try FileManager.default.createSymbolicLink(atPath: folder + "/deep", withDestinationPath: input + "/Sub")
        assertRefused("in", "in", naming: ["OUT", "another folder"])
        assertRefused("in", "in/../in/", naming: ["OUT"])
        assertRefused("in", "link", naming: ["link"])
        assertRefused("link", "in", naming: ["in"])
        assertRefused("in", "in/Sub", naming: ["inside IN", "outside"])
        assertRefused("in", "in/new/folder", naming: ["inside IN"])
        assertRefused("in", "deep", naming: ["inside IN"])
        assertRefused("in/Sub", "in", naming: ["inside OUT"])
        assertRefused("in/A.swift", "in", naming: ["inside OUT"])
        XCTAssertEqual(read("in/A.swift"), text)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: input).sorted(), ["A.swift", "Sub"])
    }

    func testAFolderOfOthersIsRefusedWithTheNameOfAFile() throws {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        try write("mine", "out/A.swift")
        assertRefused("in", "out", naming: ["A.swift", "new or an empty folder"])
        XCTAssertEqual(read("out/A.swift"), "mine")
        try write("a file", "plain")
        assertRefused("in", "plain", naming: ["plain"])
    }

    func testItsOwnOutputIsRenewedAndChangesByOthersAreKept() throws {
        XCTAssertEqual(try port(), 0)
        XCTAssertTrue(read("out/A.swift")?.contains("      func a()") == true)
        try write(text + "let b = 1\n", "in/A.swift")
        try write("new", "in/B.txt")
        XCTAssertEqual(try port(), 0)
        XCTAssertTrue(read("out/A.swift")?.hasSuffix("let b = 1\n") == true)
        try write("edited", "out/A.swift")
        assertRefused("in", "out", naming: ["out/A.swift", "move it away"])
        XCTAssertEqual(read("out/A.swift"), "edited")
        try FileManager.default.removeItem(atPath: output + "/A.swift")
        try FileManager.default.removeItem(atPath: input + "/B.txt")
        try write("mine", "out/C.txt")
        XCTAssertEqual(try port(), 0)
        XCTAssertNil(read("out/B.txt"), "what the input no longer has is removed")
        XCTAssertEqual(read("out/C.txt"), "mine")
        try write("mine", "in/C.txt")
        try write("other", "in/C.txt")
        assertRefused("in", "out", naming: ["out/C.txt"])
    }

    func testLinksInTheOutputAreNotFollowed() throws {
        XCTAssertEqual(try port(), 0)
        try FileManager.default.removeItem(atPath: output + "/Sub")
        try FileManager.default.createSymbolicLink(atPath: output + "/Sub", withDestinationPath: input + "/Sub")
        try write("one", "in/Sub/B.txt")
        assertRefused("in", "out", naming: ["out/Sub"])
        try FileManager.default.removeItem(atPath: output + "/Sub")
        try FileManager.default.removeItem(atPath: output + "/A.swift")
        try FileManager.default.createSymbolicLink(atPath: output + "/A.swift", withDestinationPath: input + "/A.swift")
        assertRefused("in", "out", naming: ["out/A.swift"])
        XCTAssertEqual(read("in/A.swift"), text)
    }

    func testADamagedRecordIsNoRecord() throws {
        XCTAssertEqual(try port(), 0)
        try write("kinora port 1 abc\n", "out/" + PortFolder.recordName)
        assertRefused("in", "out", naming: [PortFolder.recordName, "damaged"])
    }

    // MARK: What is copied

    func testEveryOtherFileIsCopiedWithItsModeAndItsName() throws {
        let names = [
            ".hidden", "Makefile", "Package.resolved", "a\nb", "it's \"q\".txt", "MyPackage.txt", "Sub/image.png", "run.sh",
        ]
        for name in names { try write("of \(name)", "in/" + name) }
        try write("// swift-tools-version: 6.1\n", "in/Package.swift")
        try write(text, "in/MyPackage.swift")
        try FileManager.default.createDirectory(atPath: input + "/.build", withIntermediateDirectories: true)
        try write("built", "in/.build/a.o")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: input + "/run.sh")
        let raw = RawPath(bytes: Array((input + "/").utf8) + [0x66, 0xFF, 0x6F])
        let file = raw.withSystemPath { open($0, O_WRONLY | O_CREAT, 0o644) }
        XCTAssertGreaterThanOrEqual(file, 0)
        close(file)
        XCTAssertEqual(try port(), 0)
        for name in names { XCTAssertEqual(read("out/" + name), "of \(name)", name) }
        XCTAssertEqual(read("out/Package.swift"), "// swift-tools-version: 6.1\n")
        XCTAssertTrue(read("out/MyPackage.swift")?.contains("      func a()") == true)
        XCTAssertNil(read("out/.build/a.o"))
        XCTAssertEqual(RawPath(output + "/run.sh").status.map { $0.st_mode & 0o777 }, 0o755)
        XCTAssertNotNil(RawPath(bytes: Array((output + "/").utf8) + [0x66, 0xFF, 0x6F]).status)
        XCTAssertEqual(try port(), 0, "and again over its own output")
    }

    func testLinksLeadToTheSameFiles() throws {
        try write("text", "in/Sub/B.txt")
        try write(text, "Outside.swift")
        try write("text", "outside.txt")
        let links = [
            "relative": "Sub/B.txt", "absolute": input + "/Sub/B.txt", "outside": "../outside.txt", "Linked.swift": "A.swift",
            "Other.swift": "../Outside.swift",
        ]
        for (name, target) in links { try FileManager.default.createSymbolicLink(atPath: "\(input)/\(name)", withDestinationPath: target) }
        XCTAssertEqual(try port(), 0)
        XCTAssertEqual(RawPath(output + "/relative").linkTarget?.printed, "Sub/B.txt")
        XCTAssertEqual(RawPath(output + "/absolute").linkTarget?.printed, "Sub/B.txt")
        XCTAssertEqual(RawPath(output + "/outside").linkTarget?.printed, folder + "/outside.txt")
        XCTAssertEqual(RawPath(output + "/Linked.swift").linkTarget?.printed, "A.swift")
        XCTAssertTrue(read("out/Other.swift")?.contains("      func a()") == true)
    }

    func testWhatCannotBePortedIsNamedAndNothingHangs() throws {
        XCTAssertEqual(mkfifo(input + "/Pipe.swift", 0o644), 0)
        try FileManager.default.createSymbolicLink(atPath: input + "/Broken.swift", withDestinationPath: "gone.swift")
        try FileManager.default.createSymbolicLink(atPath: input + "/null", withDestinationPath: "/dev/null")
        try FileManager.default.createDirectory(atPath: input + "/Folder.swift", withIntermediateDirectories: true)
        try write(text, "in/Folder.swift/B.swift")
        let entries = try PortSource(RawPath(input)).entries
        func reason(_ name: String) -> String? {
            guard case .refused(let reason)? = entries.first(where: { $0.path.printed == name })?.kind else { return nil }
            return reason
        }
        XCTAssertTrue(reason("Pipe.swift")?.contains("named pipe") == true)
        XCTAssertTrue(reason("Broken.swift")?.contains("nowhere, to gone.swift") == true)
        XCTAssertTrue(reason("null")?.contains("device") == true)
        XCTAssertTrue(entries.first { $0.path.printed == "Folder.swift" }?.remark?.contains("is a folder") == true)
        XCTAssertEqual(try port(), 1)
        XCTAssertTrue(read("out/Folder.swift/B.swift")?.contains("      func a()") == true)
        XCTAssertNotNil(read("out/A.swift"))
        assertRefused("in/Pipe.swift", "other", naming: ["Pipe.swift", "named pipe"])
        assertRefused("in/Broken.swift", "other", naming: ["Broken.swift", "nowhere"])
    }

    // MARK: Atomic writes

    func testAFileThatCannotBeWrittenStaysAsItWas() throws {
        XCTAssertEqual(try port(), 0)
        let before = read("out/A.swift")
        try write(text + "// " + String(repeating: "long ", count: 20_000), "in/A.swift")
        // As on a full disk: the system takes a part of a file and refuses the rest.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let usual = limit
        limit.rlim_cur = 4096
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let result = Result { try port() }
        limit = usual
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        signal(SIGXFSZ, SIG_DFL)
        XCTAssertThrowsError(try result.get()) { error in
            XCTAssertEqual((error as? Failure)?.status, 3)
            XCTAssertTrue("\(error)".contains("A.swift cannot be written"), "\(error)")
        }
        XCTAssertEqual(read("out/A.swift"), before)
        XCTAssertFalse(try FileManager.default.contentsOfDirectory(atPath: output).contains { $0.hasPrefix(".kinora-port-") })
        XCTAssertEqual(try port(), 0, "the next run goes on")
        XCTAssertNotEqual(read("out/A.swift"), before)
    }

    func testARunThatWasKilledCanBeRunAgain() throws {
        XCTAssertEqual(try port(), 0)
        try write("let b = 1\n", "in/B.swift")
        // The record names files before they are written.
        let record = try XCTUnwrap(read("out/" + PortFolder.recordName))
        XCTAssertEqual(try port(), 0)
        let later = try XCTUnwrap(read("out/" + PortFolder.recordName))
        XCTAssertNotEqual(record, later)
        try FileManager.default.removeItem(atPath: output + "/A.swift")
        try write("half", "out/.kinora-port-12345")
        XCTAssertEqual(try port(), 0)
        XCTAssertNotNil(read("out/A.swift"))
        XCTAssertNil(read("out/.kinora-port-12345"))
    }
}
