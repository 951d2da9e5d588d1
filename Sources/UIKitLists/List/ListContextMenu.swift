import CoreGraphics

/// The context menus of a list's cells, which its delegate gives.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private let configuration: (CGPoint) -> UIContextMenuConfiguration?
    private let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    /// - Parameters:
    ///   - configuration: the menu at a point of the list, in points; nil for none.
    ///   - commit: called when the user taps the preview.
    init(
        configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
        commit: @escaping (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    ) {
        self.configuration = configuration
        self.commit = commit
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration(location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }
}
