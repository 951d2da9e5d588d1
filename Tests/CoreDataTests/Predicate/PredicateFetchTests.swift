import CoreData
import Foundation
import Testing

/// Fetches against an evaluation of their own, which knows neither formats nor SQL.
@MainActor
struct PredicateFetchTests {
    private struct Sample {
        let name: String?
        let age: Int32
        let height: Double?
        let born: Date?
        let team: String?
    }

    /// A predicate as a format and as a function.
    private struct Rule {
        let format: String
        let arguments: [Any]
        let test: (Sample) -> Bool
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private static let names: [String?] = ["Ann", "ann", "Änn", "Bob", "Bobby", "", nil, "a*c", "Zoë"]

    private static func rule(_ random: inout Random, depth: Int) -> Rule {
        if depth > 0, Bool.random(using: &random) {
            let (one, other) = (rule(&random, depth: depth - 1), rule(&random, depth: depth - 1))
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                return Rule(format: "(\(one.format)) AND (\(other.format))", arguments: one.arguments + other.arguments) {
                    one.test($0) && other.test($0)
                }
            case 1:
                return Rule(format: "(\(one.format)) OR (\(other.format))", arguments: one.arguments + other.arguments) {
                    one.test($0) || other.test($0)
                }
            default: return Rule(format: "NOT (\(one.format))", arguments: one.arguments) { !one.test($0) }
            }
        }
        let name = names.compactMap { $0 }.randomElement(using: &random) ?? ""
        let age = Int32.random(in: 0..<6, using: &random)
        let height = Double(Int.random(in: 0..<6, using: &random)) / 2
        let date = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<6, using: &random)))
        func fold(_ text: String) -> String { text.lowercased().replacing("ä", with: "a").replacing("ë", with: "e") }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return Rule(format: "name == %@", arguments: [name]) { $0.name == name }
        case 1: return Rule(format: "name != %@", arguments: [name]) { $0.name != name }
        case 2: return Rule(format: "name ==[cd] %@", arguments: [name]) { $0.name.map(fold) == fold(name) }
        case 3:
            return Rule(format: "name CONTAINS[c] %@", arguments: [String(name.prefix(1))]) {
                name.isEmpty ? $0.name != nil && false : $0.name?.lowercased().contains(name.prefix(1).lowercased()) ?? false
            }
        case 4:
            return Rule(format: "name BEGINSWITH %@", arguments: [name.prefix(2).description]) {
                $0.name.map { Array($0).starts(with: Array(name.prefix(2))) } ?? false
            }
        case 5: return Rule(format: "age > %d", arguments: [age]) { $0.age > age }
        case 6: return Rule(format: "age BETWEEN {%d, %d}", arguments: [age, age + 1]) { $0.age == age || $0.age == age + 1 }
        case 7: return Rule(format: "age IN %@", arguments: [[age, 3]]) { $0.age == age || $0.age == 3 }
        case 8: return Rule(format: "height <= %f", arguments: [height]) { $0.height.map { $0 <= height } ?? false }
        case 9: return Rule(format: "height == nil", arguments: []) { $0.height == nil }
        case 10: return Rule(format: "born < %@", arguments: [date]) { $0.born.map { $0 < date } ?? false }
        case 11: return Rule(format: "team.title == 'A'", arguments: []) { $0.team == "A" }
        case 12: return Rule(format: "team == nil", arguments: []) { $0.team == nil }
        case 13: return Rule(format: "team.title != %@", arguments: ["B"]) { $0.team != "B" }
        case 14: return Rule(format: "age + 1 == %d", arguments: [age]) { $0.age + 1 == age }
        default: return Rule(format: "name IN %@", arguments: [[name, "Bob"]]) { $0.name == name || $0.name == "Bob" }
        }
    }

    @Test func fetchesFindWhatAnEvaluationOfTheirOwnFinds() throws {
        var random = Random(state: 54)
        let context = People.container().viewContext
        let teams: [String: Team] = ["A": Team(context: context), "B": Team(context: context)]
        for (title, team) in teams { team.title = title }
        var samples: [String: Sample] = [:]
        for number in 0..<120 {
            let sample = Sample(
                name: Self.names.randomElement(using: &random) ?? nil, age: Int32.random(in: 0..<6, using: &random),
                height: Bool.random(using: &random) ? nil : Double(Int.random(in: 0..<6, using: &random)) / 2,
                born: Bool.random(using: &random)
                    ? nil : Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<6, using: &random))),
                team: ["A", "B", nil].randomElement(using: &random) ?? nil)
            let person = context.person(sample.name, sample.age, sample.team.flatMap { teams[$0] })
            person.setValue(sample.height, forKey: "height")
            person.setValue(sample.born, forKey: "born")
            person.setValue(URL(string: "n:\(number)"), forKey: "link")
            samples["n:\(number)"] = sample
        }
        func check(_ count: Int, _ state: String) throws {
            for _ in 0..<count {
                let rule = Self.rule(&random, depth: 3)
                let request = NSFetchRequest<Person>(entityName: "Person")
                request.predicate = NSPredicate(format: rule.format, argumentArray: rule.arguments)
                let found = Set(try context.fetch(request).compactMap { ($0.value(forKey: "link") as? URL)?.absoluteString })
                let expected = Set(samples.filter { rule.test($0.value) }.keys)
                #expect(found == expected, "\(state): \(rule.format) \(rule.arguments)")
                #expect(try context.count(for: request) == expected.count, "\(rule.format)")
            }
        }
        // In memory, in SQL, and in both.
        try check(150, "not saved")
        try context.save()
        try check(300, "saved")
        context.reset()
        try check(50, "reset")
        let some = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        for person in some.prefix(30) {
            let key = (person.value(forKey: "link") as? URL)?.absoluteString ?? ""
            guard let old = samples[key] else { continue }
            person.age = 3
            samples[key] = Sample(name: old.name, age: 3, height: old.height, born: old.born, team: old.team)
        }
        try check(100, "changed")
    }

    @Test func relationshipsToManyAreAskedInSQL() throws {
        let context = People.container().viewContext
        let (one, two) = (Team(context: context), Team(context: context))
        (one.title, two.title) = ("one", "two")
        let ann = context.person("Ann", 30, one)
        context.person("Bob", 50, one)
        context.person("Cid", 20, two)
        ann.friends = [context.person("Dan", 1, two)]
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            func titles(_ format: String, _ arguments: Any...) throws -> [String] {
                let request = NSFetchRequest<Team>(entityName: "Team")
                request.predicate = NSPredicate(format: format, argumentArray: arguments)
                request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
                return try context.fetch(request).map(\.title)
            }
            #expect(try titles("ANY members.age > 40") == ["one"])
            #expect(try titles("ALL members.age < 40") == ["two"])
            #expect(try titles("NONE members.name == 'Ann'") == ["two"])
            #expect(try titles("members.@count == 2") == ["one", "two"])
            #expect(try titles("members CONTAINS %@", ann) == ["one"])
            #expect(try titles("SUBQUERY(members, $m, $m.age > 20).@count > 0") == ["one"])
            #expect(try titles("SELF == %@", two) == ["two"])
            #expect(try titles("SELF IN %@", [two, one]) == ["one", "two"])
            #expect(try titles("SELF == %@", two.objectID) == ["two"])
            #expect(try context.names(NSPredicate(format: "ANY friends.name == 'Dan'")) == ["Ann"])
            #expect(try context.names(NSPredicate(format: "friends.@count == 0")) == ["Bob", "Cid"])
            #expect(try context.names(NSPredicate(format: "team == %@", one)) == ["Ann", "Bob"])
        }
    }
}
