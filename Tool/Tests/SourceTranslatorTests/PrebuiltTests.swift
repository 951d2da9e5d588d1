import Foundation
import XCTest

@testable import WorkCommands
@testable import kinora_swiftc

/// The files of `Tool/prebuild`, as builds of packages use them.
final class PrebuiltTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-prebuilt-\(UUID().uuidString)").path

    override func tearDown() { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, as name: String) throws {
        let file = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func testACheckoutHasNone() throws {
        XCTAssertNil(Prebuilt(in: root))
        XCTAssertNil(Prebuilt.used(products: root))
        try write("", as: "Prebuilt/lib/libkinora-UIKit.so.1")
        XCTAssertNil(Prebuilt(in: root), "without flags no module is found")
    }

    func testABuildThatTakesThemHasTheirFlags() throws {
        try write("-I/a/modules\n-I/usr/include/cairo\n", as: "Prebuilt/flags")
        let prebuilt = try XCTUnwrap(Prebuilt(in: root))
        let products = root + "/products"
        try prebuilt.mark(products: products)
        XCTAssertEqual(Prebuilt.used(products: products)?.folder, prebuilt.folder)
        let flags = try XCTUnwrap(ImportFlags(outputFileMap: products + "/App.build/output-file-map.json"))
        XCTAssertEqual(try flags.missing(from: ["-I/a/modules"], of: ["UIKit"]), ["-I/usr/include/cairo"])
        let note = products + "/kinora-prebuilt"
        let date = try FileManager.default.attributesOfItem(atPath: note)[.modificationDate] as? Date
        try prebuilt.mark(products: products)
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: note)[.modificationDate] as? Date, date, "twice is once")
        try FileManager.default.removeItem(atPath: root + "/Prebuilt")
        XCTAssertNil(Prebuilt.used(products: products), "removed since")
    }

    /// SwiftPM would go on with the search path of its plan, and with objects that have the layouts of the old modules.
    func testOtherModulesMakeSwiftPMPlanAgain() throws {
        let (products, plan) = (root + "/build/x86_64-unknown-linux-gnu/debug", root + "/build/debug.yaml")
        func mark(_ flags: String) throws -> Bool {
            try write(flags, as: "Prebuilt/flags")
            try write("commands:", as: "build/debug.yaml")
            try XCTUnwrap(Prebuilt(in: root)).mark(products: products)
            return FileManager.default.fileExists(atPath: plan)
        }
        XCTAssertFalse(try mark("-I/a/modules-1\n"))
        XCTAssertTrue(try mark("-I/a/modules-1\n"), "the same modules")
        XCTAssertFalse(try mark("-I/a/modules-2\n"))
    }

    func testThePackageIsThatOfSwiftPMsWords() {
        for words in [["--package-path", "a", "-c", "release", "--scratch-path", "b"], ["--package-path=a", "--build-path=b"]] {
            let imports = PackageImports(words: words)
            XCTAssertEqual([imports.package, imports.scratch], ["a", "b"])
        }
        XCTAssertEqual(PackageImports(words: ["--package-path=a"]).scratch, "a/.build")
        XCTAssertEqual(PackageImports(words: []).package, ".")
    }

    /// Hosts are linked though a program names nothing of theirs; modules below UIKit are in its library.
    func testHostsAreLinked() throws {
        try write("", as: "Prebuilt/flags")
        for name in ["UIKit", "Kinora", "Headless"] { try write("", as: "Prebuilt/link/libkinora-\(name).so") }
        let prebuilt = try XCTUnwrap(Prebuilt(in: root))
        XCTAssertEqual(
            prebuilt.linkerFlags(of: Host.film.modules),
            ["-Xlinker", "--no-as-needed", "-L", root + "/Prebuilt/link", "-lkinora-Kinora", "-lkinora-Headless"])
        XCTAssertEqual(prebuilt.linkerFlags(of: ["QuartzCore"]), [])
    }
}
