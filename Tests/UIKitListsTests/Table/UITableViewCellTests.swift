import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class UITableViewCellTests: XCTestCase {
    /// A stage 390 points wide.
    private static func scene() -> Stage {
        let stage = Stage(device: Device(name: "cells", size: CGSize(width: 390, height: 700), scale: 2))
        stage.window.rootViewController = UIViewController()
        return stage
    }

    private static func cell(_ style: UITableViewCell.CellStyle, _ title: String = "Title", _ detail: String? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.textLabel?.text = title
        if let detail { cell.detailTextLabel?.text = detail }
        cell.layoutIfNeeded()
        return cell
    }

    private static func image(_ length: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { _ in
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: length, height: length)).fill()
        }
    }

    func testTheTitleKeepsTheMarginsAndMovesForImageAndIndentation() {
        let cell = Self.cell(.default)
        XCTAssertNil(cell.detailTextLabel)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
        XCTAssertEqual(cell.textLabel?.frame, CGRect(x: 16, y: 0, width: 358, height: 44))
        cell.imageView?.image = Self.image(29)
        cell.indentationLevel = 2
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.imageView?.frame.minX, 36)
        XCTAssertEqual(cell.imageView?.frame.midY ?? 0, 22, accuracy: 0.5)
        XCTAssertEqual(cell.textLabel?.frame.minX, 81)
        cell.indentationWidth = .nan
        XCTAssertEqual(cell.indentationWidth, 10)
    }

    func testTextsAreWhereTheStyleSays() throws {
        let subtitle = Self.cell(.subtitle, "Title", "Detail")
        let (top, bottom) = (try XCTUnwrap(subtitle.textLabel?.frame), try XCTUnwrap(subtitle.detailTextLabel?.frame))
        XCTAssertLessThanOrEqual(top.maxY, bottom.minY)
        XCTAssertEqual(top.minY, 44 - bottom.maxY, accuracy: 1)
        let value1 = Self.cell(.value1, "Title", "Detail")
        XCTAssertEqual(value1.detailTextLabel?.frame.maxX ?? 0, 374, accuracy: 0.01)
        XCTAssertEqual(value1.textLabel?.frame.minX, 16)
        let long = Self.cell(.value1, String(repeating: "long ", count: 20), "Detail")
        XCTAssertLessThanOrEqual((long.textLabel?.frame.maxX ?? 0), (long.detailTextLabel?.frame.minX ?? 0))
        let value2 = Self.cell(.value2, "Key", "Value")
        XCTAssertEqual(value2.textLabel?.frame, CGRect(x: 16, y: 0, width: 91, height: 44))
        XCTAssertEqual(value2.detailTextLabel?.frame.minX, 113)
        XCTAssertNil(value2.imageView)
        XCTAssertEqual(value2.textLabel?.textAlignment, .right)
        value2.semanticContentAttribute = .forceRightToLeft
        value2.layoutIfNeeded()
        XCTAssertEqual(value2.textLabel?.textAlignment, .left, "beside the value")
        value2.textLabel?.textAlignment = .center
        value2.semanticContentAttribute = .forceLeftToRight
        value2.layoutIfNeeded()
        XCTAssertEqual(value2.textLabel?.textAlignment, .center)
    }

    func testAValueIsBelowItsTitleAtAccessibilitySizes() throws {
        let (scene, cell) = (Self.scene(), Self.cell(.value1, "A title", "A value"))
        scene.window.addSubview(cell)
        cell.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        scene.advance(by: 0.1)
        cell.frame.size.height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        cell.layoutIfNeeded()
        let (title, value) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
        XCTAssertEqual(title.font.pointSize, 28)
        XCTAssertEqual(value.frame.minX, title.frame.minX)
        XCTAssertGreaterThanOrEqual(value.frame.minY, title.frame.maxY)
        XCTAssertEqual(title.frame.size, title.intrinsicContentSize)
        XCTAssertEqual(value.frame.size, value.intrinsicContentSize)
        XCTAssertLessThanOrEqual(value.frame.maxY, cell.contentView.bounds.maxY)
        cell.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.advance(by: 0.1)
        cell.layoutIfNeeded()
        XCTAssertEqual(value.frame.maxX, 374, accuracy: 0.01)
    }

    func testACellIsAsHighAsItsTextsNeed() {
        let cell = Self.cell(.default)
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 390, height: 0)), CGSize(width: 390, height: 44))
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "words and ", count: 30)
        let text = cell.textLabel?.sizeThatFits(CGSize(width: 358, height: CGFloat.greatestFiniteMagnitude)).height ?? 0
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 390, height: 0)).height, (text + 22).rounded(.up))
        cell.textLabel?.text = "short"
        cell.imageView?.image = Self.image(80)
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 390, height: 0)).height, 80)
        let subtitle = Self.cell(.subtitle, "Title", "Detail")
        XCTAssertGreaterThan(subtitle.sizeThatFits(CGSize(width: 390, height: 0)).height, 50)
    }

    func testAnAccessoryIsAtTheEndAndTheContentIsNarrower() {
        let cell = Self.cell(.default)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let arrow = cell.subviews.first { $0 is CellAccessoryView }
        XCTAssertEqual(arrow?.frame.maxX, 374)
        XCTAssertEqual(cell.contentView.frame.maxX, 357)
        XCTAssertEqual(cell.textLabel?.frame.maxX, 357)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        XCTAssertNil(arrow?.superview)
        XCTAssertEqual(view.frame, CGRect(x: 323, y: 7, width: 51, height: 31))
        cell.accessoryView = nil
        XCTAssertNil(view.superview)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews.first { $0 is CellAccessoryView }?.frame.minX, 16)
        XCTAssertEqual(cell.textLabel.map { cell.convert($0.frame, from: cell.contentView).maxX }, 374)
    }

    func testTheSelectionShowsABackgroundAndHighlightsTheContent() {
        let cell = Self.cell(.default)
        cell.textLabel?.highlightedTextColor = .white
        let (own, several) = (UIView(), UIView())
        cell.setHighlighted(true, animated: false)
        XCTAssertEqual(cell.textLabel?.isHighlighted, true)
        XCTAssertEqual(cell.subviews.count, 2)
        cell.selectedBackgroundView = own
        XCTAssertTrue(cell.subviews.first === own)
        XCTAssertEqual(own.frame, cell.bounds)
        cell.isSelected = true
        cell.isHighlighted = false
        XCTAssertTrue(own.superview === cell)
        cell.multipleSelectionBackgroundView = several
        XCTAssertNil(several.superview)
        cell.selection.isMultiple = true
        cell.showSelection(animated: false)
        XCTAssertTrue(several.superview === cell && own.superview == nil)
        cell.selectionStyle = .none
        XCTAssertNil(several.superview)
        XCTAssertEqual(cell.textLabel?.isHighlighted, false)
        cell.selectionStyle = .default
        cell.prepareForReuse()
        XCTAssertFalse(cell.isSelected)
        XCTAssertEqual(cell.subviews.count, 1)
    }

    func testASelectionThatFadesAndComesBackStays() {
        let stage = Self.scene()
        let cell = Self.cell(.default)
        stage.window.rootViewController?.view.addSubview(cell)
        cell.setSelected(true, animated: false)
        stage.advance(by: 0.1)
        cell.setSelected(false, animated: true)
        stage.advance(by: 0.1)
        let shown = cell.cellViews.plainSelection?.layer.presentation()?.opacity ?? 0
        XCTAssertTrue(shown > 0.1 && shown < 0.9, "\(shown)")
        cell.setSelected(true, animated: true)
        _ = stage.settle()
        XCTAssertTrue(cell.cellViews.plainSelection?.superview === cell)
        XCTAssertEqual(cell.cellViews.plainSelection?.alpha, 1)
        cell.setSelected(false, animated: true)
        _ = stage.settle()
        XCTAssertNil(cell.cellViews.plainSelection?.superview)
    }

    func testEditingBringsControlsInAndTakesThemAwayAgain() {
        let stage = Self.scene()
        let cell = Transitions(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.textLabel?.text = "Title"
        cell.accessoryType = .disclosureIndicator
        cell.editing.style = .delete
        cell.editing.canMove = true
        cell.showsReorderControl = true
        stage.window.rootViewController?.view.addSubview(cell)
        stage.advance(by: 0.1)
        cell.setEditing(true, animated: true)
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 38, y: 0, width: 308, height: 44), "the model is there at once")
        XCTAssertEqual(cell.cellViews.editControl?.frame.midX, 27)
        XCTAssertEqual(cell.cellViews.reorderControl?.frame.maxX, 390)
        XCTAssertNil(cell.cellViews.accessory)
        stage.advance(by: 0.15)
        let x = cell.contentView.layer.presentation()?.frame.minX ?? 0
        XCTAssertTrue(x > 1 && x < 37, "\(x)")
        _ = stage.settle()
        XCTAssertEqual(cell.log, ["will 1", "did 1"])
        cell.setEditing(false, animated: true)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        _ = stage.settle()
        XCTAssertNil(cell.cellViews.editControl)
        XCTAssertNil(cell.cellViews.reorderControl)
        XCTAssertEqual(cell.log, ["will 1", "did 1", "will 0", "did 0"])
        XCTAssertEqual(cell.subviews.count, 2, "content and accessory")
    }

    func testACellThatComesBackWhileItsControlsLeaveKeepsThem() {
        let stage = Self.scene()
        let cell = Self.cell(.default)
        cell.editing.style = .insert
        stage.window.rootViewController?.view.addSubview(cell)
        cell.setEditing(true, animated: false)
        stage.advance(by: 0.1)
        cell.setEditing(false, animated: true)
        stage.advance(by: 0.1)
        cell.setEditing(true, animated: true)
        _ = stage.settle()
        XCTAssertEqual(cell.cellViews.editControl?.alpha, 1)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        cell.prepareForReuse()
        XCTAssertFalse(cell.isEditing)
        XCTAssertNil(cell.cellViews.editControl)
    }

    func testCellsOfASubclassAreMadeThroughItsOwnInitializer() {
        let type: UITableViewCell.Type = Marked.self
        let cell = type.instance(style: .value1, reuseIdentifier: "id")
        XCTAssertTrue(cell is Marked)
        XCTAssertEqual((cell as? Marked)?.mark, "value1 id")
        XCTAssertEqual(cell.reuseIdentifier, "id")
        let plain: UITableViewHeaderFooterView.Type = Header.self
        XCTAssertEqual((plain.instance(reuseIdentifier: "head") as? Header)?.mark, "head")
    }

    func testSeparatorsKeepTheInsetsOfTheTableOrOfTheCell() {
        let cell = Self.cell(.default)
        let inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        cell.tablePosition = TableCellPosition(style: .grouped, isFirst: true, separatorStyle: .singleLine, separatorInset: inset)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.cellViews.lines.above?.frame.minX, 0)
        XCTAssertEqual(cell.cellViews.lines.below?.frame.minX, 16)
        XCTAssertEqual(cell.cellViews.lines.below?.frame.maxX, 390)
        XCTAssertEqual(cell.cellViews.lines.below?.frame.maxY, 44)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.cellViews.lines.below?.frame.minX, 50)
        XCTAssertEqual(cell.cellViews.lines.below?.frame.width, 320)
        cell.tablePosition = TableCellPosition()
        XCTAssertEqual(cell.cellViews.lines.below?.isHidden, true)
    }

    func testHeadersAreLaidOutByTheirPosition() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        XCTAssertEqual(header.sizeThatFits(CGSize(width: 390, height: 0)).height, 0)
        header.tablePosition = TableHeaderFooterPosition(style: .grouped)
        header.textLabel?.text = header.tablePosition.shown("Fruit")
        XCTAssertEqual(header.textLabel?.text, "FRUIT")
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 38)
        header.layoutIfNeeded()
        XCTAssertEqual(header.textLabel?.frame.minX, 16)
        XCTAssertEqual(header.textLabel?.frame.maxY, 31)
        header.tablePosition = TableHeaderFooterPosition()
        header.layoutIfNeeded()
        XCTAssertEqual(header.textLabel?.frame.midY, 19)
        XCTAssertNil(header.detailTextLabel)
    }

    /// An image for inspection; `KINORA_PICTURES` names the folder.
    func testSheetOfCells() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let stage = Self.scene()
                stage.window.overrideUserInterfaceStyle = style
                let root = stage.window.rootViewController?.view
                root?.backgroundColor = .systemBackground
                var y: CGFloat = 10
                func show(_ cell: UITableViewCell, _ height: CGFloat? = nil) {
                    let height = height ?? cell.sizeThatFits(CGSize(width: 390, height: 0)).height
                    cell.frame = CGRect(x: 0, y: y, width: 390, height: height)
                    let inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
                    cell.tablePosition = TableCellPosition(separatorStyle: .singleLine, separatorInset: inset)
                    root?.addSubview(cell)
                    y += height
                }
                let accessories: [UITableViewCell.AccessoryType] = [
                    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
                ]
                for accessory in accessories {
                    let cell = Self.cell(.default, "Accessory \(accessory.rawValue)")
                    cell.accessoryType = accessory
                    if accessory == .checkmark { cell.imageView?.image = Self.image(29) }
                    show(cell)
                }
                show(Self.cell(.value1, "Value1", "Detail"))
                show(Self.cell(.value2, "Value2", "Detail"))
                show(Self.cell(.subtitle, "Subtitle", "Detail text under it"))
                let long = Self.cell(.subtitle, String(repeating: "Words that wrap ", count: 4), "Detail")
                long.textLabel?.numberOfLines = 0
                long.imageView?.image = Self.image(40)
                long.accessoryType = .disclosureIndicator
                show(long)
                let selected = Self.cell(.default, "Selected")
                selected.setSelected(true, animated: false)
                show(selected)
                for (index, edit) in [UITableViewCell.EditingStyle.delete, .insert, .none, .none].enumerated() {
                    let cell = Self.cell(.default, "Edited")
                    cell.editing.style = edit
                    cell.editing.isMultipleSelection = index > 1
                    cell.editing.canMove = index != 1
                    cell.showsReorderControl = true
                    cell.editingAccessoryType = index == 1 ? .disclosureIndicator : .none
                    if index == 3 { cell.setSelected(true, animated: false) }
                    show(cell)
                    cell.setEditing(true, animated: false)
                }
                stage.advance(by: 0.1)
                let url = URL(fileURLWithPath: folder).appendingPathComponent("cells-\(style.rawValue).png")
                try XCTUnwrap(stage.image().pngData()).write(to: url)
            }
        }
    }
}

private final class Marked: UITableViewCell {
    var mark = ""

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark = "\(style) \(reuseIdentifier ?? "")"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Header: UITableViewHeaderFooterView {
    var mark = ""

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        mark = reuseIdentifier ?? ""
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Transitions: UITableViewCell {
    var log: [String] = []

    override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }
}
