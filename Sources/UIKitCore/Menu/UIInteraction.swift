/// Behavior that is added to a view.
///
/// Source: Apple, [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; not retained.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed (nil).
    func didMove(to view: UIView?)
}

extension UIView {
    final var attachedInteractions: [any UIInteraction] {
        get { (objc_getAssociatedObject(self, &associationKey) as? InteractionList)?.all ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    final func attachInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        set(interactions + [interaction])
        interaction.didMove(to: self)
    }

    final func detachInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        set(interactions.filter { $0 !== interaction })
        interaction.didMove(to: nil)
    }

    private func set(_ interactions: [any UIInteraction]) {
        objc_setAssociatedObject(self, &associationKey, InteractionList(interactions), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

private final class InteractionList: NSObject {
    let all: [any UIInteraction]

    init(_ all: [any UIInteraction]) {
        self.all = all
        super.init()
    }
}

/// Its address is the key of the list.
nonisolated(unsafe) private var associationKey: UInt8 = 0
