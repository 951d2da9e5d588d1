import Components
import UIKit

/// Ten rows, each higher than the one before; a swipe over one shows what can be done with it.
final class RowsViewController: UITableViewController {
    init() {
        super.init(style: .plain)
        title = "Swipe a row"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    // snippet: side-swipe
    private let actions = RowActionsView()
    private(set) var sideSwipe: SideSwipeMenu?

    override func viewDidLoad() {
        super.viewDidLoad()
        sideSwipe = SideSwipeMenu(tableView: tableView, menu: actions)
        actions.onAction = { [weak self] action in
            guard let self, let row = sideSwipe?.openIndexPath?.row else { return }
            perform(action, onRow: row)
            sideSwipe?.close(animated: true)
        }
    }
    // end

    private func perform(_ action: RowAction, onRow row: Int) {
        let alert = UIAlertController(title: "\(action.rawValue) on cell \(row)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Cell \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 + 5 * CGFloat(indexPath.row) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
