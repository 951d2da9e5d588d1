import Display
import Foundation
import Kinora
import RenderScene
import UIKit
import XCTest

@testable import Browser

/// A stage whose moments tests inspect, of 200 x 300 points.
@MainActor
final class InspectionScene {
    let stage = Stage(device: Device(name: "test", size: CGSize(width: 200, height: 300), scale: 2))

    var window: UIWindow { stage.window }

    /// A view of one color in another one, or in the window.
    @discardableResult
    func view(_ name: String, _ frame: CGRect, in outer: UIView? = nil, _ color: UIColor? = .red) -> UIView {
        let view = UIView(frame: frame)
        (view.layer.name, view.backgroundColor) = (name, color)
        (outer ?? window).addSubview(view)
        return view
    }

    /// The moment of a time since the start, the present unless given, as the last commit has it.
    func moment(at time: Double? = nil) throws -> ShownMoment {
        CATransaction.flush()
        let screen = try XCTUnwrap(Screen.current)
        return ShownMoment(screen.context.tree, at: time ?? stage.now, isPresent: time == nil, scale: 2)
    }

    /// The answer as the page gets it.
    func json(_ value: some Encodable) throws -> [String: Any] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(ServerMessage.bytes(value))) as? [String: Any])
    }
}
