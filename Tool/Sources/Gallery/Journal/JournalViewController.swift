import Transitions
import UIKit

/// A travel journal as a list: the views of a row become those of the entry's screen.
final class JournalViewController: UITableViewController, HeroScreen {
    private let entries = JournalEntry.all
    private let pushes: Bool
    /// Measures entries; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = JournalCell(style: .default, reuseIdentifier: nil)

    /// - Parameter pushes: Whether entries are pushed rather than presented.
    init(pushes: Bool = false) {
        self.pushes = pushes
        super.init(style: .plain)
        title = "Journal"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        tableView.backgroundColor = .paper
        tableView.separatorColor = .hairline
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 144, bottom: 0, right: 0)
        tableView.register(JournalCell.self, forCellReuseIdentifier: "entry")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: JournalViewController, _) in
            controller.ruler = JournalCell(style: .default, reuseIdentifier: nil)
            controller.tableView.reloadData()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if pushes {
            navigationController?.delegate = hero
            navigationController?.setNavigationBarHidden(true, animated: false)
        }
    }

    // snippet: matched-hero
    private let hero = HeroTransition()
    private var opened: IndexPath?

    private func open(_ detail: UIViewController, from indexPath: IndexPath) {
        opened = indexPath
        detail.transitioningDelegate = hero
        present(detail, animated: true)
    }

    func heroViews(for transition: HeroTransition) -> [String: UIView] {
        guard let cell = opened.flatMap(tableView.cellForRow(at:)) as? JournalCell else { return [:] }
        return ["photo": cell.picture, "name": cell.name, "avatar": cell.avatar, "author": cell.author]
    }
    // end

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        (cell as? JournalCell)?.show(entries[indexPath.row])
        (cell as? JournalCell)?.wholeSize = JournalPage.pictureSize(in: view.window?.bounds.size ?? view.bounds.size)
        return cell
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = JournalPage.pictureSize(in: view.window?.bounds.size ?? view.bounds.size)
        for case let cell as JournalCell in tableView.visibleCells { cell.wholeSize = size }
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ruler.show(entries[indexPath.row])
        return ruler.height(atWidth: tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let detail = JournalPageViewController(entries[indexPath.row])
        guard pushes else { return open(detail, from: indexPath) }
        opened = indexPath
        navigationController?.pushViewController(detail, animated: true)
    }
}
