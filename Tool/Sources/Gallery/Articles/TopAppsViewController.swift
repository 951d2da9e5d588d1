import UIKit

/// The list "Top Paid Apps": a tap on a row opens the articles at that app.
final class TopAppsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let source: AppFeedSource
    private let icons: AppIcons
    /// The web views of all articles that are opened; nil for articles that are drawn.
    private let pages: ArticlePages?
    private(set) var articles: [AppArticle] = [] {
        didSet { nameFont = AppCell.nameFont(of: articles) }
    }
    private var nameFont = AppCell.nameFont(of: [])
    private let table = UITableView(frame: .zero, style: .plain)
    /// The view shown instead of the list while loading or after a failure.
    private(set) var placeholder: UIView?

    init(source: AppFeedSource, asWebPages: Bool = false) {
        self.source = source
        pages = asWebPages ? ArticlePages() : nil
        icons = AppIcons(session: source.iconSession)
        super.init(nibName: nil, bundle: nil)
        title = "Top Paid Apps"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        table.backgroundColor = .paper
        table.separatorColor = .hairline
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: TopAppsViewController, _) in
            controller.table.reloadData()
        }
        table.dataSource = self
        table.delegate = self
        table.register(AppCell.self, forCellReuseIdentifier: "app")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        load()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let row = table.indexPathForSelectedRow { table.deselectRow(at: row, animated: animated) }
    }

    private func load() {
        show(LoadingView())
        source.fetch { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success(let articles):
                self.articles = articles
                table.reloadData()
                show(nil)
            case .failure(let error):
                show(FailureView(message: error.message) { [weak self] in self?.load() })
            }
        }
    }

    private func show(_ view: UIView?) {
        placeholder?.removeFromSuperview()
        placeholder = view
        guard let view else { return }
        view.frame = self.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view.addSubview(view)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "app", for: indexPath)
        (cell as? AppCell)?.show(articles[indexPath.row], icons: icons, nameFont: nameFont)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let insets = tableView.safeAreaInsets
        let width = tableView.bounds.width - insets.left - insets.right
        return AppCell.height(of: articles[indexPath.row], nameFont: nameFont, atWidth: width)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let pages = ArticlesViewController(articles: articles, icons: icons, startingAt: indexPath.row, pages: pages)
        navigationController?.pushViewController(pages, animated: true)
    }
}
