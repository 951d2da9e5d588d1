import CoreData
import Kinora
import XCTest

/// A table that follows fetched results by the delegate's methods, as Apple's documents write them.
@preconcurrency @MainActor
final class FetchedResultsTableTests: XCTestCase {
    private final class Lists: UITableViewController, @preconcurrency NSFetchedResultsControllerDelegate {
        var results: NSFetchedResultsController<NSManagedObject>!

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.sections?[section].numberOfObjects ?? 0
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            results.sections?[section].name
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = results.object(at: indexPath).value(forKey: "name") as? String
            return cell
        }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) {
            if type == .insert {
                tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
            } else {
                tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
            }
        }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            if type == .update, let indexPath { return tableView.reloadRows(at: [indexPath], with: .none) }
            if let indexPath { tableView.deleteRows(at: [indexPath], with: .fade) }
            if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .fade) }
        }
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64 = 54
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }

    private func context() throws -> NSManagedObjectContext {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Item", "NSManagedObject")
        entity.properties = ["name", "group"].map { name in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, .stringAttributeType)
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Items", managedObjectModel: model)
        container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        return container.viewContext
    }

    func testRowsEqualTheDataAfterAThousandRandomChanges() throws {
        var random = Random()
        let context = try context()
        func insert() -> NSManagedObject {
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            item.setValue("n\(Int.random(in: 0..<1000, using: &random))", forKey: "name")
            item.setValue("g\(Int.random(in: 0..<5, using: &random))", forKey: "group")
            return item
        }
        var items = (0..<30).map { _ in insert() }
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        request.sortDescriptors = [NSSortDescriptor(key: "group", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
        let lists = Lists()
        lists.results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "group", cacheName: nil)
        lists.results.delegate = lists
        try lists.results.performFetch()
        let stage = Stage(device: Device(name: "results", size: CGSize(width: 320, height: 480), scale: 2))
        stage.window.rootViewController = lists
        for round in 0..<1000 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: items.append(insert())
            case 1 where items.count > 5: context.delete(items.remove(at: Int.random(in: 0..<items.count, using: &random)))
            case 2: items.randomElement(using: &random)?.setValue("g\(Int.random(in: 0..<7, using: &random))", forKey: "group")
            default: items.randomElement(using: &random)?.setValue("n\(Int.random(in: 0..<1000, using: &random))", forKey: "name")
            }
            // Several changes come in one turn.
            if round % 3 != 0 { continue }
            stage.advance(by: round % 9 == 0 ? 0.4 : 0.02)
        }
        try context.save()
        XCTAssertEqual(stage.settle(), [])
        let table = try XCTUnwrap(lists.tableView)
        XCTAssertEqual(table.numberOfSections, Set(items.map { $0.value(forKey: "group") as? String }).count)
        let expected = Dictionary(grouping: items) { $0.value(forKey: "group") as? String ?? "" }
        for (section, group) in expected.keys.sorted().enumerated() {
            let names = (expected[group] ?? []).compactMap { $0.value(forKey: "name") as? String }.sorted()
            XCTAssertEqual(lists.results.sections?[section].name, group)
            XCTAssertEqual(table.numberOfRows(inSection: section), names.count)
            for (row, name) in names.enumerated() {
                let path = IndexPath(row: row, section: section)
                XCTAssertEqual(lists.results.object(at: path).value(forKey: "name") as? String, name)
                if let cell = table.cellForRow(at: path) { XCTAssertEqual(cell.textLabel?.text, name) }
            }
        }
        XCTAssertGreaterThan(table.visibleCells.count, 5)
    }
}
