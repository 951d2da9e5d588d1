import Kinora
import UIKit
import XCTest

/// Symbol effects of bar button items.
@preconcurrency @MainActor
final class BarButtonSymbolEffectTests: XCTestCase {
    private func makeBar(_ item: UIBarButtonItem) -> (stage: Stage, controller: UIViewController) {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(by: 0.05)
        return (stage, controller)
    }

    /// The image view of a bar's symbol.
    private func symbolView(_ stage: Stage) throws -> UIImageView {
        func find<View: UIView>(_ view: UIView, _ isFound: @escaping (View) -> Bool) -> View? {
            if let view = view as? View, isFound(view) { return view }
            return view.subviews.lazy.compactMap { find($0, isFound) }.first
        }
        let button = try XCTUnwrap(find(stage.window) { (view: UIView) in "\(type(of: view))" == "BarButton" })
        return try XCTUnwrap(find(button) { (view: UIImageView) in view.image?.isSymbolImage == true })
    }

    func testAnEffectRunsOnTheSymbol() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "star.fill"), style: .plain, target: nil, action: nil)
        let (stage, controller) = makeBar(item)
        item.addSymbolEffect(.bounce)
        stage.advance(by: 0.1)
        XCTAssertEqual(try symbolView(stage).layer.animationKeys()?.count, 1)
        stage.settle()
        XCTAssertNil(try symbolView(stage).layer.animationKeys())
        withExtendedLifetime(controller) {}
    }

    func testALastingEffectIsKeptForTheBar() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "star.fill"), style: .plain, target: nil, action: nil)
        item.addSymbolEffect(.pulse, options: .repeating)
        let (stage, controller) = makeBar(item)
        XCTAssertEqual(try symbolView(stage).layer.animationKeys()?.count, 1)
        item.removeAllSymbolEffects()
        stage.settle()
        XCTAssertNil(try symbolView(stage).layer.animationKeys())
        withExtendedLifetime(controller) {}
    }
}
