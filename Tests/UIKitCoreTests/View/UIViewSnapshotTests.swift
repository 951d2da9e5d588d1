import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private let red: UInt32 = 0xffff_0000
private let green: UInt32 = 0xff00_ff00
private let blue: UInt32 = 0xff00_00ff

/// A stage of 24 x 12 points with a view of 8 x 6 at (2, 2): red, with a green square of 2 points in its corner.
@MainActor private final class SnapshotScene {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 6))
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))

    init(scale: CGFloat = 1) {
        stage = Stage(device: Device(name: "small", size: CGSize(width: 24, height: 12), scale: scale))
        view.backgroundColor = .red
        square.backgroundColor = .green
        view.addSubview(square)
        stage.window.addSubview(view)
        stage.window.isHidden = false
    }

    /// The pixels of a part of the screen, in points.
    func pixels(_ rect: CGRect) -> [UInt32] {
        let (image, scale) = (Pixels(stage.image()), stage.window.screen.scale)
        let columns = Int(rect.minX * scale)..<Int(rect.maxX * scale)
        return (Int(rect.minY * scale)..<Int(rect.maxY * scale)).flatMap { y in columns.map { image[$0, y] } }
    }
}

@preconcurrency @MainActor
final class UIViewSnapshotTests: XCTestCase {
    func testASnapshotShowsWhatWasShownForEver() throws {
        for scale in 1...3 {
            let scene = SnapshotScene(scale: CGFloat(scale))
            let before = scene.pixels(CGRect(x: 2, y: 2, width: 8, height: 6))
            let snapshot = try XCTUnwrap(scene.view.snapshotView(afterScreenUpdates: false))
            XCTAssertEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 8, height: 6))
            snapshot.frame.origin = CGPoint(x: 12, y: 4)
            scene.stage.window.addSubview(snapshot)
            scene.view.backgroundColor = .blue
            scene.square.removeFromSuperview()
            XCTAssertEqual(scene.pixels(CGRect(x: 12, y: 4, width: 8, height: 6)), before)
            XCTAssertEqual(Set(scene.pixels(CGRect(x: 2, y: 2, width: 8, height: 6))), [blue])
        }
    }

    func testASnapshotIsOfTheMomentOfAnAnimation() throws {
        let scene = SnapshotScene()
        _ = scene.stage.image()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.square.center.x += 4 }
        scene.stage.advance(by: 0.5)
        let snapshot = try XCTUnwrap(scene.view.snapshotView(afterScreenUpdates: false))
        scene.stage.settle()
        snapshot.frame.origin = CGPoint(x: 12, y: 2)
        scene.stage.window.addSubview(snapshot)
        XCTAssertEqual(scene.pixels(CGRect(x: 12, y: 2, width: 8, height: 1)), [red, red, green, green, red, red, red, red])
    }

    func testAfterScreenUpdatesWhatWasChangedCounts() throws {
        let scene = SnapshotScene()
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertNil(new.snapshotView(afterScreenUpdates: false))
        XCTAssertNil(new.resizableSnapshotView(from: new.bounds, afterScreenUpdates: false, withCapInsets: .zero))
        XCTAssertNotNil(new.snapshotView(afterScreenUpdates: true))
        _ = scene.stage.image()
        scene.view.backgroundColor = .blue
        let old = try XCTUnwrap(scene.view.snapshotView(afterScreenUpdates: false))
        let changed = try XCTUnwrap(scene.view.snapshotView(afterScreenUpdates: true))
        old.frame.origin = CGPoint(x: 12, y: 0)
        changed.frame.origin = CGPoint(x: 12, y: 6)
        scene.stage.window.addSubview(old)
        scene.stage.window.addSubview(changed)
        XCTAssertEqual(scene.pixels(CGRect(x: 19, y: 5, width: 1, height: 2)), [red, blue])
    }

    func testAResizedSnapshotKeepsItsCaps() throws {
        for scale in 1...3 {
            let scene = SnapshotScene(scale: CGFloat(scale))
            _ = scene.stage.image()
            // The middle of the view: 1 point of green, then 3 of red; the first point is a cap.
            let snapshot = try XCTUnwrap(
                scene.view.resizableSnapshotView(
                    from: CGRect(x: 1, y: 1, width: 4, height: 2), afterScreenUpdates: false,
                    withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 1)))
            XCTAssertEqual(snapshot.bounds.size, CGSize(width: 4, height: 2))
            snapshot.frame = CGRect(x: 12, y: 1, width: 10, height: 8)
            scene.stage.window.addSubview(snapshot)
            let shown = scene.pixels(snapshot.frame)
            let isGreen = shown.enumerated().filter { $0.element == green }.map(\.offset)
            XCTAssertEqual(isGreen, (0..<scale).flatMap { y in (0..<scale).map { y * 10 * scale + $0 } })
            XCTAssertEqual(Set(shown), [red, green])
            XCTAssertEqual(Set(scene.pixels(CGRect(x: 22, y: 0, width: 2, height: 12))).count, 1, "nothing outside")
        }
    }

    func testAnAxisWithoutCapsIsStretchedAsAWhole() throws {
        let scene = SnapshotScene()
        _ = scene.stage.image()
        let snapshot = try XCTUnwrap(
            scene.view.resizableSnapshotView(
                from: CGRect(x: 1, y: 0, width: 2, height: 1), afterScreenUpdates: false, withCapInsets: .zero))
        snapshot.frame = CGRect(x: 12, y: 1, width: 4, height: 1)
        scene.stage.window.addSubview(snapshot)
        XCTAssertEqual(scene.pixels(snapshot.frame), [green, green, red, red])
        XCTAssertNil(scene.view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero))
        XCTAssertNil(
            scene.view.resizableSnapshotView(
                from: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), afterScreenUpdates: false, withCapInsets: .zero))
    }

    func testSnapshotsOfSnapshotsMayBeAThousandDeep() throws {
        let scene = SnapshotScene()
        let before = scene.pixels(CGRect(x: 2, y: 2, width: 8, height: 6))
        var view = scene.view
        for _ in 0..<1000 {
            let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
            view.removeFromSuperview()
            snapshot.frame.origin = CGPoint(x: 2, y: 2)
            scene.stage.window.addSubview(snapshot)
            view = snapshot
        }
        XCTAssertEqual(scene.pixels(CGRect(x: 2, y: 2, width: 8, height: 6)), before)
    }

    func testTheHierarchyIsDrawnAsItIsShownStretchedToTheRectangle() throws {
        let scene = SnapshotScene()
        _ = scene.stage.image()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.square.center.x += 4 }
        scene.stage.advance(by: 0.5)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 3), format: format).image { _ in
            XCTAssertTrue(scene.view.drawHierarchy(in: CGRect(x: 1, y: 0, width: 4, height: 3), afterScreenUpdates: false))
            XCTAssertFalse(UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: false))
        }
        let rendered = try Pixels(image)
        XCTAssertEqual((0..<10).map { rendered[$0, 1] }, [0, 0, red, red, green, green, red, red, red, red])
        XCTAssertEqual((0..<10).map { rendered[$0, 2] }, [0, 0] + Array(repeating: red, count: 8))
        XCTAssertFalse(scene.view.drawHierarchy(in: scene.view.bounds, afterScreenUpdates: false), "there is no context")
    }

    func testTheScreensSnapshotShowsAllWindows() throws {
        let scene = SnapshotScene()
        let before = scene.pixels(CGRect(x: 0, y: 0, width: 24, height: 12))
        let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
        XCTAssertEqual(snapshot.frame, UIScreen.main.bounds)
        scene.view.removeFromSuperview()
        scene.stage.window.addSubview(snapshot)
        XCTAssertEqual(scene.pixels(CGRect(x: 0, y: 0, width: 24, height: 12)), before)
    }

    func testASnapshotSharesLayersAndMakesNoImage() throws {
        let scene = SnapshotScene()
        _ = scene.stage.image()
        let snapshot = try XCTUnwrap(scene.view.snapshotView(afterScreenUpdates: false))
        XCTAssertNil(snapshot.layer.contents)
        XCTAssertEqual(snapshot.layer.frozenContents?.tree.nodes.map(\.layer), [scene.view.layer.id, scene.square.layer.id])
    }
}
