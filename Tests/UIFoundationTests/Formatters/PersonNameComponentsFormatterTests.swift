import UIFoundation
import XCTest

final class PersonNameComponentsFormatterTests: XCTestCase {
    /// XCTest exports Foundation, whose class of this name has no members.
    private typealias NameFormatter = UIFoundation.PersonNameComponentsFormatter

    /// The name of Apple's page.
    private var clark: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        return name
    }

    private func name(_ family: String, _ given: String) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.familyName, name.givenName) = (family, given)
        return name
    }

    func testANameHasSeveralLengths() {
        let texts: [(NameFormatter.Style, String)] = [
            (.default, "Thomas Clark"), (.short, "Tom"), (.medium, "Thomas Clark"), (.long, "Dr. Thomas Louis Clark Esq."),
            (.abbreviated, "TC"),
        ]
        for (style, text) in texts {
            XCTAssertEqual(NameFormatter.localizedString(from: clark, style: style), text, "\(style)")
        }
        XCTAssertEqual(clark.formatted(), "Thomas Clark")
        XCTAssertEqual(clark.formatted(.name(style: .long)), "Dr. Thomas Louis Clark Esq.")
    }

    func testTheOrderIsThatOfTheScriptAndLanguage() {
        XCTAssertEqual(name("山田", "太郎").formatted(), "山田太郎")
        XCTAssertEqual(name("홍", "길동").formatted(), "홍길동")
        XCTAssertEqual(name("山田", "太郎").formatted(.name(style: .abbreviated)), "山")
        XCTAssertEqual(name("Bartók", "Béla").formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))), "Bartók Béla")
        XCTAssertEqual(name("حسين", "طه").formatted(.name(style: .medium).locale(Locale(identifier: "ar_EG"))), "طه حسين")
    }

    func testMissingComponentsFallBackToALongerLength() {
        var name = PersonNameComponents()
        XCTAssertEqual(name.formatted(), "")
        name.nickname = "Tom"
        XCTAssertEqual(name.formatted(), "Tom")
        name.namePrefix = "Dr."
        XCTAssertEqual(name.formatted(), "Dr.")
        name.familyName = "Clark"
        XCTAssertEqual(name.formatted(), "Clark")
    }

    func testAPhoneticNameIsThatOfTheRepresentation() {
        var spoken = name("山田", "太郎")
        spoken.phoneticRepresentation = name("やまだ", "たろう")
        XCTAssertEqual(NameFormatter.localizedString(from: spoken, style: .medium, options: .phonetic), "やまだたろう")
        XCTAssertEqual(NameFormatter.localizedString(from: clark, style: .medium, options: .phonetic), "")
    }

    func testRangesHaveTheNamesOfTheirComponents() {
        let text = NameFormatter().annotatedString(from: clark)
        XCTAssertEqual(text.string, "Thomas Clark")
        var range = NSRange()
        XCTAssertEqual(text.attribute(.personNameComponentKey, at: 8, effectiveRange: &range) as? String, "familyName")
        XCTAssertEqual(range, NSRange(location: 7, length: 5))
        XCTAssertNil(text.attribute(.personNameComponentKey, at: 6, effectiveRange: nil))
    }

    func testWrittenNamesAreRead() throws {
        var read = try PersonNameComponents("Dr. Thomas Louis Clark Jr.")
        let components = [read.namePrefix, read.givenName, read.middleName, read.familyName, read.nameSuffix]
        XCTAssertEqual(components, ["Dr.", "Thomas", "Louis", "Clark", "Jr."])
        read = try PersonNameComponents("Clark, Thomas", strategy: .name)
        XCTAssertEqual([read.givenName, read.familyName], ["Thomas", "Clark"])
        read = try PersonNameComponents("Ludwig van Beethoven")
        XCTAssertEqual([read.givenName, read.middleName, read.familyName], ["Ludwig", nil, "van Beethoven"])
        read = try PersonNameComponents("王小明")
        XCTAssertEqual([read.givenName, read.familyName], ["小明", "王"])
        XCTAssertThrowsError(try PersonNameComponents(" 12 "))
        XCTAssertNil(NameFormatter().personNameComponents(from: ""))
    }
}
