import Kinora
import SnapshotTesting
import UIKit
import XCTest

@preconcurrency @MainActor
final class ViewSnapshotTests: XCTestCase {
    private func square() -> UIView {
        let view = UIView(frame: CGRect(x: 5, y: 7, width: 20, height: 10))
        view.backgroundColor = .systemBackground
        return view
    }

    /// The image that a strategy makes.
    private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> UIImage {
        var image: UIImage?
        strategy.snapshot(value).run { image = $0 }
        return try XCTUnwrap(image)
    }

    /// The color of the pixel at a point.
    private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
        let data = try XCTUnwrap(image.cgImage?.dataProvider?.data as Data?)
        let (column, row) = (Int(x * image.scale), Int(y * image.scale))
        return data.withUnsafeBytes { $0.load(fromByteOffset: (row * (image.cgImage?.width ?? 0) + column) * 4, as: UInt32.self) }
    }

    /// The reference is in the repository; `SNAPSHOT_TESTING_RECORD=all` writes it.
    func testShapesMatchTheirReference() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        view.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 10, y: 8, width: 40, height: 24))
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 8
        card.transform = CGAffineTransform(rotationAngle: 0.2)
        view.addSubview(card)
        assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 2)))
    }

    func testAViewHasItsSizeOrTheGivenOneAndKeepsItsFrame() throws {
        let view = square()
        XCTAssertEqual(try image(view, .image).size, CGSize(width: 20, height: 10))
        XCTAssertEqual(try image(view, .image).scale, UIScreen.main.scale)
        XCTAssertEqual(try image(view, .image(size: CGSize(width: 50, height: 30))).size, CGSize(width: 50, height: 30))
        XCTAssertEqual(view.frame, CGRect(x: 5, y: 7, width: 20, height: 10))
        let half = try image(view, .image(traits: UITraitCollection(displayScale: 0.5)))
        XCTAssertEqual(half.cgImage?.width, 10)
        XCTAssertEqual(half.size, view.bounds.size)
    }

    func testTraitsReachTheView() throws {
        let view = square()
        XCTAssertEqual(try color(image(view, .image), 10, 5), 0xFFFF_FFFF)
        XCTAssertEqual(try color(image(view, .image(traits: UITraitCollection(userInterfaceStyle: .dark))), 10, 5), 0xFF00_0000)
    }

    func testAViewWithoutASizeGetsItsFittingSize() throws {
        let label = UILabel()
        label.text = "Kinora"
        let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        XCTAssertEqual(try image(label, .image).size, fitting)
        let large = try image(label, .image(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
        XCTAssertEqual(large.size, fitting, "the label does not adjust its font")
        XCTAssertEqual(label.frame, .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let adjusted = try image(label, .image(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
        XCTAssertGreaterThan(adjusted.size.width, fitting.width * 1.5)
    }

    func testConstraintsAreSolvedInTheGivenSize() throws {
        let view = UIView()
        view.backgroundColor = .white
        let half = UIView()
        half.backgroundColor = .red
        half.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(half)
        NSLayoutConstraint.activate([
            half.topAnchor.constraint(equalTo: view.topAnchor), half.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        let image = try image(view, .image(size: CGSize(width: 40, height: 10)))
        XCTAssertEqual(try color(image, 19, 5), 0xFFFF_0000)
        XCTAssertEqual(try color(image, 21, 5), 0xFFFF_FFFF)
    }

    func testAScrolledViewShowsItsVisibleArea() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scroll.contentSize = CGSize(width: 20, height: 100)
        let lower = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 50))
        lower.backgroundColor = .red
        scroll.addSubview(lower)
        scroll.contentOffset.y = 40
        let image = try image(scroll, .image)
        XCTAssertEqual(image.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(try color(image, 10, 5), 0)
        XCTAssertEqual(try color(image, 10, 15), 0xFFFF_0000)
        XCTAssertEqual(scroll.contentOffset.y, 40)
    }

    func testALayerIsDrawnWithItsModelValues() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
        layer.backgroundColor = UIColor.blue.cgColor
        let image = try image(layer, .image(traits: UITraitCollection(displayScale: 1)))
        XCTAssertEqual(image.cgImage?.width, 10)
        XCTAssertEqual(try color(image, 5, 5), 0xFF00_00FF)
        XCTAssertEqual(layer.frame, CGRect(x: 30, y: 30, width: 10, height: 10))
    }

    /// In the key window animations show; a window of the snapshot's own has the model values.
    func testTheKeyWindowShowsRunningAnimations() throws {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .red
        view.addSubview(box)
        let root = UIViewController()
        stage.window.rootViewController = root
        root.view.addSubview(view)
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 10 }
        stage.advance(by: 0.5)
        let shown = try image(view, .image(drawHierarchyInKeyWindow: true))
        XCTAssertEqual(try color(shown, 2, 5), 0)
        XCTAssertEqual(try color(shown, 10, 5), 0xFFFF_0000)
        XCTAssertEqual(try color(shown, 17, 5), 0)
        XCTAssertEqual(try color(image(view, .image), 17, 5), 0xFFFF_0000)
        XCTAssertTrue(stage.window.rootViewController === root)
        XCTAssertEqual(stage.window.frame, UIScreen.main.bounds)
    }

    func testWaitAdvancesAnimationsBeforeTheSnapshot() throws {
        let view = square()
        view.backgroundColor = .white
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { view.backgroundColor = .red }
        XCTAssertEqual(try color(image(view, .wait(for: 0.4, on: .image)), 5, 5), 0xFFFF_FFFF)
        XCTAssertEqual(try color(image(view, .wait(for: 0.4, on: .image)), 5, 5), 0xFFFF_0000)
    }

    func testPathsArePaintedInBlack() throws {
        let path = UIBezierPath(rect: CGRect(x: 3, y: 4, width: 6, height: 2))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 4, width: 2, height: 2)))
        let filled = try image(path, .image(scale: 2))
        XCTAssertEqual(filled.cgImage?.width, 12)
        XCTAssertEqual(try color(filled, 3, 1), 0xFF00_0000)
        let evenOdd = try image(path.cgPath, .image)
        XCTAssertEqual(evenOdd.cgImage?.width, 6)
        XCTAssertEqual(try color(evenOdd, 3, 1), 0)
        XCTAssertEqual(try color(image(path.cgPath, .image(drawingMode: .fill)), 3, 1), 0xFF00_0000)
    }
}
