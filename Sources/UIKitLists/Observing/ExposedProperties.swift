import ObjectiveCRuntime
import UIKitCore

/// The properties of lists that keys name: the outlets of Interface Builder files.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            table.add("dataSource", UITableView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
            table.add("delegate", UITableView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
            table.add("tableView", UITableViewController.self, { $0.tableView as UITableView? })
            table.add("dataSource", UICollectionView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
            table.add("delegate", UICollectionView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
            table.add("collectionView", UICollectionViewController.self, { $0.collectionView as UICollectionView? })
        }
    }
}
