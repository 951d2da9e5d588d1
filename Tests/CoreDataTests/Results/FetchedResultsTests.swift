@testable import CoreData
import Foundation
import Testing

/// Records calls of a delegate.
final class ResultsRecorder: NSObject, NSFetchedResultsControllerDelegate {
    var calls: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { calls.append("will") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        calls.append("did \(controller.fetchedObjects?.count ?? 0)")
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        func text(_ path: IndexPath?) -> String { path.map { "\($0[0])/\($0[1])" } ?? "-" }
        calls.append("\(type) \((anObject as? Person)?.name ?? "?") \(text(indexPath)) \(text(newIndexPath))")
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { calls.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }

    func taken() -> [String] {
        defer { calls = [] }
        return calls
    }
}

@MainActor
struct FetchedResultsTests {
    private func controller(_ context: NSManagedObjectContext, sections: String? = nil) throws -> (
        NSFetchedResultsController<Person>, ResultsRecorder
    ) {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? []) + [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        let recorder = ResultsRecorder()
        controller.delegate = recorder
        try controller.performFetch()
        return (controller, recorder)
    }

    @Test func changesOfObjectsComeInOrder() throws {
        let context = People.container().viewContext
        let people = ["b", "d", "f"].map { context.person($0) }
        try context.save()
        let (controller, recorder) = try controller(context)
        #expect(controller.sections?.count == 1 && controller.sections?[0].numberOfObjects == 3 && controller.sections?[0].name == "")
        context.person("c")
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "insert c - 0/1", "did 4"])
        people[0].age = 4
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "update b 0/0 0/0", "did 4"])
        people[0].name = "z"
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "move z 0/0 0/3", "did 4"])
        context.delete(people[1])
        people[2].name = "a"
        context.person("e")
        context.processPendingChanges()
        // Now: c d f z. Then: a c e z, where f has become a.
        #expect(recorder.taken() == ["will", "delete d 0/1 -", "insert e - 0/2", "move a 0/2 0/0", "did 4"])
        try context.save()
        #expect(recorder.taken() == [])
        #expect(controller.object(at: IndexPath(indexes: [0, 0])) === people[2])
        #expect(controller.indexPath(forObject: people[0]) == IndexPath(indexes: [0, 3]))
    }

    @Test func changesOfSectionsComeBeforeThoseOfObjects() throws {
        let context = People.container().viewContext
        let ann = context.person("Ann", 1)
        context.person("Bob", 2)
        try context.save()
        let (controller, recorder) = try controller(context, sections: "age")
        #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sectionIndexTitles == ["1", "2"])
        ann.age = 3
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "section delete 1 0", "section insert 3 1", "move Ann 0/0 1/0", "did 2"])
        context.person("Cid", 0)
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "section insert 0 0", "insert Cid - 0/0", "did 3"])
        #expect(controller.section(forSectionIndexTitle: "3", at: 2) == 2)
    }

    @Test func aPredicateDecidesWhoComesAndGoes() throws {
        let context = People.container().viewContext
        let ann = context.person("Ann", 1)
        try context.save()
        let (controller, recorder) = try controller(context)
        controller.fetchRequest.predicate = NSPredicate(format: "age > 5")
        try controller.performFetch()
        #expect(controller.fetchedObjects?.isEmpty == true && recorder.calls.isEmpty)
        ann.age = 6
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "insert Ann - 0/0", "did 1"])
        ann.age = 2
        context.processPendingChanges()
        #expect(recorder.taken() == ["will", "delete Ann 0/0 -", "did 0"])
        Team(context: context).title = "t"
        context.processPendingChanges()
        #expect(recorder.taken() == [])
    }

    /// The changes of random edits turn the old rows into the new ones, by what Apple says of the paths.
    @Test func changesMakeNewRowsOfOldOnes() throws {
        final class Mirror: NSObject, NSFetchedResultsControllerDelegate {
            var rows: [[Person?]] = []
            var names: [String] = []
            var deletedSections: Set<Int> = [], insertedSections: [(Int, String)] = []
            var deletions: [IndexPath] = [], insertions: [(IndexPath, Person)] = []

            func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                (deletedSections, insertedSections, deletions, insertions) = ([], [], [], [])
            }
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
                for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                guard let person = anObject as? Person else { return }
                if type != .insert, let indexPath {
                    #expect(rows[indexPath[0]][indexPath[1]] === person)
                }
                if type == .update { return }
                if let indexPath { deletions.append(indexPath) }
                if let newIndexPath { insertions.append((newIndexPath, person)) }
            }
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
                atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
            ) {
                if type == .delete {
                    deletedSections.insert(sectionIndex)
                } else {
                    insertedSections.append((sectionIndex, sectionInfo.name))
                }
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                for path in deletions { rows[path[0]][path[1]] = nil }
                for index in deletedSections.sorted(by: >) {
                    #expect(rows[index].allSatisfy { $0 == nil })
                    rows.remove(at: index)
                    names.remove(at: index)
                }
                rows = rows.map { $0.filter { $0 != nil } }
                for (index, name) in insertedSections.sorted(by: { $0.0 < $1.0 }) {
                    rows.insert([], at: index)
                    names.insert(name, at: index)
                }
                for (path, person) in insertions.sorted(by: { $0.0 < $1.0 }) { rows[path[0]].insert(person, at: path[1]) }
                #expect(rows.map { $0.map { $0?.name } } == (controller.sections ?? []).map { ($0.objects as? [Person] ?? []).map(\.name) })
                #expect(names == controller.sections?.map(\.name))
            }
        }
        struct Random: RandomNumberGenerator {
            var state: UInt64 = 7
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ state >> 31
            }
        }
        var random = Random()
        let context = People.container().viewContext
        var people: [Person] = (0..<20).map { context.person("p\($0)", Int32($0 % 4)) }
        try context.save()
        let (controller, _) = try controller(context, sections: "age")
        let mirror = Mirror()
        controller.delegate = mirror
        mirror.rows = (controller.sections ?? []).map { $0.objects as? [Person] ?? [] }
        mirror.names = controller.sections?.map(\.name) ?? []
        for round in 0..<1000 {
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    people.append(context.person("p\(Int.random(in: 0..<100, using: &random))", Int32.random(in: 0..<6, using: &random)))
                case 1 where people.count > 5:
                    context.delete(people.remove(at: Int.random(in: 0..<people.count, using: &random)))
                case 2: people.randomElement(using: &random)?.age = Int32.random(in: 0..<6, using: &random)
                default: people.randomElement(using: &random)?.name = "p\(Int.random(in: 0..<100, using: &random))"
                }
            }
            if round % 7 == 0 { try context.save() } else { context.processPendingChanges() }
        }
        let request = controller.fetchRequest
        #expect(try context.fetch(request) == controller.fetchedObjects)
    }
}
