import Kinora
import UIKit
import XCTest

/// Writes frames of transitions for inspection into the folder named by KINORA_PICTURES; does nothing without it.
final class NavigationImageTests: XCTestCase {
    func testFramesToLookAt() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            for look in Look.allCases {
                let scene = ImageScene(look)
                @MainActor func write(_ name: String) throws {
                    let url = URL(fileURLWithPath: folder).appendingPathComponent("navigation-\(look)-\(name).png")
                    try scene.stage.image().pngData().write(to: url)
                }
                @MainActor func film(_ name: String, _ times: [Double]) throws {
                    CATransaction.flush()
                    let start = scene.stage.now
                    for time in times {
                        scene.stage.advance(by: start + time - scene.stage.now)
                        try write("\(name)-\(Int((time * 1000).rounded()))")
                    }
                    scene.stage.settle()
                    try write("\(name)-end")
                }
                let times = [0, 0.05, 0.1, 0.2]
                scene.navigation.pushViewController(scene.detail, animated: true)
                try film("1push", times)
                scene.navigation.popViewController(animated: true)
                try film("2pop", times)
                scene.navigation.pushViewController(scene.detail, animated: false)
                scene.stage.settle()
                let isMirrored = look == .mirrored
                func at(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 375 - x : x, y: 400) }
                scene.stage.touch(
                    (0...60).map {
                        TouchSample(time: Double($0) / 60, phase: $0 == 0 ? .began : .moved, location: at(5 + CGFloat($0) * 180 / 60))
                    })
                try write("3half")
                scene.stage.touch([TouchSample(time: 0.3, phase: .ended, location: at(180))])
                try film("4cancelled", [0.1, 0.2])
            }
        }
    }

    private enum Look: CaseIterable { case light, dark, mirrored, large }

    @MainActor
    private struct ImageScene {
        let stage: Stage
        let navigation: UINavigationController
        let detail = UIViewController()

        init(_ look: Look) {
            let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            stage = Stage(device: Device(name: "navigation", size: CGSize(width: 375, height: 667), scale: 1, safeAreaInsets: insets))
            if look == .dark { stage.userInterfaceStyle = .dark }
            let root = UIViewController()
            root.title = "Inbox"
            navigation = UINavigationController(rootViewController: root)
            if look == .mirrored { navigation.view.semanticContentAttribute = .forceRightToLeft }
            for view in look == .mirrored ? navigation.view.subviews : [] { view.semanticContentAttribute = .forceRightToLeft }
            navigation.navigationBar.prefersLargeTitles = look == .large
            fill(root, .systemTeal, "An inbox")
            fill(detail, .systemOrange, "A message")
            detail.title = "Message"
            detail.navigationItem.largeTitleDisplayMode = .never
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
            root.toolbarItems = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose)]
            navigation.isToolbarHidden = false
            detail.hidesBottomBarWhenPushed = true
            stage.window.rootViewController = navigation
            stage.settle()
        }

        private func fill(_ controller: UIViewController, _ color: UIColor, _ text: String) {
            controller.view.backgroundColor = .systemBackground
            for row in 0..<8 {
                let view = UIView(frame: CGRect(x: 16, y: 140 + CGFloat(row) * 60, width: 343, height: 50))
                view.backgroundColor = color.withAlphaComponent(0.2 + 0.1 * CGFloat(row))
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
                label.text = "\(text) \(row + 1)"
                view.addSubview(label)
                controller.view.addSubview(view)
            }
        }
    }
}
