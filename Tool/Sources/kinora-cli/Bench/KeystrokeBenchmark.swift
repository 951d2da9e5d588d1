import Kinora
import UIKit

/// Types a letter in the middle of a text of a megabyte, and draws the frame.
final class KeystrokeBenchmark: Benchmark {
    static let name = "keystroke"
    static let summary = "a letter typed into a text view with 1 MB of text, and the frame drawn; to be below 16"
    static let runs = 60
    static let countsAllocations = false

    private let stage = Stage(device: .iPhone15)
    private let view = UITextView()

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        view.frame = CGRect(x: 0, y: 60, width: 393, height: 480)
        view.font = .systemFont(ofSize: 17)
        controller.view.addSubview(view)
        let paragraph = "A paragraph of some length – with a dash, an é, and enough words for several lines of a phone. "
        view.text = String(repeating: String(repeating: paragraph, count: 4) + "\n", count: 2_700)
        stage.advance(by: 0.1)
        view.becomeFirstResponder()
        stage.settle()
        view.selectedRange = NSRange(location: view.text.utf16.count / 2, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        stage.settle()
    }

    func prepare() {}

    func run() {
        stage.type("a")
        stage.advance(by: 1.0 / 60)
        _ = stage.image()
    }
}
