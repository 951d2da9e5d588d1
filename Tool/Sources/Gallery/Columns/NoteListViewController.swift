import UIKit

/// The list of notes, in the first column.
final class NoteListViewController: UITableViewController {
    private let entries: [JournalEntry]
    private var chosen = 0
    /// Measures notes; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = NoteCell(style: .default, reuseIdentifier: nil)
    var onChoose: ((JournalEntry) -> Void)?
    /// Whether the chosen note is visible beside the list, which marks it then.
    var marksChoice = false {
        didSet { if marksChoice != oldValue { markChoice() } }
    }

    init(_ entries: [JournalEntry]) {
        self.entries = entries
        super.init(style: .plain)
        title = "Field notes"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        clearsSelectionOnViewWillAppear = false
        tableView.backgroundColor = .paper
        tableView.separatorColor = .hairline
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: NoteListViewController, _) in
            controller.ruler = NoteCell(style: .default, reuseIdentifier: nil)
            controller.tableView.reloadData()
            controller.markChoice()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if marksChoice, tableView.indexPathForSelectedRow == nil { markChoice() }
    }

    private func markChoice() {
        let path = IndexPath(row: chosen, section: 0)
        if marksChoice {
            tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
            tableView.deselectRow(at: path, animated: false)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(entries[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ruler.show(entries[indexPath.row])
        return ruler.height(atWidth: tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
        onChoose?(entries[indexPath.row])
        if !marksChoice { tableView.deselectRow(at: indexPath, animated: true) }
    }
}
