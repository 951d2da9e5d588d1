import CoreData
import Foundation
@testable import ObjectiveCRuntime
import TestSupport
import Testing

@MainActor
struct PredicateFormatTests {
    private func holds(_ format: String, _ object: Any, _ arguments: Any?...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(with: object)
    }

    private let person: [String: Any] = [
        "name": "Zoë", "age": 41, "height": 1.75, "tags": ["red", "blue"], "born": Date(timeIntervalSinceReferenceDate: 100),
        "team": ["title": "A", "size": 3] as [String: Any], "nothing": NSNull(),
    ]

    @Test(arguments: [
        "name == 'Zoë'", "name = \"Zoë\"", "name != 'Zoe'", "name <> 'x'", "name ==[d] 'Zoe'", "name ==[cd] 'zoE'", "name BEGINSWITH 'Z'",
        "name beginswith[c] 'z'", "name ENDSWITH 'ë'", "name CONTAINS[d] 'oe'", "name LIKE 'Z?ë'", "name LIKE '*'", "name LIKE[cd] 'z*e'",
        "name MATCHES 'Z.+'", "name MATCHES[c] 'z..'", "name IN {'a', 'Zoë'}", "'oë' IN name", "age == 41", "age > 40 && age < 42",
        "age BETWEEN {41, 50}", "age IN {1, 41}", "NOT age == 3", "!(age == 3)", "age >= 41 AND (age <= 3 OR height > 1.7)", "age => 41",
        "age =< 41", "height == 1.75", "age + 1 == 42", "age - 1 == 40", "2 * age == 82", "age / 2 == 20", "age ** 2 == 1681",
        "(age & 8) != 0", "(age & 8) == 8", "age == 0x29", "age == 4.1e1", "-age == -41", "nothing == nil", "missing == NULL",
        "name != nil",
        "tags CONTAINS 'red'", "'red' IN tags", "ANY tags == 'blue'", "SOME tags BEGINSWITH 'b'", "ALL tags MATCHES '[a-z]+'",
        "NONE tags == 'green'", "tags.@count == 2", "tags[FIRST] == 'red'", "tags[LAST] == 'blue'", "tags[SIZE] == 2", "tags[1] == 'blue'",
        "count(tags) == 2", "team.title == 'A'", "team.size < 4", "TRUEPREDICATE", "NOT FALSEPREDICATE", "age == 41 AND TRUEPREDICATE",
        "uppercase(name) == 'ZOË'", "length(name) == 3", "name NOT IN {'a'}", "SUBQUERY(tags, $x, $x BEGINSWITH 'r').@count == 1",
        "age > -1", "TRUE == YES", "max({1, 5, 3}) == 5", "born < now()", "SELF.age == 41", "#name == 'Zoë'",
        "name == 'Zo\\u00eb' OR age == 41",
    ])
    func aFormatThatIsTrueOfAPersonIsTrue(_ format: String) {
        #expect(holds(format, person))
        #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: person))
    }

    @Test func argumentsComeInOrder() {
        #expect(holds("%K == %@", person, "name", "Zoë"))
        #expect(holds("%K > %d AND %K < %f", person, "age", 40, "height", 1.8))
        #expect(holds("%K IN %@", person, "name", ["a", "Zoë"]))
        #expect(holds("%K IN (%@)", person, "name", ["a", "Zoë"]))
        #expect(holds("%K == %lld", person, "age", Int64(41)))
        #expect(holds("team.%K == %@", person, "title", "A"))
        #expect(holds("born == %@", person, Date(timeIntervalSinceReferenceDate: 100)))
        #expect(holds("born > %@", person, NSDate(timeIntervalSinceReferenceDate: 99)))
        #expect(holds("age BETWEEN %@", person, [40, 41]))
        #expect(holds("nothing == %@", person, nil))
        #expect(holds("SELF IN %@", "b", ["a", "b"]))
        #expect(holds("self == %@", "b", "b"))
        // In quotes it is text.
        #expect(!holds("name == '%@'", person, "Zoë"))
    }

    @Test func variadicArgumentsMayBeAnyValues() {
        #expect(NSPredicate(format: "%K == %@ AND age == %i", "name", "Zoë" as NSString, 41).evaluate(with: person))
        #expect(NSPredicate(format: "born > %@", Date.distantPast as NSDate).evaluate(with: person))
    }

    @Test func orBindsLessThanAnd() {
        // By Boolean algebra: true OR (true AND false), which is not (true OR true) AND false.
        #expect(NSPredicate(format: "TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE").evaluate(with: nil))
        #expect(!NSPredicate(format: "(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE").evaluate(with: nil))
        #expect(NSPredicate(format: "NOT FALSEPREDICATE AND TRUEPREDICATE").evaluate(with: nil))
        #expect(NSPredicate(format: "1 + 2 * 3 == 7").evaluate(with: nil))
    }

    @Test func compoundsHoldFormats() {
        let one = NSPredicate(format: "age == 41")
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, NSPredicate(format: "name == 'x'")])
        #expect(!both.evaluate(with: person))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: both).evaluate(with: person))
        #expect((["a", "ab"] as NSArray).filtered(using: NSPredicate(format: "SELF.length > 1")).count == 1)
    }

    @Test func variablesAreSubstituted() {
        let template = NSPredicate(format: "age > $LIMIT AND name == $NAME")
        #expect(template.withSubstitutionVariables(["LIMIT": 40, "NAME": "Zoë"]).evaluate(with: person))
        #expect(template.evaluate(with: person, substitutionVariables: ["LIMIT": 40, "NAME": "Zoë"]))
        #expect(!template.withSubstitutionVariables(["LIMIT": 41, "NAME": "Zoë"]).evaluate(with: person))
    }

    @Test func aFormatIsWrittenAsAppleWritesIt() {
        #expect(
            NSPredicate(format: "a=%@ and b contains[cd] 'x' or not c in {1,2}", 3).description
                == "(a == 3 AND b CONTAINS[cd] \"x\") OR NOT c IN {1, 2}")
        #expect(NSPredicate(format: "a == 1") == NSPredicate(format: "a = 1"))
    }

    @Test(arguments: [
        "", "a", "a ==", "== 3", "a == 'x", "a === 3", "(a == 1", "a == 1)", "a IN", "a ==[q] 1", "%", "a == $", "FUNCTION(a, 'b') == 1",
    ])
    func aWrongFormatSaysWhatApplesDoes(_ format: String) async {
        #expect(throws: PredicateScanner.Failure.self) { try PredicateParser.parse(format, []) }
    }

    @Test func nestingHasALimitAndNoCrash() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(throws: PredicateScanner.Failure.self) { try PredicateParser.parse(deep, []) }
        #expect(throws: PredicateScanner.Failure.self) { try PredicateParser.parse(String(repeating: "NOT ", count: 100_000), []) }
        let wide = (0..<2000).map { "a == \($0)" }.joined(separator: " OR ")
        #expect(NSPredicate(format: wide).evaluate(with: ["a": 1999]))
    }

    @Test func aWrongFormatTrapsWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = NSPredicate(format: "name = = 3") }
        }
        #expect(result.trapSentence?.contains("Unable to parse the format string \"name = = 3\"") == true)
    }

    @Test func descriptorsSortByKeys() {
        let people: [[String: Any]] = [["n": "b", "a": 2], ["n": "a", "a": 2], ["n": "C", "a": 1], ["a": 1]]
        func order(_ descriptors: NSSortDescriptor...) -> [String] {
            ((people as NSArray).sortedArray(using: descriptors) as? [[String: Any]] ?? []).map { $0["n"] as? String ?? "-" }
        }
        #expect(order(NSSortDescriptor(key: "n", ascending: true)) == ["-", "C", "a", "b"])
        #expect(order(NSSortDescriptor(key: "n", ascending: false)) == ["b", "a", "C", "-"])
        #expect(order(NSSortDescriptor(key: "a", ascending: true), NSSortDescriptor(key: "n", ascending: true)) == ["-", "C", "a", "b"])
        let ignoring = NSSortDescriptor(key: "n", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(order(ignoring) == ["-", "a", "b", "C"])
        #expect((ignoring.reversedSortDescriptor as? NSSortDescriptor)?.ascending == false)
        #expect(ignoring.key == "n")
    }

    @Test func numbersInTextsSortAsPeopleDo() {
        let sort = NSSortDescriptor(key: "self", ascending: true, selector: Selector("localizedStandardCompare:"))
        #expect((["item 10", "item 9", "Item 1"] as NSArray).sortedArray(using: [sort]) as? [String] == ["Item 1", "item 9", "item 10"])
    }
}
