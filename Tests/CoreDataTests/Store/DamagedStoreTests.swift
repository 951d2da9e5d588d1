@testable import CoreData
import Foundation
import TestSupport
import Testing

/// Errors of a file that is damaged after its store was made.
@MainActor
struct DamagedStoreTests {
    /// Makes a store of persons in teams and writes over a table.
    private nonisolated static func damaged(_ table: String, _ file: URL, _ model: NSManagedObjectModel = People.model()) throws
        -> NSManagedObjectContext
    {
        let first = try People.open(model, file)
        if model.entitiesByName["Team"] != nil {
            let team = Team(context: first)
            team.title = "t"
            first.person("Ann", 1, team).friends = [first.person("Bob")]
        } else {
            first.make("Owner", ["pet": first.make("Cat")])
        }
        try first.save()
        try first.close()
        let database = try SQLiteDatabase(path: file.path, isReadOnly: true)
        let page = try #require(try database.number("SELECT rootpage FROM sqlite_master WHERE name = ?", [.text(table)]))
        let size = try #require(try database.number("PRAGMA page_size"))
        database.close()
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: UInt64((page - 1) * size))
        try handle.write(contentsOf: Data(repeating: 255, count: Int(size)))
        try handle.close()
        return try People.open(model, file)
    }

    private static let code = CocoaError.fileReadCorruptFile.rawValue

    @Test func fetchesAndCountsThrow() throws {
        try People.withFile { file in
            let context = try Self.damaged("Z_Person", file)
            let request = NSFetchRequest<Person>(entityName: "Person")
            #expect(errorCode { _ = try context.fetch(request) } == Self.code)
            #expect(errorCode { _ = try context.count(for: request) } == Self.code)
            let team = try #require(try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first)
            let id = try #require(
                context.persistentStoreCoordinator?.managedObjectID(
                    forURIRepresentation: URL(string: team.objectID.uriRepresentation().absoluteString.replacing("Team", with: "Person"))
                        ?? file))
            #expect(errorCode { _ = try context.existingObject(with: id) } == Self.code)
            let whole = NSFetchRequest<Team>(entityName: "Team")
            whole.relationshipKeyPathsForPrefetching = ["members"]
            #expect(errorCode { _ = try context.fetch(whole) } == Self.code)
            // Batches have identifiers alone; the values are read with the objects if they are not to be faults.
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            child.parent = context
            #expect(errorCode { _ = try child.fetch(request) } == Self.code)
        }
    }

    @Test func savesThrow() throws {
        try People.withFile { file in
            let context = try Self.damaged("Z_Person", file)
            context.person("Cid")
            #expect(errorCode { try context.save() } == Self.code)
            #expect(context.insertedObjects.count == 1 && context.insertedObjects.first?.objectID.isTemporaryID == true)
        }
    }

    /// The rule of a deletion reads the objects of a relationship.
    @Test func savesThrowWhereRulesCannotBeApplied() throws {
        try People.withFile { file in
            let context = try Self.damaged("Z_Person", file)
            let team = try #require(try context.fetch(NSFetchRequest<Team>(entityName: "Team")).first)
            context.delete(team)
            context.processPendingChanges()
            for _ in 0..<2 { #expect(errorCode { try context.save() } == Self.code) }
            #expect(context.deletedObjects == [team])
            // An observer's fetch does not take the error from the save that it is called in.
            let token = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
            ) { _ in _ = try? context.count(for: NSFetchRequest<Team>(entityName: "Team")) }
            context.make("Team", ["title": "u"])
            #expect(errorCode { try context.save() } == Self.code)
            NotificationCenter.default.removeObserver(token)
            context.rollback()
            #expect(try context.fetch(NSFetchRequest<Team>(entityName: "Team")) == [team] && !team.isDeleted)
        }
    }

    /// Of a relationship to an entity with others below it, the row names which one it is.
    @Test func fetchesThrowWhereTheEntityOfARelationshipCannotBeRead() throws {
        try People.withFile { file in
            let cat = People.entity("Cat")
            let being = People.entity("Being", above: [cat])
            let owner = People.entity("Owner", [People.relationship("pet", being)])
            let context = try Self.damaged("Z_Being", file, People.model(of: [being, cat, owner]))
            #expect(errorCode { _ = try context.all("Owner") } == Self.code)
        }
    }

    @Test func aFaultThatCannotBeReadTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                try? People.withFile { file in
                    let context = try Self.damaged("J_Person.friends", file)
                    let request = NSFetchRequest<Person>(entityName: "Person")
                    _ = try context.fetch(request).first?.friends
                }
            }
        }
        #expect(result.trapSentence?.contains("CoreData could not fulfill a fault for 'x-coredata://") == true)
    }
}
