import TestSupport
import UIKit
import UIKitTestSupport
import XCTest

@testable import Resources

/// Symbol sets of catalogs, in the form that the app SF Symbols exports.
final class SymbolSetTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func bundle(_ svg: String) throws -> Bundle {
        let set = folder.appendingPathComponent("\(UUID().uuidString)/Assets.xcassets/mark.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#.utf8).write(
            to: set.appendingPathComponent("Contents.json"))
        try Data(svg.utf8).write(to: set.appendingPathComponent("mark.svg"))
        return try XCTUnwrap(Bundle(url: set.deletingLastPathComponent().deletingLastPathComponent()))
    }

    /// A square of 60 units above the baseline, 40 wide in bold, between margins 80 apart.
    private let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
          <g id="Notes"><path d="M0 0L10 10" id="ignored"/></g>
          <g id="Guides">
            <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
            <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
            <line id="right-margin-Regular-M" x1="1470" x2="1470" y1="1030" y2="1150"/>
          </g>
          <g id="Symbols">
            <g id="Bold-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M10 0h40v-60h-40z"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 1390 1126)">
              <path class="monochrome-0 hierarchical-0:secondary" d="M10 0h60v-60h-60z"/>
            </g>
          </g>
        </svg>
        """

    func testANamedSymbolIsDrawnFromItsRegularLayer() throws {
        let bundle = try bundle(template)
        let traits = UITraitCollection(displayScale: 2)
        let image = try XCTUnwrap(UIImage(named: "mark", in: bundle, compatibleWith: traits))
        XCTAssertTrue(image.isSymbolImage)
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
        XCTAssertEqual(large.size.width, 80, accuracy: 0.5)
        XCTAssertEqual(large.size.height, 60 + 11.8, accuracy: 0.5)
        XCTAssertEqual(try XCTUnwrap(large.baselineOffsetFromBottom), 5.9, accuracy: 0.5)
        XCTAssertEqual(try Pixels(large).coverage / 4, 3600, accuracy: 5)
        let bold = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .heavy))
        XCTAssertEqual(try Pixels(bold).coverage / 4, 2400, accuracy: 5)
    }

    func testAScaleThatIsMissingIsMadeFromTheOther() throws {
        let image = try XCTUnwrap(
            UIImage(
                named: "mark", in: try bundle(template), with: UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large))
        )
        XCTAssertEqual(try Pixels(image).coverage / Double(image.scale * image.scale), 3600 * 1.28 * 1.28, accuracy: 30)
    }

    func testDamagedSymbolsGiveNilAndOneLineThatNamesTheFile() throws {
        let damaged = [
            "", "<svg", "<svg><g id=\"Other\"/></svg>", "<!DOCTYPE a [<!ENTITY b \"c\">]><svg/>",
            String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100),
        ]
        for svg in damaged {
            let bundle = try bundle(svg)
            let complaints = Diagnostics.complaints {
                XCTAssertNil(UIImage(named: "mark", in: bundle))
                XCTAssertNil(UIImage(named: "mark", in: bundle))
            }
            XCTAssertEqual(complaints.count, 1, svg)
            XCTAssertTrue(complaints.first?.contains("mark.svg") == true, complaints.first ?? "")
        }
    }
}
