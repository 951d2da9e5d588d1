import Kinora
import UIKit

extension Stage {
    /// A screen of 60 x 80 points without a notch, one pixel per point.
    static func small() -> Stage { Stage(device: Device(name: "test", size: CGSize(width: 60, height: 80), scale: 1)) }

    /// Puts a white square of 20 x 20 points into the upper left corner.
    func addSquare() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        window.addSubview(view)
        advance(by: 0)
        return view
    }
}

/// Lines that callbacks write.
@MainActor
final class Notes {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

/// A reference that an object can be gone from.
final class WeakReference<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
}
