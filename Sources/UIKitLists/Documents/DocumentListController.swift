import Foundation
import UniformTypeIdentifiers

/// The documents and folders of a folder.
@preconcurrency @MainActor
final class DocumentListController: UITableViewController {
    private struct Item {
        let url: URL
        let type: UTType
        let size: Int

        var isFolder: Bool { type == .folder }
    }

    var showsExtensions = false
    var allowsSeveral = false
    /// The title of the button that chooses; nil for none.
    var actionTitle: String?
    var isAllowed: (UTType) -> Bool = { _ in false }
    var isActionAllowed: ([URL]) -> Bool = { _ in false }
    var onOpenFolder: (URL) -> Void = { _ in }
    var onChoice: ([URL]) -> Void = { _ in }
    var onCancel: () -> Void = {}

    private let items: [Item]

    init(folder: URL?) {
        items = folder.map(Self.items) ?? []
        super.init(style: .plain)
        title = folder?.lastPathComponent ?? "Browse"
    }

    required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    private static func items(in folder: URL) -> [Item] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { !$0.lastPathComponent.hasPrefix(".") }.map { file in
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
            return Item(
                url: file, type: isFolder ? .folder : UTType(filenameExtension: file.pathExtension) ?? .data,
                size: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }.sorted { $0.url.lastPathComponent < $1.url.lastPathComponent }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        let choose = actionTitle.map { title in
            UIBarButtonItem(primaryAction: UIAction(title: title) { [weak self] _ in self.map { $0.onChoice($0.chosen) } })
        }
        navigationItem.rightBarButtonItems = [choose ?? cancel]
        if choose != nil { navigationItem.leftBarButtonItem = cancel }
        tableView.allowsMultipleSelection = allowsSeveral
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
        guard items.isEmpty else { return updateAction() }
        let label = UILabel()
        label.text = "No Documents"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        tableView.backgroundView = label
        updateAction()
    }

    private var chosen: [URL] { (tableView.indexPathsForSelectedRows ?? []).sorted().map { items[$0.row].url } }

    private func updateAction() {
        if actionTitle != nil { navigationItem.rightBarButtonItem?.isEnabled = isActionAllowed(chosen) }
    }

    private func isEnabled(_ item: Item) -> Bool { item.isFolder || isAllowed(item.type) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (cell, item) = (tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath), items[indexPath.row])
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: item.isFolder ? "folder" : "doc")
        content.text = showsExtensions || item.isFolder ? item.url.lastPathComponent : item.url.deletingPathExtension().lastPathComponent
        if !item.isFolder { content.secondaryText = ByteCountFormatter.string(fromByteCount: Int64(item.size), countStyle: .file) }
        content.secondaryTextProperties.color = .secondaryLabel
        if !isEnabled(item) {
            content.textProperties.color = .tertiaryLabel
            content.secondaryTextProperties.color = .tertiaryLabel
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryType = item.isFolder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEnabled(items[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = items[indexPath.row]
        if item.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            onOpenFolder(item.url)
        } else if !allowsSeveral {
            onChoice([item.url])
        } else {
            updateAction()
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateAction() }
}
