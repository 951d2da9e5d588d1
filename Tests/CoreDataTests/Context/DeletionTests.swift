import CoreData
import Foundation
import TestSupport
import Testing

@MainActor
struct DeletionTests {
    /// A person of a team, deleted, and then made a fault; the rule is that of the person for the team.
    private func deletedFault(_ rule: NSDeleteRule) throws -> NSManagedObjectContext {
        let model = People.model()
        model.entitiesByName["Person"]?.relationshipsByName["team"]?.deleteRule = rule
        let context = People.container(model).viewContext
        let team = Team(context: context)
        team.title = "t"
        let ann = context.person("Ann", 1, team)
        try context.save()
        context.delete(ann)
        context.refresh(ann, mergeChanges: false)
        return context
    }

    @Test func rulesAreAppliedToADeletedObjectThatBecameAFault() throws {
        for (rule, count) in [(NSDeleteRule.cascadeDeleteRule, 0), (.nullifyDeleteRule, 1), (.noActionDeleteRule, 1)] {
            let context = try deletedFault(rule)
            try context.save()
            #expect(try context.names() == [] && context.count(for: NSFetchRequest<Team>(entityName: "Team")) == count)
        }
        let context = try deletedFault(.denyDeleteRule)
        #expect(errorCode { try context.save() } == NSValidationRelationshipDeniedDeleteError)
    }

    @Test(arguments: [NSDeleteRule.denyDeleteRule, .cascadeDeleteRule, .nullifyDeleteRule])
    func objectsWithoutAContextDoNotCount(_ rule: NSDeleteRule) throws {
        let context = People.container(People.model(rule: rule)).viewContext
        let team = Team(context: context)
        team.title = "t"
        try context.save()
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Person", in: context))
        let stranger = Person(entity: entity, insertInto: nil)
        team._addManaged(stranger, forKey: "members")
        context.delete(team)
        #expect(errorCode { try context.save() } == 0)
        #expect(stranger.managedObjectContext == nil && !stranger.isDeleted)
        #expect(try context.count(for: NSFetchRequest<Team>(entityName: "Team")) == 0)
    }

    @Test func objectsWhoseDeletionWasSavedDoNotCount() throws {
        let model = People.model(rule: .denyDeleteRule)
        model.entitiesByName["Person"]?.relationshipsByName["team"]?.deleteRule = .noActionDeleteRule
        let context = People.container(model).viewContext
        let team = Team(context: context)
        team.title = "t"
        let ann = context.person("Ann", 1, team)
        try context.save()
        context.delete(ann)
        try context.save()
        #expect(team.objectIDs(forRelationshipNamed: "members").count == 1)
        context.delete(team)
        #expect(errorCode { try context.save() } == 0)
    }

    @Test func aNewObjectThatIsDeletedIsReleased() throws {
        let context = People.container().viewContext
        nonisolated(unsafe) var posted: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { posted += ($0.userInfo ?? [:]).keys.map { "\($0)" } }
        defer { NotificationCenter.default.removeObserver(token) }
        for isAnnounced in [false, true] {
            for isNamed in [false, true] {
                posted = []
                weak var released: Person?
                try {
                    let person = context.person("Ann")
                    released = person
                    if isNamed { try context.obtainPermanentIDs(for: [person]) }
                    if isAnnounced { context.processPendingChanges() }
                    context.delete(person)
                    context.processPendingChanges()
                    #expect(person.managedObjectContext == nil && !person.isInserted && !person.isDeleted)
                    #expect(context.registeredObjects.isEmpty && !context.hasChanges)
                }()
                #expect(released == nil)
                #expect(posted == (isAnnounced ? ["inserted", "deleted"] : []))
                try context.save()
                #expect(try context.names() == [])
            }
        }
    }

    @Test func nothingIsWrittenForANewObjectThatIsDeleted() throws {
        let node = People.entity("Node")
        let others = People.relationship("others", node, toMany: true, .noActionDeleteRule)
        let next = People.relationship("next", node, .noActionDeleteRule)
        node.properties = [others, next]
        let context = People.container(People.model(of: [node])).viewContext
        let (one, gone) = (context.make("Node"), context.make("Node"))
        one.setValue(NSSet(object: gone), forKey: "others")
        one.setValue(gone, forKey: "next")
        context.delete(gone)
        try context.save()
        context.reset()
        let all = try context.all("Node")
        #expect(all.count == 1 && (all.first?.value(forKey: "others") as? NSSet)?.count == 0 && all.first?.value(forKey: "next") == nil)
    }

    @Test func aFaultWhoseRowIsGoneIsDeletedOrTraps() async throws {
        let container = People.container()
        let context = container.viewContext
        let person = context.person("Ann")
        try context.save()
        context.refresh(person, mergeChanges: false)
        let deletion = NSBatchDeleteRequest(objectIDs: [person.objectID])
        try context.execute(deletion)
        #expect(person.name == nil && person.isDeleted)
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let context = People.container().viewContext
                context.shouldDeleteInaccessibleFaults = false
                let person = context.person("Ann")
                try? context.save()
                context.refresh(person, mergeChanges: false)
                _ = try? context.execute(NSBatchDeleteRequest(objectIDs: [person.objectID]))
                _ = person.name
            }
        }
        #expect(result.trapSentence?.contains("CoreData could not fulfill a fault for 'x-coredata://") == true)
    }
}
