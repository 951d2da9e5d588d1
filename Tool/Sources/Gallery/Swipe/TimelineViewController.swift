import Components
import UIKit

/// A timeline of posts, each higher than the one before; a swipe over one shows its actions.
final class TimelineViewController: UITableViewController {
    private let posts: [Post]
    private let style: SideSwipeMenu.Style
    private let trigger: SideSwipeMenu.Trigger
    /// Measures posts; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = PostCell(style: .default, reuseIdentifier: nil)

    init(posts: [Post], style: SideSwipeMenu.Style = .reveal, trigger: SideSwipeMenu.Trigger = .swipe) {
        self.posts = posts
        self.style = style
        self.trigger = trigger
        super.init(style: .plain)
        title = "Timeline"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        tableView.backgroundColor = .paper
        tableView.separatorColor = .hairline
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.accessibilityIdentifier = "timeline"
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: TimelineViewController, _) in
            controller.ruler = PostCell(style: .default, reuseIdentifier: nil)
            controller.tableView.reloadData()
        }
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

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        sideSwipe?.style = style
        sideSwipe?.trigger = trigger
    }

    /// Rows are editable only for the table's own swipe, which opens the menu in place of the Delete button.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { trigger == .deleteEditing }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    private func perform(_ action: RowAction, onRow row: Int) {
        let alert = UIAlertController(
            title: "\(action.rawValue) on cell \(row)", message: "by \(posts[row].author)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.show(posts[indexPath.row])
        (cell as? PostCell)?.suppressesDeleteButton = trigger == .deleteEditing
        return cell
    }

    /// Row n is 44 + 5n points high, or higher if its text needs it.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ruler.show(posts[indexPath.row])
        let width = tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right
        return max(44 + 5 * CGFloat(indexPath.row), ruler.height(atWidth: width))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
