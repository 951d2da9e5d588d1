import UIKit

/// One note, in the second column: its photograph, its name and its text. Another note fades in.
final class NoteViewController: UIViewController {
    private(set) var entry: JournalEntry
    private var page: NotePage

    private let entries: [JournalEntry]

    init(_ entry: JournalEntry, of entries: [JournalEntry]) {
        self.entry = entry
        self.entries = entries
        page = NotePage(entry, more: Self.others(entries, than: entry))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The photographs of the three notes that follow one, and of the first ones after the last.
    private static func others(_ entries: [JournalEntry], than entry: JournalEntry) -> [any Artwork] {
        let index = entries.firstIndex { $0.story == entry.story } ?? 0
        return (1...3).map { entries[(index + $0) % entries.count].photo.artwork }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        view.addSubview(page)
    }

    func show(_ entry: JournalEntry) {
        self.entry = entry
        let (old, next) = (page, NotePage(entry, more: Self.others(entries, than: entry)))
        page = next
        guard isViewLoaded else { return }
        next.frame = view.bounds
        view.addSubview(next)
        guard view.window != nil, !UIAccessibility.isReduceMotionEnabled else { return old.removeFromSuperview() }
        next.layoutIfNeeded()
        next.alpha = 0
        next.transform = CGAffineTransform(translationX: 0, y: 24)
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            next.alpha = 1
            next.transform = .identity
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (page.bounds.size, page.center) = (view.bounds.size, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
}
