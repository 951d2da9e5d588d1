import UIKit

/// Photographs of the user's contacts; a tap opens one.
final class FeedViewController: UITableViewController {
    private let photos: [Photo]
    /// The rows that the user likes and keeps.
    private var (liked, kept): (Set<Int>, Set<Int>) = ([], [])
    /// Measures photos; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = FeedCell(style: .default, reuseIdentifier: nil)

    init(photos: [Photo]) {
        self.photos = photos
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        tableView.backgroundColor = .paper
        tableView.separatorStyle = .none
        tableView.register(FeedCell.self, forCellReuseIdentifier: "photo")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: FeedViewController, _) in
            controller.ruler = FeedCell(style: .default, reuseIdentifier: nil)
            controller.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        guard let cell = cell as? FeedCell else { return cell }
        let (row, photo) = (indexPath.row, photos[indexPath.row])
        cell.show(photo, isLiked: liked.contains(row), isKept: kept.contains(row))
        cell.actions.onLike = { [weak self, weak cell] isLiked in
            if isLiked { self?.liked.insert(row) } else { self?.liked.remove(row) }
            cell?.showLikes(of: photo, isLiked)
        }
        cell.actions.onKeep = { [weak self] isKept in
            if isKept { self?.kept.insert(row) } else { self?.kept.remove(row) }
        }
        cell.actions.onComments = { [weak self] in self?.open(photo) }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ruler.show(photos[indexPath.row])
        return ruler.height(atWidth: tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(photos[indexPath.row])
    }

    private func open(_ photo: Photo) {
        let controller = PhotoViewController(photo: photo)
        controller.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(controller, animated: true)
    }
}
