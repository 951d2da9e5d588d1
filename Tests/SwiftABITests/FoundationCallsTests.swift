import CFoundationCalls
import Foundation
import SwiftABI
import UIKit
import XCTest

@testable import UIFoundation

/// All that depends on Foundation's functions and on the layout of its locales works with this version.
final class FoundationCallsTests: XCTestCase {
    func testEveryFunctionIsReplaced() {
        XCTAssertEqual(StringInstallation.missing, [])
        for index in 0..<kinora_foundation_count() {
            XCTAssertNotNil(kinora_foundation_original(index), String(cString: kinora_foundation_name(index)))
            XCTAssertNotEqual(kinora_foundation_original(index), kinora_foundation_own(index))
        }
    }

    func testTheCurrentLocaleChangesAndComesBack() {
        let before = Locale.current.identifier
        let held = Locale.current
        for identifier in ["de_DE", "zh_Hans_CN", "ar_EG", "es_419", "de_DE"] {
            XCTAssertNil(CurrentLocale.change(to: identifier))
            XCTAssertEqual(Locale.current.identifier, identifier)
            XCTAssertEqual(held.identifier, identifier)
            XCTAssertEqual(Locale(identifier: identifier).identifier, identifier)
            XCTAssertEqual(Locale(identifier: before).identifier, before)
        }
        XCTAssertNil(CurrentLocale.change(to: nil))
        XCTAssertEqual(Locale.current.identifier, before)
        XCTAssertNil(CurrentLocale.change(to: before))
    }

    /// Foundation's own calls arrive too: `NSLocalizedString` asks the bundle, `NSLocale` the locale.
    func testCallsWithinFoundationArrive() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("\"k\" = \"v\";".utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        let bundle = try XCTUnwrap(Bundle(url: folder))
        XCTAssertEqual(NSLocalizedString("k", bundle: bundle, comment: ""), "v")
        XCTAssertEqual(NSLocale.preferredLanguages, Locale.preferredLanguages)
    }

    func testNeighborsDoNotIntersect() {
        let rectangle = CGRect(x: 10, y: 20, width: 30, height: 40)
        for (x, y) in [(-30.0, 0.0), (30, 0), (0, -40), (0, 40), (30, 40)] {
            XCTAssertFalse(rectangle.intersects(rectangle.offsetBy(dx: x, dy: y)), "\(x), \(y)")
            XCTAssertTrue(rectangle.intersects(rectangle.offsetBy(dx: x * 0.99, dy: y * 0.99)), "\(x), \(y)")
        }
        XCTAssertTrue(rectangle.intersects(CGRect(x: 20, y: 30, width: 0, height: 0)))
        XCTAssertTrue(rectangle.intersects(CGRect(x: 41, y: 61, width: -2, height: -2)))
        XCTAssertTrue(rectangle.intersects(.infinite))
        XCTAssertFalse(rectangle.intersects(.null))
        XCTAssertFalse(rectangle.intersects(CGRect(x: 20, y: 30, width: Double.nan, height: 4)))
    }

    func testTheUsersLibraryIsInTheHomeAndOtherFoldersAreFoundations() {
        let library = URL(fileURLWithPath: NSHomeDirectory() + "/Library", isDirectory: true)
        XCTAssertEqual(FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask), [library])
        XCTAssertEqual(NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true), [library.path])
        XCTAssertEqual(FileManager.default.urls(for: .libraryDirectory, in: .systemDomainMask), [])
        for _ in 0..<3 {
            XCTAssertEqual(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.isFileURL, true)
            XCTAssertEqual(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).count, 1)
        }
        XCTAssertEqual(FileManager().urls(for: .libraryDirectory, in: .userDomainMask), [library])
    }
}
