// Code around the blocks of TargetAction.md.
import UIKit

class ViewController: UIViewController {
    let button = UIButton()
    let name = Notification.Name("name")

    func tapped(_ sender: UIButton) {}
    func reload() {}
    func changed(_ note: Notification) {}
    func fired(_ timer: Timer) {}
    func tick(_ link: CADisplayLink) {}
    func pan(_ pan: UIPanGestureRecognizer) {}

    func asAValue() -> Selector {
        //> Target and action without Objective-C, 1
        return tapped
    }

    func uses() {
        //> Target and action without Objective-C, 2
    }
}
