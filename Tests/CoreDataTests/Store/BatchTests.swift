import CoreData
import Foundation
import TestSupport
import Testing

/// Requests that change a store without the context's objects.
@MainActor
struct BatchTests {
    private func ages(_ context: NSManagedObjectContext) throws -> [String: Int32] {
        context.reset()
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        return Dictionary(people.map { ($0.name ?? "-", $0.age) }) { $1 }
    }

    @Test func insertionsReachTheStoreAlone() throws {
        let context = People.container().viewContext
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
        ) { if ($0.object as? NSManagedObjectContext)?.persistentStoreCoordinator === context.persistentStoreCoordinator { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let request = NSBatchInsertRequest(entityName: "Person", objects: [["name": "Ann", "age": 1], ["name": "Bob"]])
        request.resultType = .count
        let result = try context.execute(request) as? NSBatchInsertResult
        #expect(result?.result as? Int == 2 && request.entity.name == "Person")
        #expect(context.registeredObjects.isEmpty && posted == 0)
        #expect(try ages(context) == ["Ann": 1, "Bob": 0])
    }

    @Test func insertionsByClosuresEndWhenTheySay() throws {
        let context = People.container().viewContext
        let team = Team(context: context)
        team.title = "t"
        // Makes the class known, as translated classes are from the start.
        context.person("Dan")
        try context.save()
        var names = ["Ann", "Bob"]
        let byDictionary = NSBatchInsertRequest(entityName: "Person") { (values: NSMutableDictionary) in
            guard let name = names.popLast() else { return true }
            (values["name"], values["team"]) = (name, team.objectID)
            return false
        }
        byDictionary.resultType = .objectIDs
        let ids = (try context.execute(byDictionary) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
        #expect(ids?.compactMap { (context.object(with: $0) as? Person)?.name } == ["Bob", "Ann"])
        names = ["Cid"]
        var hooks: [[String]] = []
        let byObject = NSBatchInsertRequest(entityName: "Person") { (object: NSManagedObject) in
            guard let name = names.popLast(), let person = object as? Person else { return true }
            person.name = name
            hooks.append(person.hooks)
            return false
        }
        try context.execute(byObject)
        #expect(hooks == [[]])
        #expect(try ages(context).keys.sorted() == ["Ann", "Bob", "Cid", "Dan"])
        let again = try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first
        #expect(again?.members.count == 2)
    }

    @Test func insertionsMeetTheMergePolicy() throws {
        for (policy, expected) in [(NSMergePolicy.error, Int32(1)), (.mergeByPropertyObjectTrump, 2), (.mergeByPropertyStoreTrump, 1)] {
            let context = People.container(People.model(unique: true)).viewContext
            context.person("Ann", 1)
            try context.save()
            context.mergePolicy = policy
            let request = NSBatchInsertRequest(entityName: "Person", objects: [["name": "Ann", "age": 2], ["name": "Bob", "age": 3]])
            let isError = policy === NSMergePolicy.error
            #expect(errorCode { try context.execute(request) } == (isError ? NSManagedObjectConstraintMergeError : 0))
            #expect(try ages(context) == (isError ? ["Ann": 1] : ["Ann": expected, "Bob": 3]))
        }
    }

    @Test func updatesReachTheStoreAlone() throws {
        let container = People.container()
        let context = container.viewContext
        let team = Team(context: context)
        team.title = "t"
        let people = (0..<5).map { context.person("\($0)", Int32($0)) }
        try context.save()
        let request = NSBatchUpdateRequest(entityName: "Person")
        request.predicate = NSPredicate(format: "age >= 3")
        request.propertiesToUpdate = ["age": 30, "team": team, "height": 1.5, "note": NSNull()]
        request.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(people.map(\.age) == [0, 1, 2, 3, 4] && team.members.count == 0)
        // The rows have other versions now.
        people[4].age = 5
        #expect(errorCode { try context.save() } == NSManagedObjectMergeError)
        #expect(try ages(context) == ["0": 0, "1": 1, "2": 2, "3": 30, "4": 30])
        let again = try #require(try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first)
        #expect((again.members.allObjects as? [Person])?.compactMap { $0.value(forKey: "height") as? Double } == [1.5, 1.5])
    }

    @Test func updatesOfAnUnknownPropertyTrapWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let request = NSBatchUpdateRequest(entityName: "Person")
                request.propertiesToUpdate = ["nme": "x"]
                _ = try? People.container().viewContext.execute(request)
            }
        }
        #expect(result.trapSentence?.contains("Invalid string key nme passed to propertiesToUpdate:") == true)
    }
}
