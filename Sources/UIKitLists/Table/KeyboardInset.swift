import CoreGraphics
import Foundation

/// Keeps the rows of a table view controller clear of the keyboard: what it covers is added to the table's inset at the bottom, with the
/// keyboard's animation.
@MainActor
final class KeyboardInset {
    private weak var controller: UITableViewController?
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    /// The present addition, in points.
    private var inset: CGFloat = 0

    init(of controller: UITableViewController) {
        self.controller = controller
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
            MainActor.assumeIsolated {
                if let end { self?.follow(end, duration: duration ?? 0) }
            }
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// - Parameter end: The keyboard's new frame, in the screen's coordinates.
    private func follow(_ end: CGRect, duration: TimeInterval) {
        guard let controller, let table = controller.viewIfLoaded as? UITableView else { return }
        let change = wanted(table, end, isCovered: controller.presentedViewController != nil) - inset
        guard change != 0 else { return }
        inset += change
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .init(rawValue: 7 << 16)]
        ) {
            table.contentInset.bottom += change
            table.verticalScrollIndicatorInsets.bottom += change
        }
    }

    private func wanted(_ table: UITableView, _ end: CGRect, isCovered: Bool) -> CGFloat {
        guard let window = table.window, !isCovered else { return 0 }
        let bottom = table.convert(CGPoint(x: 0, y: table.bounds.maxY), to: nil).y + window.frame.minY
        return max(0, min(bottom - end.minY, table.bounds.height) - table.safeAreaInsets.bottom)
    }
}
