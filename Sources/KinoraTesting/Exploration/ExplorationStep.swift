import Foundation
import UIKit

/// One step of an exploration: an action on an element or at a point, and the time after it.
struct ExplorationStep: Hashable, Codable, Sendable {
    enum Action: Hashable, Codable, Sendable {
        case tap, doubleTap, longPress
        /// A movement in points; a drag ends at rest.
        case drag(CGSize)
        case swipe(CGSize)
        /// The raw value of an interface orientation.
        case rotate(Int)
        case type(String)
        /// Lets time pass.
        case wait
    }

    var action: Action
    /// The element under the finger; nil for a point of the screen, and for actions without a finger.
    var target: ElementReference?
    /// The finger's first location in window coordinates; used if the step has no target.
    var location = CGPoint.zero
    /// Seconds from the end of the action to the next step.
    var pause: TimeInterval

    var hasFinger: Bool {
        switch action {
        case .rotate, .type, .wait: false
        default: true
        }
    }
}

extension ExplorationStep: CustomStringConvertible {
    /// As in "tap UIButton 'open' at (196, 400)".
    var description: String {
        let object = target.map { " \($0.name)" + ($0.ordinal > 0 ? " number \($0.ordinal + 1)" : "") } ?? ""
        let point = "at (\(Self.number(location.x)), \(Self.number(location.y)))"
        switch action {
        case .tap: return "tap\(object) \(point)"
        case .doubleTap: return "double tap\(object) \(point)"
        case .longPress: return "long press\(object) \(point)"
        case .drag(let distance): return "drag\(object) \(point) by \(Self.text(distance))"
        case .swipe(let distance): return "swipe\(object) \(point) by \(Self.text(distance))"
        case .rotate(let orientation): return "rotate to \(Self.name(of: orientation))"
        case .type(let text): return "type \(text.debugDescription)"
        case .wait: return "wait"
        }
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%.0f", value) }

    private static func text(_ size: CGSize) -> String { "(\(number(size.width)), \(number(size.height)))" }

    private static func name(of orientation: Int) -> String {
        switch UIInterfaceOrientation(rawValue: orientation) {
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        case .portraitUpsideDown: "portrait upside down"
        default: "portrait"
        }
    }
}
