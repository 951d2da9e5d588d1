import Foundation
import Kinora
import UIKit
import XCTest

/// The user's language and region as settings of the stage.
@preconcurrency @MainActor
final class StageLanguageTests: XCTestCase {
    private let date = Date(timeIntervalSince1970: 0)

    private func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter
    }

    func testLocaleFormattersAndCalendarFollowTheStage() {
        let before = Locale.current.identifier
        do {
            let stage = Stage()
            XCTAssertNil(stage.language)
            stage.language = "de"
            XCTAssertEqual(stage.language, "de")
            XCTAssertEqual(Locale.current.identifier, "de_DE")
            XCTAssertEqual(Locale.autoupdatingCurrent.identifier, "de_DE")
            XCTAssertEqual(NSLocale.current.identifier, "de_DE")
            XCTAssertEqual(Locale.current.region?.identifier, "DE")
            XCTAssertEqual(Locale.preferredLanguages, ["de-DE"])
            XCTAssertEqual(NSLocale.preferredLanguages, ["de-DE"])
            XCTAssertEqual(formatter(.decimal).string(from: 1234.5), "1.234,5")
            XCTAssertEqual(formatter(.currency).string(from: 1234.5), "1.234,50\u{A0}€")
            XCTAssertEqual(1234.5.formatted(), "1.234,5")
            XCTAssertEqual(String.localizedStringWithFormat("%.1f", 1234.5), "1.234,5")
            let dates = DateFormatter()
            dates.dateStyle = .full
            dates.timeZone = TimeZone(identifier: "UTC")
            XCTAssertEqual(dates.string(from: date), "Donnerstag, 1. Januar 1970")
            XCTAssertEqual(["a", "b"].formatted(.list(type: .and)), "a und b")
            XCTAssertEqual(Calendar.current.firstWeekday, 2)
            stage.region = "CH"
            XCTAssertEqual(Locale.current.identifier, "de_CH")
            XCTAssertEqual(formatter(.decimal).string(from: 1234.5), "1’234.5")
            stage.region = nil
            stage.language = "en"
            XCTAssertEqual(Calendar.current.firstWeekday, 1)
            stage.language = "ar"
            XCTAssertEqual(formatter(.decimal).string(from: 1234.5), "١٬٢٣٤٫٥")
            XCTAssertEqual(Calendar.current.firstWeekday, 7)
            stage.language = "pt-BR"
            XCTAssertEqual(Locale.current.identifier, "pt_BR")
            stage.language = "zh-Hans"
            XCTAssertEqual(Locale.preferredLanguages, ["zh-Hans-CN"])
            // A locale by name stays itself.
            XCTAssertEqual(Locale(identifier: "zh_Hans_CN").identifier, "zh_Hans_CN")
            XCTAssertEqual(Locale(identifier: "de_DE").identifier, "de_DE")
        }
        XCTAssertEqual(Locale.current.identifier, before)
        XCTAssertEqual(Locale.preferredLanguages, ["en-001"])
    }

    func testAnAppThatIsNotLocalizedStaysLeftToRight() {
        let stage = Stage()
        stage.language = "ar"
        XCTAssertEqual(stage.layoutDirection, .leftToRight)
        stage.language = "right-to-left"
        XCTAssertEqual(stage.layoutDirection, .rightToLeft)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
        stage.language = "accented"
        XCTAssertEqual(stage.layoutDirection, .leftToRight)
        // Another direction than that of the language.
        stage.layoutDirection = .rightToLeft
        stage.language = "bounded"
        XCTAssertEqual(stage.layoutDirection, .rightToLeft)
    }

    func testTheLanguageEndsWithTheStage() {
        do {
            let stage = Stage()
            stage.language = "right-to-left"
        }
        let stage = Stage()
        XCTAssertNil(stage.language)
        XCTAssertEqual(stage.layoutDirection, .leftToRight)
    }

    func testAChangeIsPosted() {
        let stage = Stage()
        let changes = Changes()
        let token = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { _ in changes.count += 1 }
        stage.language = "de"
        stage.language = "de"
        stage.region = "AT"
        XCTAssertEqual(changes.count, 2)
        NotificationCenter.default.removeObserver(token)
    }
}

private final class Changes: @unchecked Sendable {
    var count = 0
}
