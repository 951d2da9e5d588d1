import Symbols
import TestSupport
import UIKit
import UIKitTestSupport
import XCTest

final class SymbolTableTests: XCTestCase {
    func testTheTableHasMoreThanSixHundredNamesEachOnce() {
        XCTAssertGreaterThan(SymbolTable.names.count, 2000)
        XCTAssertEqual(Set(SymbolTable.names).count, SymbolTable.names.count)
    }

    /// The 40 names that eighteen public apps used most, counted on 2026-11-28.
    func testTheMostUsedNamesOfPublicAppsAreThere() {
        let most = """
            star plus trash checkmark.circle.fill gear checkmark magnifyingglass star.fill xmark play.fill ellipsis chevron.right \
            chevron.down xmark.circle.fill checkmark.circle xmark.circle target square.and.arrow.up chevron.up globe arrow.clockwise \
            doc.on.doc play ellipsis.circle info.circle exclamationmark.triangle.fill circle link gearshape heart lock.fill clock pencil \
            plus.circle.fill heart.fill arrow.up.arrow.down exclamationmark.triangle eye photo questionmark.circle
            """
        for name in most.split(separator: " ") { XCTAssertTrue(SymbolTable.contains(String(name)), String(name)) }
    }

    func testEachNameDrawsInkInsideItsImage() throws {
        for name in SymbolTable.names {
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: Self.tall), name)
            let pixels = Pixels(try XCTUnwrap(image.cgImage, name))
            let (width, height) = (pixels.width, pixels.height)
            XCTAssertEqual(
                CGSize(width: width, height: height),
                CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale), name)
            let ink = (0..<width * height).filter { pixels.values[$0] >> 24 > 0 }
            XCTAssertGreaterThan(ink.count, 3, name)
            let isAtEdge = ink.contains { $0 % width == 0 || $0 % width == width - 1 || $0 / width == 0 || $0 / width == height - 1 }
            XCTAssertFalse(isAtEdge, "\(name): ink at the image's edge")
        }
    }

    /// Names with one drawing are aliases: the table writes the same recipe for both, or one is the mirrored form of the other's.
    func testNamesThatShareAnImageHaveTheSameRecipe() throws {
        var byImage: [[UInt32]: [String]] = [:]
        for name in SymbolTable.names {
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: Self.tall), name)
            byImage[[UInt32(image.size.width)] + Pixels(try XCTUnwrap(image.cgImage)).values, default: []].append(name)
        }
        let shared = byImage.values.filter { $0.count > 1 }
        for names in shared {
            let drawings = Set(names.compactMap { SymbolTable.drawing($0).map { "\($0.elements.map(\.path).hashValue)" } })
            XCTAssertEqual(drawings.count, 1, names.joined(separator: " "))
        }
    }

    func testLinesOfTheTextsAreInTheOrderThatLookUpsExpect() {
        for (name, text) in SymbolTable.sources {
            let keys = text.split(separator: "\n").map { Array($0.utf8) }
            for (line, next) in zip(keys, keys.dropFirst()) {
                XCTAssertTrue(line.lexicographicallyPrecedes(next), "\(name): \(String(decoding: next, as: UTF8.self).prefix(40))")
            }
        }
    }

    func testAnUnknownNameGivesNilAndOneLineWithTheNearestNames() {
        let complaints = Diagnostics.complaints {
            XCTAssertNil(UIImage(systemName: "star.filll"))
            XCTAssertNil(UIImage(systemName: "star.filll"))
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("'star.fill'") == true, complaints.first ?? "")
        XCTAssertNil(SymbolTable.drawing("1"), "the base of 1.circle is no symbol")
        XCTAssertNil(SymbolTable.drawing("star."))
        XCTAssertNil(SymbolTable.drawing(""))
    }

    private static let tall = UIImage.SymbolConfiguration(pointSize: 34)
}
