import Kinora

@testable import UIFoundation
@testable import UIKitCore

/// A stage with a bar whose buttons log their actions in order.
@MainActor
final class BarScene: NSObject {
    let stage: Stage
    var log: [String] = []

    init(width: CGFloat = 320, safeAreaInsets: UIEdgeInsets = .zero) {
        stage = Stage(device: Device(name: "bars", size: CGSize(width: width, height: 480), scale: 2, safeAreaInsets: safeAreaInsets))
        stage.window.rootViewController = UIViewController()
        stage.settle()
    }

    var root: UIView { stage.window.rootViewController!.view }

    func acted(_ sender: UIBarButtonItem, event: Any?) {
        log.append("\(sender.title ?? sender.systemItem.map { "\($0)" } ?? "item")")
    }

    static let act = Selector("acted:event:", BarScene.acted)

    func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: self, action: Self.act) }

    func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: system, target: self, action: Self.act)
    }

    func imageItem(_ size: CGFloat) -> UIBarButtonItem {
        let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
        return UIBarButtonItem(image: image, style: .plain, target: self, action: Self.act)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        let point = CGPoint(x: x, y: y)
        stage.touch([.init(time: 0, phase: .began, location: point), .init(time: 0.1, phase: .ended, location: point)])
        stage.settle()
    }

    func hold(_ x: CGFloat, _ y: CGFloat) {
        stage.touch([.init(time: 0, phase: .began, location: CGPoint(x: x, y: y))])
        stage.advance(by: 0)
    }

    /// A toolbar at the bottom of the screen, at rest.
    func toolbar(_ items: [UIBarButtonItem], height: CGFloat = 44) -> UIToolbar {
        let size = stage.window.bounds.size
        let bar = UIToolbar(
            frame: CGRect(x: 0, y: size.height - height - stage.window.safeAreaInsets.bottom, width: size.width, height: height))
        bar.items = items
        root.addSubview(bar)
        stage.settle()
        return bar
    }

    /// A bar of its own at the top, with one item, settled.
    func navigationBar(_ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar(
            frame: CGRect(x: 0, y: stage.window.safeAreaInsets.top, width: stage.window.bounds.width, height: 44))
        bar.items = items
        root.addSubview(bar)
        stage.settle()
        return bar
    }

    /// Frames of the buttons in the window, from left to right.
    func buttonFrames(in bar: UIView) -> [CGRect] {
        views(of: BarButton.self, in: bar).map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
    }

    func views<View: UIView>(of type: View.Type, in root: UIView) -> [View] {
        var found: [View] = []
        var pending = [root]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let view = view as? View { found.append(view) }
            pending += view.subviews
        }
        return found
    }

    /// The visible texts of a bar, from left to right.
    func texts(in bar: UIView) -> [String] {
        views(of: UILabel.self, in: bar).sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
            .compactMap(\.text)
    }
}

/// As wide as a text is drawn in a bar, in whole points.
@MainActor
func barWidth(_ text: String, weight: UIFont.Weight = .regular) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]).size().width.rounded(.up)
}

extension BarScene {
    /// The color of the first text in a bar.
    func color(in bar: UIView) -> UIColor? {
        let text = views(of: UILabel.self, in: bar).first?.attributedText
        return text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    /// The color of a bar's background.
    func backgroundColor(of bar: UIView) -> UIColor? {
        views(of: BarBackgroundView.self, in: bar).first?.color
    }
}
