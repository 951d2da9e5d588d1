import Foundation
import XCTest

@testable import WebKit

/// Programs that another user could change are not run. The folders are made below the folder of temporary files.
final class TrustedFileTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).path
        var path = Array((temporary + "/trusted-XXXXXX").utf8CString)
        folder = String(cString: try XCTUnwrap(mkdtemp(&path)))
        try make("a/b/tool", 0o755)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func make(_ path: String, _ mode: mode_t, _ text: String = "#!/bin/sh\n") throws {
        let whole = folder + "/" + path
        let parent = (whole as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        try Data(text.utf8).write(to: URL(fileURLWithPath: whole))
        chmod(whole, mode)
    }

    private func refusal(_ path: String, line: UInt = #line) -> String {
        do {
            _ = try TrustedFile(path.hasPrefix("/") ? path : folder + "/" + path)
            return ""
        } catch {
            return (error as? TrustedFile.Untrusted)?.sentence ?? "\(error)"
        }
    }

    func testAFileOfThisUserInFoldersOfThisUserIsTrusted() {
        XCTAssertEqual(refusal("a/b/tool"), "")
        XCTAssertEqual(refusal("a/./b/../b/tool"), "")
        XCTAssertEqual(refusal("/bin/sh"), "", "root's, through links")
    }

    func testWhatOthersCanWriteIsRefused() {
        for (path, modes) in [("a/b/tool", [0o775, 0o757, 0o777]), ("a/b", [0o775, 0o777, 0o1777]), ("a", [0o775, 0o757, 0o777])] {
            for mode in modes {
                chmod(folder + "/" + path, mode_t(mode))
                let said = refusal("a/b/tool")
                XCTAssertTrue(said.hasPrefix("other users can write \(folder)/\(path) (mode \(String(mode, radix: 8)))"), "\(mode) \(said)")
                XCTAssertTrue(said.hasSuffix("chmod go-w \(folder)/\(path)"), said)
            }
            chmod(folder + "/" + path, 0o755)
        }
        // In a folder as /tmp others cannot rename this user's folders.
        chmod(folder + "/a", 0o1777)
        XCTAssertEqual(refusal("a/b/tool"), "")
    }

    func testWhatBelongsToAnotherUserIsRefused() throws {
        guard geteuid() == 0 else { throw XCTSkip("only root gives files to others") }
        for path in ["a/b/tool", "a/b", "a"] {
            chown(folder + "/" + path, 65534, 0)
            XCTAssertTrue(refusal("a/b/tool").hasPrefix("\(folder)/\(path) belongs to another user (65534)"), path)
            chown(folder + "/" + path, 0, 0)
        }
        symlink("b", folder + "/a/link")
        lchown(folder + "/a/link", 65534, 0)
        XCTAssertTrue(refusal("a/link/tool").hasPrefix("\(folder)/a/link belongs to another user"))
    }

    func testLinksAreFollowedAndChecked() throws {
        try make("open/tool", 0o755)
        for (target, link) in [
            ("b/tool", "a/good"), (folder + "/open/tool", "a/away"), ("../open", "a/out"), ("circle", "a/circle"), ("missing", "a/none"),
        ] { symlink(target, folder + "/" + link) }
        symlink("../a/b/tool", folder + "/open/in")
        XCTAssertEqual(refusal("a/good"), "")
        XCTAssertEqual(refusal("a/away"), "")
        chmod(folder + "/open", 0o777)
        for path in ["a/away", "a/out/tool", "open/in"] {
            XCTAssertTrue(refusal(path).hasPrefix("other users can write \(folder)/open (mode 777)"), path)
        }
        XCTAssertEqual(refusal("a/circle"), "\(folder)/a/circle is a link to nothing")
        XCTAssertEqual(refusal("a/none"), "\(folder)/a/missing: No such file or directory")
    }

    func testWhatIsNoFileIsRefusedWithASentence() {
        XCTAssertEqual(refusal("a/b"), "\(folder)/a/b is no file")
        XCTAssertEqual(refusal("a/b/tool/x"), "\(folder)/a/b/tool is no folder")
        do {
            _ = try TrustedFile("tool")
            XCTFail("a relative path")
        } catch { XCTAssertEqual(error.sentence, "tool must be a whole path, from / on") }
    }

    func testTheFileThatWasCheckedIsTheOneThatIsUsed() throws {
        try make("a/b/other", 0o755, "other")
        let file = try TrustedFile(folder + "/a/b/tool")
        rename(folder + "/a/b/other", folder + "/a/b/tool")
        XCTAssertEqual(try String(contentsOfFile: "/proc/self/fd/\(file.descriptor)", encoding: .utf8), "#!/bin/sh\n")
        XCTAssertEqual(try String(contentsOfFile: folder + "/a/b/tool", encoding: .utf8), "other")
    }

    func testWithoutAHomeTheCacheIsAPrivateFolder() throws {
        let names = ["HOME", "XDG_CACHE_HOME", "TMPDIR"]
        let before = names.map { (name: $0, value: ProcessInfo.processInfo.environment[$0]) }
        defer { for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
        unsetenv("HOME")
        unsetenv("XDG_CACHE_HOME")
        setenv("TMPDIR", folder, 1)
        func mode(_ path: String) -> Int {
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_mode & 0o7777) : -1
        }
        let own = try HelperProgram.cacheFolder()
        XCTAssertEqual(own, "\(folder)/kinora-\(geteuid())")
        XCTAssertEqual(mode(own), 0o700)
        // Another user has made the folder, and may write it.
        chmod(own, 0o777)
        let other = try HelperProgram.cacheFolder()
        XCTAssertNotEqual(other, own)
        XCTAssertEqual(mode(other), 0o700)
        XCTAssertEqual(try HelperProgram.cacheFolder(), other)
        setenv("XDG_CACHE_HOME", own, 1)
        XCTAssertThrowsError(try HelperProgram.cacheFolder()) { error in
            let said = (error as? HelperProgram.Unavailable)?.sentence ?? "\(error)"
            XCTAssertTrue(said.hasPrefix("the web helper is not compiled: other users can write \(own) (mode 777)"), said)
        }
    }
}
