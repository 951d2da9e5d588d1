import UIKit

extension GalleryCard {
    /// Navigation bars, toolbars and tab bars, with every system item.
    static var bars: GalleryCard {
        GalleryCard(
            id: "bars", summary: "navigation bars, toolbars and tab bars, light, dark and mirrored", title: "", subtitle: "",
            sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 375, height: 910)) { column in
                    addNavigationBars(to: column)
                    addGroupedBars(to: column)
                    addToolbars(to: column)
                    addTabBar(to: column)
                }
            })
    }
}

extension LookColumn {
    fileprivate func addBar(_ bar: UIView, height: CGFloat = 44) { add(bar, width: bounds.width - 24, height: height) }
}

@MainActor
private func system(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem { UIBarButtonItem(systemItem: item) }

@MainActor
private func titled(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: style, target: nil, action: nil)
}

@MainActor
private func bar(_ title: String, back: String? = nil, _ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: title)
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    bar.items = (back.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    return bar
}

@MainActor
private func addNavigationBars(to column: LookColumn) {
    column.addBar(bar("Title", [system(.cancel)], [system(.done)]))
    let disabled = [titled("Off"), system(.trash)]
    for item in disabled { item.isEnabled = false }
    column.addBar(bar("Disabled", back: "Inbox", [], disabled))
    column.addBar(bar("A long title that has to move", back: "Messages", [], [system(.add), system(.search)]))
    let red = system(.compose)
    red.tintColor = .systemRed
    column.addBar(bar("Icons", [system(.stop), system(.refresh)], [red, system(.action)]))
    let styled = bar("Appearance", back: "Back", [], [titled("Save", .done)])
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20, weight: .heavy)]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    (styled.standardAppearance, styled.scrollEdgeAppearance) = (appearance, appearance)
    styled.tintColor = .white
    column.addBar(styled)
    let black = bar("Black", back: "Back", [], [system(.camera)])
    black.barStyle = .black
    let opaque = UINavigationBarAppearance()
    opaque.configureWithOpaqueBackground()
    opaque.backgroundColor = .black
    black.scrollEdgeAppearance = opaque
    column.addBar(black)
}

@MainActor
private func addGroupedBars(to column: LookColumn) {
    let editor = UINavigationItem(title: "Draft")
    editor.style = .editor
    editor.titleMenuProvider = { UIMenu(children: $0) }
    editor.backAction = UIAction { _ in }
    editor.centerItemGroups = [
        .fixedGroup(representativeItem: titled("Style"), items: [titled("Bold"), titled("Italic"), titled("Underlined")]),
        system(.camera).creatingOptionalGroup(customizationIdentifier: "camera"),
    ]
    editor.trailingItemGroups = [system(.undo).creatingFixedGroup()]
    let browser = UINavigationItem(title: "Pages")
    browser.style = .browser
    browser.leadingItemGroups = [.fixedGroup(items: [system(.rewind), system(.fastForward)])]
    browser.centerItemGroups = [system(.bookmarks).creatingFixedGroup()]
    browser.pinnedTrailingGroup = system(.search).creatingFixedGroup()
    let navigator = UINavigationItem(title: "Library")
    navigator.titleMenuProvider = { UIMenu(children: $0) }
    navigator.centerItemGroups = [system(.camera).creatingFixedGroup()]
    for item in [editor, browser, navigator] {
        let bar = UINavigationBar(frame: .zero)
        bar.items = [item]
        column.addBar(bar)
    }
}

@MainActor
private func addToolbars(to column: LookColumn) {
    func add(_ items: [UIBarButtonItem]) {
        let bar = UIToolbar(frame: .zero)
        bar.items = items
        column.addBar(bar)
    }
    for items in [
        [.compose, .reply, .action, .organize, .bookmarks], [.search, .refresh, .stop, .camera, .trash, .close],
        [.rewind, .play, .pause, .fastForward, .add], [.undo, .redo, .edit, .save],
    ] as [[UIBarButtonItem.SystemItem]] {
        add(Array(items.map { [system($0)] }.joined(separator: [system(.flexibleSpace)])))
    }
    add([titled("Left"), system(.add)])
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.frame.size.width = 120
    progress.progress = 0.4
    add([.flexibleSpace(), UIBarButtonItem(customView: progress), .fixedSpace(20), system(.stop), .flexibleSpace()])
}

@MainActor
private func addTabBar(to column: LookColumn) {
    let bar = UITabBar(frame: .zero)
    let items = [UITabBarItem.SystemItem.favorites, .search, .history, .downloads]
    bar.items = items.enumerated().map { UITabBarItem(tabBarSystemItem: $1, tag: $0) }
    bar.items?[1].badgeValue = "3"
    bar.selectedItem = bar.items?.first
    column.addBar(bar, height: 49)
}
