import CoreGraphics
import ObjectiveCRuntime

/// The requirements of data sources that UIKit's controllers implement, and methods of lists that apps call by their names. What the
/// controllers only declare for overrides does not count as implemented.
private enum NamedMethods {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            addTables(table)
            addCollections(table)
        }
    }

    private static func addTables(_ table: _MethodTable) {
        table.add("numberOfSectionsInTableView:", UITableViewController.self, 1) { controller, arguments in
            controller.numberOfSections(in: arguments[0])
        }
        table.add("tableView:numberOfRowsInSection:", UITableViewController.self, 2) { controller, arguments in
            controller.tableView(arguments[0], numberOfRowsInSection: arguments[1])
        }
        table.add("tableView:cellForRowAtIndexPath:", UITableViewController.self, 2) { controller, arguments in
            controller.tableView(arguments[0], cellForRowAt: arguments[1])
        }
        let own: @MainActor (UITableView, _MethodTable.Arguments) -> Any? = { list, _ in
            list.reload()
            return nil
        }
        table.add("reloadData", UITableView.self, 0, implementation: own) { list, _ in
            list.reloadData()
            return nil
        }
    }

    private static func addCollections(_ table: _MethodTable) {
        table.add("numberOfSectionsInCollectionView:", UICollectionViewController.self, 1) { controller, arguments in
            controller.numberOfSections(in: arguments[0])
        }
        table.add("collectionView:numberOfItemsInSection:", UICollectionViewController.self, 2) { controller, arguments in
            controller.collectionView(arguments[0], numberOfItemsInSection: arguments[1])
        }
        table.add("collectionView:cellForItemAtIndexPath:", UICollectionViewController.self, 2) { controller, arguments in
            controller.collectionView(arguments[0], cellForItemAt: arguments[1])
        }
        let own: @MainActor (UICollectionView, _MethodTable.Arguments) -> Any? = { list, _ in
            list.loadAgain()
            return nil
        }
        table.add("reloadData", UICollectionView.self, 0, implementation: own) { list, _ in
            list.reloadData()
            return nil
        }
    }
}
