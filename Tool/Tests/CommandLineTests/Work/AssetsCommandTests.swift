import CommandSupport
import XCTest

@testable import WorkCommands

/// `kinora assets`: what a project has, and what is wrong with it.
@preconcurrency @MainActor
final class AssetsCommandTests: XCTestCase {
    private var folder: TemporaryFolder!
    private var output = ""
    private var errors = ""

    override func setUpWithError() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    private func write(_ path: String, _ data: Data = Data([0x89, 0x50, 0x4E, 0x47])) throws {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func run(_ words: String...) -> Int32 {
        (output, errors) = ("", "")
        let console = Console(write: { self.output += $0 }, note: { self.errors += $0 }, isTerminal: false)
        let program = CommandLineProgram(
            name: "./kinora", overview: WorkDeclarations.overview, commands: [AssetsCommand.self], otherNames: [])
        return program.run(["assets"] + words, on: console).rawValue
    }

    private func report() throws -> [String: Any] {
        let status = run("--json", folder.url.path)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        XCTAssertEqual(status, (report["unreadable"] as? [Any])?.isEmpty == true ? 0 : 1)
        return report
    }

    private func findings(_ key: String, _ report: [String: Any]) -> [String] {
        (report[key] as? [[String: String]] ?? []).map { "\($0["path"] ?? ""): \($0["what"] ?? "")" }
    }

    private let star = #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}"#

    func testTheTableListsAssetsAndGaps() throws {
        try write("App/Assets.xcassets/star.imageset/Contents.json", star)
        try write("App/Assets.xcassets/star.imageset/a.png")
        try write(
            "App/Assets.xcassets/brand.colorset/Contents.json",
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0"}}}, "#
                + #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#)
        try write("App/App.icon/Assets/layer.svg", "<svg/>")
        try write("App/Assets.xcassets/AppIcon.solidimagestack/Contents.json", #"{"layers": [{"filename": "Front.solidimagestacklayer"}]}"#)
        try write("App/Assets.xcassets/AccentColor.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
        try write("App/View.swift", #"let image = UIImage(resource: .star)"#)
        try write("App/de.lproj/Main.strings", "\"a\" = \"b\";")
        try write("App/fr.lproj/Info.strings", "\"a\" = \"b\";")
        XCTAssertEqual(run(folder.url.path), 0)
        XCTAssertEqual(
            output,
            """
            2 colors; 2 icons; 1 image; 2 files of strings; languages de, fr

            color  AccentColor
            icon   AppIcon
            color  brand            any  unused
            image  star         2x  any

            missing:
              App/Assets.xcassets/brand.colorset: the color 'brand' has nothing for the look 'dark'
              App/Assets.xcassets/star.imageset: the image 'star' has no file for 3x
              App: there is no Info.strings for de
              App: there is no Main.strings for fr

            unused:
              App/Assets.xcassets/brand.colorset: nothing mentions the color 'brand'

            """)
    }

    func testNamesAreMentionedByTextsSymbolsNibsAndLists() throws {
        let names = ["plain", "Group/inner", "hero-icon", "icon_12", "tab_b_on", "nib", "listed", "AccentColor", "forgotten", "icon"]
        for name in names {
            try write("Assets.xcassets/\(name).imageset/Contents.json", star)
            try write("Assets.xcassets/\(name).imageset/a.png")
        }
        try write("Assets.xcassets/Group/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write(
            "View.swift",
            #"let a = [UIImage(named: "plain"), UIImage(named: "Group/inner"), .heroIcon]; f("icon_\(i + 1)"); f(String(format: "tab_%@_on", x))"#
        )
        try write(
            "Main.storyboard",
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/><resources><image name="nib"/></resources></document>"#
        )
        try write("Info.plist", #"<plist version="1.0"><dict><key>a</key><string>listed</string></dict></plist>"#)
        let report = try report()
        XCTAssertEqual(
            findings("unused", report),
            ["forgotten", "icon"].map { "Assets.xcassets/\($0).imageset: nothing mentions the image '\($0)'" })
    }

    func testUnreadableFilesAreNamedWithTheirPathsAndStatusIs1() throws {
        try write("A.xcassets/cut.imageset/Contents.json", "{\"images\": [")
        try write("A.xcassets/out.imageset/Contents.json", #"{"images": [{"filename": "../../secret.png"}]}"#)
        try write("A.xcassets/gone.imageset/Contents.json", #"{"images": [{"filename": "gone.png"}]}"#)
        try write("A.xcassets/vector.imageset/Contents.json", #"{"images": [{"filename": "v.tiff"}]}"#)
        try write("A.xcassets/vector.imageset/v.tiff", "II*")
        try write("A.xcassets/text.imageset/Contents.json", #"{"images": [{"filename": "t.png"}]}"#)
        try write("A.xcassets/text.imageset/t.png", "no picture")
        try write("A.xcassets/fans.stickerpack/Contents.json", "{}")
        try write("A.xcassets/gray.colorset/Contents.json", #"{"colors": [{"color": {"components": {"white": "much"}}}]}"#)
        try write("Bomb.xib", "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document/>")
        try write("Info.plist", "<plist><dict>")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("A.xcassets/loop"), withDestinationPath: folder.path("A.xcassets"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("again"), withDestinationPath: folder.url.path)
        let report = try report()
        XCTAssertEqual(
            findings("unreadable", report),
            [
                "A.xcassets/cut.imageset: the JSON is damaged, or no contents of an asset catalog",
                "A.xcassets/fans.stickerpack: sets of the kind 'stickerpack' are not read",
                "A.xcassets/gone.imageset: there is no file 'gone.png'",
                "A.xcassets/gray.colorset: the color has no number for 'white'",
                "A.xcassets/loop: links in catalogs are not followed",
                "A.xcassets/out.imageset: the file '../../secret.png' is outside of the set; it is not read",
                "A.xcassets/text.imageset/t.png: the file is damaged, or no PNG, JPEG, GIF, WebP, HEIF, PDF or SVG",
                "A.xcassets/vector.imageset/v.tiff: PNG, JPEG, GIF, WebP, HEIF, PDF and SVG are read",
                "Bomb.xib:1: <!DOCTYPE is refused; Interface Builder writes none",
                "Info.plist: the file is damaged",
            ])
        XCTAssertEqual(run(folder.url.path), 1)
        XCTAssertEqual(errors, "")
    }

    func testAWrongPathIsWrongUsageWithTheNearestName() throws {
        try write("MyApp/a.swift", "")
        XCTAssertEqual(run(folder.path("MyAp")), 2)
        XCTAssertTrue(errors.contains("there is no \(folder.path("MyAp")); did you mean \(folder.path("MyApp"))?"), errors)
        XCTAssertEqual(run(), 2)
        XCTAssertEqual(run("a", "b"), 2)
    }

    /// Deep folders and long names take time of their number alone.
    func testDeepFoldersAndLongTextsAreRead() throws {
        var path = "Deep.xcassets"
        for _ in 0..<80 { path += "/g" }
        try write(path + "/a.imageset/Contents.json", star)
        try write("View.swift", String(repeating: "\"", count: 400_000) + String(repeating: ".a", count: 200_000))
        for name in ["Huge.json", "Huge.plist"] {
            try write(name, "")
            XCTAssertEqual(truncate(folder.path(name), 33 << 20), 0)
        }
        let report = try report()
        let found = findings("unreadable", report)
        XCTAssertEqual(found.count, 2)
        XCTAssertEqual(found.last, "Huge.plist: the file has 34603008 bytes; at most 33554432 are read")
        XCTAssertEqual((report["assets"] as? [Any])?.count, 0)
    }
}
