import ObjectiveCRuntime
import UIKitLists
import XCTest

/// Sections from A to Z.
@preconcurrency @MainActor
final class IndexedCollationTests: XCTestCase {
    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        func text() -> String { name }
    }

    private let selector = Selector("collationText", Person.text)
    private let collation = UILocalizedIndexedCollation.current()

    func testTheSectionsAreTheAlphabetAndTheRest() {
        XCTAssertEqual(collation.sectionTitles.count, 27)
        XCTAssertEqual(collation.sectionTitles.first, "A")
        XCTAssertEqual(collation.sectionTitles.suffix(2), ["Z", "#"])
        XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
        XCTAssertEqual([0, 26, 99, -1].map(collation.section(forSectionIndexTitle:)), [0, 26, 26, 0])
        XCTAssertTrue(collation === UILocalizedIndexedCollation.current())
    }

    func testAnObjectIsInTheSectionOfItsFirstLetter() {
        let names = ["Anna", "zoe", "Élodie", "Ægir", "7 of 9", "", "Ωmega", " b"]
        let sections = names.map { collation.section(for: Person($0), collationStringSelector: selector) }
        XCTAssertEqual(sections, [0, 25, 4, 0, 26, 26, 26, 26])
    }

    func testObjectsAreSortedByTheirTexts() {
        let people = ["bob", "Anna", "Bob", "anna", "Cleo", "Ärmel"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
        XCTAssertEqual(sorted.map { ($0 as? Person)?.name }, ["Anna", "anna", "Ärmel", "bob", "Bob", "Cleo"])
    }
}
