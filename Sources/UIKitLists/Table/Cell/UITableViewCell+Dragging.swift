import CoreGraphics

extension UITableViewCell {
    final func change(to state: ListDragState) {
        guard let state = DragState(rawValue: state.rawValue), state != dragState else { return }
        dragState = state
        dragStateDidChange(state)
    }

    final func showDragState(_ state: DragState) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in alpha = state == .dragging ? 0.5 : 1 }
    }
}
