import Kinora
import UIKit

/// A picker on a stage, with a log of the calls of the delegate.
@MainActor
final class PickerScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let stage = Stage(device: Device(name: "picker", size: CGSize(width: 320, height: 216), scale: 1, safeAreaInsets: .zero))
    let picker = UIPickerView()
    var counts: [Int]
    var log: [String] = []
    var asked: Set<Int> = []

    init(_ counts: [Int]) {
        self.counts = counts
        super.init()
        (picker.dataSource, picker.delegate) = (self, self)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked.insert(row)
        return "Row \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("\(component):\(row)") }

    /// Moves a finger by a distance at a constant velocity, in points per second, from the middle of the picker.
    func flick(_ distance: CGFloat, velocity: CGFloat, x: CGFloat = 160) {
        let (start, steps) = (CGPoint(x: x, y: 108), 12)
        send(.began, start)
        for step in 1...steps {
            stage.advance(by: abs(distance) / velocity / Double(steps))
            send(.moved, CGPoint(x: x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
        }
        send(.ended, CGPoint(x: x, y: start.y + distance))
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        send(.began, CGPoint(x: x, y: y))
        stage.advance(by: 0.05)
        send(.ended, CGPoint(x: x, y: y))
    }

    func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        stage.touch([TouchSample(time: 0, finger: 0, phase: phase, location: point)])
    }
}
