import Components
import Kinora
import UIKit
import XCTest

/// A stage with a tab bar controller of screens with navigation bars, whose delegate is the app's own.
@MainActor
final class TabBarScene: NSObject, UITabBarControllerDelegate {
    let kind: ScreenKind
    let stage: Stage
    let tabs = UITabBarController()
    /// Calls of the app's delegate.
    var log: [String] = []
    var refused: UIViewController?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ kind: ScreenKind = ScreenKind.all[0], screens: Int = 5, selected: Int = 0) {
        self.kind = kind
        stage = kind.makeStage()
        super.init()
        tabs.viewControllers = (0..<screens).map(Self.screen)
        tabs.selectedIndex = selected
        tabs.delegate = self
        stage.window.rootViewController = tabs
        stage.settle()
    }

    static func screen(_ number: Int) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
        return navigation
    }

    var bar: UITabBar { tabs.tabBar }
    var count: Int { bar.items?.count ?? 0 }
    var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }

    /// The middle of an item in the bar.
    func middle(_ index: Int) -> Double { kind.middle(ofItem: index, of: count, over: bar.bounds.width) }

    func tap(_ index: Int) {
        stage.tap(at: bar.convert(CGPoint(x: middle(index), y: 20), to: nil as UIView?))
    }

    /// Seconds later, and not rounded to frames.
    func wait(_ seconds: TimeInterval) { stage.advance(by: seconds) }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.append("shouldSelect")
        return viewController !== refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { log.append("didSelect") }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension UIView {
    /// The presented position of the view in its superview.
    var seenFrame: CGRect { layer.presentation()?.frame ?? .null }

    /// The presented opacity.
    var seenAlpha: Double { Double(layer.presentation()?.opacity ?? -1) }

    /// The color of a pixel, in bytes, of the view alone, and its opacity.
    @MainActor
    func pixel(_ point: CGPoint, scale: CGFloat = 1) -> [Int] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { layer.render(in: $0.cgContext) }
        return image.pixel(point)
    }
}

extension UIImage {
    /// Red, green, blue and opacity of a pixel, in bytes, premultiplied; the place in points.
    @MainActor
    func pixel(_ point: CGPoint) -> [Int] {
        guard let source = cgImage,
            let context = CGContext(
                data: nil, width: source.width, height: source.height, bitsPerComponent: 8, bytesPerRow: source.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return [] }
        context.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        guard let image = context.makeImage(), let data = image.dataProvider?.data else { return [] }
        let offset = Int(point.y * scale) * image.bytesPerRow + Int(point.x * scale) * 4
        return (0..<4).map { Int(data[offset + $0]) }
    }
}
