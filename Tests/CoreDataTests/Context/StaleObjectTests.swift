import CoreData
import Foundation
import Testing

/// Saves of objects that others have deleted or changed.
@MainActor
struct StaleObjectTests {
    /// A person whom another context deletes after it is changed here.
    private func deletedPerson() throws -> (NSManagedObjectContext, Person, NSManagedObjectContext) {
        let container = People.container()
        let context = container.viewContext
        let (person, friend) = (context.person("Ann", 1), context.person("Bob"))
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait {
            other.delete(other.object(with: person.objectID))
            try other.save()
        }
        person.name = "Bea"
        person.friends = [friend]
        return (context, person, other)
    }

    @Test func anObjectWhoseRowIsGoneIsAConflict() throws {
        let (context, person, other) = try deletedPerson()
        do {
            try context.save()
            Issue.record("no error")
        } catch {
            let error = error as NSError
            #expect(error.domain == NSCocoaErrorDomain && error.code == NSManagedObjectMergeError)
            let conflicts = try #require(error.userInfo["conflictList"] as? [NSMergeConflict])
            #expect(conflicts.map(\.sourceObject) == [person] && conflicts.map(\.newVersionNumber) == [0])
            #expect(conflicts.map(\.oldVersionNumber) == [1])
        }
        #expect(try other.performAndWait { try other.names() } == ["Bob"])
    }

    @Test(arguments: [NSMergePolicy.mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump, .overwrite, .rollback])
    func noPolicyMakesARowAgain(_ policy: NSMergePolicy) throws {
        let (context, person, other) = try deletedPerson()
        context.mergePolicy = policy
        try context.save()
        #expect(person.managedObjectContext == nil && person.isDeleted && !context.hasChanges)
        try other.performAndWait {
            other.reset()
            let (all, befriended) = (try other.names(), try other.names(NSPredicate(format: "friends.@count > 0")))
            #expect(all == ["Bob"] && befriended == [])
        }
    }

    @Test func aDeletionOfADeletedObjectIsDone() throws {
        let (context, person, _) = try deletedPerson()
        context.delete(person)
        #expect(errorCode { try context.save() } == 0)
    }

    @Test func aChildCannotSaveWhatItsParentHasDeleted() throws {
        for policy in [NSMergePolicy.error, .mergeByPropertyObjectTrump] {
            let context = People.container().viewContext
            let person = context.person("Ann")
            try context.save()
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            (child.parent, child.mergePolicy) = (context, policy)
            let own = try #require(child.object(with: person.objectID) as? Person)
            own.name = "Bea"
            context.delete(person)
            if policy === NSMergePolicy.error {
                #expect(errorCode { try child.save() } == NSManagedObjectMergeError)
                #expect(child.hasChanges)
            } else {
                try child.save()
                #expect(own.managedObjectContext == nil && !child.hasChanges)
            }
            try context.save()
            #expect(try context.names() == [])
        }
    }

    @Test func aChildCannotSaveWhatIsGoneFromTheStore() throws {
        let context = People.container().viewContext
        let person = context.person("Ann")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let own = try #require(child.object(with: person.objectID) as? Person)
        own.name = "Bea"
        try context.execute(NSBatchDeleteRequest(objectIDs: [person.objectID]))
        context.refresh(person, mergeChanges: false)
        // The question whether it is there is no access to its values.
        context.shouldDeleteInaccessibleFaults = false
        #expect(errorCode { try child.save() } == NSManagedObjectMergeError)
    }

    /// Two connections to a file give no key twice, and find each other's changes.
    @Test func connectionsToAFileShareIt() throws {
        try People.withFile { file in
            let (one, other) = (People.container(at: file).viewContext, People.container(at: file).viewContext)
            let ann = one.person("Ann")
            other.person("Bob")
            try one.save()
            try other.save()
            one.person("Cid")
            try one.save()
            #expect(try other.names() == ["Ann", "Bob", "Cid"] && one.names() == ["Ann", "Bob", "Cid"])
            let theirs = try #require(try other.fetch(NSFetchRequest<Person>(entityName: "Person")).first { $0.name == "Ann" })
            theirs.age = 5
            try other.save()
            ann.age = 6
            #expect(errorCode { try one.save() } == NSManagedObjectMergeError)
            other.delete(theirs)
            try other.save()
            #expect(errorCode { try one.save() } == NSManagedObjectMergeError)
        }
    }
}
