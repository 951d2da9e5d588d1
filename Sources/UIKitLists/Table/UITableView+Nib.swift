import Foundation
import Resources
import UIKitCore

extension UITableView {
    static func style(ofNib coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?.element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    final func readTableNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        // Interface Builder writes -1 for automatic heights.
        func height(_ key: String) -> CGFloat? { element.length(key).map { $0 < 0 ? UITableView.automaticDimension : $0 } }
        if let height = height("rowHeight") { rowHeight = height }
        if let height = height("estimatedRowHeight") { estimatedRowHeight = height }
        if let height = height("sectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") { sectionFooterHeight = height }
        if let height = height("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = height("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
        if element["separatorStyle"] == "none" { separatorStyle = .none }
        if let color = session.color("separatorColor", of: element) { separatorColor = color }
        if let insets = element.value("separatorInset") { separatorInset = insets.insets }
        if let flag = element.flag("allowsSelection") { allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { allowsMultipleSelection = flag }
        if let flag = element.flag("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = flag }
        if let flag = element.flag("allowsMultipleSelectionDuringEditing") { allowsMultipleSelectionDuringEditing = flag }
        if let view = element.value("tableHeaderView"), let made = session.make(view) as? UIView { tableHeaderView = made }
        if let view = element.value("tableFooterView"), let made = session.make(view) as? UIView { tableFooterView = made }
        if let view = element.value("backgroundView"), let made = session.make(view) as? UIView { backgroundView = made }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype, of: session), forCellReuseIdentifier: identifier)
        }
        let sections = element.list("sections").map { StaticTableSection($0, session) }
        if !sections.isEmpty { staticSections = sections }
    }
}

/// A section of a table whose rows are those of its Interface Builder file.
struct StaticTableSection {
    let header: String?
    let footer: String?
    let cells: [(cell: UITableViewCell, height: CGFloat?)]

    @MainActor
    init(_ element: NibElement, _ session: NibSession) {
        header = element.string("headerTitle")
        footer = element.string("footerTitle")
        cells = element.list("cells").compactMap { child in
            (session.make(child) as? UITableViewCell).map { ($0, child.length("rowHeight")) }
        }
    }
}
