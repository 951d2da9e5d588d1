import CoreData
import Foundation
import ObjectiveCRuntime
import TestSupport
import Testing

@MainActor
struct ManagedObjectTests {
    @Test func anObjectHasTheTypesOfItsAttributes() throws {
        try People.withFile { file in
            let uuid = UUID()
            let date = Date(timeIntervalSinceReferenceDate: 0.123456789)
            let values: [String: Any] = [
                "name": "Ünï 'quoted'\u{0}x", "age": -7, "height": 0.1, "born": date, "flag": true, "note": ["a", "b"], "uuid": uuid,
                "price": NSDecimalNumber(string: "12345678901234567890.123456789"), "link": URL(string: "https://a.b/c?d=e") as Any,
                "data": Data([0, 255, 7]),
            ]
            let context = People.container(at: file).viewContext
            context.person(nil).setValuesForKeys(values)
            try context.save()
            let other = People.container(at: file).viewContext
            let person = try #require(try other.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
            #expect(person.isFault)
            #expect(person.name == "Ünï 'quoted'\u{0}x" && person.age == -7 && !person.isFault)
            #expect(person.value(forKey: "height") as? Double == 0.1 && person.value(forKey: "flag") as? Bool == true)
            #expect(person.value(forKey: "born") as? Date == date && person.value(forKey: "note") as? [String] == ["a", "b"])
            #expect(person.value(forKey: "uuid") as? UUID == uuid && person.value(forKey: "data") as? Data == Data([0, 255, 7]))
            #expect((person.value(forKey: "price") as? NSDecimalNumber)?.description == "12345678901234567890.123456789")
            #expect((person.value(forKey: "link") as? URL)?.absoluteString == "https://a.b/c?d=e")
        }
    }

    @Test func bothEndsOfARelationshipFollowEachOther() throws {
        let context = People.container().viewContext
        let (one, two) = (Team(context: context), Team(context: context))
        (one.title, two.title) = ("1", "2")
        let (ann, bob) = (context.person("Ann"), context.person("Bob"))
        ann.team = one
        #expect(one.members.allObjects as? [Person] == [ann])
        two.members = NSSet(array: [ann, bob])
        #expect(ann.team === two && bob.team === two && one.members.count == 0)
        two._removeManaged(ann, forKey: "members")
        #expect(ann.team == nil)
        one._addManaged(NSSet(array: [ann, bob]), forKey: "members")
        #expect(bob.team === one && two.members.count == 0 && one.members.count == 2)
        one.mutableSetValue(forKey: "members").remove(bob)
        #expect(bob.team == nil)
        ann.friends = [bob]
        #expect(bob.friends == [ann])
        bob.friends = []
        #expect(ann.friends.isEmpty)
        ann.friends = [ann, bob]
        try context.save()
        context.reset()
        let again = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        let (a, b) = (try #require(again.first { $0.name == "Ann" }), try #require(again.first { $0.name == "Bob" }))
        #expect(a.friends == [a, b] && b.friends == [a] && a.team?.title == "1" && a.team?.members.count == 1)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let context = People.container(People.model(ordered: true)).viewContext
        let team = Team(context: context)
        team.title = "t"
        let people = ["c", "a", "d", "b"].map { context.person($0) }
        team.setValue(NSOrderedSet(array: people), forKey: "members")
        try context.save()
        func order() throws -> [String] {
            context.reset()
            let team = try #require(try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first)
            return (team.value(forKey: "members") as? NSOrderedSet)?.array.compactMap { ($0 as? Person)?.name } ?? []
        }
        #expect(try order() == ["c", "a", "d", "b"])
        let again = try #require(try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first)
        let members = try #require((again.value(forKey: "members") as? NSOrderedSet)?.array as? [Person])
        again._removeManaged(at: 0, forKey: "members")
        again._insertManaged(members[0], at: 2, forKey: "members")
        try context.save()
        #expect(try order() == ["a", "d", "c", "b"])
    }

    @Test func hooksAreCalledInTheirOrder() throws {
        let container = People.container()
        let context = container.viewContext
        let person = context.person("Ann")
        #expect(person.hooks == ["awakeFromInsert"] && person.isInserted && person.objectID.isTemporaryID)
        let temporary = person.objectID
        person.onSave = { if $0.age == 0 { $0.age = 5 } }
        try context.save()
        #expect(person.hooks == ["awakeFromInsert", "willSave", "didSave"] && person.age == 5)
        #expect(!person.objectID.isTemporaryID && person.objectID != temporary && !person.hasChanges && !context.hasChanges)
        let uri = person.objectID.uriRepresentation()
        #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri) == person.objectID)
        #expect(uri.absoluteString.hasPrefix("x-coredata://") && uri.absoluteString.hasSuffix("/Person/p1"))
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let copy = try #require(try other.existingObject(with: person.objectID) as? Person)
            #expect(copy.age == 5 && copy.hooks == ["awakeFromFetch"] && copy !== person)
            other.delete(copy)
            #expect(copy.hooks.last == "prepareForDeletion" && copy.isDeleted)
            try other.save()
            #expect(copy.managedObjectContext == nil && !copy.isDeleted)
        }
    }

    @Test func aSaveChecksTheModel() throws {
        let model = try ModelFileTests.model()
        let context = People.container(model).viewContext
        let pupil = NSEntityDescription.insertNewObject(forEntityName: "Pupil", into: context)
        func code() -> (Int, NSError?) {
            do {
                try context.save()
                return (0, nil)
            } catch { return ((error as NSError).code, error as NSError) }
        }
        let (missing, error) = code()
        #expect(missing == NSValidationMissingMandatoryPropertyError && error?.domain == NSCocoaErrorDomain)
        #expect(
            error?.userInfo[NSValidationKeyErrorKey] as? String == "name"
                && error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === pupil)
        pupil.setValue("A", forKey: "name")
        #expect(code().0 == NSValidationStringTooShortError)
        pupil.setValue(7, forKey: "grade")
        let (several, all) = code()
        #expect(several == NSValidationMultipleErrorsError)
        #expect(
            Set((all?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) ?? []) == [
                NSValidationStringTooShortError, NSValidationNumberTooLargeError,
            ])
        pupil.setValue("Ann", forKey: "name")
        pupil.setValue(6, forKey: "grade")
        #expect(code().0 == 0)
    }

    @Test func changesAreKnownByKey() throws {
        let context = People.container().viewContext
        let person = context.person("Ann", 3)
        try context.save()
        person.name = "Bea"
        person.setValue(nil, forKey: "born")
        #expect(person.changedValues()["name"] as? String == "Bea" && person.changedValues()["born"] is NSNull)
        #expect(person.committedValues(forKeys: ["name", "age"])["name"] as? String == "Ann")
        #expect(person.isUpdated && context.updatedObjects == [person])
        context.rollback()
        #expect(person.name == "Ann" && !context.hasChanges)
        context.delete(person)
        context.rollback()
        #expect(!person.isDeleted)
        #expect(try context.names() == ["Ann"])
    }

    @Test func observersAreNotifiedOfBothEnds() {
        let context = People.container().viewContext
        let (team, ann) = (Team(context: context), context.person("Ann"))
        var recorded: [String] = []
        let one = ann.observe(\.name, _key: "name", options: [.old, .new]) { _, change in
            recorded.append("\(change.oldValue.flatMap { $0 } ?? "-") \(change.newValue.flatMap { $0 } ?? "-")")
        }
        let two = team.observe(\.members, _key: "members") { _, _ in recorded.append("members") }
        ann.name = "Bea"
        ann.team = team
        #expect(recorded == ["Ann Bea", "members"])
        withExtendedLifetime((one, two)) {}
    }

    @Test func nilOfATypeWithoutNilIsEmpty() {
        let context = People.container().viewContext
        let team = Team(context: context)
        #expect(team.title == "" && team.members.count == 0 && context.person(nil).friends.isEmpty)
    }

    @Test func anUnknownKeyTrapsWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = People.container().viewContext.person("A").value(forKey: "nme") }
        }
        #expect(result.trapSentence?.contains("the entity Person is not key value coding-compliant for the key \"nme\"") == true)
    }

    @Test func aValueOfAnotherTypeTrapsWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { People.container().viewContext.person("A").setValue(3, forKey: "name") }
        }
        #expect(result.trapSentence?.contains("Unacceptable type of value for attribute: property = \"name\"") == true)
    }
}
