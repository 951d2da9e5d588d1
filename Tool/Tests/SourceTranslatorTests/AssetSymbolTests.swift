import XCTest

@testable import kinora_swiftc

/// Declarations of symbols of assets.
final class AssetSymbolTests: XCTestCase {
    func testFoldersWithANamespaceAreTypes() {
        let text = AssetSymbols(colors: ["brand", "Icons/dark/star"], images: [], sources: []).text
        XCTAssertEqual(
            text,
            """
            private let _assetBundle = Foundation.Bundle.module
            extension UIKit.ColorResource {
            static let brand = UIKit.ColorResource(name: "brand", bundle: _assetBundle)
            enum Icons {
            enum Dark {
            static let star = UIKit.ColorResource(name: "Icons/dark/star", bundle: _assetBundle)
            }
            }
            }
            extension UIKit.UIColor {
            static var brand: UIKit.UIColor { .init(resource: .brand) }
            enum Icons {
            enum Dark {
            static var star: UIKit.UIColor { .init(resource: .Icons.Dark.star) }
            }
            }
            }

            """)
    }

    /// `UIColor.red` stays UIKit's, and the module's own `UIImage.logo` its own; both have a resource.
    func testMembersThatAreThereStay() {
        let source = "extension UIImage { static let logo = UIImage() }"
        let symbols = AssetSymbols(colors: ["Red"], images: ["logo", "default", "Lo-go", "lo_go"], sources: [Array(source.utf8)])
        let lines = symbols.text.split(separator: "\n")
        XCTAssertTrue(lines.contains("static let red = UIKit.ColorResource(name: \"Red\", bundle: _assetBundle)"))
        XCTAssertFalse(symbols.text.contains("static var red"))
        XCTAssertTrue(lines.contains("static let logo = UIKit.ImageResource(name: \"logo\", bundle: _assetBundle)"))
        XCTAssertFalse(symbols.text.contains("static var logo"))
        XCTAssertTrue(lines.contains("static var `default`: UIKit.UIImage { .init(resource: .`default`) }"))
        XCTAssertEqual(lines.filter { $0.hasPrefix("static let loGo ") }.count, 1)
        XCTAssertEqual(lines.filter { $0.hasPrefix("#warning") }.count, 3)
    }

    func testNamesAreNoCode() {
        let symbols = AssetSymbols(colors: [], images: ["a\") ; exit(1) #\n"], sources: [])
        XCTAssertTrue(symbols.text.contains(#"(name: "a\") ; exit(1) #\n", bundle: _assetBundle)"#))
        XCTAssertEqual(AssetSymbols(colors: [], images: [], sources: []).text, "")
    }
}
