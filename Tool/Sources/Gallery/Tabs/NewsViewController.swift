import UIKit

/// Comments and likes of the user's photographs.
final class NewsViewController: UITableViewController {
    private let news: [PhotoNews]
    private let font: ListFont
    /// Measures news; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = NewsCell(style: .default, reuseIdentifier: nil)

    init(news: [PhotoNews]) {
        self.news = news
        font = NewsCell.font(of: news)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        tableView.backgroundColor = .paper
        tableView.separatorColor = .hairline
        tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: NewsViewController, _) in
            controller.ruler = NewsCell(style: .default, reuseIdentifier: nil)
            controller.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        (cell as? NewsCell)?.show(news[indexPath.row], font)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ruler.show(news[indexPath.row], font)
        return ruler.height(atWidth: tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
