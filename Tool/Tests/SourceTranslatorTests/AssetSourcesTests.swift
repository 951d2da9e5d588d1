import Foundation
import XCTest

@testable import kinora_swiftc

/// Symbols of assets in a module that is compiled by the command lines of SwiftPM.
final class AssetSourcesTests: XCTestCase {
    func testAModuleNamesItsColorsAndImagesBySymbols() throws {
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        let package = compiler.folder.appendingPathComponent("Package")
        func write(_ path: String, _ text: String) throws -> URL {
            let url = package.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return url
        }
        func color(_ name: String, _ red: Double) throws {
            let components = "{\"red\": \"\(red)\", \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\"}"
            let entry = "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": \(components)}}"
            _ = try write("Sources/Shop/Media.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\(entry)]}")
        }
        _ = try write("Package.swift", "")
        _ = try write("Sources/Shop/Media.xcassets/Group/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try color("BrandColor", 0.25)
        try color("Group/2nd", 0.5)
        try color("red", 0.75)
        try color("own", 0)
        let sources = [
            try write(
                "Sources/Shop/Screens/main.swift",
                """
                import UIKit
                import DeveloperToolsSupport
                func red(_ color: UIColor) -> CGFloat { color.cgColor.components?[0] ?? -1 }
                print(red(.brand), red(UIColor(resource: .Group._2Nd)), red(.Group._2Nd), red(.red), red(UIColor(resource: .red)), red(.own))
                print(UIImage(resource: .gone).size == .zero)

                """),
            try write(
                "Sources/Shop/Screens/Own.swift",
                """
                import UIKit
                extension UIColor { static let own = UIColor(red: 0.125, green: 0, blue: 0, alpha: 1) }

                """),
            try write(
                "Build/Shop.build/DerivedSources/resource_bundle_accessor.swift",
                """
                import Foundation
                extension Foundation.Bundle {
                    static let module = Bundle(path: "\(package.path)/Sources/Shop")!
                }

                """),
        ]
        _ = try write("Sources/Shop/Media.xcassets/gone.imageset/Contents.json", "{}")
        let printed = try compiler.printed(byModule: "Shop", sources, in: package.appendingPathComponent("Build"))
        let lines = printed.split(separator: "\n")
        XCTAssertEqual(lines.filter { !$0.hasPrefix("kinora: ") }, ["0.25 0.5 0.5 1.0 0.75 0.125", "true"])
        XCTAssertEqual(lines.count, 3)
        // A color that is added later has its symbol when the module is compiled again.
        try color("late", 1)
        let main = try write("Sources/Shop/Screens/main.swift", "import UIKit\nprint(UIColor.late.cgColor.components?[0] ?? -1)\n")
        let again = try compiler.printed(byModule: "Shop", [main] + sources.dropFirst(), in: package.appendingPathComponent("Build"))
        XCTAssertEqual(again, "1.0\n")
    }
}
