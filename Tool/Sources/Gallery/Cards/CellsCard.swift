import UIKit

extension GalleryCard {
    /// Table cells of every style, with their accessories, selection and states.
    static var cells: GalleryCard {
        GalleryCard(
            id: "cells", summary: "table cells of every style, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 375, height: 700)) { column in
                    for (style, name) in [
                        (UITableViewCell.CellStyle.default, "Default"), (.value1, "Value 1"), (.value2, "Value 2"), (.subtitle, "Subtitle"),
                    ] {
                        for accessory in [UITableViewCell.AccessoryType.none, .disclosureIndicator] {
                            let cell = makeCell(style, name)
                            cell.accessoryType = accessory
                            if accessory == .none, style != .value2 { cell.imageView?.image = .star }
                            column.addCell(cell, height: style == .subtitle ? 58 : 44)
                        }
                    }
                    for accessory in [UITableViewCell.AccessoryType.detailDisclosureButton, .checkmark, .detailButton] {
                        let cell = makeCell(.default, "Accessory")
                        cell.accessoryType = accessory
                        column.addCell(cell, height: 44)
                    }
                    let selected = makeCell(.default, "Selected")
                    selected.isSelected = true
                    column.addCell(selected, height: 44)
                }
            })
    }
}

extension LookColumn {
    fileprivate func addCell(_ cell: UITableViewCell, height: CGFloat) { add(cell, width: bounds.width - 24, height: height) }
}

@MainActor
private func makeCell(_ style: UITableViewCell.CellStyle, _ name: String) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "Detail"
    return cell
}
