import UIFoundation

/// Drops of what a view's paste configuration accepts.
final class PasteDropInteraction: UIDropInteraction {
    init() {
        let delegate = Delegate()
        super.init(delegate: delegate)
        retained = delegate
    }

    /// The interaction does not retain its delegate.
    private var retained: Delegate?

    private final class Delegate: NSObject, UIDropInteractionDelegate {
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            interaction.view?.canPaste(session.items.map(\.itemProvider)) ?? false
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            interaction.view?.paste(itemProviders: session.items.map(\.itemProvider))
        }
    }
}

extension UIView: PasteConfigurationObserving {
    func pasteConfigurationDidChange() {
        let known = interactions.first { $0 is PasteDropInteraction }
        if let known, pasteConfiguration == nil { removeInteraction(known) }
        if known == nil, pasteConfiguration != nil { addInteraction(PasteDropInteraction()) }
    }
}
