import QuartzCore
import SwiftABI

// The controller declares every method of a data source, so that subclasses can override it. Its conformance therefore does not say
// which methods the app implements.
extension UITableViewController {
    static let commits = MethodOverride(in: UITableViewController.self, plain: Plain.self, overriding: Committing.self)
    static let moves = MethodOverride(in: UITableViewController.self, plain: Plain.self, overriding: Moving.self)

    private final class Plain: UITableViewController {}

    private final class Committing: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private final class Moving: UITableViewController {
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }
}
