import Foundation
import WorkCommands
import XCTest

@testable import kinora_swiftc

/// Runs the compiler wrapper with a program in place of the compiler that prints its arguments.
final class CompilerWrapperTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var source: URL { folder.appendingPathComponent("A.swift") }
    private var map: URL { folder.appendingPathComponent("M.build/output-file-map.json") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-wrapper-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: map.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "{\"\(source.path)\": {\"object\": \"A.o\"}}".write(to: map, atomically: true, encoding: .utf8)
        try "import UIKit\nclass A: NSObject { @objc func a() {} }\n".write(to: source, atomically: true, encoding: .utf8)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func arguments(
        _ words: [String] = [], module: String = "M", environment: [String: String] = [:]
    ) throws -> [String] {
        let list = folder.appendingPathComponent("sources")
        try ResponseFile.quoted(source.path).write(to: list, atomically: true, encoding: .utf8)
        let all = ["-module-name", module, "@" + list.path, "-output-file-map", map.path] + words
        return try CompilerWrapper(arguments: all, environment: environment).translatedArguments()
    }

    private func expanded(_ words: [String]) throws -> [String] {
        let path = try XCTUnwrap(words.first).dropFirst()
        return ResponseFile.words(of: try String(contentsOfFile: String(path), encoding: .utf8))
    }

    func testSourcesAndTheOutputFileMapAreReplaced() throws {
        let words = try expanded(arguments(["-O"]))
        let copy = try XCTUnwrap(words.first { $0.hasSuffix(".swift") })
        XCTAssertNotEqual(copy, source.path)
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        XCTAssertTrue(
            text.hasPrefix("#sourceLocation(file: \"\(source.path)\", line: 2)\nclass A: NSObject {       func a() {}"), text)
        let index = try XCTUnwrap(words.firstIndex(of: "-output-file-map"))
        let files = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: words[index + 1]))) as? [String: Any]
        XCTAssertEqual(files.map { Array($0.keys) }, [copy])
        XCTAssertTrue(words.contains("-O"))
    }

    func testTheOnlyFileOfAModuleMayHaveUIApplicationMain() throws {
        XCTAssertFalse(try expanded(arguments()).contains("-parse-as-library"))
        try "import UIKit\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}\n".write(
            to: source, atomically: true, encoding: .utf8)
        XCTAssertTrue(try expanded(arguments()).contains("-parse-as-library"))
    }

    func testCoverageIsThatOfTheSource() throws {
        let words = try expanded(arguments(["-profile-coverage-mapping"]))
        let index = try XCTUnwrap(words.firstIndex(of: "-coverage-prefix-map"))
        XCTAssertTrue(words[index + 1].hasSuffix("=" + source.path), words[index + 1])
    }

    func testUnchangedFilesAreNotTranslatedAgain() throws {
        let log = folder.appendingPathComponent("log")
        let copy = try XCTUnwrap(expanded(arguments(environment: ["KINORA_TRANSLATOR_LOG": log.path])).first { $0.hasSuffix(".swift") })
        let date = try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date
        _ = try arguments(environment: ["KINORA_TRANSLATOR_LOG": log.path])
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date, date)
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(lines.map { $0.contains("\"fromCache\":true") }, [false, true])
        XCTAssertTrue(lines.allSatisfy { $0.contains("\"path\":\"\(source.path)\"") })
    }

    func testOtherModulesPassUnchanged() throws {
        XCTAssertEqual(try arguments(environment: ["KINORA_AS_IOS": "-M"]).first, "-module-name")
        try "class A {}\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try arguments().first, "-module-name")
        XCTAssertNotEqual(try arguments(environment: ["KINORA_AS_IOS": "+M"]).first, "-module-name")
    }

    /// A package's module that imports Foundation alone has all of it, as on iOS.
    func testModulesWithoutUIKitHaveAllOfFoundation() throws {
        try "import Foundation\n// XMLParser\nlet a: URLRequest? = nil\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try arguments().suffix(4), ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"])
        try "import Foundation\nimport FoundationNetworking\nlet a: URLRequest? = nil\n"
            .write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try arguments().suffix(2), ["-output-file-map", map.path])
    }

    /// A package gets web views, maps and players by the import alone, in its programs and its tests.
    func testSourcesThatImportFrameworksAreFound() throws {
        for name in ["WebKit", "MapKit", "AVFoundation", "CoreLocation", "UserNotifications"] {
            for isTest in [true, false] {
                let host = Host.ofProgram(isTest: isTest).first { $0.target == name }
                XCTAssertEqual(host?.modules.first, name)
            }
            XCTAssertTrue(CompilerWrapper.keptModules.contains(name))
        }
        let checkout = folder.appendingPathComponent("build/checkouts/Web/Sources")
        let local = folder.appendingPathComponent("local/Sources/Web")
        let imports = PackageImports(package: folder.path + "/app", scratch: folder.path + "/build")
        try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
        let state = ["object": ["dependencies": [["state": ["path": folder.path + "/local"]]]]]
        try JSONSerialization.data(withJSONObject: state).write(to: folder.appendingPathComponent("build/workspace-state.json"))
        for directory in [folder.appendingPathComponent("app/Sources"), checkout, local] {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let file = directory.appendingPathComponent("A.swift")
            try "// import WebKit\nimport UIKit\n".write(to: file, atomically: true, encoding: .utf8)
            XCTAssertFalse(imports.modules.contains("WebKit"))
            try "import class WebKit.WKWebView\n".write(to: file, atomically: true, encoding: .utf8)
            XCTAssertTrue(imports.modules.contains("WebKit"), directory.path)
            try FileManager.default.removeItem(at: file)
        }
        XCTAssertFalse(imports.namesKinora)
        // Kinora's own sources import it.
        let layer = folder.appendingPathComponent("local/Sources/QuartzCore/Layer/CALayer.swift")
        try FileManager.default.createDirectory(at: layer.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "import WebKit\n".write(to: layer, atomically: true, encoding: .utf8)
        XCTAssertFalse(imports.modules.contains("WebKit"))
        XCTAssertTrue(imports.namesKinora)
        // Once it is resolved, a package that names Kinora names the compiled modules, which have no sources.
        try FileManager.default.removeItem(at: layer)
        XCTAssertFalse(imports.namesKinora)
        let flags = folder.appendingPathComponent("local/Prebuilt/flags")
        try FileManager.default.createDirectory(at: flags.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: flags)
        XCTAssertTrue(imports.namesKinora)
    }

    /// A package whose manifest is as for iOS: a program of it links UIKit, and modules that do not import it find it behind others.
    func testAPackageThatDoesNotNameKinoraHasItsModules() throws {
        let products = folder.appendingPathComponent("products")
        let kinora = folder.appendingPathComponent("kinora")
        let library = kinora.appendingPathComponent("Prebuilt/link/libkinora-UIKit.so")
        try FileManager.default.createDirectory(at: library.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: library)
        try "-I/kinora/modules".write(to: kinora.appendingPathComponent("Prebuilt/flags"), atomically: true, encoding: .utf8)
        try XCTUnwrap(Prebuilt(in: kinora.path)).mark(products: products.path)
        let link = ["-emit-executable", "-o", products.path + "/AppTests.xctest"]
        func words() throws -> [String] { try CompilerWrapper(arguments: link, environment: [:]).translatedArguments() }
        XCTAssertEqual(try words(), link, "a package that names Kinora links the products that it names")
        try Data().write(to: products.appendingPathComponent(Host.frameworksOfPhones.mark))
        XCTAssertEqual(
            try words(), link + ["-Xlinker", "--no-as-needed", "-L", library.deletingLastPathComponent().path, "-lkinora-UIKit"])

        let logic = folder.appendingPathComponent("Logic.swift")
        try "import Colors\n".write(to: logic, atomically: true, encoding: .utf8)
        let map = products.appendingPathComponent("Logic.build/output-file-map.json")
        let compile = ["-module-name", "Logic", logic.path, "-output-file-map", map.path]
        XCTAssertEqual(
            try CompilerWrapper(arguments: compile, environment: [:]).translatedArguments(), compile + ["-I/kinora/modules"])
    }

    /// `Integrations/SnapshotTesting` builds Point-Free's module under this name.
    func testTheModuleBehindSnapshotTestingPassesUnchanged() throws {
        XCTAssertNotEqual(try arguments().first, "-module-name")
        XCTAssertEqual(try arguments(module: "PointFreeSnapshotTesting").first, "-module-name")
        XCTAssertNotEqual(
            try arguments(module: "PointFreeSnapshotTesting", environment: ["KINORA_AS_IOS": "+PointFreeSnapshotTesting"]).first,
            "-module-name")
    }

    func testResponseFilesKeepEveryWord() {
        let words = ["a b", "c\"d", "e\\f", "g'h", "-D", "日本"]
        XCTAssertEqual(ResponseFile.words(of: words.map(ResponseFile.quoted).joined(separator: "\n")), words)
        XCTAssertEqual(ResponseFile.words(of: "'a b' c\\ d\n"), ["a b", "c d"])
    }

    /// As swiftc's driver reads them: a backslash keeps the next character in quotes too, and either quote ends a quoted part.
    func testResponseFilesAreThoseOfTheDriver() throws {
        XCTAssertEqual(ResponseFile.words(of: "// a comment\n'it'\\''s' \"a\\\"b\""), ["it's", "a\"b"])
        XCTAssertEqual(ResponseFile.words(of: "'a\\b'\r\nc\n\"\"\nd"), ["ab", "c", "d"])
        let outer = folder.appendingPathComponent("outer")
        let inner = folder.appendingPathComponent("inner")
        try "-a @\(inner.path) @rpath/none".write(to: outer, atomically: true, encoding: .utf8)
        try "-b".write(to: inner, atomically: true, encoding: .utf8)
        XCTAssertEqual(try ResponseFile.expanded(["@" + outer.path]), ["-a", "-b", "@rpath/none"])
        for file in ["@\(folder.path)/none", "@\(folder.path)"] { XCTAssertThrowsError(try ResponseFile.expanded([file]), file) }
        try "@\(outer.path)".write(to: inner, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try ResponseFile.expanded(["@" + outer.path]))
    }

    /// The real compiler gets the translation of a source in a folder of any name, and names the source in its errors.
    func testPathsMayHaveQuotes() throws {
        for name in ["it's", "a \"quote\"", "back\\slash", "tab\tand space", "日本", "new\nline"] {
            let own = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let file = own.appendingPathComponent("A's \"file\".swift")
            try "import UIKit\n@objc class A { let a: Int = \"\" }\n".write(to: file, atomically: true, encoding: .utf8)
            let map = try JSONSerialization.data(withJSONObject: [file.path: ["object": "A.o"]])
            let mapFile = own.appendingPathComponent("M.build/output-file-map.json")
            try FileManager.default.createDirectory(at: mapFile.deletingLastPathComponent(), withIntermediateDirectories: true)
            try map.write(to: mapFile)
            let words = try CompilerWrapper(
                arguments: ["-module-name", "M", file.path, "-output-file-map", mapFile.path], environment: [:]
            ).translatedArguments()
            let given = try ResponseFile.expanded(words)
            let copy = try XCTUnwrap(given.first { $0.hasSuffix(".swift") }, name)
            XCTAssertTrue(FileManager.default.fileExists(atPath: copy), copy)
            let index = try XCTUnwrap(given.firstIndex(of: "-output-file-map"))
            let files = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: given[index + 1]))) as? [String: Any]
            XCTAssertEqual(files.map { Array($0.keys) }, [copy])
            XCTAssertEqual(BuiltTranslation(uri: URL(fileURLWithPath: copy).absoluteString)?.original, file.absoluteString, name)
            let list = words.first?.hasPrefix("@") == true ? words : given
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swiftc", "-typecheck"] + list.filter { $0 != "-output-file-map" && $0 != given[index + 1] }
            process.standardError = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            XCTAssertFalse(output.contains("unexpected input file") || output.contains("error opening"), output)
        }
    }

    /// A byte order mark may only begin a file: behind the statement that names the source it would be an error.
    func testAByteOrderMarkBecomesSpaces() throws {
        try "\u{FEFF}import UIKit\n@objc class A {}\n".write(to: source, atomically: true, encoding: .utf8)
        let copy = try XCTUnwrap(expanded(arguments()).first { $0.hasSuffix(".swift") })
        XCTAssertEqual(
            try String(contentsOfFile: copy, encoding: .utf8), "#sourceLocation(file: \"\(source.path)\", line: 2)\n      class A {}\n")
        try "\u{FEFF}@objc class A {}\nimport UIKit\n".write(to: source, atomically: true, encoding: .utf8)
        let other = try XCTUnwrap(expanded(arguments()).first { $0.hasSuffix(".swift") })
        XCTAssertEqual(
            try String(contentsOfFile: other, encoding: .utf8),
            "#sourceLocation(file: \"\(source.path)\", line: 1)\n         class A {}\nimport UIKit\n")
    }

    func testCommentsDoNotMakeAModuleOneForPhones() throws {
        try "// import UIKit\nlet a = \"import UIKit\"\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try arguments().first, "-module-name")
        try "import UIKit\n// @main\n@objc class A {}\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertFalse(try expanded(arguments()).contains("-parse-as-library"))
    }

    func testASourceThatIsNestedTooDeepIsAnErrorOfItsOwn() throws {
        try ("import UIKit\nlet a = " + String(repeating: "(", count: 50_000)).write(to: source, atomically: true, encoding: .utf8)
        let copy = try XCTUnwrap(expanded(arguments()).first { $0.hasSuffix(".swift") })
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        XCTAssertTrue(text.contains("line: 2)\n") && text.contains("#error("), String(text.prefix(300)))
        XCTAssertLessThan(text.count, 1000)
    }

    func testPortWritesTranslatedSourcesAndReportsWhatItCannot() throws {
        let output = folder.appendingPathComponent("out")
        XCTAssertEqual(try runPort([source.path, output.path]), 0)
        let text = try String(contentsOf: output.appendingPathComponent("A.swift"), encoding: .utf8)
        XCTAssertTrue(text.hasPrefix("import UIKit\nclass A: NSObject {       func a() {}"), text)
        try "import UIKit\nextension UIView { override func layoutSubviews() {} }\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try runPort([source.path, output.path]), 1)
        XCTAssertThrowsError(try runPort(["--json", "a", "b"]))
        XCTAssertThrowsError(try runPort(["a"]))
    }
}
