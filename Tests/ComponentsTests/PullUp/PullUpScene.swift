import Components
import Kinora
import UIKit

/// A stage with a sheet over a plain content, a bar with a cover, and a screen with a scroll view.
@MainActor
final class PullUpScene {
    static let closed = CGRect(x: 8, y: 408, width: 304, height: 64)
    static let open = CGRect(x: 0, y: 0, width: 320, height: 480)
    static let cover = (closed: CGRect(x: 16, y: 416, width: 48, height: 48), open: CGRect(x: 60, y: 60, width: 200, height: 200))

    let stage: Stage
    let sheet: PullUpSheetController
    let content = UIViewController()
    let screen = UIViewController()
    let bar = UIView()
    let scroll = UIScrollView()
    let covers = (
        bar: UIView(frame: CGRect(x: 8, y: 8, width: 48, height: 48)), screen: UIView(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
    )
    let button = UIButton(type: .system)
    private(set) var log: [Bool] = []
    /// The progress and the decision of each release.
    private(set) var released: [(progress: CGFloat, isOpening: Bool)] = []

    init(on kind: ScreenKind? = nil, reducesMotion: Bool = false) {
        stage = kind?.makeStage() ?? Stage(device: Device(name: "sheet", size: CGSize(width: 320, height: 480), scale: 1))
        stage.isReduceMotionEnabled = reducesMotion
        sheet = PullUpSheetController(content: content, bar: bar, screen: screen)
        stage.window.rootViewController = sheet
        content.view.backgroundColor = .white
        screen.view.backgroundColor = .systemYellow
        bar.backgroundColor = .systemGray
        scroll.frame = CGRect(x: 0, y: 280, width: 320, height: 200)
        scroll.contentSize = CGSize(width: 320, height: 900)
        scroll.contentInsetAdjustmentBehavior = .never
        screen.view.addSubview(scroll)
        covers.bar.backgroundColor = .red
        covers.bar.layer.cornerRadius = 6
        covers.screen.backgroundColor = .blue
        covers.screen.layer.cornerRadius = 20
        bar.addSubview(covers.bar)
        screen.view.addSubview(covers.screen)
        button.frame = CGRect(x: 240, y: 10, width: 44, height: 44)
        bar.addSubview(button)
        sheet.matchedViews = { [covers] in [covers] }
        sheet.didChange = { [weak self] in self?.log.append($0) }
        sheet.didRelease = { [weak self] in self?.released.append(($0, $1)) }
        stage.settle()
    }

    func take() -> [Bool] {
        defer { log = [] }
        return log
    }

    /// The view of the sheet.
    var sheetView: UIView { bar.superview ?? bar }

    /// The visible rectangle of the sheet in the window.
    var frame: CGRect { sheetView.layer.presentation()?.frame ?? .null }

    func opacity(_ view: UIView?) -> CGFloat { CGFloat(view?.layer.presentation()?.opacity ?? .nan) }

    /// The image views that move between the covers, those of the bar first.
    var images: [UIView] { sheet.view.subviews.filter { $0 is UIImageView } }

    /// Moves a finger from a point, and keeps it down; at rest for a while where `rests`.
    func drag(from point: CGPoint, down distance: CGFloat, duration: TimeInterval = 0.25, rests: Bool = true) {
        stage.touchDown(at: point)
        stage.touchMove(to: CGPoint(x: point.x, y: point.y + distance), duration: duration)
        if rests { stage.advance(by: 0.3) }
    }

    /// A point of the bar beside its button.
    static let grip = CGPoint(x: 150, y: 440)
}
