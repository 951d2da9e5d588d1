import Foundation

/// A command that the user has given.
///
/// Source: Apple, [MPRemoteCommandEvent](https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent).
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    private let storedCommand: MPRemoteCommand
    private let storedTime: TimeInterval

    init(_ command: MPRemoteCommand, time: TimeInterval) {
        (storedCommand, storedTime) = (command, time)
        super.init()
    }

    /// The command.
    open var command: MPRemoteCommand { storedCommand }

    /// The media time of the event, in seconds.
    open var timestamp: TimeInterval { storedTime }
}

/// A command to skip some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    private let storedInterval: TimeInterval

    init(_ command: MPRemoteCommand, time: TimeInterval, interval: TimeInterval) {
        storedInterval = interval
        super.init(command, time: time)
    }

    /// The seconds.
    open var interval: TimeInterval { storedInterval }
}

/// The phases of a long press on a button that seeks.
public enum MPSeekCommandEventType: UInt, Sendable {
    /// It begins.
    case beginSeeking
    /// It ends.
    case endSeeking
}

/// A command to begin or end seeking.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    private let storedType: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, time: TimeInterval, type: MPSeekCommandEventType) {
        storedType = type
        super.init(command, time: time)
    }

    /// Whether it begins or ends.
    open var type: MPSeekCommandEventType { storedType }
}

/// A command of the user's opinion.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    private let takesBack: Bool

    init(_ command: MPRemoteCommand, time: TimeInterval, takesBack: Bool) {
        self.takesBack = takesBack
        super.init(command, time: time)
    }

    /// Whether the user takes the opinion back.
    open var isNegative: Bool { takesBack }
}

/// A command to play at another rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    private let storedRate: Float

    init(_ command: MPRemoteCommand, time: TimeInterval, rate: Float) {
        storedRate = rate
        super.init(command, time: time)
    }

    /// The rate.
    open var playbackRate: Float { storedRate }
}

/// A command to play from another position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    private let storedPosition: TimeInterval

    init(_ command: MPRemoteCommand, time: TimeInterval, position: TimeInterval) {
        storedPosition = position
        super.init(command, time: time)
    }

    /// The position, in seconds from the beginning.
    open var positionTime: TimeInterval { storedPosition }
}
