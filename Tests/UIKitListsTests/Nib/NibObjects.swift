import ObjectiveCRuntime
import UIKitLists

/// A controller of storyboards with outlets and actions, as the translator declares them.
class NibScreen: UIViewController {
    var label: UILabel?
    var button: UIButton?
    var views: [UIView] = []
    var height: NSLayoutConstraint?
    var number = 0
    var name: String?
    private(set) var log: [String] = []
    var allows = true

    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            table.add("label", NibScreen.self, { $0.label }) { $0.label = $1 }
            table.add("button", NibScreen.self, { $0.button }) { $0.button = $1 }
            table.add("views", NibScreen.self, { $0.views }) { $0.views = $1 }
            table.add("height", NibScreen.self, { $0.height }) { $0.height = $1 }
            table.add("number", NibScreen.self, { $0.number }) { $0.number = $1 }
            table.add("name", NibScreen.self, { $0.name }) { $0.name = $1 }
            table.add("tapped:", NibScreen.self, 1) { screen, arguments in
                let sender: Any? = arguments[0]
                screen.log.append("tapped \(sender.map { "\(Swift.type(of: $0))" } ?? "")")
                return nil
            }
            table.add("back:", NibScreen.self, 1) { screen, _ in
                screen.log.append("back")
                return nil
            }
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad \(label?.text ?? "nil")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil") \(type(of: segue.destination))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
}

/// A view of an app's.
final class NibCard: UIView {
    private(set) var awakened = 0
    var color: UIColor?

    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in table.add("color", NibCard.self, { $0.color }) { $0.color = $1 } }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awakened += 1
    }
}

/// A cell with an outlet.
final class NibCell: UITableViewCell {
    var title: UILabel?

    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in table.add("title", NibCell.self, { $0.title }) { $0.title = $1 } }
    }
}

/// A table of prototypes.
final class NibTable: UITableViewController {
    private(set) var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? NibCell)?.title?.text = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
        log.append("prepare \(segue.identifier ?? "nil") \(row)")
    }
}

/// A segue of an app's.
final class NibSegue: UIStoryboardSegue {
    static nonisolated(unsafe) var performed = 0
    override func perform() { NibSegue.performed += 1 }
}
