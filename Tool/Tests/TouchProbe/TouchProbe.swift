import Browser
import UIKit

/// An app whose pixels tell which touch they show: the color of the upper left corner is the last touch's position, and the rest of the
/// screen moves with it, so that all pixels change.
@main
final class TouchProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if getenv("KINORA_PROBE_PRINTS") != nil { print("the app has begun") }
        let lacks = ProcessInfo.processInfo.environment["KINORA_PROBE_LACKS"]
        if lacks == "window" { return true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        if lacks != "views" { controller.view = ProbeView() }
        if lacks != "controller" { window.rootViewController = controller }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ProbeView: UIView {
    private let sheet = UIView()
    private let corner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        isMultipleTouchEnabled = true
        addSubview(sheet)
        for row in 0..<14 {
            let card = UIView(frame: CGRect(x: 20, y: Double(row) * 70, width: 350, height: 60))
            card.backgroundColor = UIColor(hue: CGFloat(row) / 14, saturation: 0.5, brightness: 0.9, alpha: 1)
            card.layer.cornerRadius = 12
            let label = UILabel(frame: card.bounds.insetBy(dx: 12, dy: 6))
            label.numberOfLines = 2
            label.text = "Row \(row) of a sheet that follows the finger, with text enough to have edges"
            card.addSubview(label)
            sheet.addSubview(card)
        }
        addSubview(corner)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    /// The color's red is the horizontal position in whole points, modulo 256.
    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        let level = Int(location.x) & 255
        corner.backgroundColor = UIColor(red: CGFloat(level) / 255, green: 0, blue: 0.5, alpha: 1)
        sheet.frame.origin.y = CGFloat(level % 32)
    }
}
