import CFoundationCalls
import CoreText
import SwiftABI
import UIKit
import XCTest

@testable import QuartzCore
@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Everything that depends on Swift's ABI works with this compiler: each use is listed here, and the sources are counted.
@preconcurrency @MainActor
final class SwiftABITests: XCTestCase {
    private static var overrides: [String: MethodOverride] {
        [
            "CALayer.needsDisplay(forKey:)": CALayer.keyedDisplay,
            "CALayer.display()": CALayer.displaying,
            "CALayer.draw(in:)": CALayer.drawing,
            "UIView.draw(_:)": UIView.drawing,
            "UIView.draw(_:in:)": UIView.layerDrawing,
            "UIView.hitTest(_:with:)": UIView.hitTesting,
            "UIView.updateConstraints()": UIView.constraintUpdate,
            "UIViewController.updateViewConstraints()": UIViewController.constraintUpdate,
            "UIGestureRecognizer.pressesBegan(_:with:)": UIGestureRecognizer.pressing,
            "UITableViewController.tableView(_:commit:forRowAt:)": UITableViewController.commits,
            "UITableViewController.tableView(_:moveRowAt:to:)": UITableViewController.moves,
            "UICollectionViewController.collectionView(_:moveItemAt:to:)": UICollectionViewController.moving,
            "UITableViewCell.updateConfiguration(using:)": UITableViewCell.ownUpdate,
            "UITableViewHeaderFooterView.updateConfiguration(using:)": UITableViewHeaderFooterView.ownUpdate,
            "UICollectionViewCell.updateConfiguration(using:)": UICollectionViewCell.ownUpdate,
        ]
    }

    func testOverriddenMethodsAreFound() throws {
        let overrides = MainActor.assumeIsolated { Self.overrides }
        for (name, method) in overrides { XCTAssert(method.isExact, name) }
        XCTAssertEqual(try Self.uses(of: "= MethodOverride("), overrides.count, "a use of MethodOverride is missing here")
    }

    func testSubclassesThatOverrideAreDistinguished() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {}
        }
        final class Plain: UIView {}
        XCTAssertTrue(UIView.drawing.isOverridden(in: Drawn.self))
        XCTAssertFalse(UIView.drawing.isOverridden(in: Plain.self))
        XCTAssertFalse(UIView.drawing.isOverridden(in: UIView.self))
    }

    // Each has a property of its own, initialized only if its class's initializer runs.
    private final class Layer: CALayer {
        var word = "own"
        override init() { super.init() }
        override init(layer: Any) {
            word = (layer as? Layer)?.word ?? ""
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Object: NSObject { let word = "own" }
    private final class Responder: UIView { let word = "own" }
    private final class Cell: UITableViewCell { let word = "own" }
    private final class Header: UITableViewHeaderFooterView { let word = "own" }
    private final class Item: UICollectionViewCell { let word = "own" }
    private final class Attributes: UICollectionViewLayoutAttributes { let word = "own" }
    private final class Context: UICollectionViewLayoutInvalidationContext { let word = "own" }
    private final class Toolbar: UIToolbar { let word = "own" }
    private final class Bar: UINavigationBar { let word = "own" }
    private final class BarItem: UIBarItem { let word = "own" }
    private final class Animation: CABasicAnimation { let word = "own" }
    private final class Controller: UIViewController { let word = "own" }
    private final class Navigation: UINavigationController { let word = "own" }
    private final class Tap: UITapGestureRecognizer { let word = "own" }
    private final class Color: UIColor, @unchecked Sendable { let word = "own" }
    private final class Image: UIImage, @unchecked Sendable { let word = "own" }
    private final class Segue: UIStoryboardSegue { let word = "own" }

    /// Colors and images by each of their initializers.
    private func valueWords() throws -> [String?] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("instance-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let data = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in }
        try data.write(to: file)
        let image = try XCTUnwrap(UIImage(data: data)?.cgImage)
        return [
            _instance(of: Color.self, cgColor: UIColor.red.cgColor).word,
            _instance(of: Color.self, red: 1, green: 0, blue: 0, alpha: 1).word, _instance(of: Color.self, white: 1, alpha: 1).word,
            _instance(of: Color.self, hue: 0, saturation: 1, brightness: 1, alpha: 1).word,
            _instance(of: Color.self, displayP3Red: 1, green: 0, blue: 0, alpha: 1).word,
            _instance(of: Color.self, patternImage: UIImage(cgImage: image)).word,
            _instance(of: Color.self, dynamicProvider: { _ in .red }).word,
            _instance(of: Image.self, cgImage: image, scale: 2, orientation: .up).word, _instance(of: Image.self, data: data)?.word,
            _instance(of: Image.self, contentsOfFile: file.path)?.word,
        ]
    }

    func testInstancesOfSubclassesAreCreated() throws {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        var root = UIViewController()
        let layer = Layer.instance() as? Layer
        layer?.word = "changed"
        let words =
            [
                layer?.word, (Layer.instance(copying: try XCTUnwrap(layer)) as? Layer)?.word, (Responder.instance() as? Responder)?.word,
                (Cell.instance(style: .default, reuseIdentifier: nil) as? Cell)?.word,
                (Header.instance(reuseIdentifier: nil) as? Header)?.word,
                (Item.instance(frame: frame) as? Item)?.word, (Attributes.instance() as? Attributes)?.word,
                (Context.instance() as? Context)?.word, (Toolbar.instance(frame: frame) as? Toolbar)?.word,
                (Bar.instance(frame: frame) as? Bar)?.word, (BarItem.instance() as? BarItem)?.word,
                _instance(of: Item.self, frame: frame).word,
                (Animation().copy() as? Animation)?.word, _instance(of: Controller.self, nibName: nil, bundle: nil).word,
                _instance(of: Navigation.self, rootViewController: root).word, _instance(of: Tap.self, target: nil, action: nil).word,
                _instance(of: Object.self).word, (Segue.instance(nil, root, root) as? Segue)?.word,
            ] + (try valueWords())
        XCTAssertEqual(words, ["changed", "changed"] + Array(repeating: "own", count: words.count - 2))
        // Arguments are kept once: the controller is released with its navigation controller.
        weak var released = root
        root = UIViewController()
        XCTAssertNil(released)
        XCTAssertEqual(Bar.instance(frame: frame).frame.origin, frame.origin)
        // And the functions in the place of Foundation's, of which FoundationCallsTests has each; one is in C.
        // MKAnnotationView's are MapKitTests', NSManagedObject's CoreDataTests'.
        let others = Int(kinora_foundation_count()) - 1 + 4
        XCTAssertEqual(try Self.uses(of: "@_silgen_name("), 2 * words.count + others, "an entry point is missing here")
    }

    func testValuesOfAttributedStringsBearTheMark() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 1 }, getDescent: { _ in 1 }, getWidth: { _ in 1 })
        let values: [AnyObject] = [
            UIColor.red, UIFont.systemFont(ofSize: 10), NSParagraphStyle.default, NSShadow(), NSTextAttachment(),
            UIFont.systemFont(ofSize: 10).fontDescriptor, CTParagraphStyleCreate(nil, 0),
            try XCTUnwrap(CTRunDelegateCreate(&callbacks, nil)),
        ]
        for value in values {
            let header = 2 * MemoryLayout<UInt>.size
            let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: header, as: UInt.self)
            XCTAssertEqual(word, 0x3FF00, "\(type(of: value))")
        }
        XCTAssertEqual(try Self.uses(of: "= FoundationMark()"), values.count, "a class is missing here")
    }

    /// Number of times that a text occurs in the library's sources.
    private static func uses(of text: String, file: StaticString = #filePath) throws -> Int {
        let sources = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("../../Sources").standardized
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        XCTAssertGreaterThan(files.count, 100, "the sources were not found")
        // That of KinoraTesting, which is not linked here, is checked by ReactionTests.
        let ours = files.filter { $0.pathExtension == "swift" && !$0.path.contains("/KinoraTesting/") }
        return try ours.reduce(0) { count, file in
            count + (try String(contentsOf: file, encoding: .utf8)).components(separatedBy: text).count - 1
        }
    }
}
