import CoreGraphics
import Foundation
import UIKitCore

/// The appearance of a find navigator above the keyboard, and its first responders.
@MainActor
final class FindNavigator: NSObject, UITextFieldDelegate {
    private let interaction: UIFindInteraction
    private weak var view: UIView?
    /// The first responder before the navigator.
    private weak var former: UIResponder?
    private let bar = FindNavigatorView()
    private let owner: Owner
    private var isShown = false

    /// The responder whose accessory view the bar is, so that the fields in it, which are first responders, keep it on the screen. It takes
    /// keys until the search field does, so that the keyboard appears together with the bar.
    private final class Owner: UIResponder, UIKeyInput {
        weak var view: UIView?
        let bar: FindNavigatorView
        var takesKeys = true
        /// Below the bar is the safe area then.
        private let empty = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

        init(_ bar: FindNavigatorView, _ view: UIView) {
            self.bar = bar
            self.view = view
            super.init()
        }

        override var next: UIResponder? { view }
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override var inputView: UIView? { takesKeys ? nil : empty }

        var returnKeyType = UIReturnKeyType.search
        var hasText: Bool { bar.search.hasText }
        func insertText(_ text: String) { bar.search.insertText(text) }
        func deleteBackward() { bar.search.deleteBackward() }
    }

    init(_ interaction: UIFindInteraction, of view: UIView) {
        self.interaction = interaction
        self.view = view
        owner = Owner(bar, view)
        super.init()
        for field in [bar.search, bar.replacement] { field.delegate = self }
        bar.search.addAction(UIAction { [weak self] _ in self?.searchDidChange() }, for: .editingChanged)
        bar.replacement.addAction(UIAction { [weak self] _ in self?.replacementDidChange() }, for: .editingChanged)
        bar.previous.addAction(UIAction { [weak interaction] _ in interaction?.findPrevious() }, for: .touchUpInside)
        bar.following.addAction(UIAction { [weak interaction] _ in interaction?.findNext() }, for: .touchUpInside)
        bar.onEscape = { [weak interaction] in interaction?.dismissFindNavigator() }
        bar.done.addAction(UIAction { [weak interaction] _ in interaction?.dismissFindNavigator() }, for: .touchUpInside)
        bar.replace.addAction(UIAction { [weak interaction] _ in interaction?.replace() }, for: .touchUpInside)
        textsDidChange()
    }

    var showsReplacement: Bool {
        get { bar.showsReplacement }
        set {
            guard newValue != bar.showsReplacement else { return }
            bar.showsReplacement = newValue
            update()
            for responder in [owner, bar.search, bar.replacement] as [UIResponder] { responder.reloadInputViews() }
        }
    }

    func appear() {
        former = view?.window?.presentFirstResponder
        owner.becomeFirstResponder()
        isShown = true
        becomeActive()
        owner.takesKeys = false
        update()
    }

    func becomeActive() {
        bar.search.becomeFirstResponder()
        bar.search.selectAll(nil)
    }

    func disappear() {
        isShown = false
        let isActive = owner.isFirstResponder || bar.search.isFirstResponder || bar.replacement.isFirstResponder
        guard isActive else { return }
        if let former, former.becomeFirstResponder() { return }
        // A field's end makes the owner first responder again.
        for responder in [bar.search, bar.replacement, owner] as [UIResponder] where responder.isFirstResponder {
            responder.resignFirstResponder()
        }
    }

    // MARK: Content

    func textsDidChange() {
        if bar.search.text != interaction.searchText ?? "" { bar.search.text = interaction.searchText }
        if bar.replacement.text != interaction.replacementText ?? "" { bar.replacement.text = interaction.replacementText }
    }

    /// Shows the number of matches, and what can be done with them.
    func update() {
        let session = interaction.activeFindSession
        let (count, index) = (session?.resultCount ?? 0, session?.highlightedResultIndex ?? NSNotFound)
        let hasText = interaction.searchText?.isEmpty == false
        bar.count.text = hasText ? text(of: count, index, session?.searchResultDisplayStyle ?? .none) : nil
        for button in [bar.previous, bar.following] { button.isEnabled = count > 0 }
        bar.replace.isEnabled = count > 0 && session?.allowsReplacementForCurrentlyHighlightedResult == true
        bar.replace.menu = UIMenu(children: [
            UIAction(title: SystemWord.text("Replace All")) { [weak interaction] _ in interaction?.replaceAll() }
        ])
        let menu = optionsMenu
        bar.options.menu = menu
        bar.options.isUserInteractionEnabled = menu != nil
        bar.setNeedsLayout()
    }

    private func text(of count: Int, _ index: Int, _ style: UIFindSession.SearchResultDisplayStyle) -> String? {
        func number(_ value: Int) -> String { value.formatted(.number.locale(.current)) }
        switch style {
        case .none: return nil
        case .total: return number(count)
        case .currentAndTotal:
            guard index != NSNotFound, count > 0 else { return number(count) }
            return SystemWord.text("%1$@ of %2$@").replacingOccurrences(of: "%1$@", with: number(index + 1))
                .replacingOccurrences(of: "%2$@", with: number(count))
        }
    }

    private var optionsMenu: UIMenu? {
        let options = interaction.options
        func toggle(_ title: String, _ path: WritableKeyPath<FindOptions, Bool>) -> UIAction {
            let action = UIAction(title: SystemWord.text(title)) { [weak interaction] _ in
                interaction?.options[keyPath: path].toggle()
                interaction?.search()
            }
            action.state = options[keyPath: path] ? .on : .off
            return action
        }
        var elements: [UIMenuElement] = []
        if interaction.activeFindSession?.supportsReplacement == true {
            let kinds = [("Find", false), ("Find & Replace", true)].map { title, replaces in
                let action = UIAction(title: SystemWord.text(title)) { [weak self] _ in self?.showsReplacement = replaces }
                action.state = bar.showsReplacement == replaces ? .on : .off
                return action
            }
            elements.append(UIMenu(options: .displayInline, children: kinds))
        }
        let toggles = [toggle("Match Case", \.matchesCase), toggle("Whole Words", \.matchesWholeWords)]
        elements.append(UIMenu(options: .displayInline, children: toggles))
        return interaction.optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
    }

    // MARK: Fields

    private func searchDidChange() { interaction.take(search: bar.search.text ?? "") }

    private func replacementDidChange() { interaction.take(replacement: bar.replacement.text ?? "") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === bar.search { interaction.findNext() } else { interaction.replace() }
        return false
    }

    /// A tap in the text, or anything else that edits, ends the search.
    func textFieldDidEndEditing(_ textField: UITextField) {
        DispatchQueue.main.async { [weak self] in self?.endUnlessActive() }
    }

    private func endUnlessActive() {
        guard isShown, !owner.isFirstResponder, !bar.search.isFirstResponder, !bar.replacement.isFirstResponder else { return }
        interaction.dismissFindNavigator()
    }
}
