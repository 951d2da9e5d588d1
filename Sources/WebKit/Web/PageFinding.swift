import CWebHelper
import Foundation
import UIKit

/// The search in a page: its interaction.
@MainActor
final class PageFinding: NSObject, UIFindInteractionDelegate {
    private unowned let view: WKWebView
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    init(_ view: WKWebView) {
        self.view = view
        super.init()
        view.addInteraction(interaction)
    }

    func end() {
        interaction.dismissFindNavigator()
        view.removeInteraction(interaction)
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        PageFindSession(self.view.engine) { [weak interaction] in interaction?.updateResultCount() }
    }
}

/// A search in a page, which the engine does.
final class PageFindSession: UIFindSession {
    private weak var engine: WebEngine?
    private let didChange: () -> Void
    private var count = 0
    /// Tells the answer of the present search from those before.
    private var search = 0

    init(_ engine: WebEngine, didChange: @escaping () -> Void) {
        (self.engine, self.didChange) = (engine, didChange)
        super.init()
        searchResultDisplayStyle = .total
    }

    override var resultCount: Int { count }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = options ?? UITextSearchOptions()
        var flags: UInt32 = options.stringCompareOptions.contains(.caseInsensitive) ? 1 : 0
        if options.wordMatchMethod != .contains { flags |= 2 }
        search += 1
        let present = search
        engine?.ask(KINORA_WEB_FIND, { [weak self] result in self?.take(result, of: present) }) { writer in
            writer.number(flags)
            writer.text(query)
        }
    }

    private func take(_ result: WebEngine.ScriptResult, of number: Int) {
        guard number == search, case .success(let value) = result else { return }
        count = (value as? NSNumber)?.intValue ?? 0
        didChange()
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        engine?.send(KINORA_WEB_FIND_NEXT) { $0.flag(direction == .backward) }
    }

    override func invalidateFoundResults() {
        (count, search) = (0, search + 1)
        engine?.send(KINORA_WEB_FIND_END)
    }
}
