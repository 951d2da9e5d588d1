import Foundation
import QuartzCore
import UIKit

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// Done.
    case success = 0
    /// The content is not there.
    case noSuchContent = 100
    /// Nothing is playing that the command could act on.
    case noActionableNowPlayingItem = 110
    /// The device is not there.
    case deviceNotFound = 120
    /// It could not be done.
    case commandFailed = 200
}

/// A command of the system's controls, such as the play button of the locked screen.
///
/// The user can give a command that is enabled and has a target (`Stage.sendRemoteCommand(_:)`). Source: Apple,
/// [MPRemoteCommand](https://developer.apple.com/documentation/mediaplayer/mpremotecommand).
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private var targets: [Target] = []

    private final class Target: NSObject {
        weak var object: AnyObject?
        let action: Selector?
        let handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?

        init(_ object: AnyObject?, _ action: Selector?, _ handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?) {
            (self.object, self.action, self.handler) = (object, action, handler)
            super.init()
        }
    }

    /// Whether the user can give the command; true by default.
    open var isEnabled = true

    /// Adds an object, held weakly, whose method takes the event and returns an `MPRemoteCommandHandlerStatus`.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - action: The method.
    open func addTarget(_ target: Any, action: Selector) { targets.append(Target(target as AnyObject, action, nil)) }

    /// Adds a closure that takes the event. Returns an object by which it is removed.
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(nil, nil, handler)
        targets.append(target)
        return target
    }

    /// Removes a target, or the closure of an object that `addTarget(handler:)` returned; nil removes all.
    open func removeTarget(_ target: Any?) {
        guard let target = target.map({ $0 as AnyObject }) else { return targets.removeAll() }
        targets.removeAll { $0 === target || $0.object === target }
    }

    /// Removes a method of a target; nil removes all of its methods.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - action: The method.
    open func removeTarget(_ target: Any, action: Selector?) {
        targets.removeAll { $0.object === target as AnyObject && (action == nil || $0.action == action) }
    }

    /// Gives the command, as the user does. Returns the result of the targets, the first one that is no success; nil without a target or
    /// while the command is not enabled.
    func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
        targets.removeAll { $0.handler == nil && $0.object == nil }
        guard isEnabled, !targets.isEmpty else { return nil }
        let results = targets.map { target -> MPRemoteCommandHandlerStatus in
            if let handler = target.handler { return handler(event) }
            guard let object = target.object, let action = target.action else { return .commandFailed }
            // A method without a result was permitted once.
            return action.send(to: object, event) as? MPRemoteCommandHandlerStatus ?? .success
        }
        return results.first { $0 != .success } ?? .success
    }

    /// The event of the command with a value, whose meaning the kind of command decides.
    func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent { MPRemoteCommandEvent(self, time: time) }
}

/// A command to skip some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The seconds that the button offers, the first one that is shown; none by default, for which it skips 10 seconds.
    open var preferredIntervals: [NSNumber] = []

    override func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent {
        MPSkipIntervalCommandEvent(self, time: time, interval: value ?? preferredIntervals.first?.doubleValue ?? 10)
    }
}

/// A command of the user's opinion.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether the user has that opinion; false by default. The command then takes it back.
    open var isActive = false
    /// The title, for the system's menu; empty by default.
    open var localizedTitle = ""
    /// A shorter title; empty by default.
    open var localizedShortTitle = ""

    override func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent {
        MPFeedbackCommandEvent(self, time: time, takesBack: isActive)
    }
}

/// A command to play at another rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The rates that the user can choose; none by default.
    open var supportedPlaybackRates: [NSNumber] = []

    override func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent {
        MPChangePlaybackRateCommandEvent(self, time: time, rate: Float(value ?? 1))
    }
}

/// A command to play from another position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
    override func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent {
        MPChangePlaybackPositionCommandEvent(self, time: time, position: value ?? 0)
    }
}

/// A command to seek as long as a button is held.
final class SeekCommand: MPRemoteCommand, @unchecked Sendable {
    override func event(at time: TimeInterval, _ value: Double?) -> MPRemoteCommandEvent {
        MPSeekCommandEvent(self, time: time, type: value == 0 ? .endSeeking : .beginSeeking)
    }
}
