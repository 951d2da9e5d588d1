import UIKit

/// A conversation: bubbles above a field that grows with its text and stays on the keyboard; a sent message rises from the field.
final class ConversationViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var messages = ChatMessage.opening
    private var answers = ChatMessage.answers[...]
    private var isTyping = false
    private var timer: Timer?
    private let table = UITableView(frame: .zero, style: .plain)
    let composer = ComposerView(suggestions: ChatMessage.suggestions)
    /// Measures messages; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = BubbleCell(style: .default, reuseIdentifier: nil)
    private var laidOut: (height: CGFloat, inset: CGFloat, content: CGFloat) = (0, 0, 0)
    private var isAtEnd = true
    private var hasAppeared = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Mira"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = .sand
        table.separatorStyle = .none
        // All rows are measured: the end of the content is exact.
        table.estimatedRowHeight = 0
        table.keyboardDismissMode = .interactive
        table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        table.accessibilityIdentifier = "messages-list"
        table.register(BubbleCell.self, forCellReuseIdentifier: "message")
        table.register(TypingCell.self, forCellReuseIdentifier: "typing")
        composer.onGrow = { [weak self] in self?.view.layoutIfNeeded() }
        composer.onSend = { [weak self] in self?.send($0) }
        for subview in [table, composer] { view.addSubview(subview) }
        attachField()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: ConversationViewController, _) in
            controller.ruler = BubbleCell(style: .default, reuseIdentifier: nil)
            controller.table.reloadData()
            controller.view.setNeedsLayout()
        }
    }

    // snippet: conversation
    private func attachField() {
        for subview in [table, composer] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let top = table.topAnchor.constraint(equalTo: view.topAnchor)
        top.priority = .defaultHigh
        NSLayoutConstraint.activate([
            top,
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
    // end

    /// The last message stays above the field while the table's height or insets change, unless the user has scrolled it away. A finger
    /// keeps what it has.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // At least a line of the conversation stays visible.
        let free = view.keyboardLayoutGuide.layoutFrame.minY - view.safeAreaInsets.top
        composer.tallestField = free - (composer.bounds.height - composer.field.bounds.height) - 44
        table.layoutIfNeeded()
        let now = (height: table.bounds.height, inset: table.adjustedContentInset.top, content: table.contentSize.height)
        guard now != laidOut || !hasAppeared else { return }
        let (change, inset) = (laidOut.height - now.height, now.inset)
        laidOut = now
        guard !table.isTracking else { return }
        let (highest, lowest) = (-inset, max(lastOffset, -inset))
        table.contentOffset.y = isAtEnd ? lowest : min(max(table.contentOffset.y + change, highest), lowest)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isTracking || scrollView.isDecelerating { isAtEnd = scrollView.contentOffset.y > lastOffset - 24 }
    }

    private var lastOffset: CGFloat { table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        if !hasAppeared { table.contentOffset.y = max(lastOffset, -table.adjustedContentInset.top) }
        hasAppeared = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    // MARK: Messages

    /// Whether the other person writes, or is about to.
    var isWaiting: Bool { timer?.isValid == true || isTyping }

    private func send(_ text: String) {
        let start = composer.convert(composer.field.frame, to: view)
        add(ChatMessage(text: text, isOwn: true), risingFrom: start)
        guard !answers.isEmpty else { return }
        wait(0.7) { $0.showTyping() }
    }

    private func showTyping() {
        guard !isTyping else { return }
        isTyping = true
        table.insertRows(at: [IndexPath(row: messages.count, section: 0)], with: .fade)
        scrollToEnd()
        wait(1.1) { $0.answer() }
    }

    private func answer() {
        guard let answer = answers.popFirst() else { return }
        isTyping = false
        table.deleteRows(at: [IndexPath(row: messages.count, section: 0)], with: .none)
        add(answer, risingFrom: nil)
        guard !answers.isEmpty else { return }
        wait(0.8) { $0.showTyping() }
    }

    private func wait(_ seconds: TimeInterval, then act: @escaping @MainActor (ConversationViewController) -> Void) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { if let self { act(self) } }
        }
    }

    /// Adds a message at the end. Its bubble rises from a frame of the view; nil lets it grow where it is.
    private func add(_ message: ChatMessage, risingFrom start: CGRect?) {
        if isTyping {
            isTyping = false
            table.deleteRows(at: [IndexPath(row: messages.count, section: 0)], with: .none)
        }
        messages.append(message)
        let path = IndexPath(row: messages.count - 1, section: 0)
        UIView.performWithoutAnimation {
            table.insertRows(at: [path], with: .none)
            table.layoutIfNeeded()
        }
        scrollToEnd()
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        if let start { return rise(message, at: path, from: start) }
        guard let bubble = (table.cellForRow(at: path) as? BubbleCell)?.bubble else { return }
        bubble.superview?.layoutIfNeeded()
        bubble.transform = CGAffineTransform(translationX: 0, y: 24).scaledBy(x: 0.8, y: 0.8)
        Self.spring { bubble.transform = .identity }
    }

    /// A copy of the row flies over the field and the table to the row's position after scrolling, and the row appears when it is there.
    private func rise(_ message: ChatMessage, at path: IndexPath, from start: CGRect) {
        guard let row = table.cellForRow(at: path) as? BubbleCell else { return }
        let copy = BubbleCell(style: .default, reuseIdentifier: nil)
        copy.show(message)
        copy.isUserInteractionEnabled = false
        var frame = table.rectForRow(at: path)
        frame.origin.y -= max(lastOffset, -table.adjustedContentInset.top) - table.frame.minY
        copy.frame = frame
        view.addSubview(copy)
        copy.layoutIfNeeded()
        let end = copy.bubble.convert(copy.bubble.bounds, to: view)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? start.maxX - end.maxX : start.minX - end.minX
        copy.bubble.transform = CGAffineTransform(translationX: x, y: start.maxY - end.maxY)
        row.contentView.isHidden = true
        Self.spring {
            copy.bubble.transform = .identity
        } completion: { _ in
            row.contentView.isHidden = false
            copy.removeFromSuperview()
        }
    }

    private static func spring(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: changes, completion: completion)
    }

    private func scrollToEnd() {
        table.layoutIfNeeded()
        laidOut.content = table.contentSize.height
        guard !table.isTracking, lastOffset > table.contentOffset.y else { return }
        isAtEnd = true
        table.setContentOffset(CGPoint(x: 0, y: lastOffset), animated: true)
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count + (isTyping ? 1 : 0) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < messages.count else { return tableView.dequeueReusableCell(withIdentifier: "typing", for: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? BubbleCell)?.show(messages[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath.row < messages.count else { return TypingCell.height }
        ruler.show(messages[indexPath.row])
        return ruler.height(atWidth: tableView.bounds.width - tableView.safeAreaInsets.left - tableView.safeAreaInsets.right)
    }
}
