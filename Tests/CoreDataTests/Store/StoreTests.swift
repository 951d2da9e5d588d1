import CoreData
import Foundation
import Testing

@MainActor
struct StoreTests {
    private func code(_ body: () throws -> Void) -> Int {
        do {
            try body()
            return 0
        } catch {
            #expect((error as NSError).domain == NSCocoaErrorDomain)
            return (error as NSError).code
        }
    }

    @Test func aModelWithNewAttributesTakesOverAStore() throws {
        try People.withFile { file in
            let first = try People.open(ModelFileTests.model("One"), file)
            let pupil = NSEntityDescription.insertNewObject(forEntityName: "Pupil", into: first)
            pupil.setValue("Ann", forKey: "name")
            try first.save()
            first.persistentStoreCoordinator = nil
            #expect(code { _ = try People.open(ModelFileTests.model("Two"), file) } == NSPersistentStoreIncompatibleVersionHashError)
            #expect(
                code { _ = try People.open(ModelFileTests.model("Two"), file, [NSMigratePersistentStoresAutomaticallyOption: true]) }
                    == NSMigrationMissingMappingModelError)
            #expect(code { _ = try People.open(ModelFileTests.model("Three"), file, People.migrating) } == NSInferredMappingModelError)
            let second = try People.open(ModelFileTests.model("Two"), file, People.migrating)
            let found = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pupil"))
            #expect(found.map { $0.value(forKey: "town") as? String } == ["Bern"] && found.first?.value(forKey: "grade") as? Int == 5)
            // Now the store is of the second model.
            #expect(code { _ = try People.open(ModelFileTests.model("Two"), file) } == 0)
            let all = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Being"))
            #expect(all.map(\.entity.name) == ["Pupil"])
        }
    }

    @Test func aFileThatIsNoStoreIsAnError() throws {
        try People.withFile { file in
            try Data(repeating: 65, count: 5000).write(to: file)
            #expect(code { _ = try People.open(People.model(), file) } == CocoaError.fileReadCorruptFile.rawValue)
            #expect(
                code { _ = try People.open(People.model(), file.deletingLastPathComponent().appendingPathComponent("no/such.sqlite")) }
                    == CocoaError.fileReadUnknown.rawValue)
            #expect(code { _ = try People.open(People.model(), file, nil, "Binary") } == NSPersistentStoreInvalidTypeError)
            #expect(code { _ = try People.open(People.model(), nil) } == CocoaError.fileReadUnknown.rawValue)
            #expect(code { _ = try People.open(People.model(), nil, nil, NSInMemoryStoreType) } == 0)
        }
    }

    @Test func aContextWithoutStoresCannotBeSaved() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: People.model())
        context.person("Ann")
        #expect(code { try context.save() } == NSPersistentStoreOperationError)
        #expect(context.hasChanges)
    }

    @Test func storesAreReadOnlyRemovedAndDestroyed() throws {
        try People.withFile { file in
            let context = try People.open(People.model(), file)
            context.person("Ann")
            try context.save()
            let reader = try People.open(People.model(), file, [NSReadOnlyPersistentStoreOption: true])
            #expect(try reader.names() == ["Ann"])
            reader.person("Bob")
            #expect(code { try reader.save() } == NSPersistentStoreSaveError)
            let coordinator = try #require(context.persistentStoreCoordinator)
            try coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
            #expect(!FileManager.default.fileExists(atPath: file.path) && coordinator.persistentStores.isEmpty)
        }
    }

    @Test func aFailedSaveChangesNothing() throws {
        let context = People.container().viewContext
        context.person("Ann")
        let broken = context.person("Bob")
        broken.setValue({ 3 } as () -> Int, forKey: "note")
        #expect(code { try context.save() } == NSPersistentStoreSaveError)
        #expect(broken.objectID.isTemporaryID && context.insertedObjects.count == 2)
        broken.setValue(nil, forKey: "note")
        try context.save()
        #expect(try context.names() == ["Ann", "Bob"])
    }

    @Test func batchDeletionsReachTheStore() throws {
        let context = People.container().viewContext
        for number in 0..<10 { context.person("\(number)", Int32(number)) }
        try context.save()
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        request.predicate = NSPredicate(format: "age >= 4")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeCount
        let result = try context.execute(deletion) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 6)
        #expect(try context.names() == ["0", "1", "2", "3"])
    }
}
