@testable import CoreData
import Foundation
import TestSupport
import Testing

@MainActor
struct FetchRequestTests {
    @Test func limitsAndOffsetsCountAfterPendingChanges() throws {
        let context = People.container().viewContext
        for number in 0..<10 { context.person("p\(number)", Int32(number)) }
        try context.save()
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: false)]
        (request.fetchLimit, request.fetchOffset) = (3, 2)
        #expect(try context.fetch(request).map(\.age) == [7, 6, 5])
        context.person("new", 100)
        #expect(try context.fetch(request).map(\.age) == [8, 7, 6])
        request.includesPendingChanges = false
        #expect(try context.fetch(request).map(\.age) == [7, 6, 5])
        #expect(try context.count(for: request) == 3)
    }

    @Test func resultsHaveTheRequestedType() throws {
        let context = People.container().viewContext
        for (name, age) in [("a", 1), ("b", 1), ("c", 2)] { context.person(name, Int32(age)) }
        try context.save()
        let request = NSFetchRequest<NSDictionary>(entityName: "Person")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["age"]
        request.returnsDistinctResults = true
        #expect(Set(try context.fetch(request).compactMap { $0["age"] as? Int }) == [1, 2])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Person")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).map { (context.object(with: $0) as? Person)?.name } == ["a", "b", "c"])
        let count = NSFetchRequest<NSNumber>(entityName: "Person")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [3])
        let objects: [NSFetchRequestResult] = try context.fetch(NSFetchRequest<NSFetchRequestResult>(entityName: "Person"))
        #expect((objects as? [Person])?.count == 3)
    }

    @Test func aClassFindsItsEntity() throws {
        let context = People.container().viewContext
        context.person("Ann")
        let request: NSFetchRequest<NSFetchRequestResult> = Person.fetchRequest()
        #expect(request.entityName == "Person")
        #expect(try context.fetch(request).first is Person)
        #expect(Person.entity().name == "Person")
    }

    @Test func sortsFollowMethodsAndKeyPaths() throws {
        let context = People.container().viewContext
        for name in ["b", "A", "C", "item 10", "item 9"] { context.person(name) }
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            func order(_ descriptor: NSSortDescriptor) throws -> [String] { try context.names(sort: [descriptor]) }
            #expect(try order(NSSortDescriptor(key: "name", ascending: true)) == ["A", "C", "b", "item 10", "item 9"])
            let standard = NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
            #expect(try order(standard) == ["A", "b", "C", "item 9", "item 10"])
            #expect(try order(NSSortDescriptor(keyPath: \Person.name, ascending: false)) == ["item 9", "item 10", "b", "C", "A"])
            let closure = NSSortDescriptor(key: "name", ascending: true) { one, other in
                let (one, other) = ((one as? String ?? "").count, (other as? String ?? "").count)
                return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
            }
            #expect(try order(closure).last == "item 10")
        }
    }

    @Test func closuresAreAskedInMemory() throws {
        let context = People.container().viewContext
        for number in 0..<6 { context.person("\(number)", Int32(number)) }
        try context.save()
        let even = NSPredicate { object, _ in ((object as? Person)?.age ?? 1) % 2 == 0 }
        #expect(try context.names(even) == ["0", "2", "4"])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [even, NSPredicate(format: "age > 1")])
        #expect(try context.names(both) == ["2", "4"])
        let request = NSFetchRequest<Person>(entityName: "Person")
        (request.predicate, request.fetchLimit) = (even, 2)
        #expect(try context.fetch(request).map(\.age) == [0, 2])
    }

    @Test func anUnknownEntityTrapsWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                _ = try? People.container().viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Persn"))
            }
        }
        #expect(result.trapSentence?.contains("could not locate an entity named 'Persn' in this model") == true)
    }

    @Test func anUnknownKeyOfAPredicateTrapsWithApplesWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = try? People.container().viewContext.names(NSPredicate(format: "nme == 'x'")) }
        }
        #expect(result.trapSentence?.contains("keypath nme not found in entity Person") == true)
    }

    /// Counts the rows that SQLite returns: a fetch that drops the limit, and takes the page of all rows, reads them all.
    @Test func aPageOfManyRowsCostsThatPage() throws {
        let container = People.container()
        let context = container.viewContext
        for number in 0..<20_000 { context.person("p\(number)", Int32(number)) }
        try context.save()
        context.reset()
        let database = try #require(container.persistentStoreCoordinator.persistentStores.first?.file?.database)
        let request = NSFetchRequest<Person>(entityName: "Person")
        (request.fetchLimit, request.fetchOffset) = (50, 10_000)
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        let before = database.rowsRead
        let page = try context.fetch(request)
        #expect(page.map(\.age) == (10_000..<10_050).map(Int32.init))
        #expect(database.rowsRead - before <= 50)
        #expect(context.registeredObjects.count <= 50)
    }
}
