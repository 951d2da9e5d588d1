import CommandSupport
import Foundation
import WorkCommands
import XCTest

@testable import XcodeProjects
@testable import kinora_swiftc

/// The package, the bundle and the report of `kinora open`, from values.
final class OpenPackageTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-open-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func testAFolderIsOneBuildsAtATime() throws {
        var first: FolderLock? = try FolderLock(of: folder.path + "/build") { XCTFail("nothing else builds") }
        let (waits, ends) = (expectation(description: "waits"), expectation(description: "ends"))
        let path = folder.path + "/build"
        Thread.detachNewThread {
            let second = try? FolderLock(of: path) { waits.fulfill() }
            withExtendedLifetime(second) { ends.fulfill() }
        }
        wait(for: [waits], timeout: 20)
        XCTAssertNotNil(first)
        first = nil
        wait(for: [ends], timeout: 20)
    }

    func testAManifestHasTheModulesModesConditionsAndProducts() {
        let library = AppPackage.Module(name: "Core", kind: .library, sources: [], swiftVersion: "4.2", conditions: ["DEBUG"])
        var app = AppPackage.Module(name: "My_App", kind: .app, sources: [], dependencies: ["Core"], isMainActorIsolated: true)
        app.features = ["InferIsolatedConformances"]
        app.products = [.init(name: "UIKit", package: "Kinora")]
        let package = AppPackage(
            name: "My \"App\"", folder: "/p", modules: [library, app],
            dependencies: [.local("/p/Kit"), .remote(url: "https://a.b/c.git", requirement: "exact: \"1.2.3\"")])
        XCTAssertEqual(
            package.manifest(kinora: "/kinora"),
            #"""
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "My__App_",
                defaultLocalization: "en",
                dependencies: [
                    .package(name: "Kinora", path: "/kinora"),
                    .package(path: "/p/Kit"),
                    .package(url: "https://a.b/c.git", exact: "1.2.3"),
                ],
                targets: [
                    .target(
                        name: "Core",
                        dependencies: [],
                        path: "Sources/Core",
                        swiftSettings: [.swiftLanguageMode(.version("4.2")), .define("DEBUG")]),
                    .executableTarget(
                        name: "My_App",
                        dependencies: [.target(name: "Core"), .product(name: "UIKit", package: "Kinora")],
                        path: "Sources/My_App",
                        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferIsolatedConformances"), .defaultIsolation(MainActor.self)]),
                ])

            """#)
    }

    func testVersionsOfXcodeAreModesOfTheCompiler() {
        let modes = [("3.0", ".v4"), ("4", ".v4"), ("4.2", ".version(\"4.2\")"), ("5.0", ".v5"), ("5.10", ".v5"), ("6", ".v6")]
        for (version, mode) in modes { XCTAssertEqual(AppPackage.languageMode(version), mode, version) }
    }

    func testAnAppIsChosenByNameOrSchemeAndMistakesNameExistingOnes() throws {
        let choice = TargetChoice(
            targets: [.init(name: "Kit", isApp: false), .init(name: "Other", isApp: true), .init(name: "Shop", isApp: true)],
            schemes: [("Shop Debug", "Shop")], project: "Shop")
        XCTAssertEqual(try choice.choose(target: nil, scheme: nil).index, 2, "the project's name")
        XCTAssertEqual(try choice.choose(target: nil, scheme: nil).others, ["Other"])
        XCTAssertEqual(try choice.choose(target: "Other", scheme: nil).index, 1)
        XCTAssertEqual(try choice.choose(target: nil, scheme: "Shop Debug").index, 2)
        for (target, scheme, message) in [
            ("Shp", nil, "--target Shp: unknown target; did you mean 'Shop'? the apps are: Other, Shop"),
            ("Kit", nil, "--target Kit: 'Kit' is no app; the apps are: Other, Shop"),
            (nil, "Nightly", "--scheme Nightly: unknown scheme; the schemes are: Shop Debug"),
        ] as [(String?, String?, String)] {
            XCTAssertThrowsError(try choice.choose(target: target, scheme: scheme)) { error in
                XCTAssertEqual((error as? UsageError)?.message, message)
            }
        }
        let mixed = TargetChoice(
            targets: [.init(name: "Demo", isApp: true, begins: false), .init(name: "Demo-Swift", isApp: true)], project: "Demo")
        XCTAssertEqual(try mixed.choose(target: nil, scheme: nil).index, 1, "the app that begins in Swift")
        XCTAssertEqual(try mixed.choose(target: "Demo", scheme: nil).index, 0)
        XCTAssertThrowsError(try TargetChoice(targets: [.init(name: "Kit", isApp: false)]).choose(target: nil, scheme: nil)) { error in
            XCTAssertEqual((error as? UsageError)?.message, "no target is an app; the targets are: Kit")
        }
    }

    func testMessagesOfTheCompilerNameTheProjectsFiles() {
        let output = """
            [3/9] Compiling App Main.swift
            /cache/P/Sources/App/A B.swift:3:9: error: cannot find 'x' in scope
            1 | let y = x
            /cache/P/Sources/App/A B.swift:3:9: error: cannot find 'x' in scope
            /kinora/Other.swift:1:2: warning: unused
            Main.o: undefined reference to `main'
            error: fatalError
            """
        let messages = BuildMessages(output: output) { $0.replacing("/cache/P/Sources/App", with: "/home/App") }
        XCTAssertEqual(
            messages.messages.map { $0.text(from: "/home/App") },
            [
                "A B.swift:3:9: error: cannot find 'x' in scope", "/kinora/Other.swift:1:2: warning: unused",
                "error: undefined reference to `main'",
            ])
    }

    func testALinkFolderFollowsTheProjectAndKeepsUnchangedFiles() throws {
        try write("a", "p/a.swift")
        try write("b", "p/b.swift")
        let path = folder.path + "/links"
        var first = LinkFolder(path: path)
        first.link(folder.path + "/p/a.swift", as: "S/a.swift")
        first.link(folder.path + "/p/b.swift", as: "S/b.swift")
        XCTAssertEqual(first.link(folder.path + "/p/b.swift", as: "S/b.swift"), "S/b-2.swift", "a name that is taken")
        first.write(Data("m".utf8), as: "Package.swift")
        try first.update()
        let old = try FileManager.default.attributesOfItem(atPath: path + "/Package.swift")[.systemFileNumber] as? Int
        try write("kept", "links/Package.resolved")
        var second = LinkFolder(path: path)
        second.link(folder.path + "/p/a.swift", as: "S/a.swift")
        second.write(Data("m".utf8), as: "Package.swift")
        try second.update(keeping: ["Package.resolved"])
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.sorted()
        XCTAssertEqual(names, ["Package.resolved", "Package.swift", "S", "S/a.swift"])
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: path + "/Package.swift")[.systemFileNumber] as? Int, old)
        XCTAssertEqual(try text("links/S/a.swift"), "a")
    }

    func testABundleIsFlatAndHasTheInformationOfTheApp() throws {
        try write("pixels", "p/Art/logo.png")
        try write("words", "p/de.lproj/Words.strings")
        try write("raw", "p/Resources/raw.txt")
        try write("program", "built")
        var package = AppPackage(name: "My App", folder: folder.path + "/p", modules: [])
        package.resources = [
            .init(path: folder.path + "/p/Art/logo.png"), .init(path: folder.path + "/p/de.lproj/Words.strings", region: "de"),
            .init(path: folder.path + "/p/Resources"),
        ]
        package.information = ["UIMainStoryboardFile": "Main"]
        let made = AppPackageFolder(package: package, path: folder.path + "/cache", kinora: "/kinora")
        try made.updateBundle(programs: [(product: folder.path + "/built", name: "My_App")])
        XCTAssertEqual(made.bundle, folder.path + "/cache/Products/My_App.app")
        XCTAssertEqual(try text("cache/Products/My_App.app/logo.png"), "pixels")
        XCTAssertEqual(try text("cache/Products/My_App.app/de.lproj/Words.strings"), "words")
        XCTAssertEqual(try text("cache/Products/My_App.app/raw.txt"), "raw", "a folder Resources would be Foundation's only one")
        XCTAssertEqual(try text("cache/Products/My_App.app/My_App"), "program")
        XCTAssertThrowsError(try FileManager.default.destinationOfSymbolicLink(atPath: made.bundle + "/My_App"), "no link")
        let bundle = try XCTUnwrap(Bundle(path: made.bundle))
        XCTAssertEqual(bundle.infoDictionary?["UIMainStoryboardFile"] as? String, "Main")
        XCTAssertEqual(bundle.infoDictionary?["CFBundleExecutable"] as? String, "My_App")
        XCTAssertNotNil(bundle.path(forResource: "logo", ofType: "png"))
    }

    func testTheTableSaysWhatIsShownWhatIsMissingAndWhatIsLeftOut() {
        var report = OpenReport()
        report.target = "App"
        XCTAssertEqual(report.table, "nothing is left out\n")
        report.isShown = true
        report.missing = ["UIImage(named: \"cat\") is not there"]
        report.leftOut = [.init(file: "Map.swift:3", declaration: "class MapView", reason: "needs MKMapView")]
        report.dependencies = [
            .init(name: "Old", state: "its sources are Objective-C", isLeftOut: true), .init(name: "New", state: "1.0", isLeftOut: false),
        ]
        XCTAssertEqual(
            report.table,
            """
            shown              the first screen of App
            missing on screen  UIImage(named: "cat") is not there
            left out           Map.swift:3: class MapView          needs MKMapView
            left out           Old                                 its sources are Objective-C

            """)
        XCTAssert(report.json.contains("\"isShown\":true"), report.json)
    }

    func testPodsAreModulesByTheirPodspecsAndWhatIsObjectiveCIsNamed() throws {
        try write("public struct A {}", "Pods/Alpha/Source/Deep/A.swift")
        try write("test", "Pods/Alpha/Tests/T.swift")
        try write(
            "Pod::Spec.new do |s|\n  s.module_name = 'AlphaKit'\n  s.swift_versions = ['5.0', '5.3']\n  s.source_files = 'Source/**/*.{swift,h}'\nend",
            "Pods/Alpha/Alpha.podspec")
        try write("public struct B {}", "Pods/Beta/B.swift")
        try write(
            #"{"name":"Beta","source_files":"*.swift","swift_versions":"4.2","resource":"beta.json"}"#,
            "Pods/Local Podspecs/Beta.podspec.json")
        try write("{}", "Pods/Beta/beta.json")
        try write("@implementation", "Pods/Gamma/G.m")
        let folder = folder.path
        func pod(_ name: String, _ isThere: Bool = true) -> ProjectDependency {
            ProjectDependency(tool: .pods, name: name, version: "1.0", path: isThere ? "\(folder)/Pods/\(name)" : nil)
        }
        let found = ForeignModules([pod("Alpha"), pod("Beta"), pod("Gamma"), pod("Delta", false)], in: folder)
        XCTAssertEqual(found.modules.map(\.name), ["AlphaKit", "Beta"])
        XCTAssertEqual(found.modules.map(\.sources), [["\(folder)/Pods/Alpha/Source/Deep/A.swift"], ["\(folder)/Pods/Beta/B.swift"]])
        XCTAssertEqual(found.modules.map(\.swiftVersion), ["5.3", "4.2"])
        XCTAssertEqual(found.resources.map(\.path), ["\(folder)/Pods/Beta/beta.json"])
        XCTAssertEqual(
            found.report.filter(\.isLeftOut).map { "\($0.name): \($0.state)" },
            [
                "Gamma: CocoaPods 1.0: its sources are Objective-C, which is not compiled",
                "Delta: it is not in the folder; run pod install",
            ])
    }

    func testTheFilesOfARunLieInItsFolder() {
        let variables = AppRun.container("/home/run")
        XCTAssertEqual(variables["CFFIXED_USER_HOME"], "/home/run")
        XCTAssertEqual(variables["TMPDIR"], "/home/run/tmp")
        XCTAssertEqual(variables["KINORA_KEYCHAIN"], "/home/run/Library/Keychains/keychain.plist")
        XCTAssertEqual(OpenCache(environment: ["XDG_CACHE_HOME": "/c"]).root, "/c/kinora/open")
        XCTAssertEqual(OpenCache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "relative"]).root, "/h/.cache/kinora/open")
    }
}

/// A target of a project that a test writes; its files lie in a folder of their own, as with Xcode 16.
private struct ProjectTarget {
    let name: String
    let type: String
    let folder: String
    var settings = ""
    var dependencies: [String] = []
    var script: String?
}

extension OpenPackageTests {
    private func writeProject(_ name: String, _ targets: [ProjectTarget]) throws {
        var objects = """
            P = { isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G;
                targets = ( \(targets.map { "T" + $0.name + "," }.joined()) ); };
            G = { isa = PBXGroup; children = ( \(targets.map { "F" + $0.name + "," }.joined()) ); sourceTree = "<group>"; };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PD, ); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };

            """
        for target in targets {
            let id = target.name
            let script = target.script.map { _ in "X\(id)," } ?? ""
            objects += """
                T\(id) = { isa = PBXNativeTarget; name = \(id); buildConfigurationList = L\(id); buildPhases = ( S\(id), R\(id), \(script) );
                    fileSystemSynchronizedGroups = ( F\(id), ); productType = "com.apple.product-type.\(target.type)";
                    dependencies = ( \(target.dependencies.map { "D\(id)\($0)," }.joined()) ); };
                F\(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(target.folder); sourceTree = "<group>"; };
                S\(id) = { isa = PBXSourcesBuildPhase; files = ( ); };
                R\(id) = { isa = PBXResourcesBuildPhase; files = ( ); };
                L\(id) = { isa = XCConfigurationList; buildConfigurations = ( C\(id), ); };
                C\(id) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) }; };

                """
            if let script = target.script {
                objects += "X\(id) = { isa = PBXShellScriptBuildPhase; name = \(script); shellScript = lint; };\n"
            }
            for other in target.dependencies { objects += "D\(id)\(other) = { isa = PBXTargetDependency; target = T\(other); };\n" }
        }
        try write(
            "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 77; objects = {\n\(objects)}; rootObject = P; }\n",
            "\(name).xcodeproj/project.pbxproj")
    }

    /// Runs the tool in a process of its own, with a cache in the test's folder. Returns its exit status and all that it wrote.
    private func runTool(_ words: [String]) throws -> (status: Int32, text: String) {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("kinora-swiftc")
        process.arguments = ["open"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path + "/cache"]) { $1 }
        let log = folder.appendingPathComponent("log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let file = try FileHandle(forWritingTo: log)
        process.standardOutput = file
        process.standardError = file
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try text("log"))
    }

    func testMistakesEndWithTwoAndNameWhatThereIs() throws {
        try writeProject("Shop", [ProjectTarget(name: "Shop", type: "application", folder: "App")])
        try write("import UIKit", "App/A.swift")
        for (words, message) in [
            (["--target", "Shp"], "--target Shp: unknown target; did you mean 'Shop'? the apps are: Shop"),
            (["--test", "--check"], "--test and --check exclude each other"),
            (["--gesture", "x"], "go with --film or --strip"), (["--strip", "x.jpg"], "the image is a .png"),
        ] {
            let result = try runTool([folder.path] + words)
            XCTAssertEqual(result.status, 2, result.text)
            XCTAssert(result.text.contains(message), result.text)
        }
        XCTAssertEqual(try runTool([folder.path + "/gone"]).status, 2)
        try write("// !$*UTF8*$!\n{ objects = {\n<<<<<<< HEAD\n", "Shop.xcodeproj/project.pbxproj")
        let damaged = try runTool([folder.path])
        XCTAssertEqual(damaged.status, 2)
        XCTAssert(damaged.text.contains("project.pbxproj:"), damaged.text)
    }

    func testACheckIsOneObjectWithTheContractsKeys() throws {
        try writeProject(
            "Shop",
            [
                ProjectTarget(name: "Shop", type: "application", folder: "App", script: "Lint"),
                ProjectTarget(name: "Kit", type: "framework", folder: "Kit"),
            ])
        try write("import UIKit\nimport GameKit\nclass Game: GKMatch {}\nclass Kept {}", "App/A.swift")
        try write("", "Kit/B.swift")
        let result = try runTool([folder.path, "--check", "--json"])
        XCTAssertEqual(result.status, 0, result.text)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any])
        XCTAssertEqual(object.keys.sorted(), ["dependencies", "leftOut", "missing", "scripts", "targets"])
        XCTAssertEqual((object["targets"] as? [[String: String]])?.map { $0["kind"] }, ["app", "framework"])
        XCTAssertEqual(object["scripts"] as? [String], ["Lint"])
        let left = try XCTUnwrap((object["leftOut"] as? [[String: String]])?.first)
        XCTAssertEqual(left["file"], "App/A.swift:3")
        XCTAssertEqual((object["missing"] as? [[String: Any]])?.first?["name"] as? String, "GameKit")
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/cache/kinora/open"), "nothing is built")
    }

    func testACheckOfAPackageBuildsNothing() throws {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Deck",
                targets: [
                    .target(name: "Deck", path: "Source", exclude: ["Old"]), .target(name: "Cards"),
                    .testTarget(name: "DeckTests", dependencies: ["Deck"]),
                ])
            """, "Package.swift")
        try write("import UIKit\nfinal class Deck: UIView { let wrong = UIWobbleView() }", "Source/Deck.swift")
        try write("import UIKit\nfinal class Older: UIWobblerView {}", "Source/Old/Older.swift")
        try write("import UIKit\nimport GameKit\nfinal class Match: GKMatch {}", "Sources/Cards/Cards.swift")
        try write("import XCTest\nimport UIKit\nlet more: UIWobbleView? = nil", "Tests/DeckTests/Tests.swift")
        let result = try runTool([folder.path, "--check", "--json"])
        XCTAssertEqual(result.status, 0, result.text)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any])
        XCTAssertEqual(object.keys.sorted(), ["dependencies", "leftOut", "missing", "scripts", "targets"])
        let targets = (object["targets"] as? [[String: String]])?.map { "\($0["name"] ?? "") \($0["kind"] ?? "")" }
        XCTAssertEqual(targets, ["Deck library", "Cards library", "DeckTests tests"])
        XCTAssertEqual((object["leftOut"] as? [[String: String]])?.map { $0["file"] }, ["Sources/Cards/Cards.swift:3"])
        let missing = (object["missing"] as? [[String: Any]])?.map { "\($0["name"] ?? "") \($0["uses"] ?? "")" }
        XCTAssertEqual(missing, ["GameKit 1", "UIWobbleView 2"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/.build/debug"), "nothing is built")
        let opened = try runTool([folder.path])
        XCTAssertEqual(opened.status, 2, opened.text)
        XCTAssert(opened.text.contains("no target of the package is a program: Deck, Cards, DeckTests"), opened.text)
        try write("let broken =", "Package.swift")
        let broken = try runTool([folder.path, "--check"])
        XCTAssertEqual(broken.status, 2, broken.text)
        XCTAssert(broken.text.contains("SwiftPM cannot read"), broken.text)
    }

    func testAnAppWithoutAnEntryIsNotBuilt() throws {
        try writeProject("Shop", [ProjectTarget(name: "Shop", type: "application", folder: "App")])
        try write("import UIKit\nclass AppDelegate: UIResponder {}", "App/A.swift")
        let result = try runTool([folder.path, "--strip", folder.path + "/a.png"])
        XCTAssertEqual(result.status, 3)
        XCTAssert(result.text.contains("Shop begins nowhere: no source has @main or @UIApplicationMain"), result.text)
        try write("import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"\") } } }", "App/A.swift")
        let swiftUI = try runTool([folder.path, "--strip", folder.path + "/a.png", "--json"])
        XCTAssertEqual(swiftUI.status, 3)
        XCTAssert(swiftUI.text.contains("the app begins in A.swift, which is left out"), swiftUI.text)
        XCTAssert(swiftUI.text.contains("\"isShown\":false"), swiftUI.text)
    }

    func testATinyProjectIsShownTestedAndBuiltAgain() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1", "builds UIKit, which takes minutes; KINORA_DEEP=1 runs it")
        try writeProject(
            "Tiny",
            [
                ProjectTarget(
                    name: "Tiny", type: "application", folder: "App",
                    settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \"Tiny One\";", dependencies: ["Kit"]),
                ProjectTarget(name: "Kit", type: "framework", folder: "Kit"),
                ProjectTarget(name: "TinyTests", type: "bundle.unit-test", folder: "Tests", dependencies: ["Tiny"]),
            ])
        try write(
            """
            import UIKit
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

            """, "App/main.swift")
        try write(
            """
            import Kit
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let controller = UIViewController()
                    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
                    label.text = Greeting.text(in: .main)
                    controller.view.backgroundColor = .white
                    controller.view.addSubview(label)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    print("runs", UserDefaults.standard.integer(forKey: "runs"), label.text ?? "", Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? "")
                    UserDefaults.standard.set(1, forKey: "runs")
                    print("home", NSHomeDirectory(), FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].path)
                    return true
                }
            }

            """, "App/AppDelegate.swift")
        try write("Good day", "App/greeting.txt")
        try write(
            """
            import Foundation
            public enum Greeting {
                public static func text(in bundle: Bundle) -> String? {
                    bundle.url(forResource: "greeting", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                }
            }

            """, "Kit/Greeting.swift")
        try write(
            """
            import Kit
            import XCTest
            @testable import Tiny
            final class TinyTests: XCTestCase {
                func testTheGreetingIsInTheAppsBundle() { XCTAssertEqual(Greeting.text(in: .main), "Good day") }
            }

            """, "Tests/TinyTests.swift")
        let before = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter { !$0.hasPrefix("cache") }
            .sorted()
        let first = try runTool([folder.path, "--strip", folder.path + "/cache/a.png"])
        XCTAssertEqual(first.status, 0, first.text)
        XCTAssert(first.text.contains("runs 0 Good day Tiny One"), first.text)
        XCTAssert(first.text.contains("shown  the first screen of Tiny"), first.text)
        XCTAssert(first.text.contains("home \(folder.path)/cache/kinora/open/projects/"), first.text)
        let again = try runTool([folder.path, "--strip", folder.path + "/cache/b.png"])
        XCTAssert(again.text.contains("runs 0 "), "a run begins without the files of the last: \(again.text)")
        XCTAssertEqual(
            try Data(contentsOf: folder.appendingPathComponent("cache/a.png")),
            try Data(contentsOf: folder.appendingPathComponent("cache/b.png")))
        XCTAssertEqual(try runTool([folder.path, "--test"]).status, 0)
        try write("let x: Int = \"\"", "App/Wrong.swift")
        let wrong = try runTool([folder.path, "--strip", folder.path + "/cache/c.png"])
        XCTAssertEqual(wrong.status, 3)
        XCTAssert(wrong.text.contains("App/Wrong.swift:1:14: error: "), wrong.text)
        try write("import UIKit\nfunc foreign(_ view: UIView) {\n    view.magic = 1\n    view.tag = 2\n}", "App/Wrong.swift")
        let foreign = try runTool([folder.path, "--strip", folder.path + "/cache/d.png"])
        XCTAssertEqual(foreign.status, 0, foreign.text)
        XCTAssert(foreign.text.contains("left out  App/Wrong.swift:3: view.magic = 1"), foreign.text)
        XCTAssert(foreign.text.contains("value of type 'UIView' has no member 'magic'"), foreign.text)
        // A body that changes keeps what is left out; a member that is declared brings the statement back.
        try write("import UIKit\nextension UIView { var magic: Int { get { 1 } set {} } }", "App/Magic.swift")
        let whole = try runTool([folder.path, "--strip", folder.path + "/cache/e.png"])
        XCTAssertEqual(whole.status, 0, whole.text)
        XCTAssertFalse(whole.text.contains("left out"), whole.text)
        for name in ["Wrong", "Magic"] { try FileManager.default.removeItem(atPath: folder.path + "/App/\(name).swift") }
        try write("import XCTest\nfinal class F: XCTestCase { func testIt() { missing() } }", "Tests/Foreign.swift")
        let partial = try runTool([folder.path, "--test"])
        XCTAssertEqual(partial.status, 1)
        XCTAssert(partial.text.contains("1 declaration of the tests left out"), partial.text)
        XCTAssert(partial.text.contains("left out  Tests/Foreign.swift:2: testIt()"), partial.text)
        try write(
            "import GameKit\nimport XCTest\nfinal class F: XCTestCase { func testIt() { GKScore().value = 1 } }", "Tests/Foreign.swift")
        let missing = try runTool([folder.path, "--test"])
        XCTAssertEqual(missing.status, 1)
        XCTAssert(missing.text.contains("1 declaration of the tests left out"), missing.text)
        try FileManager.default.removeItem(atPath: folder.path + "/Tests/Foreign.swift")
        try write("import XCTest\nfinal class T: XCTestCase { func testIt() { XCTFail() } }", "Tests/Failing.swift")
        XCTAssertEqual(try runTool([folder.path, "--test"]).status, 1)
        try FileManager.default.removeItem(atPath: folder.path + "/Tests/Failing.swift")
        let after = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter { !$0.hasPrefix("cache") }
            .sorted()
        XCTAssertEqual(before, after?.filter { $0 != "log" }, "nothing is written into the project")
    }

    func testAProjectsFrameworksAndTestsAreModulesWithWhatTheyImport() throws {
        try writeProject(
            "Shop",
            [
                ProjectTarget(
                    name: "Shop", type: "application", folder: "App",
                    settings: "SWIFT_VERSION = 5.0; PRODUCT_NAME = \"The Shop\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG SALE\"; "
                        + "TARGETED_DEVICE_FAMILY = 2;",
                    dependencies: ["Core", "Widget"], script: "Lint"),
                ProjectTarget(name: "Core", type: "framework", folder: "Core", settings: "SWIFT_VERSION = 4.2;"),
                ProjectTarget(name: "Widget", type: "app-extension", folder: "Widget"),
                ProjectTarget(name: "ShopTests", type: "bundle.unit-test", folder: "Tests", dependencies: ["Shop"]),
            ])
        let imports = ["UIKit", "Core", "WebKit", "MapKit"].map { "import \($0)\n" }.joined()
        try write(imports + "@UIApplicationMain class AppDelegate: UIResponder {}", "App/AppDelegate.swift")
        try write("@implementation Old", "App/Old.m")
        try write("import SpriteKit\nclass Game: SKScene {}\nclass Kept {}", "App/Game.swift")
        try write("public struct Price {}", "Core/Price.swift")
        try write("struct W {}", "Widget/W.swift")
        try write("import XCTest\n@testable import The_Shop", "Tests/T.swift")
        let project = try XcodeProject.read(folder.path)
        let target = try XCTUnwrap(project.apps.first)
        let kinora = folder.path + "/kinora"
        try write(".library(name: \"UIKit\", targets: []), .library(name: \"WebKit\", targets: [])", "kinora/Package.swift")
        let app = ProjectApp(project, target, nil, kinora: kinora, withTests: true)
        XCTAssertEqual(app.package.modules.map(\.name), ["Core", "The_Shop", "ShopTests"])
        XCTAssertEqual(app.package.modules.map(\.kind), [.library, .app, .tests])
        XCTAssertEqual(app.package.modules.map(\.dependencies), [[], ["Core"], ["The_Shop", "Core"]])
        XCTAssertEqual(app.package.modules[1].products.map(\.name), ["Browser", "Kinora", "MapKit", "SpriteKit", "UIKit", "WebKit"])
        XCTAssertEqual(app.package.modules[0].swiftVersion.prefix(3), "4.2")
        XCTAssertEqual(Set(app.package.modules[1].conditions), ["DEBUG", "SALE"])
        XCTAssertEqual(app.report.scripts, ["Lint"])
        XCTAssertTrue(app.isForPadsAlone)
        let leftOut = app.report.leftOut.map { "\($0.file)|\($0.declaration)|\($0.reason)" }
        XCTAssert(leftOut.contains("App/Old.m||Objective-C is not compiled"), "\(leftOut)")
        XCTAssert(leftOut.contains("Widget||the extension is a program of its own"), "\(leftOut)")
        XCTAssert(leftOut.contains { $0.hasPrefix("App/Game.swift:2|") && $0.contains("SKScene") }, "\(leftOut)")
    }

    func testAProductWithoutAPackageIsTheDeclaringLocalPackages() throws {
        try write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; packageReferences = ( A, B, ); targets = ( T, ); };
            G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
            L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = Shop; }; };
            T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; buildPhases = ( S, ); dependencies = ( );
                fileSystemSynchronizedGroups = ( F, ); packageProductDependencies = ( Q, );
                productType = "com.apple.product-type.application"; };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = ( ); };
            A = { isa = XCLocalSwiftPackageReference; relativePath = "Kits/One"; };
            B = { isa = XCLocalSwiftPackageReference; relativePath = "Kits/Two"; };
            Q = { isa = XCSwiftPackageProductDependency; productName = Forms; };
            }; rootObject = P; }

            """, "Shop.xcodeproj/project.pbxproj")
        try write("import Forms", "App/A.swift")
        try write(".library(name: \"Lists\", targets: [\"Forms\"])", "Kits/One/Package.swift")
        try write(".library(\n  name: \"Forms\", targets: [\"Forms\"])", "Kits/Two/Package.swift")
        let project = try XcodeProject.read(folder.path)
        let app = ProjectApp(project, try XCTUnwrap(project.apps.first), nil, kinora: folder.path + "/kinora", withTests: false)
        let product = app.package.app?.products.first { $0.name == "Forms" }
        XCTAssertEqual(product?.package, "Two")
    }

    func testAnAppWhoseNameIsOneOfKinorasModulesIsBuiltUnderAnother() throws {
        try writeProject("Browser", [ProjectTarget(name: "Browser", type: "application", folder: "App")])
        try write("import UIKit", "App/A.swift")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("kinora/Sources/Browser"), withIntermediateDirectories: true)
        let project = try XcodeProject.read(folder.path)
        let app = ProjectApp(project, try XCTUnwrap(project.apps.first), nil, kinora: folder.path + "/kinora", withTests: false)
        XCTAssertEqual(app.package.app?.name, "BrowserApp")
    }
}
