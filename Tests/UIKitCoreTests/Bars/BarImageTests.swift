import Kinora
import UIKit
import XCTest

/// Writes images for inspection into the folder named by KINORA_PICTURES; does nothing without it.
final class BarImageTests: XCTestCase {
    func testImagesToLookAt() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            for style in [UIUserInterfaceStyle.light, .dark] {
                for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                    let stage = Stage(device: Device(name: "bars", size: CGSize(width: 375, height: 700), scale: 2, safeAreaInsets: .zero))
                    stage.userInterfaceStyle = style
                    stage.window.rootViewController = UIViewController()
                    stage.window.rootViewController?.view.backgroundColor = .systemBackground
                    fill(stage, direction)
                    stage.advance(by: 0.1)
                    let name = "bars-\(style == .dark ? "dark" : "light")-\(direction == .forceRightToLeft ? "rtl" : "ltr").png"
                    try stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
                    stage.touch([.init(time: 0, phase: .ended, location: CGPoint(x: 30, y: 30))])
                }
            }
        }
    }
}

@MainActor
private func fill(_ stage: Stage, _ direction: UISemanticContentAttribute) {
    let root = stage.window.rootViewController!.view!
    var y: CGFloat = 0
    func add(_ bar: UIView) {
        bar.semanticContentAttribute = direction
        bar.frame = CGRect(x: 0, y: y, width: 375, height: 44)
        root.addSubview(bar)
        y += 54
    }
    func system(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem { UIBarButtonItem(systemItem: item) }
    func navigation(_ title: String, back: String? = nil, _ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) -> UINavigationBar {
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: title)
        item.leftBarButtonItems = left
        item.rightBarButtonItems = right
        bar.items = (back.map { [UINavigationItem(title: $0)] } ?? []) + [item]
        return bar
    }
    add(navigation("Highlighted", [system(.cancel)], [system(.done)]))
    let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    off.isEnabled = false
    let offIcon = system(.trash)
    offIcon.isEnabled = false
    add(navigation("Disabled", back: "Inbox", [], [off, offIcon]))
    add(navigation("A long title that has to move", back: "Messages", [], [system(.add), system(.search)]))
    let red = system(.compose)
    red.tintColor = .systemRed
    add(navigation("Icons", [system(.stop), system(.refresh)], [red, system(.action)]))
    let styled = navigation("Appearance", back: "Back", [], [UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)])
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20, weight: .heavy)]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    styled.standardAppearance = appearance
    styled.tintColor = .white
    add(styled)
    let black = navigation("Black", back: "Back", [], [system(.camera)])
    black.barStyle = .black
    black.isTranslucent = false
    add(black)
    func toolbar(_ items: [UIBarButtonItem]) {
        let bar = UIToolbar(frame: .zero)
        bar.items = items
        add(bar)
    }
    func spaced(_ items: [UIBarButtonItem.SystemItem]) -> [UIBarButtonItem] {
        Array(items.map { [system($0)] }.joined(separator: [system(.flexibleSpace)]))
    }
    toolbar(spaced([.compose, .reply, .action, .organize, .bookmarks]))
    toolbar(spaced([.search, .refresh, .stop, .camera, .trash, .close]))
    toolbar(spaced([.rewind, .play, .pause, .fastForward, .add]))
    toolbar(spaced([.undo, .redo, .edit, .save]))
    toolbar([UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), system(.add)])
    let slider = UIProgressView(progressViewStyle: .bar)
    slider.frame.size.width = 120
    slider.progress = 0.4
    toolbar([.flexibleSpace(), UIBarButtonItem(customView: slider), .fixedSpace(20), system(.stop), .flexibleSpace()])
    stage.advance(by: 0.02)
    let x: CGFloat = direction == .forceRightToLeft ? 340 : 30
    stage.touch([.init(time: 0, phase: .began, location: CGPoint(x: x, y: 30))])
}
