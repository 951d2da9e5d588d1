import Kinora
import UIKit

let stage = Stage(device: .iPhone15)
let controller = UIViewController()
controller.view.backgroundColor = .white
stage.window.rootViewController = controller

let card = UIView(frame: CGRect(x: 96, y: 326, width: 200, height: 200))
card.backgroundColor = .systemIndigo
controller.view.addSubview(card)

try stage.record(to: URL(fileURLWithPath: "card.mp4")) {
    UIView.animate(withDuration: 0.6) { card.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    stage.settle()
}
