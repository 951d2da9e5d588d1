import Foundation

/// Lets the user choose a font of those that are installed.
///
/// Present it; it dismisses itself after a choice, and calls its delegate. Families are in the order of their names, each in its own font;
/// a text in the search field leaves those that contain it. Source: Apple,
/// [UIFontPickerViewController](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Settings of a font picker.
    ///
    /// Source: Apple,
    /// [UIFontPickerViewController.Configuration](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class).
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        public override init() { super.init() }

        /// Whether a family leads to its faces, of which one is chosen; false by default, where the family's plain face is chosen.
        open var includeFaces = false

        /// Whether names are in the system's font; false by default.
        open var displayUsingSystemFont = false

        /// The traits that a font must have; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    }

    /// Receives the choice; not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The font that was chosen, and that is checked; nil for none.
    open var selectedFontDescriptor: UIFontDescriptor?

    private let storedConfiguration: Configuration
    private let container = UINavigationController()
    private var hasEnded = false

    /// Creates a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker.
    public init(configuration: Configuration) {
        storedConfiguration = configuration
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.text("Choose Font")
    }

    /// Creates a picker of families; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        storedConfiguration = Configuration()
        super.init(nibName: nil, bundle: nil)
    }

    /// The settings.
    open var configuration: Configuration { storedConfiguration }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(container)
        container.view.frame = view.bounds
        container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container.view)
        container.didMove(toParent: self)
        let names = UIFont.familyNames.filter { family in faces(of: family).contains { permits($0) } }
        let list = FontListController(rows: names.map { .init(name: $0, font: font(family: $0)) })
        list.title = title
        list.isSelected = { [weak self] in self?.selectedFontDescriptor?.fontAttributes[.family] as? String == $0.name }
        list.leadsOn = configuration.includeFaces
        list.onChoice = { [weak self] row in
            guard let self else { return }
            if configuration.includeFaces { showFaces(of: row.name) } else { choose(UIFontDescriptor(fontAttributes: [.family: row.name])) }
        }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        container.setViewControllers([list], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { hasEnded = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !hasEnded else { return }
        hasEnded = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    private func faces(of family: String) -> [UIFont] { UIFont.fontNames(forFamilyName: family).compactMap { UIFont(name: $0, size: 17) } }

    private func permits(_ font: UIFont) -> Bool { font.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) }

    private func font(family: String) -> UIFont? {
        configuration.displayUsingSystemFont ? nil : UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family]), size: 17)
    }

    private func showFaces(of family: String) {
        let fonts = faces(of: family).filter(permits)
        let list = FontListController(rows: fonts.map { .init(name: $0.fontName, font: configuration.displayUsingSystemFont ? nil : $0) })
        list.title = family
        list.isSelected = { [weak self] in self?.selectedFontDescriptor?.postscriptName == $0.name }
        list.onChoice = { [weak self] row in
            if let font = UIFont(name: row.name, size: 17) { self?.choose(font.fontDescriptor) }
        }
        container.pushViewController(list, animated: true)
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        guard !hasEnded else { return }
        hasEnded = true
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil { dismiss(animated: true) } else { hasEnded = false }
    }
}

/// Receives the choice of a font. Both methods are optional.
///
/// Source: Apple,
/// [UIFontPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Called when the user has left the picker without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A list of fonts' names with a search field.
final class FontListController: UITableViewController, UISearchResultsUpdating {
    struct Row {
        let name: String
        /// nil for the system's.
        let font: UIFont?
    }

    var onChoice: (Row) -> Void = { _ in }
    var isSelected: (Row) -> Bool = { _ in false }
    /// Whether rows lead to others.
    var leadsOn = false
    private let rows: [Row]
    private var shown: [Row]

    init(rows: [Row]) {
        (self.rows, shown) = (rows, rows)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? rows : rows.filter { $0.name.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let row = shown[indexPath.row]
        cell.textLabel?.text = row.name
        cell.textLabel?.font = row.font ?? .systemFont(ofSize: 17)
        cell.accessoryType = isSelected(row) ? .checkmark : leadsOn ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice(shown[indexPath.row])
    }
}
