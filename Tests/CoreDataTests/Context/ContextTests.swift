import CoreData
import Foundation
import TestSupport
import Testing

@MainActor
struct ContextTests {
    private func error(_ body: () throws -> Void) -> Int {
        do {
            try body()
            return 0
        } catch { return (error as NSError).code }
    }

    @Test func rulesOfDeletionReachWhatTheyName() throws {
        for rule in [NSDeleteRule.nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule] {
            let context = People.container(People.model(rule: rule)).viewContext
            let team = Team(context: context)
            team.title = "t"
            let ann = context.person("Ann", 1, team)
            context.person("Bob", 1)
            try context.save()
            context.delete(team)
            switch rule {
            case .denyDeleteRule:
                #expect(error { try context.save() } == NSValidationRelationshipDeniedDeleteError)
                context.delete(ann)
                #expect(error { try context.save() } == 0)
            case .cascadeDeleteRule:
                try context.save()
                #expect(try context.names() == ["Bob"])
                #expect(ann.managedObjectContext == nil && ann.hooks.contains("prepareForDeletion"))
            default:
                try context.save()
                #expect(try context.names() == ["Ann", "Bob"])
                #expect(ann.team == nil)
            }
        }
    }

    @Test func cyclesOfCascadesEnd() throws {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Node", "NSManagedObject")
        let (next, back) = (
            People.relationship("next", entity, .cascadeDeleteRule), People.relationship("back", entity, .cascadeDeleteRule)
        )
        People.connect(next, back)
        entity.properties = [next, back]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = People.container(model).viewContext
        let nodes = (0..<2000).map { _ in NSManagedObject(entity: entity, insertInto: context) }
        for (index, node) in nodes.enumerated() { node.setValue(nodes[(index + 1) % nodes.count], forKey: "next") }
        try context.save()
        context.delete(nodes[0])
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Node")) == 0)
    }

    @Test func notificationsHaveApplesKeys() throws {
        let context = People.container().viewContext
        nonisolated(unsafe) var posted: [(String, [String: Int])] = []
        let tokens = [
            Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                let sets = (note.userInfo ?? [:]).compactMap { key, value in (value as? Set<NSManagedObject>).map { ("\(key)", $0.count) } }
                posted.append(
                    (
                        name == .NSManagedObjectContextWillSave ? "will" : name == .NSManagedObjectContextDidSave ? "did" : "change",
                        Dictionary(sets) { $1 }
                    ))
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let person = context.person("Ann")
        try context.save()
        person.name = "Bea"
        try context.save()
        context.delete(person)
        try context.save()
        #expect(posted.map(\.0) == ["change", "will", "did", "change", "will", "did", "change", "will", "did"])
        #expect(
            posted.map(\.1) == [
                ["inserted": 1], [:], ["inserted": 1], ["updated": 1], [:], ["updated": 1], ["deleted": 1], [:], ["deleted": 1],
            ])
    }

    @Test func aChildSavesToItsParent() throws {
        let container = People.container()
        let context = container.viewContext
        let team = Team(context: context)
        team.title = "t"
        context.person("Ann", 1, team)
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        #expect(try child.names() == ["Ann"])
        let own = try #require(try child.existingObject(with: team.objectID) as? Team)
        child.person("Bob", 2, own)
        own.title = "u"
        #expect(own.members.count == 2 && team.members.count == 1)
        try child.save()
        #expect(team.members.count == 2 && team.title == "u" && context.hasChanges && !child.hasChanges)
        #expect(try context.names() == ["Ann", "Bob"])
        let other = container.newBackgroundContext()
        #expect(try other.performAndWait { try other.names() } == ["Ann"])
        try context.save()
        #expect(try other.performAndWait { try other.names() } == ["Ann", "Bob"])
        let bob = try #require(try child.fetch(NSFetchRequest<Person>(entityName: "Person")).first { $0.name == "Bob" })
        child.delete(bob)
        try child.save()
        try context.save()
        #expect(try other.performAndWait { try other.names() } == ["Ann"])
    }

    @Test func savesReachOtherContexts() async throws {
        let container = People.container()
        let context = container.viewContext
        let ann = context.person("Ann")
        try context.save()
        let other = container.newBackgroundContext()
        let id = ann.objectID
        try other.performAndWait {
            let copy = try #require(other.object(with: id) as? Person)
            copy.name = "Bea"
            other.person("Cid")
            try other.save()
        }
        #expect(ann.name == "Ann")
        let note = Notification(
            name: .NSManagedObjectContextDidSave, object: other,
            userInfo: [NSUpdatedObjectsKey: Set([other.performAndWait { other.object(with: id) }])])
        context.mergeChanges(fromContextDidSave: note)
        #expect(ann.name == "Bea")
    }

    @Test func policiesSolveConflicts() throws {
        for (policy, expected) in [
            (NSMergePolicy.error, ""), (.mergeByPropertyObjectTrump, "mine 9"), (.mergeByPropertyStoreTrump, "theirs 9"),
            (.overwrite, "mine 1"),
            (.rollback, "theirs 9"),
        ] {
            let container = People.container()
            let context = container.viewContext
            let person = context.person("Ann", 1)
            person.setValue(1.5, forKey: "height")
            try context.save()
            let other = container.newBackgroundContext()
            try other.performAndWait {
                let copy = try #require(other.object(with: person.objectID) as? Person)
                (copy.name, copy.age) = ("theirs", 9)
                try other.save()
            }
            person.name = "mine"
            context.mergePolicy = policy
            if expected.isEmpty {
                #expect(error { try context.save() } == NSManagedObjectMergeError)
                continue
            }
            try context.save()
            other.performAndWait { other.refreshAllObjects() }
            let (name, age) = try other.performAndWait {
                let copy = try #require(other.object(with: person.objectID) as? Person)
                return (copy.name ?? "", copy.age)
            }
            #expect("\(name) \(age)" == expected)
        }
    }

    @Test func valuesThatNoneMayShareMeetThePolicy() throws {
        for (policy, expected) in [
            (NSMergePolicy.error, [Int32(1)]), (.mergeByPropertyObjectTrump, [2]), (.mergeByPropertyStoreTrump, [1]),
        ] {
            let context = People.container(People.model(unique: true)).viewContext
            context.mergePolicy = policy
            context.person("Ann", 1)
            try context.save()
            context.person("Ann", 2)
            let code = error { try context.save() }
            #expect(code == (policy === NSMergePolicy.error ? NSManagedObjectConstraintMergeError : 0))
            context.reset()
            #expect(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.age) == expected)
        }
    }

    @Test func faultsAreGivenUpAndFetchedAgain() throws {
        let context = People.container().viewContext
        let person = context.person("Ann")
        try context.save()
        context.refresh(person, mergeChanges: false)
        #expect(person.isFault)
        #expect(person.name == "Ann" && !person.isFault)
        person.name = "Bea"
        context.refresh(person, mergeChanges: true)
        #expect(person.name == "Bea" && person.hasChanges)
        context.refreshAllObjects()
        context.reset()
        #expect(context.registeredObjects.isEmpty && person.managedObjectContext == nil)
    }

    @Test func objectsWithoutChangesAreReleased() throws {
        let context = People.container().viewContext
        weak var released: Person?
        try autoreleasepoolLike {
            let person = context.person("Ann")
            person.friends = [person]
            released = person
            try context.save()
        }
        #expect(released == nil)
        #expect(try context.names() == ["Ann"])
    }

    private func autoreleasepoolLike(_ body: () throws -> Void) rethrows { try body() }

    @Test func backgroundTasksRunOnQueuesOfTheirOwn() async throws {
        let container = People.container()
        let count = try await container.performBackgroundTask { context in
            for number in 0..<10 { context.person("\(number)") }
            try context.save()
            return try context.count(for: NSFetchRequest<Person>(entityName: "Person"))
        }
        #expect(count == 10)
    }
}
