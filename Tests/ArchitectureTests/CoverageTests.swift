import XCTest

/// `Documentation/Coverage.md` names every public type, and explains every name that surveyed code asks for.
final class CoverageTests: XCTestCase {
    private let tree = SourceTree()
    private static let modules = [
        "UIKit", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "UIFoundation", "QuartzCore", "CoreGraphics", "CoreText",
        "CoreImage", "ImageIO", "ObjectiveCRuntime", "UnifiedLogging", "UniformTypeIdentifiers", "Accessibility", "AudioToolbox",
        "CoreMotion", "Compression", "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI",
        "UserNotifications", "SafariServices", "MessageUI", "LocalAuthentication", "StoreKit", "SpriteKit",
        "CoreSpotlight", "WatchConnectivity", "Combine", "CoreData", "Security", "MediaPlayer", "AuthenticationServices",
    ]

    private var page: String { get throws { try text("Documentation/Coverage.md") } }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: tree.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The text of the modules' sources.
    private func sources() throws -> [String] {
        try Self.modules.flatMap { module -> [String] in
            let folder = tree.root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
            return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }

    func testThePageNamesEveryPublicType() throws {
        let declaration = #/(?m)^(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/#
        let names = try sources().flatMap { $0.matches(of: declaration).map { String($0.output.1) } }
        XCTAssertGreaterThan(names.count, 300)
        let page = try page
        let missing = Set(names).filter { !$0.hasPrefix("_") && $0 != "ResponderBase" && !page.contains("`\($0)`") }
        XCTAssertEqual(missing.sorted(), [], "run Documentation/coverage.py after `swift package dump-symbol-graph`")
    }

    func testThePageExplainsEveryNameThatSurveyedCodeAsksFor() throws {
        let asked = try text("Tests/Lists/asked-names.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        XCTAssertGreaterThan(asked.count, 100)
        let (page, sources) = (try page, try sources())
        let unexplained = try asked.filter { name in
            guard !page.contains("`\(name)`") else { return false }
            let declared = try Regex(#"\b(?:class|struct|enum|protocol|typealias|func|var|let|case|init)\b[^\n]*\b"# + name + #"\b"#)
            return !sources.contains { $0.contains(name) && $0.firstMatch(of: declared) != nil }
        }
        XCTAssertEqual(unexplained, [], "declare them, or say why not in Documentation/coverage-notes.tsv")
    }
}
