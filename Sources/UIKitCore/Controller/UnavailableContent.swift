/// The content-unavailable configuration of a view controller and the view that shows it.
@MainActor
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// Whether the app's update is due before the next layout; true before the first one.
    var needsUpdate = true
    /// Whether the view is out of date.
    var needsShow = false
}

extension UIViewController {
    func setUnavailableConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || unavailableContent.configuration != nil else { return }
        unavailableContent.configuration = configuration
        showUnavailableContentLater()
    }

    func requestUnavailableUpdate() {
        guard !unavailableContent.needsUpdate else { return }
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the content-unavailable view for another state before the next layout.
    func showUnavailableContentLater() {
        unavailableContent.needsShow = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The traits, and the text of the controller's own search or of the one whose results it shows.
    var presentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: presentTraits)
        let search = (self as? any NavigationSearch) ?? navigationItemIfMade?.search ?? (container as? any NavigationSearch)
        state.searchText = search?.searchText
        return state
    }

    /// Called before each layout of the view.
    func updateUnavailableContent() {
        if unavailableContent.needsUpdate {
            unavailableContent.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        guard unavailableContent.needsShow, let view = loadedView else { return }
        unavailableContent.needsShow = false
        guard let configuration = unavailableContent.configuration?.updated(for: contentUnavailableConfigurationState) else {
            unavailableContent.view?.removeFromSuperview()
            return unavailableContent.view = nil
        }
        if let shown = unavailableContent.view, shown.supports(configuration) {
            shown.configuration = configuration
        } else {
            unavailableContent.view?.removeFromSuperview()
            unavailableContent.view = configuration.makeContentView()
        }
        if let shown = unavailableContent.view, shown.superview !== view { view.addSubview(shown) }
    }

    /// Called after each layout of the view: the content-unavailable view covers its visible area.
    func layOutUnavailableContent() {
        guard let view = loadedView, let shown = unavailableContent.view, shown.superview === view else { return }
        shown.setUntransformedFrame(view.bounds)
    }
}
