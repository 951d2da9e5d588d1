import CoreGraphics
import Foundation
import UIKitCore

/// Manages a search bar and the results of its search: it is presented over the content while the search is active.
///
/// The search bar is shown below the titles of a navigation bar (``UINavigationItem/searchController``) or where the app adds it,
/// for example as the header of a table. A tap in its field makes the search active: the controller is presented, the bar moves to the
/// place of the titles and gets a cancel button and its scopes. The cancel button, a tap in dimmed content and ``isActive`` end the search
/// and clear the text and the tokens.
///
/// In a navigation bar the presenting controller is the one whose item it is; otherwise the nearest, from the bar up, that defines a
/// presentation context. While the search is active another controller may be pushed; the results move with the controller below them.
///
/// Differs from UIKit: it is not an animator or a transitioning delegate itself. Source: Apple,
/// [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// ```swift
/// final class FruitController: UITableViewController, UISearchResultsUpdating {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let search = UISearchController(searchResultsController: nil)
///         search.searchResultsUpdater = self
///         navigationItem.searchController = search
///         definesPresentationContext = true
///     }
///
///     func updateSearchResults(for searchController: UISearchController) {
///         print("filter by", searchController.searchBar.text ?? "")
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UISearchController: UIViewController, PresentationControllerMaking {
    private let results: UIViewController?
    private lazy var ownBar = UISearchBar()
    /// The navigation item that shows the bar.
    final weak var item: UINavigationItem?
    private var isSearchActive = false
    /// Whether the bar looks as during a search.
    private var showsSearch = false
    /// Whether the delegate is notified: the app did not present the controller itself.
    private var isAutomatic = false
    /// The view that the search bar was taken from, and the navigation controller whose bar was hidden.
    private weak var barHome: UIView?
    private weak var hiddenNavigation: UINavigationController?

    /// Creates a search controller; without a results controller the app shows the results in the content that is searched.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Creates a search controller without a results controller; no nib is read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Creates a search controller without a results controller. Never nil.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        modalPresentationStyle = .custom
        searchBar.observer = self
        if searchBar.placeholder == nil { searchBar.placeholder = SystemWord.text("Search") }
    }

    // MARK: Search

    /// Updates the results; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Follows the presentation; not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The search bar. A subclass may return one of its own, always the same.
    open var searchBar: UISearchBar { ownBar }

    /// The position of the search bar in the navigation bar; `automatic` in no navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    /// The controller that shows the results; nil if the content that is searched shows them.
    open var searchResultsController: UIViewController? { results }

    /// Whether the search is active; setting it presents or dismisses the controller, animated. While the search bar is in no window it
    /// cannot become active.
    open var isActive: Bool {
        get { isSearchActive }
        set { if newValue { begin() } else { end() } }
    }

    /// Whether the content behind is dimmed and takes no touches until results are shown; false by default. A tap there ends the search.
    open var obscuresBackgroundDuringPresentation = false { didSet { showContents() } }

    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the titles of the navigation bar are hidden during the search; true by default. A change takes effect with the next search.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results controller is shown while there are text or tokens; true by default.
    open var automaticallyShowsSearchResultsController = true { didSet { showContents() } }

    /// Whether the results controller is shown during the search. Setting it sets ``automaticallyShowsSearchResultsController`` to false.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.field.holdsContent : showsResultsAlways }
        set {
            showsResultsAlways = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var showsResultsAlways = false

    /// Searches that the user may choose, in a list over the results while the search is active; nil, the default, or none for no list.
    /// The updater is notified of a choice; the list stays until other suggestions are set.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showContents() } }

    /// Whether the search bar has a cancel button during the search; true by default. Showing or hiding the button by the search bar sets
    /// it to false.
    open var automaticallyShowsCancelButton = true

    /// Whether the search bar shows its scopes, if there are two or more, during the search; true by default. Showing or hiding them by the
    /// search bar sets it to false.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the search bar shows its scopes, if there are two or more; `automatic` by default: during the search.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }

    /// When a search bar shows its scopes.
    public enum ScopeBarActivation: Int, Sendable {
        /// As `onSearchActivation`.
        case automatic = 0
        /// As the app says by the search bar.
        case manual
        /// During the search, once there are text or tokens.
        case onTextEntry
        /// During the search.
        case onSearchActivation
    }

    private func showScopes() {
        guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.count ?? 0 > 1 else { return }
        searchBar.showScopes(showsSearch && (scopeBarActivation != .onTextEntry || searchBar.field.holdsContent), animated: false)
    }

    // MARK: View

    private final var overlay: SearchControllerView? { viewIfLoaded as? SearchControllerView }

    /// Creates the view over the content.
    open override func loadView() {
        let made = SearchControllerView(frame: .zero)
        made.onBarHeight = { [weak self] in
            guard let results = self?.results, results.additionalSafeAreaInsets.top != $0 else { return }
            results.additionalSafeAreaInsets.top = $0
        }
        made.dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("dimmingTapped:", UISearchController.dimmingTapped)))
        view = made
    }

    private func dimmingTapped(_ sender: UITapGestureRecognizer) { end() }

    private func showContents() {
        guard let overlay else { return }
        let showsResults = results != nil && showsSearchResultsController
        if showsResults, let results, results.parent == nil {
            addChild(results)
            overlay.show(results.view)
            results.didMove(toParent: self)
        }
        if results?.parent === self { results?.view.isHidden = !showsResults }
        overlay.show(searchSuggestions ?? []) { [weak self] in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: $0)
        }
        overlay.isDimmed = obscuresBackgroundDuringPresentation && !showsResults && !overlay.showsSuggestions
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showContents()
    }

    // MARK: Beginning and end

    package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// The controller that presents: the one whose item shows the bar, or the nearest around the bar.
    private var source: UIViewController? {
        if let controller = item?.controllerOnStack { return controller }
        return sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    private func begin() {
        guard !isSearchActive, presentingViewController == nil else { return }
        isAutomatic = true
        delegate?.presentSearchController(self)
        guard presentingViewController == nil, !isSearchActive else { return }
        guard let source else {
            return reportOnce(
                "search controller", "\(diagnosticName): the search bar belongs to no view controller; the search does not become active")
        }
        source.present(self, animated: true)
    }

    private func end() {
        guard isSearchActive || isBeingPresented, let presenter = presentingViewController else { return }
        isAutomatic = true
        presenter.dismiss(animated: true)
    }

    /// Called as the presentation begins.
    final func searchWillBegin() {
        isSearchActive = true
        if isAutomatic { delegate?.willPresentSearchController(self) }
        if item == nil { takeBar() }
        animateAlongside { $0.show(search: true) }
    }

    /// Called when the presentation has ended.
    final func searchDidBegin(_ completed: Bool) {
        if completed {
            if isAutomatic { delegate?.didPresentSearchController(self) }
        } else {
            searchWillEnd()
            searchDidEnd(true)
        }
    }

    /// Called as the dismissal begins.
    final func searchWillEnd() {
        isSearchActive = false
        if isAutomatic { delegate?.willDismissSearchController(self) }
        textBeforeEnd = searchBar.text
        searchBar.resignFirstResponder()
        tokensBeforeEnd = searchBar.field.tokens
        if !searchBar.field.tokens.isEmpty { searchBar.field.tokens = [] }
        if !(searchBar.text ?? "").isEmpty { searchBar.text = "" } else { searchBarContentChanged() }
        animateAlongside { $0.show(search: false) }
    }

    private var textBeforeEnd: String?
    private var tokensBeforeEnd: [UISearchToken] = []

    /// Called when the dismissal has ended; it may have been cancelled.
    final func searchDidEnd(_ completed: Bool) {
        guard completed else {
            isSearchActive = true
            searchBar.field.tokens = tokensBeforeEnd
            searchBar.text = textBeforeEnd
            return show(search: true)
        }
        show(search: false)
        returnBar()
        let notifies = isAutomatic
        isAutomatic = false
        if notifies { delegate?.didDismissSearchController(self) }
    }

    /// Makes the search active in a container, whose view contains the controller's.
    final func beginInContainer() {
        isSearchActive = true
        (view as? SearchControllerView)?.take(searchBar)
        (view as? SearchControllerView)?.isBarAtTop = true
        showContents()
    }

    private func animateAlongside(_ change: @escaping (UISearchController) -> Void) {
        let view = item?.viewOfBar ?? navigationOfBar?.viewIfLoaded
        let joins = transitionCoordinator?.animateAlongsideTransition(
            in: view,
            animation: { [weak self] _ in
                guard let self else { return }
                change(self)
            })
        if joins != true { change(self) }
    }

    /// Gives the bar its look during the search, or without one; animatable.
    private func show(search: Bool) {
        guard search != showsSearch else { return }
        showsSearch = search
        if automaticallyShowsCancelButton { searchBar.showCancelButton(search, animated: false) }
        showScopes()
        if let item {
            searchBar.placement = placement(in: item)
            item.searchDidChange()
        } else if let overlay {
            if search {
                if hidesNavigationBarDuringPresentation, let navigation = navigationOfBar, !navigation.isNavigationBarHidden {
                    hiddenNavigation = navigation
                    navigation.setNavigationBarHidden(true, animated: true)
                }
            } else if let navigation = hiddenNavigation {
                hiddenNavigation = nil
                navigation.setNavigationBarHidden(false, animated: true)
            }
            if !search, let barHome { overlay.barHome = home(in: barHome) }
            overlay.isBarAtTop = search
            overlay.layoutIfNeeded()
        }
        searchBar.layoutIfNeeded()
    }

    private func placement(in item: UINavigationItem) -> SearchBarPlacement {
        if item.hasInlineSearch { return .inline }
        return showsSearch && hidesNavigationBarDuringPresentation ? .insteadOfTitles : .belowTitles
    }

    // MARK: A bar outside of navigation bars

    private var navigationOfBar: UINavigationController? { item == nil ? presentingViewController?.navigationController : nil }

    /// Takes the bar from the app's view, whose place it keeps until the end.
    private func takeBar() {
        guard let home = searchBar.superview, let overlay = view as? SearchControllerView,
            let container = presentationController?.containerView
        else { return }
        barHome = home
        barFrame = searchBar.frame
        barIndex = home.subviews.firstIndex(of: searchBar) ?? 0
        let frame = home.convert(searchBar.frame, to: container)
        UIView.performWithoutAnimation {
            overlay.frame = container.bounds
            overlay.barHome = frame
            overlay.take(searchBar)
            overlay.layoutIfNeeded()
        }
    }

    private var barFrame = CGRect.zero
    private var barIndex = 0

    private func home(in view: UIView) -> CGRect {
        let frame = CGRect(x: barFrame.minX, y: barFrame.minY, width: view.bounds.width, height: barFrame.height)
        return overlay.map { view.convert(frame, to: $0) } ?? barFrame
    }

    private func returnBar() {
        guard let home = barHome, searchBar.superview === overlay else { return }
        overlay?.leaveBar()
        home.insertSubview(searchBar, at: min(barIndex, home.subviews.count))
        let height = searchBar.intrinsicContentSize.height
        searchBar.frame = CGRect(x: barFrame.minX, y: barFrame.minY, width: barFrame.width, height: height)
        home.setNeedsLayout()
        barHome = nil
    }
}

extension UISearchController: SearchBarObserver {
    final func searchBarWillBegin() { begin() }

    final func searchBarContentChanged() {
        if scopeBarActivation == .onTextEntry { showScopes() }
        showContents()
        for controller in [self, results, item?.controllerOnStack] as [UIViewController?] {
            controller?.setNeedsUpdateContentUnavailableConfiguration()
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func searchBarCancelled() { end() }

    final func searchBarChoosesCancelButton() { automaticallyShowsCancelButton = false }

    final func searchBarChoosesScopeBar() { automaticallyShowsScopeBar = false }
}

extension UISearchController: NavigationSearch {
    package final var searchView: UIView { searchBar }

    package final var searchHeight: CGFloat { searchBar.intrinsicContentSize.height }

    package final var isSearching: Bool { showsSearch }

    package final var hidesTitles: Bool { searchBar.placement == .insteadOfTitles }

    package final var searchText: String? { searchBar.text }

    package final var fitsInline: Bool { (searchBar.scopeButtonTitles?.count ?? 0) < 2 }

    package final func show(isInline: Bool) {
        guard let item, isInline != (searchBar.placement == .inline) else { return }
        searchBar.placement = placement(in: item)
    }

    package final func hostDidChange(to item: UINavigationItem?) {
        self.item = item
        searchBar.placement = item == nil ? .own : .belowTitles
    }
}
