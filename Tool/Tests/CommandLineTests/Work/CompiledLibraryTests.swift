import CommandSupport
import XCTest

@testable import WorkCommands

/// The modules that are compiled once, with other programs as `swift` and `Tool/prebuild`.
final class CompiledLibraryTests: XCTestCase {
    private var environment: [String: String?] = [:]
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        for name in ["PATH", "KINORA_PATH", "PKG_CONFIG_PATH", "XDG_CACHE_HOME"] {
            environment[name] = .some(ProcessInfo.processInfo.environment[name])
        }
        unsetenv("PKG_CONFIG_PATH")
        folder = try TemporaryFolder()
        try write("let a = 1\n", as: "checkout/Sources/UIKit/A.swift")
        try writeProgram("#!/bin/sh\necho \"$*\" >>\(folder.path("calls"))\n", as: "bin/swift")
        try writeProgram(
            """
            #!/bin/sh
            echo "prebuild $*" >>\(folder.path("calls"))
            mkdir -p "$1/pkgconfig"
            echo -Imodules >"$1/flags"
            echo manifest >"$1/Package.swift"

            """, as: "checkout/Tool/prebuild")
        setenv("PATH", folder.path("bin") + ":/usr/bin:/bin", 1)
        setenv("XDG_CACHE_HOME", folder.path("cache"), 1)
    }

    override func tearDown() {
        for (name, value) in environment { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
        folder = nil
    }

    private func write(_ text: String, as name: String) throws {
        let file = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func writeProgram(_ text: String, as name: String) throws {
        try write(text, as: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }

    private var calls: [Substring] { (try? String(contentsOfFile: folder.path("calls"), encoding: .utf8))?.split(separator: "\n") ?? [] }

    private var library: CompiledLibrary { CompiledLibrary(checkout: Checkout(root: folder.path("checkout"))) }

    func testModulesAreCompiledOnceForTheSameSourcesAndCompiler() throws {
        let library = self.library
        XCTAssertNil(library.current(with: []))
        var reports: [String] = []
        let made = try library.make(["UIKit"]) { reports.append($0) }
        XCTAssertEqual(made.folder, library.root + "/Prebuilt")
        XCTAssertEqual(reports.count, 1)
        let build = URL(fileURLWithPath: library.root).deletingLastPathComponent().path + "/build"
        XCTAssertEqual(
            calls.map(String.init),
            [
                "build --package-path \(folder.path("checkout")) --scratch-path \(build) -Xswiftc -gnone "
                    + "-Xswiftc -avoid-emit-module-source-info --disable-index-store --target UIKit",
                "prebuild \(library.root)/Prebuilt --root \(library.root)/Prebuilt --build \(build)/debug --targets UIKit",
            ])
        XCTAssertEqual(try String(contentsOfFile: library.root + "/Package.swift", encoding: .utf8), "manifest\n")
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(atPath: library.root + "/Plugins"), folder.path("checkout/Plugins"))
        try library.make(["UIKit"]) { _ in XCTFail("compiled already") }
        XCTAssertEqual(calls.count, 2)
        try write("let a = 22\n", as: "checkout/Sources/UIKit/A.swift")
        XCTAssertNil(library.current(with: ["UIKit"]), "another source")
        try library.make(["UIKit"]) { _ in }
        XCTAssertEqual(calls.count, 4)
        try writeProgram("#!/bin/sh\n", as: "other/swift")
        setenv("PATH", folder.path("other") + ":/usr/bin:/bin", 1)
        XCTAssertNil(library.current(with: ["UIKit"]), "another compiler")
    }

    func testWhatNoLaterBuildReadsIsRemovedOnceTheModulesAreLinked() throws {
        let build = URL(fileURLWithPath: library.root).deletingLastPathComponent().path + "/build"
        let removed = ["debug/UIKit.build/UIKit.d", "debug/ModuleCache/A/a.pcm", "debug.yaml", "debug/description.json"]
        let kept = ["debug/UIKit.build/A.swift.o", "debug/CDrawing.build/a.c.d", "debug/Modules/UIKit.swiftmodule", "build.db"]
        for name in removed + kept {
            let file = URL(fileURLWithPath: "\(build)/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("a".utf8).write(to: file)
        }
        try library.make(["UIKit"]) { _ in }
        XCTAssertEqual((removed + kept).filter { FileManager.default.fileExists(atPath: "\(build)/\($0)") }, kept)
    }

    func testOtherModulesComeToThoseThatThereAre() throws {
        try write("", as: "checkout/Sources/MapKit/A.swift")
        let library = self.library
        XCTAssertEqual(library.modules(imported: ["MapKit", "Foundation", "UIKit", "../Tool", ""]), ["MapKit", "UIKit"])
        try library.make(["UIKit", "Browser", "Kinora"]) { _ in }
        XCTAssertEqual(calls.dropLast().map { $0.split(separator: " ").last }, ["Kinora", "Browser", "UIKit"], "the largest first")
        XCTAssertNotNil(library.current(with: ["Kinora"]))
        XCTAssertNil(library.current(with: ["MapKit", "Kinora"]))
        XCTAssertNil(library.current(with: nil))
        var reports: [String] = []
        try library.make(["MapKit", "Kinora"]) { reports.append($0) }
        XCTAssertEqual(reports, ["compiling MapKit"])
        XCTAssertEqual(calls.last?.split(separator: " ").last, "Browser,Kinora,MapKit,UIKit")
        try library.make(nil) { _ in }
        XCTAssertEqual(calls.last?.contains("--targets"), false)
        XCTAssertNotNil(library.current(with: ["WebKit"]), "all are there")
        let count = calls.count
        try library.make(["WebKit"]) { _ in XCTFail("compiled already") }
        XCTAssertEqual(calls.count, count)
    }

    func testWhatCannotBeCompiledOrLinkedIsSaid() throws {
        try writeProgram("#!/bin/sh\necho 'A.swift:1:1: error: no' >&2\nexit 1\n", as: "bin/swift")
        XCTAssertThrowsError(try library.make(nil) { _ in }) { error in
            XCTAssertEqual((error as? Failure)?.status, 3)
            XCTAssertEqual((error as? Failure)?.message, "UIKit cannot be compiled:\nA.swift:1:1: error: no")
        }
        try writeProgram("#!/bin/sh\n", as: "bin/swift")
        try writeProgram("#!/bin/sh\necho 'prebuild: no objects'\nexit 1\n", as: "checkout/Tool/prebuild")
        XCTAssertThrowsError(try library.make(nil) { _ in }) { error in
            XCTAssertEqual((error as? Failure)?.message, "UIKit cannot be linked: prebuild: no objects\n")
        }
        XCTAssertNil(library.current(with: []))
    }

    /// Manifests read the one variable, and pkg-config the other.
    func testPackagesTakeTheModulesByTheEnvironment() throws {
        let made = try library.make(nil) { _ in }
        func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        made.use()
        made.use()
        XCTAssertEqual(value("KINORA_PATH"), library.root)
        XCTAssertEqual(value("PKG_CONFIG_PATH"), made.folder + "/pkgconfig")
        setenv("PKG_CONFIG_PATH", "/a", 1)
        made.use()
        XCTAssertEqual(value("PKG_CONFIG_PATH"), made.folder + "/pkgconfig:/a")
    }
}
