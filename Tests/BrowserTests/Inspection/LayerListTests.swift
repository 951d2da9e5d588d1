import Foundation
import Kinora
import RenderScene
import UIKit
import XCTest

@testable import Browser

/// The tree of layers and the layers below a point.
@preconcurrency @MainActor
final class LayerListTests: XCTestCase {
    private var scene: InspectionScene! = InspectionScene()

    override func tearDown() async throws { scene = nil }

    /// The rows whose name begins so, as dictionaries.
    private func rows(_ list: LayerList, named prefix: String) throws -> [(id: Int, depth: Int, name: String, owner: String?, marks: Int)] {
        let (texts, rows) = (try XCTUnwrap(list.texts), try XCTUnwrap(list.rows))
        return rows.map { ($0[0], $0[1], texts[$0[2]], $0[3] < 0 ? nil : texts[$0[3]], $0[4]) }.filter { $0.name.hasPrefix(prefix) }
    }

    func testRowsHaveDepthNameClassAndMarks() throws {
        let outer = scene.view("a outer", CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = scene.view("a inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer, nil)
        inner.isHidden = true
        let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
        label.layer.name = "a label"
        outer.addSubview(label)
        let found = try rows(LayerList(scene.moment(), known: nil), named: "a ")
        XCTAssertEqual(found.map(\.name), ["a outer", "a inner", "a label"])
        XCTAssertEqual(found.map { $0.depth - found[0].depth }, [0, 1, 1])
        XCTAssertEqual(found.map(\.owner), ["UIView", "UIView", "UILabel"])
        XCTAssertEqual(found.map(\.marks), [8, 1, 0], "drawing, hidden, none")
        XCTAssertEqual(found.map { UInt64($0.id) }, [outer, inner, label].map(\.layer.id.rawValue))
    }

    func testAnAnimationIsMarkedWhileItHasAnEffect() throws {
        let view = scene.view("moving", CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.advance(by: 0.1)
        let start = scene.stage.now
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(try rows(LayerList(scene.moment(), known: nil), named: "moving").first?.marks, 10)
        // The same commit sampled later, when the animation is over.
        XCTAssertEqual(try rows(LayerList(scene.moment(at: start + 2), known: nil), named: "moving").first?.marks, 8)
    }

    func testAListThatThePageHasIsNotSentAgain() throws {
        let view = scene.view("one", CGRect(x: 0, y: 0, width: 10, height: 10))
        let first = try LayerList(scene.moment(), known: nil)
        view.frame.origin.x = 40
        let second = try LayerList(scene.moment(), known: first.structure)
        XCTAssertNil(second.rows, "a position is no structure")
        view.layer.name = "two"
        let third = try LayerList(scene.moment(), known: first.structure)
        XCTAssertNotNil(third.rows)
        scene.view("three", .zero)
        XCTAssertNotEqual(try LayerList(scene.moment(), known: nil).structure, third.structure)
    }

    func testAVeryLongNameIsCutAndVeryManyLayersAreCounted() throws {
        scene.view(String(repeating: "n", count: 5000), CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(try rows(LayerList(scene.moment(), known: nil), named: "nnn").first?.name.count, LayerList.longestText)
        let many = scene.view("many", CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<LayerList.most { many.layer.addSublayer(CALayer()) }
        let list = try LayerList(scene.moment(), known: nil)
        XCTAssertEqual(list.rows?.count, LayerList.most)
        XCTAssertEqual(list.left, list.count - LayerList.most)
        XCTAssertGreaterThan(list.left, 0)
        XCTAssertLessThan(ServerMessage.bytes(list).count, 1 << 20)
    }

    // MARK: Points

    private func names(_ ids: [UInt64], _ moment: ShownMoment) -> [String] {
        ids.compactMap { moment.index(of: LayerID(rawValue: $0)) }.map { moment.tree.nodes[$0].name }
    }

    func testLayersBelowAPointAreListedFrontToBackByTheirDepth() throws {
        let back = scene.view("back", CGRect(x: 0, y: 0, width: 100, height: 100))
        back.layer.zPosition = 5
        scene.view("middle", CGRect(x: 0, y: 0, width: 100, height: 100))
        let clipped = scene.view("clipped", CGRect(x: 0, y: 0, width: 20, height: 20))
        clipped.clipsToBounds = true
        scene.view("cut off", CGRect(x: 0, y: 0, width: 100, height: 100), in: clipped)
        scene.view("empty", CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        scene.view("hidden", CGRect(x: 0, y: 0, width: 100, height: 100)).isHidden = true
        let moment = try scene.moment()
        let far = LayersAtPoint(moment, at: CGPoint(x: 50, y: 50))
        XCTAssertEqual(names(far.layers, moment).prefix(2), ["back", "middle"])
        XCTAssertTrue(names(far.empty, moment).contains("empty"))
        XCTAssertEqual(
            names(LayersAtPoint(moment, at: CGPoint(x: 10, y: 10)).layers, moment).prefix(4), ["back", "cut off", "clipped", "middle"])
        XCTAssertFalse(names(LayersAtPoint(moment, at: CGPoint(x: 150, y: 50)).layers, moment).contains("back"))
    }

    func testALayerIsFoundWhereItsAnimationShowsIt() throws {
        let view = scene.view("moving", CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        scene.stage.advance(by: 0.5)
        let moment = try scene.moment()
        XCTAssertEqual(names(LayersAtPoint(moment, at: CGPoint(x: 55, y: 5)).layers, moment).first, "moving")
        XCTAssertNotEqual(names(LayersAtPoint(moment, at: CGPoint(x: 105, y: 5)).layers, moment).first, "moving")
    }
}
