import Foundation
import UIKitCore

/// Contains a search controller: its search bar at the top, and the results below it. The search is active as long as the container.
///
/// Source: Apple,
/// [UISearchContainerViewController](https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller).
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    private let search: UISearchController

    /// Creates a container of a search controller.
    public init(searchController: UISearchController) {
        search = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container of a search controller without a results controller; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        search = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    /// The search controller.
    open var searchController: UISearchController { search }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(search)
        search.view.frame = view.bounds
        search.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(search.view)
        search.beginInContainer()
        search.didMove(toParent: self)
    }
}
