import Kinora
import UIKit
import XCTest

@testable import UIKitLists

/// The positions of a cell's accessories, and its pop-up buttons.
@preconcurrency @MainActor
final class CellAccessoryTests: XCTestCase {
    private func makeCell(_ accessories: [UICellAccessory]) -> (stage: Stage, cell: UICollectionViewListCell) {
        let stage = Stage(device: .iPhone15)
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
        cell.accessories = accessories
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        return (stage, cell)
    }

    private func view(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)) }

    private func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement))
    }

    private func order(_ cell: UICollectionViewListCell, _ views: [UIView]) -> [Int] {
        views.indices.sorted { views[$0].convert(CGPoint.zero, to: cell).x < views[$1].convert(CGPoint.zero, to: cell).x }
    }

    func testAPositionIsAnIndexAmongTheAccessoriesOfTheEdge() {
        let views = [view(10), view(11), view(12), view(13)]
        var counts: [Int] = []
        let (_, cell) = makeCell([
            custom(
                views[0],
                .trailing(
                    displayed: .always,
                    at: {
                        counts.append($0.count)
                        return 0
                    })), custom(views[1], .trailing()), custom(views[2], .trailing()), custom(views[3], .trailing(at: { $0.count + 9 })),
        ])
        XCTAssertEqual(order(cell, views), [0, 1, 2, 3])
        XCTAssertEqual(Set(counts), [2], "without those that come later")
    }

    func testPositionsAreBeforeAndAfterAnotherAccessory() {
        let views = [view(10), view(11), view(12)]
        let first = custom(views[0], .trailing())
        let (_, cell) = makeCell([
            first, custom(views[1], .trailing(at: UICellAccessory.Placement.position(before: first))),
            custom(views[2], .trailing(at: UICellAccessory.Placement.position(before: .checkmark()))), .checkmark(),
        ])
        XCTAssertEqual(order(cell, views), [1, 0, 2])
        XCTAssertEqual(views[2].convert(CGPoint.zero, to: cell).x, 320 - 16 - checkmarkWidth - 10 - 12)
        let (_, other) = makeCell([
            .checkmark(), custom(views[0], .trailing(at: UICellAccessory.Placement.position(after: .label(text: "")))),
        ])
        XCTAssertEqual(views[0].convert(CGPoint.zero, to: other).x, 320 - 16 - 10, "the last without one")
    }

    func testACustomViewHasTheSizeOfItsContentUnlessItKeepsThatOfItsFrame() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        label.text = "12"
        func frame(_ view: UIView, isFixed: Bool?, _ width: UICellAccessory.LayoutDimension? = nil) -> (CGRect, space: CGFloat) {
            let configuration = UICellAccessory.CustomViewConfiguration(
                customView: view, placement: .trailing(), reservedLayoutWidth: width, maintainsFixedSize: isFixed)
            let (_, cell) = makeCell([.customView(configuration: configuration)])
            return (view.convert(view.bounds, to: cell), cell.bounds.width - cell.contentView.frame.maxX - 16)
        }
        XCTAssertEqual(frame(label, isFixed: true).0, CGRect(x: 320 - 16 - 90, y: 2, width: 90, height: 40))
        let sized = frame(label, isFixed: nil)
        // Here without the stage's pixels.
        XCTAssertEqual(sized.0.width, label.intrinsicContentSize.width, accuracy: 1)
        XCTAssertEqual(sized.0.height, label.intrinsicContentSize.height, accuracy: 1)
        XCTAssertLessThan(sized.0.width, 30)
        XCTAssertEqual(sized.space, sized.0.width.rounded(.up))
        label.frame.size = CGSize(width: 30, height: 20)
        let reserved = frame(label, isFixed: true, .custom(50))
        XCTAssertEqual(reserved.0, CGRect(x: 320 - 16 - 40, y: 12, width: 30, height: 20), "in the middle of the width")
        XCTAssertEqual(reserved.space, 50)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: box.topAnchor), content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor), content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 33), content.heightAnchor.constraint(equalToConstant: 21),
        ])
        XCTAssertEqual(frame(box, isFixed: false).0.size, CGSize(width: 33, height: 21))
    }

    private var checkmarkWidth: CGFloat {
        let image = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
        return (image?.size.width ?? 0).rounded(.up)
    }

    func testAPopUpButtonShowsAndReportsItsChoice() throws {
        var chosen: [String] = []
        let actions = ["Small", "Large"].map { UIAction(title: $0, state: $0 == "Large" ? .on : .off) { _ in } }
        let menu = UIMenu(options: .singleSelection, children: actions)
        let (stage, cell) = makeCell([
            .popUpMenu(menu) { chosen.append($0.selectedElements.first?.title ?? "") }, .disclosureIndicator(),
        ])
        func found(_ view: UIView) -> UIButton? { view as? UIButton ?? view.subviews.lazy.compactMap(found).first }
        let button = try XCTUnwrap(found(cell))
        XCTAssertEqual(button.configuration?.title, "Large")
        stage.tap(at: button)
        stage.advance(by: 0.6)
        func rows(_ view: UIView) -> [UIView] {
            view.isAccessibilityElement && view.accessibilityLabel == "Small" ? [view] : view.subviews.flatMap(rows)
        }
        stage.tap(at: try XCTUnwrap(stage.window.subviews.last.map(rows)?.first))
        stage.advance(by: 0.6)
        XCTAssertEqual(chosen, ["Small"])
        XCTAssertEqual(button.configuration?.title, "Small")
        XCTAssertEqual(actions.map(\.state), [.on, .off])
        // Choosing it again changes nothing.
        stage.tap(at: button)
        stage.advance(by: 0.6)
        stage.tap(at: try XCTUnwrap(stage.window.subviews.last.map(rows)?.first))
        stage.advance(by: 0.6)
        XCTAssertEqual(chosen, ["Small"])
    }
}
