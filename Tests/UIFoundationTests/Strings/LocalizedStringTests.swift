import Foundation
import Kinora
import TestSupport
import XCTest

@testable import UIFoundation

/// Foundation's functions for texts, as apps call them, on tables as they lie in the sources.
@preconcurrency @MainActor
final class LocalizedStringTests: XCTestCase {
    private var russian: String {
        StringBundle.plural("files", ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])
    }

    private func files() throws -> StringBundle {
        try StringBundle([
            "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\"; \"n %lld\" = \"%lld Dinge\"; \"%@ of %lld\" = \"%2$lld, %1$@\";",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "en.lproj/Localizable.stringsdict": StringBundle.list(
                "<dict>\(StringBundle.plural("files", ["one": "%d file", "other": "%d files"]))"
                    + "\(StringBundle.plural("dogs", ["one": "%d dog", "other": "%d dogs"]))</dict>"),
            "de.lproj/Localizable.stringsdict": StringBundle.list(
                "<dict>\(StringBundle.plural("files", ["zero": "Keine Datei", "one": "%d Datei", "other": "%d Dateien"]))</dict>"),
            "ru.lproj/Localizable.stringsdict": StringBundle.list("<dict>\(russian)</dict>"),
            "ar.lproj/Localizable.strings": "\"hello\" = \"مرحبا\";",
            "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Beispiel\";",
            "Catalog.xcstrings": """
            {"sourceLanguage": "en", "strings": {
              "%lld photos": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld photo"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld photos"}}}}},
                "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld Foto"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld Fotos"}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "ipad": {"stringUnit": {"state": "translated", "value": "Tap on iPad"}},
                "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
            """,
            "Info.plist": StringBundle.list(
                "<dict><key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleDisplayName</key><string>Example</string>"
                    + "<key>CFBundleVersion</key><string>7</string></dict>"),
        ])
    }

    func testLookUpFollowsTheStagesLanguage() throws {
        let files = try files()
        let stage = Stage()
        func hello() -> String { NSLocalizedString("hello", bundle: files.bundle, comment: "") }
        XCTAssertEqual(hello(), "Hello")
        stage.language = "de"
        XCTAssertEqual(hello(), "Hallo")
        XCTAssertEqual(files.bundle.localizedString(forKey: "hello", value: nil, table: nil), "Hallo")
        XCTAssertEqual(NSLocalizedString("none", bundle: files.bundle, value: "Value", comment: ""), "Value")
        XCTAssertEqual(NSLocalizedString("none", bundle: files.bundle, comment: ""), "none")
        XCTAssertEqual(NSLocalizedString("hello", tableName: "Other", bundle: files.bundle, comment: ""), "hello")
        stage.language = "ar"
        XCTAssertEqual(hello(), "مرحبا")
        // A language that the app is not in.
        stage.language = "ja"
        XCTAssertEqual(hello(), "Hello")
    }

    func testABundleNamesItsLanguages() throws {
        let files = try files()
        let stage = Stage()
        XCTAssertEqual(files.bundle.localizations, ["ar", "de", "en", "ru"])
        XCTAssertEqual(files.bundle.preferredLocalizations, ["en"])
        XCTAssertEqual(files.bundle.developmentLocalization, "en")
        stage.language = "de"
        stage.region = "CH"
        XCTAssertEqual(files.bundle.preferredLocalizations, ["de"])
        XCTAssertEqual(Bundle.preferredLocalizations(from: ["en", "de", "fr"]), ["de"])
        XCTAssertEqual(Bundle.preferredLocalizations(from: ["en", "fr"], forPreferences: ["fr-CA"]), ["fr"])
        XCTAssertEqual(files.bundle.localizedInfoDictionary?["CFBundleDisplayName"] as? String, "Beispiel")
        XCTAssertEqual(files.bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Beispiel")
        XCTAssertEqual(files.bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String, "7")
    }

    func testNumbersChooseTheText() throws {
        let files = try files()
        let stage = Stage()
        func text(_ count: Int) -> String {
            String.localizedStringWithFormat(NSLocalizedString("files", bundle: files.bundle, comment: ""), count)
        }
        XCTAssertEqual([0, 1, 2].map(text), ["0 files", "1 file", "2 files"])
        // Two entries with the same format are distinguished.
        XCTAssertEqual(String(format: NSLocalizedString("dogs", bundle: files.bundle, comment: ""), 1), "1 dog")
        XCTAssertEqual([1].map(text), ["1 file"])
        stage.language = "de"
        XCTAssertEqual([0, 1, 12_345].map(text), ["Keine Datei", "1 Datei", "12.345 Dateien"])
        let format = NSLocalizedString("files", bundle: files.bundle, comment: "")
        XCTAssertEqual(String(format: format, 12_345), "12345 Dateien")
        XCTAssertEqual(String(format: format, arguments: [1]), "1 Datei")
        XCTAssertEqual(String(format: format, locale: Locale(identifier: "en_US"), 12_345), "12,345 Dateien")
        XCTAssertEqual(String(format: format, locale: nil, arguments: [12_345]), "12345 Dateien")
        stage.language = "ru"
        XCTAssertEqual([1, 2, 5, 21].map(text), ["1 файл", "2 файла", "5 файлов", "21 файл"])
    }

    func testFormatsOfFoundationStayAsTheyWere() {
        XCTAssertEqual(String(format: "%d %@ %.2f %5s|", 3, "x" as NSString, 1.5, ("ab" as NSString).utf8String!), "3 x 1.50    ab|")
        XCTAssertEqual(String(format: "%2$@ %1$d", 3, "x" as NSString), "x 3")
        XCTAssertEqual(String(format: "%.1f", locale: Locale(identifier: "de_DE"), 1234.5), "1.234,5")
        XCTAssertEqual(String(format: "100%%", arguments: []), "100%")
    }

    func testInterpolationsHaveTheKeysOfXcode() {
        func key(_ value: String.LocalizationValue) -> String { value.key }
        XCTAssertEqual(key("plain 100%"), "plain 100%")
        XCTAssertEqual(key("\(3) of \(UInt(4)), \(Int32(1)), \(UInt8(2))"), "%lld of %llu, %d, %u")
        XCTAssertEqual(key("\("name") \(1.5) \(Float(1))"), "%@ %lf %f")
        XCTAssertEqual(key("\(1.5, specifier: "%.1f")"), "%.1f")
        XCTAssertEqual(key("\(0.5, format: .percent)"), "%@")
        XCTAssertEqual(key("\(URL(fileURLWithPath: "/a"))"), "%@")
    }

    func testStringLocalizedPutsValuesIn() throws {
        let files = try files()
        let stage = Stage()
        stage.language = "de"
        XCTAssertEqual(String(localized: "hello", bundle: files.bundle), "Hallo")
        XCTAssertEqual(String(localized: "n \(12_345)", bundle: files.bundle), "12.345 Dinge")
        XCTAssertEqual(String(localized: "\("Ada") of \(3)", bundle: files.bundle), "3, Ada")
        XCTAssertEqual(String(localized: "\(1) photos", table: "Catalog", bundle: files.bundle), "1 Foto")
        XCTAssertEqual(String(localized: "\(2) photos", table: "Catalog", bundle: files.bundle, comment: "x"), "2 Fotos")
        XCTAssertEqual(String(localized: "none \(1.5, format: .number)", bundle: files.bundle), "none 1,5")
        XCTAssertEqual(String(localized: "none", defaultValue: "All \(2)", bundle: files.bundle), "All 2")
        XCTAssertEqual(String(localized: "hello", defaultValue: "All", bundle: files.bundle), "Hallo")
        XCTAssertEqual(String(localized: "100%", bundle: files.bundle), "100%")
        XCTAssertEqual(
            String(localized: "\(1234.5, specifier: "%.1f")", bundle: files.bundle, locale: Locale(identifier: "en_US")), "1,234.5")
        let resource = LocalizedStringResource("hello", bundle: .atURL(files.bundle.bundleURL))
        XCTAssertEqual(String(localized: resource), "Hallo")
        XCTAssertEqual(String(localized: "say \(resource)", bundle: files.bundle), "say Hallo")
        stage.language = "en"
        XCTAssertEqual(String(localized: resource), "Hello")
        XCTAssertEqual(String(localized: "\(1) photos", table: "Catalog", bundle: files.bundle), "1 photo")
    }

    func testTheDeviceChoosesAVariation() throws {
        let files = try files()
        var stage: Stage? = Stage()
        _ = stage
        XCTAssertEqual(String(localized: "tap", table: "Catalog", bundle: files.bundle), "Tap")
        stage = nil
        stage = Stage(device: .iPadPro13)
        XCTAssertEqual(String(localized: "tap", table: "Catalog", bundle: files.bundle), "Tap on iPad")
        stage = nil
    }

    func testTheWidthChoosesAText() throws {
        let files = try StringBundle([
            "en.lproj/Localizable.stringsdict": StringBundle.list(
                "<dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>8</key><string>Short</string>"
                    + "<key>20</key><string>A text</string><key>50</key><string>A long text</string></dict></dict></dict>")
        ])
        let text = NSString(string: NSLocalizedString("a", bundle: files.bundle, comment: ""))
        XCTAssertEqual(text, "A long text")
        XCTAssertEqual([5, 8, 30, 100].map(text.variantFittingPresentationWidth), ["Short", "Short", "A text", "A long text"])
        XCTAssertEqual(("x" as NSString).variantFittingPresentationWidth(3), "x")
    }

    func testPseudolanguagesChangeWhatIsLookedUp() throws {
        let files = try files()
        let stage = Stage()
        stage.language = "accented"
        XCTAssertEqual(NSLocalizedString("hello", bundle: files.bundle, comment: ""), "[Ĥéļļó]")
        XCTAssertEqual(String(localized: "New \(3)", bundle: files.bundle), "[Ñéŵ 3]")
        stage.language = "double-length"
        XCTAssertEqual(NSLocalizedString("hello", bundle: files.bundle, comment: ""), "Hello Hello")
        XCTAssertEqual(
            String.localizedStringWithFormat(NSLocalizedString("files", bundle: files.bundle, comment: ""), 2), "2 files files")
        stage.language = "bounded"
        XCTAssertEqual(NSLocalizedString("none", bundle: files.bundle, comment: ""), "[# none #]")
        XCTAssertEqual(stage.layoutDirection, .leftToRight)
        stage.language = "right-to-left"
        XCTAssertEqual(NSLocalizedString("hello", bundle: files.bundle, comment: ""), "Hello")
        XCTAssertEqual(stage.layoutDirection, .rightToLeft)
        stage.language = nil
        XCTAssertEqual(stage.layoutDirection, .leftToRight)
    }

    func testFaultsAreLoggedOnceAndTheKeyIsShown() throws {
        let files = try StringBundle(["en.lproj/Localizable.strings": "\"fault\" = \"b\"\n\"c\" = \"d\";"])
        let lines = Diagnostics.complaints {
            XCTAssertEqual(NSLocalizedString("fault", bundle: files.bundle, comment: ""), "fault")
            XCTAssertEqual(NSLocalizedString("c", bundle: files.bundle, comment: ""), "c")
        }
        XCTAssertEqual(lines, ["en.lproj/Localizable.strings:1: ';' is missing after the value of 'fault'."])
    }

    /// The trick of apps that choose their language themselves.
    func testABundleOfALanguageFolderHasItsTexts() throws {
        let files = try files()
        let path = try XCTUnwrap(files.bundle.path(forResource: "de", ofType: "lproj"))
        let german = try XCTUnwrap(Bundle(path: path))
        XCTAssertEqual(NSLocalizedString("hello", bundle: german, comment: ""), "Hallo")
        XCTAssertEqual(String.localizedStringWithFormat(NSLocalizedString("files", bundle: german, comment: ""), 1), "1 Datei")
    }

    func testASecondLookUpReadsNoFile() throws {
        let files = try files()
        let bundle = files.bundle
        let text = bundle.localizedString(forKey: "hello", value: nil, table: nil)
        XCTAssertNotEqual(text, "hello")
        try FileManager.default.removeItem(atPath: bundle.bundlePath)
        XCTAssertEqual(bundle.localizedString(forKey: "hello", value: nil, table: nil), text)
    }
}
