import UIKitCore

/// Finds and replaces text of a view, with the find navigator of the system.
///
/// The navigator is above the keyboard. The keys ⌘F, ⌥⌘F, ⌘G, ⇧⌘G and ⌘E drive it while the view or one in it is first responder.
/// Source: Apple, [UIFindInteraction](https://developer.apple.com/documentation/uikit/uifindinteraction); the look is an estimate.
///
/// ```swift
/// let view = UITextView()
/// view.isFindInteractionEnabled = true
/// view.findInteraction?.presentFindNavigator(showingReplace: false)
/// ```
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction, FindCommandPerforming {
    private weak var storedDelegate: (any UIFindInteractionDelegate)?
    private weak var storedView: UIView?
    private var session: UIFindSession?
    private var navigator: FindNavigator?
    private var texts: (search: String?, replacement: String?)
    final var options = FindOptions()

    /// Creates an interaction; the delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        storedDelegate = sessionDelegate
        super.init()
    }

    /// The delegate, which makes the sessions.
    open weak var delegate: (any UIFindInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    open func willMove(to view: UIView?) { if view !== storedView { dismissFindNavigator() } }

    open func didMove(to view: UIView?) { storedView = view }

    /// Whether the find navigator is on the screen.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The session of the present search; nil without the find navigator.
    open var activeFindSession: UIFindSession? { session }

    /// The text to search for, which stays for the next search. Setting it searches while the find navigator is on the screen.
    open var searchText: String? {
        get { texts.search }
        set {
            texts.search = newValue
            navigator?.textsDidChange()
            search()
        }
    }

    /// The text that replaces matches, which stays for the next search.
    open var replacementText: String? {
        get { texts.replacement }
        set {
            texts.replacement = newValue
            navigator?.textsDidChange()
        }
    }

    /// Returns the menu of the search field of its standard elements; nil, the default, shows these. A nil result hides the menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { navigator?.update() } }

    /// Shows the find navigator, and makes its search field first responder. No effect without a view in a window, and if the delegate
    /// returns no session.
    ///
    /// - Parameter showingReplace: whether it has a field for the replacement; of no account in sessions without replacement.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view = storedView, view.window != nil else { return }
        guard navigator == nil else {
            navigator?.showsReplacement = showingReplace && session?.supportsReplacement == true
            navigator?.becomeActive()
            return
        }
        guard let session = storedDelegate?.findInteraction(self, sessionFor: view) else { return }
        self.session = session
        session.onChange = { [weak self] in self?.updateResultCount() }
        let made = FindNavigator(self, of: view)
        made.showsReplacement = showingReplace && session.supportsReplacement
        navigator = made
        storedDelegate?.findInteraction(self, didBegin: session)
        made.appear()
        search()
    }

    /// Removes the find navigator and ends the search; no effect without them.
    open func dismissFindNavigator() {
        guard let navigator, let session else { return }
        self.navigator = nil
        self.session = nil
        session.onChange = {}
        navigator.disappear()
        storedDelegate?.findInteraction(self, didEnd: session)
        session.invalidateFoundResults()
    }

    /// Highlights the next match, as the navigator's button does.
    open func findNext() { move(.forward) }

    /// Highlights the match before, as the navigator's button does.
    open func findPrevious() { move(.backward) }

    /// Shows the session's number of matches; for sessions of an own class, whose results change by themselves.
    open func updateResultCount() { navigator?.update() }

    private func move(_ direction: UITextStorageDirection) {
        guard let session else { return }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    // MARK: The navigator's doing

    /// Takes a text that the user has typed.
    final func take(search text: String) {
        texts.search = text
        search()
    }

    final func take(replacement text: String) { texts.replacement = text }

    /// Searches for the present text by the present options.
    final func search() {
        guard let session else { return }
        if let text = texts.search, !text.isEmpty {
            session.performSearch(query: text, options: options.searchOptions)
        } else {
            session.invalidateFoundResults()
        }
        updateResultCount()
    }

    final func replace() {
        guard let session, let text = texts.search, !text.isEmpty else { return }
        session.performSingleReplacement(query: text, replacementString: texts.replacement ?? "", options: options.searchOptions)
        updateResultCount()
    }

    final func replaceAll() {
        guard let session, let text = texts.search, !text.isEmpty else { return }
        session.replaceAll(searchQuery: text, replacementString: texts.replacement ?? "", options: options.searchOptions)
        updateResultCount()
    }

    // MARK: Commands

    package func canPerform(_ command: FindCommand) -> Bool {
        switch command {
        case .find, .replace: view?.window != nil
        case .next, .previous: session != nil
        case .useSelection: selectedText != nil
        }
    }

    package func perform(_ command: FindCommand) {
        switch command {
        case .find: presentFindNavigator(showingReplace: false)
        case .replace: presentFindNavigator(showingReplace: true)
        case .next: findNext()
        case .previous: findPrevious()
        case .useSelection: if let selectedText { searchText = selectedText }
        }
    }

    private var selectedText: String? {
        guard let input = storedView as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty else { return nil }
        return input.text(in: range)
    }
}

/// The options that the user chooses in the find navigator.
struct FindOptions: Equatable {
    var matchesCase = false
    var matchesWholeWords = false

    @MainActor var searchOptions: UITextSearchOptions {
        UITextSearchOptions(
            matchesWholeWords ? .fullWord : .contains, matchesCase ? [] : [.caseInsensitive, .diacriticInsensitive])
    }
}
