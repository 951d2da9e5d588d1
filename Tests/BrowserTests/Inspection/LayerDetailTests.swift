import Display
import Foundation
import Kinora
import RenderScene
import UIKit
import XCTest

@testable import Browser

/// The properties of a layer, the constraints of its view, and its image.
@preconcurrency @MainActor
final class LayerDetailTests: XCTestCase {
    private var scene: InspectionScene!

    override func setUp() async throws { scene = InspectionScene() }

    override func tearDown() async throws { scene = nil }

    private func detail(_ view: UIView, at time: Double? = nil) throws -> LayerDetail {
        try XCTUnwrap(LayerDetail(scene.moment(at: time), of: view.layer.id, view: time == nil ? view : nil))
    }

    private func property(_ name: String, _ detail: LayerDetail) throws -> InspectedProperty {
        try XCTUnwrap(detail.properties.first { $0.name == name }, name)
    }

    func testModelAndPresentationAreThoseOfTheMoment() throws {
        let view = scene.view("box", CGRect(x: 0, y: 0, width: 40, height: 20))
        scene.stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
        scene.stage.advance(by: 0.25)
        let moving = try detail(view)
        let position = try property("position", moving)
        XCTAssertEqual(position.model, .recorded(.numbers([120, 10])))
        XCTAssertEqual(position.presentation, .recorded(.numbers([45, 10])))
        XCTAssertEqual(position.unit, "pt")
        let frame = try property("frame", moving)
        XCTAssertEqual(frame.model, .recorded(.numbers([100, 0, 40, 20])))
        XCTAssertEqual(frame.presentation, .recorded(.numbers([25, 0, 40, 20])))
        XCTAssertEqual(moving.corners, [25, 0, 65, 0, 65, 20, 25, 20])
        XCTAssertNil(try property("bounds", moving).presentation)
        XCTAssertTrue(try property("cornerRadius", moving).isStandard)
        XCTAssertFalse(try property("backgroundColor", moving).isStandard)
        XCTAssertEqual(try property("maskedCorners", moving).model, .text("all"))
        XCTAssertNil(moving.properties.first { $0.name == "strokeEnd" }, "a property of shape layers")
    }

    func testCornersFollowTransformsAndTransformLayers() throws {
        let view = scene.view("turned", CGRect(x: 100, y: 100, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corners = try XCTUnwrap(detail(view).corners)
        for (corner, expected) in zip(corners, [130.0, 90, 130, 130, 110, 130, 110, 90]) {
            XCTAssertEqual(corner, expected, accuracy: 1e-9)
        }
        // Two half turns about the vertical in one space: the layer is where it was.
        let space = CATransformLayer()
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let plane = CALayer()
        plane.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        plane.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        plane.backgroundColor = UIColor.red.cgColor
        space.addSublayer(plane)
        scene.window.layer.addSublayer(space)
        let moment = try scene.moment()
        let found = try XCTUnwrap(LayerDetail(moment, of: plane.id, view: nil)?.corners)
        // x is mirrored into depth and back: 50 is the axis of the space, 25 that of the plane.
        for (corner, expected) in zip(found, [45.0, 30, 55, 30, 55, 40, 45, 40]) { XCTAssertEqual(corner, expected, accuracy: 1e-9) }
    }

    func testAnotherMomentHasNoViewAndAnUnknownLayerNoAnswer() throws {
        let view = scene.view("box", CGRect(x: 0, y: 0, width: 40, height: 20))
        XCTAssertNil(try detail(view, at: 0).view)
        XCTAssertNotNil(try detail(view).view)
        XCTAssertNil(try LayerDetail(scene.moment(), of: LayerID(rawValue: .max), view: nil))
    }

    func testConstraintsShowTheirNumbersAndConflictsTheirOpponents() throws {
        let view = scene.view("held", .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: scene.window.topAnchor),
            view.heightAnchor.constraint(equalTo: scene.window.heightAnchor, multiplier: 0.25, constant: 5),
            view.widthAnchor.constraint(equalToConstant: 50),
        ]
        constraints[2].priority = .defaultHigh
        constraints[3].identifier = "width"
        NSLayoutConstraint.activate(constraints)
        scene.window.layoutIfNeeded()
        let held = try XCTUnwrap(detail(view).view)
        XCTAssertFalse(held.isAmbiguous)
        XCTAssertFalse(held.translatesMask)
        let height = try XCTUnwrap(held.constraints.first { $0.first == "UIView.height" })
        XCTAssertEqual([height.multiplier, height.constant, height.priority], [0.25, 5, 750])
        XCTAssertEqual([height.axis, height.relation, height.second], ["vertical", "=", "UIWindow.height"])
        XCTAssertEqual(held.constraints.first { $0.identifier == "width" }?.constant, 50)
        XCTAssertTrue(held.conflicts.isEmpty)
        // A second width, which is broken.
        scene.stage.isStrict = false
        let handler = Diagnostics.logHandler
        Diagnostics.logHandler = { _ in }
        defer { Diagnostics.logHandler = handler }
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        scene.window.layoutIfNeeded()
        let conflict = try XCTUnwrap(detail(view).view?.conflicts.first)
        XCTAssertEqual([conflict.broken.first, "\(conflict.broken.constant)"], ["UIView.width", "70.0"])
        XCTAssertEqual(conflict.others.count, 1)
        XCTAssertTrue(conflict.others[0].contains("'width'"), conflict.others[0])
        let list = try LayerList(scene.moment(), known: nil, conflicts: [view.layer.id])
        XCTAssertEqual(list.rows?.first { $0[0] == Int(view.layer.id.rawValue) }.map { $0[4] & 16 }, 16)
        NSLayoutConstraint.deactivate([constraints[0]])
        scene.window.layoutIfNeeded()
        XCTAssertEqual(try detail(view).view?.isAmbiguous, true)
    }

    // MARK: Images and planes

    func testAnImageShowsTheLayerAloneUprightAndOpaque() throws {
        let view = scene.view("box", CGRect(x: 50, y: 50, width: 20, height: 10), .blue)
        scene.view("inner", CGRect(x: 0, y: 0, width: 20, height: 10), in: view, .red)
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.3
        let alone = try XCTUnwrap(LayerImage(scene.moment(), of: view.layer.id, scale: 2))
        XCTAssertEqual(alone.box, [0, 0, 20, 10])
        let image = try CGImage(pngData: XCTUnwrap(Data(base64Encoded: XCTUnwrap(alone.png))))
        XCTAssertEqual([image.width, image.height], [40, 20])
        let pixels = image.withPixels { Set($0) }
        XCTAssertEqual(pixels, [0xff00_00ff])
        let empty = scene.view("empty", CGRect(x: 0, y: 0, width: 20, height: 10), nil)
        XCTAssertNil(try XCTUnwrap(LayerImage(scene.moment(), of: empty.layer.id, scale: 2)).png)
    }

    func testAnImageOfALargeLayerIsReducedAndOneOfAShadowIsLarger() throws {
        let large = scene.view("large", CGRect(x: 0, y: 0, width: 5000, height: 50))
        let image = try CGImage(
            pngData: XCTUnwrap(Data(base64Encoded: XCTUnwrap(LayerImage(scene.moment(), of: large.layer.id, scale: 4)?.png))))
        XCTAssertEqual([image.width, image.height], [1024, 11])
        let view = scene.view("shadow", CGRect(x: 0, y: 0, width: 20, height: 20))
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (1, 2, CGSize(width: 0, height: 4))
        XCTAssertEqual(try LayerImage(scene.moment(), of: view.layer.id, scale: 1)?.box, [-6, -2, 32, 32])
    }

    func testPlanesAreListedBackToFrontWithTheirClip() throws {
        let clip = scene.view("clip", CGRect(x: 10, y: 10, width: 50, height: 50))
        (clip.clipsToBounds, clip.alpha) = (true, 0.5)
        let inner = scene.view("inner", CGRect(x: 30, y: 0, width: 40, height: 40), in: clip)
        inner.alpha = 0.5
        scene.view("hidden", CGRect(x: 0, y: 0, width: 40, height: 40)).isHidden = true
        let planes = try LayerPlanes(scene.moment(), size: CGSize(width: 200, height: 300))
        XCTAssertEqual(planes.left, 0)
        let index = try XCTUnwrap(planes.planes.firstIndex { $0.layer == clip.layer.id.rawValue })
        XCTAssertNil(planes.planes[index].clip)
        let plane = planes.planes[index + 1]
        XCTAssertEqual(plane.layer, inner.layer.id.rawValue)
        XCTAssertEqual(plane.opacity, 0.25, accuracy: 1e-6)
        XCTAssertEqual(plane.clip, [0, 0, 20, 40])
        XCTAssertEqual(plane.map, [1, 0, 0, 0, 1, 0, 40, 10, 1])
        XCTAssertEqual(planes.planes.count, index + 2, "nothing that is hidden")
    }

    func testMarksHaveBaselinesAndHitAreas() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        (label.text, label.font) = ("Text", .systemFont(ofSize: 20))
        scene.window.addSubview(label)
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 60, height: 30))
        scene.window.addSubview(button)
        scene.stage.advance(by: 0.1)
        let marks = ViewMarks(of: .shared)
        XCTAssertEqual(marks.areas.map(\.className), ["UIButton"])
        XCTAssertEqual(marks.areas.map(\.isSmall), [true], "its height is 30 points")
        XCTAssertEqual(marks.areas.first?.corners, [20, 200, 80, 200, 80, 230, 20, 230])
        let line = try XCTUnwrap(marks.baselines.first { $0[0] == 10 })
        // The line is in the middle of the height.
        let y = 100 + 20 + Double(label.font.ascender + label.font.descender) / 2
        XCTAssertEqual([line[0], line[2]], [10, 110])
        XCTAssertEqual(line[1], y, accuracy: 1e-9)
        XCTAssertEqual(line[3], y, accuracy: 1e-9)
    }
}
