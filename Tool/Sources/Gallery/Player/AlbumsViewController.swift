import UIKit

/// A record collection as a list; a tap plays a record.
final class AlbumsViewController: UITableViewController {
    private let albums: [Album]
    /// Called with the record that the user has chosen.
    var onChoice: ((Album) -> Void)?

    init(_ albums: [Album], title: String) {
        self.albums = albums
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .paper
        tableView.separatorColor = .hairline
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 104, bottom: 0, right: 0)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        let album = albums[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.image = ArtworkCache.shared.image(of: album.cover, size: CGSize(width: 72, height: 72), in: traitCollection)
        content.imageProperties.cornerRadius = 8
        (content.text, content.secondaryText) = (album.title, album.artist)
        (content.textProperties.color, content.secondaryTextProperties.color) = (.ink, .softInk)
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textToSecondaryTextVerticalPadding = 3
        cell.contentConfiguration = content
        cell.backgroundColor = .paper
        cell.accessibilityIdentifier = "album"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice?(albums[indexPath.row])
    }
}
