import CoreData
import Foundation
import Testing

/// Values that none may share.
@MainActor
struct ConstraintTests {
    private func things(_ constraints: [[String]], _ type: NSAttributeType = .stringAttributeType) -> NSManagedObjectContext {
        let thing = People.entity("Thing", [People.attribute("one", type), People.attribute("two", type)])
        thing.uniquenessConstraints = constraints
        return People.container(People.model(of: [thing])).viewContext
    }

    @Test func valuesOfAConstraintAreNotJoined() throws {
        let context = things([["one", "two"]])
        context.make("Thing", ["one": "a\u{1}", "two": "b"])
        context.make("Thing", ["one": "a", "two": "\u{1}b"])
        context.make("Thing", ["one": "a|b", "two": "c"])
        context.make("Thing", ["one": "a", "two": "b|c"])
        #expect(errorCode { try context.save() } == 0)
        context.make("Thing", ["one": "a", "two": "b|c"])
        #expect(errorCode { try context.save() } == NSManagedObjectConstraintMergeError)
    }

    @Test func constraintsOfOneEntityAreApart() throws {
        let context = things([["one"], ["two"]])
        context.make("Thing", ["one": "v", "two": "w"])
        context.make("Thing", ["one": "u", "two": "v"])
        #expect(errorCode { try context.save() } == 0)
    }

    /// Decimal numbers are texts in the store, which SQL does not compare.
    @Test func valuesThatSQLDoesNotCompareAreComparedInMemory() throws {
        let context = things([["one"]], .decimalAttributeType)
        context.make("Thing", ["one": NSDecimalNumber(string: "1.50")])
        try context.save()
        context.make("Thing", ["one": NSDecimalNumber(string: "2")])
        #expect(errorCode { try context.save() } == 0)
        context.make("Thing", ["one": NSDecimalNumber(string: "1.5")])
        #expect(errorCode { try context.save() } == NSManagedObjectConstraintMergeError)
    }

    @Test(arguments: [NSMergePolicy.mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump])
    func manyConflictsAreSolvedInOneSave(_ policy: NSMergePolicy) throws {
        let context = People.container(People.model(unique: true)).viewContext
        context.mergePolicy = policy
        for number in 0..<150 { context.person("\(number)", 1) }
        try context.save()
        for number in 0..<150 {
            context.person("\(number)", 2)
            context.person("\(number)", 3)
        }
        try context.save()
        context.reset()
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        #expect(people.count == 150 && Set(people.compactMap(\.name)).count == 150)
        #expect(Set(people.map(\.age)) == [policy === NSMergePolicy.mergeByPropertyObjectTrump ? 3 : 1])
    }

    @Test func newObjectsWithSharedValuesBecomeOne() throws {
        for (policy, age) in [(NSMergePolicy.mergeByPropertyObjectTrump, Int32(2)), (.mergeByPropertyStoreTrump, 1)] {
            let context = People.container(People.model(unique: true)).viewContext
            context.mergePolicy = policy
            let team = Team(context: context)
            team.title = "t"
            context.person("Ann", 1)
            context.person("Ann", 2, team)
            try context.save()
            context.reset()
            let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
            #expect(people.map(\.age) == [age] && (people.first?.team != nil) == (age == 2))
        }
    }

    @Test func anErrorNamesAllConflicts() throws {
        let context = People.container(People.model(unique: true)).viewContext
        let ann = context.person("Ann")
        try context.save()
        let again = context.person("Ann")
        let twice = [context.person("Bob"), context.person("Bob")]
        do {
            try context.save()
            Issue.record("no error")
        } catch {
            let error = error as NSError
            let conflicts = try #require(error.userInfo["conflictList"] as? [NSConstraintConflict])
            #expect(error.code == NSManagedObjectConstraintMergeError && conflicts.map(\.constraint) == [["name"], ["name"]])
            #expect(conflicts.map { $0.constraintValues["name"] as? String } == ["Ann", "Bob"])
            #expect(conflicts.first?.databaseObject === ann && conflicts.last?.databaseObject == nil)
            #expect(conflicts.first?.conflictingObjects == [again] && conflicts.last?.conflictingObjects == twice)
        }
        #expect(context.insertedObjects.count == 3)
    }

    /// Each check of the save brings the next conflict.
    @Test func conflictsWithoutEndAreAnError() throws {
        let context = People.container(People.model(unique: true)).viewContext
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        context.person("Ann", 1)
        try context.save()
        func addAnother() {
            context.person("Ann", 2).onCheck = { _ in addAnother() }
        }
        addAnother()
        #expect(errorCode { try context.save() } == NSManagedObjectConstraintMergeError)
        context.reset()
        #expect(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.age) == [1])
    }

    @Test func valuesThatHooksSetCount() throws {
        let context = People.container(People.model(unique: true)).viewContext
        context.person("Ann")
        try context.save()
        context.person("Bob").onSave = { if $0.name != "Ann" { $0.name = "Ann" } }
        #expect(errorCode { try context.save() } == NSManagedObjectConstraintMergeError)
        context.rollback()
        context.person("Cid").onCheck = { if $0.name != "Ann" { $0.name = "Ann" } }
        #expect(errorCode { try context.save() } == NSManagedObjectConstraintMergeError)
    }

    @Test func valuesMayBeExchanged() throws {
        let context = People.container(People.model(unique: true)).viewContext
        let (ann, bob) = (context.person("Ann"), context.person("Bob"))
        try context.save()
        (ann.name, bob.name) = ("Bob", "Ann")
        try context.save()
        context.delete(ann)
        context.person("Bob")
        #expect(errorCode { try context.save() } == 0)
    }

    @Test func changesThatChecksMakeAreNotLost() throws {
        let context = People.container().viewContext
        let ann = context.person("Ann", 1)
        try context.save()
        context.person("Bob").onCheck = { _ in ann.age = 2 }
        try context.save()
        #expect(context.updatedObjects == [ann])
        try context.save()
        context.reset()
        #expect(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.age) == [2, 0])
    }
}
