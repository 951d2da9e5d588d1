import Foundation

/// The groups of a navigation item.
@MainActor
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    /// The pinned group, if there is one.
    var pinned: [UIBarButtonItemGroup] = []
    /// The groups that the overflow menu has at present.
    var overflow: [UIBarButtonItemGroup] = []

    /// Width that is kept for a title, in points; an estimate.
    static let leastTitleWidth: CGFloat = 64

    var isEmpty: Bool { leading.isEmpty && center.isEmpty && trailing.isEmpty && pinned.isEmpty }

    var pinnedItems: [UIBarButtonItem] { pinned.filter { !$0.isHidden }.flatMap(\.barButtonItems) }

    /// Contents of a bar: the items of each area, and the groups in the overflow menu.
    struct Arrangement {
        var leading: [UIBarButtonItem] = []
        var center: [UIBarButtonItem] = []
        var trailing: [UIBarButtonItem] = []
        var overflow: [UIBarButtonItemGroup] = []
    }
}

extension UINavigationItem: BarGroupOwner {
    func groupDidChange(_ group: UIBarButtonItemGroup) { bar?.itemDidChange(self) }

    final func setGroups(_ new: [UIBarButtonItemGroup], at keyPath: WritableKeyPath<NavigationItemGroups, [UIBarButtonItemGroup]>) {
        for group in groups[keyPath: keyPath] where group.owner === self { group.owner = nil }
        groups[keyPath: keyPath] = new
        for group in new { group.owner = self }
        bar?.itemDidChange(self)
    }

    /// Arrangements in the order of preference: at first all groups whole, at last all in the overflow menu.
    final var arrangements: some Sequence<NavigationItemGroups.Arrangement> {
        let leading = groups.leading.filter { !$0.isHidden }
        let trailing = groups.trailing.filter { !$0.isHidden }
        let chosen = groups.center.filter { !$0.isHidden && isChosen($0) }
        let center = style == .navigator ? [] : chosen
        // Groups that are never in the bar.
        let others = groups.center.filter { group in
            !group.isHidden && !center.contains { $0 === group } && (isChosen(group) || group.alwaysAvailable)
        }
        // Each step replaces one group by its representative, or moves it to the overflow menu.
        var steps: [(group: UIBarButtonItemGroup, isRepresented: Bool)] = []
        for area in [center, trailing, leading] {
            steps += area.reversed().filter { $0.representativeItem != nil }.map { ($0, true) }
            steps += area.reversed().map { ($0, false) }
        }
        return (0...steps.count).lazy.map { count in
            var forms: [ObjectIdentifier: Bool] = [:]
            for step in steps.prefix(count) { forms[ObjectIdentifier(step.group)] = step.isRepresented }
            func items(_ area: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
                area.flatMap { group -> [UIBarButtonItem] in
                    let form = forms[ObjectIdentifier(group)]
                    group.isDisplayingRepresentativeItem = form == true
                    return form == nil ? group.barButtonItems : form == true ? [group.representativeItem].compactMap(\.self) : []
                }
            }
            let hidden = (leading + center + trailing).filter { forms[ObjectIdentifier($0)] == false }
            return NavigationItemGroups.Arrangement(
                leading: items(leading), center: items(center), trailing: items(trailing), overflow: hidden + others)
        }
    }

    // MARK: The overflow menu

    final var needsOverflowMenu: Bool { !groups.overflow.isEmpty || additionalOverflowItems != nil || !optionalGroups.isEmpty }

    final func overflowMenu(in bar: UIView) -> UIMenu? {
        var elements = groups.overflow.compactMap { $0.menuElement(in: bar) }
        if let additionalOverflowItems { elements.append(UIMenu(options: .displayInline, children: [additionalOverflowItems])) }
        if !optionalGroups.isEmpty {
            let choices = optionalGroups.map { group in
                UIAction(title: group.name, attributes: .keepsMenuPresented, state: isChosen(group) ? .on : .off) { [weak self] action in
                    guard let self else { return }
                    choose(group, !isChosen(group))
                    action.state = isChosen(group) ? .on : .off
                }
            }
            elements.append(
                UIMenu(options: .displayInline, children: [UIMenu(title: SystemWord.text("Customize Toolbar"), children: choices)]))
        }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    // MARK: The user's choice

    /// The groups that the user may add and remove.
    private var optionalGroups: [UIBarButtonItemGroup] {
        guard customizationIdentifier != nil, style != .navigator else { return [] }
        return groups.center.filter { if case .optional = $0.customization { !$0.isHidden } else { false } }
    }

    private var choiceKey: String? { customizationIdentifier.map { "UINavigationItem customization \($0)" } }

    private var choices: [String: Bool] { choiceKey.flatMap { UserDefaults.standard.dictionary(forKey: $0) as? [String: Bool] } ?? [:] }

    private func isChosen(_ group: UIBarButtonItemGroup) -> Bool {
        guard case .optional(let name, let isInDefault) = group.customization else { return true }
        return choices[name] ?? isInDefault
    }

    private func choose(_ group: UIBarButtonItemGroup, _ isChosen: Bool) {
        guard let choiceKey, case .optional(let name, _) = group.customization else { return }
        UserDefaults.standard.set(choices.merging([name: isChosen]) { $1 }, forKey: choiceKey)
        bar?.itemDidChange(self)
    }

    // MARK: Back button and title

    /// Titles for a back button that leads nowhere but to the item's action, in order of preference.
    final var backActionTexts: [String] {
        let generic = SystemWord.text("Back")
        return [backAction.flatMap { $0.title.isEmpty ? nil : $0.title } ?? generic, generic]
    }

    /// The commands for a document that responders implement.
    final func suggestedTitleElements(from view: UIView) -> [UIMenuElement] {
        let responder: UIResponder = controllerOnStack ?? view
        return [("Duplicate", "duplicate:"), ("Move", "move:"), ("Export", "export:"), ("Print", "printContent:")].compactMap {
            title, name in
            let action = Selector(name)
            guard let target = responder.target(forAction: action, withSender: self) as AnyObject? else { return nil }
            return UIAction(title: SystemWord.text(title)) { [weak self, weak target] _ in
                if let target { UIApplication.process.sendAction(action, to: target, from: self, for: nil) }
            }
        }
    }
}
