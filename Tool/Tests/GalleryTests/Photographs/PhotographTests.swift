import Foundation
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The photographs, which are part of the programs.
@preconcurrency @MainActor
final class PhotographTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/CPhotographs/Photographs").standardized

    func testEachPhotographIsInTheProgramAsItsFileIs() throws {
        for photograph in Photograph.allCases {
            let file = Self.folder.appendingPathComponent("\(photograph.rawValue).jpg")
            let image = try XCTUnwrap(UIImage(data: Data(contentsOf: file)), photograph.rawValue)
            XCTAssertEqual(photograph.image.size, image.size, photograph.rawValue)
            XCTAssertGreaterThanOrEqual(min(image.size.width, image.size.height), 300, photograph.rawValue)
            XCTAssertLessThanOrEqual(max(image.size.width, image.size.height), 1200, photograph.rawValue)
        }
    }

    func testFilesAreSmallAndEachHasItsAuthorAndLicense() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".jpg") }
        XCTAssertEqual(files.sorted(), Photograph.allCases.map { "\($0.rawValue).jpg" }.sorted())
        let sizes = try files.map { try Data(contentsOf: Self.folder.appendingPathComponent($0)).count }
        XCTAssertLessThanOrEqual(sizes.reduce(0, +), 2_500_000)
        let text = try String(contentsOf: Self.folder.appendingPathComponent("LICENSE.txt"), encoding: .utf8)
        let entries = text.components(separatedBy: "\n\n").dropFirst()
        for file in files {
            let entry = try XCTUnwrap(entries.first { $0.prefix { $0 != "\n" }.contains(file) }, file)
            for fact in ["Author: ", "Source: ", "License: ", "Changes: "] { XCTAssertTrue(entry.contains(fact), "\(file): \(fact)") }
            XCTAssertTrue(entry.contains("License: CC0 1.0") || entry.contains("License: public domain"), file)
        }
    }

    func testAPhotographCoversEveryShapeAndShowsItsFocus() throws {
        let stage = Stage(device: Device(name: "small", size: CGSize(width: 100, height: 100), scale: 1))
        defer { withExtendedLifetime(stage) {} }
        for size in [CGSize(width: 200, height: 200), CGSize(width: 600, height: 200), CGSize(width: 200, height: 430)] {
            // The meadow and its sky have no black.
            let image = try XCTUnwrap(Photograph.eveningSun.image(size: size).cgImage)
            XCTAssertEqual(CGSize(width: image.width, height: image.height), size)
            XCTAssertEqual(image.withPixels { pixels in pixels.count { $0 == 0xFF00_0000 } }, 0, "\(size)")
        }
        // In a tall shape the rocket, which is bright, is in the middle; at the edges is the night.
        let image = try XCTUnwrap(Photograph.launchPad.image(size: CGSize(width: 90, height: 300)).cgImage)
        let columns = image.withPixels { pixels in
            (0..<90).map { x in (100..<220).reduce(0) { $0 + Int(pixels[$1 * 90 + x] >> 16 & 0xFF) } }
        }
        XCTAssertGreaterThan(columns[38..<52].max() ?? 0, 2 * (columns[5..<15].max() ?? .max))
    }

    func testTextOfTheStatusBarContrastsWithTheTopOfEachPhotograph() throws {
        let stage = Stage(device: Device(name: "small", size: CGSize(width: 100, height: 100), scale: 1))
        defer { withExtendedLifetime(stage) {} }
        for photograph in Photograph.allCases {
            for size in [CGSize(width: 131, height: 136), CGSize(width: 131, height: 156), CGSize(width: 171, height: 341)] {
                let image = try XCTUnwrap(photograph.image(size: size).cgImage)
                let rows = 16
                let luminance = image.withPixels { pixels in
                    (0..<rows * image.width).reduce(0.0) { $0 + Self.luminance(pixels[$1]) } / Double(rows * image.width)
                }
                let contrast = photograph.isDarkAtTheTop ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05
                XCTAssertGreaterThanOrEqual(contrast, 4, "\(photograph.rawValue) at \(size)")
            }
        }
    }

    private static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
