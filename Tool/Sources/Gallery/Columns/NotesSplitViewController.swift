import UIKit

/// Notes with photographs in two columns: the list beside the note, or before it where the width is compact.
final class NotesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let entries = JournalEntry.all
    private(set) lazy var list = NoteListViewController(entries)
    private(set) lazy var note = NoteViewController(entries[0], of: entries)

    init() {
        super.init(style: .doubleColumn)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // snippet: two-columns
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: list).onPaper(), for: .primary)
        setViewController(UINavigationController(rootViewController: note).onPaper(), for: .secondary)
        list.onChoose = { [weak self] entry in
            self?.note.show(entry)
            self?.show(.secondary)
        }
    }
    // end

    /// The list comes first where there is one column.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.marksChoice = !isCollapsed
    }
}
