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
