import AVFoundation
import Kinora
import MediaPlayer
import XCTest

/// The media that is playing, and the commands of the system's controls.
@preconcurrency @MainActor
final class MediaPlayerTests: XCTestCase {
    private final class Target: NSObject {
        var log: [String] = []
        var status = MPRemoteCommandHandlerStatus.success
        func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
            log.append("play \(event.command === MPRemoteCommandCenter.shared().playCommand)")
            return status
        }
    }

    private static let play = Selector("test_play:", Target.play)

    func testACommandReachesItsTargetsWhileItIsEnabled() {
        let stage = Stage()
        let (command, target) = (MPRemoteCommandCenter.shared().playCommand, Target())
        XCTAssertFalse(stage.sendRemoteCommand(.play), "without a target")
        command.addTarget(target, action: Self.play)
        XCTAssertTrue(stage.sendRemoteCommand(.play))
        XCTAssertFalse(stage.sendRemoteCommand(.pause))
        XCTAssertEqual(target.log, ["play true"])
        command.isEnabled = false
        XCTAssertFalse(stage.sendRemoteCommand(.play))
        command.isEnabled = true
        target.status = .noSuchContent
        XCTAssertFalse(stage.sendRemoteCommand(.play), "it says that it could not be done")
        XCTAssertEqual(target.log.count, 2)
        command.removeTarget(target, action: Self.play)
        var calls = 0
        let closure = command.addTarget { _ in
            calls += 1
            return .success
        }
        XCTAssertTrue(stage.sendRemoteCommand(.play))
        command.removeTarget(closure)
        XCTAssertFalse(stage.sendRemoteCommand(.play))
        XCTAssertEqual([target.log.count, calls], [2, 1])
        do { command.addTarget(Target(), action: Self.play) }
        XCTAssertFalse(stage.sendRemoteCommand(.play), "targets are held weakly")
    }

    func testEventsHaveTheValuesOfTheirKind() {
        let stage = Stage()
        stage.advance(by: 2)
        let center = MPRemoteCommandCenter.shared()
        var log: [String] = []
        for command in [center.skipForwardCommand, center.skipBackwardCommand] {
            _ = command.addTarget { event in
                log.append("skip \((event as? MPSkipIntervalCommandEvent)?.interval ?? -1)")
                return .success
            }
        }
        _ = center.seekForwardCommand.addTarget { event in
            log.append("seek \((event as? MPSeekCommandEvent)?.type.rawValue ?? 9)")
            return .success
        }
        _ = center.changePlaybackPositionCommand.addTarget { event in
            log.append("position \((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1)")
            return .success
        }
        _ = center.changePlaybackRateCommand.addTarget { event in
            log.append("rate \((event as? MPChangePlaybackRateCommandEvent)?.playbackRate ?? -1)")
            return .success
        }
        _ = center.likeCommand.addTarget { event in
            guard let command = event.command as? MPFeedbackCommand else { return .commandFailed }
            log.append("like \((event as? MPFeedbackCommandEvent)?.isNegative == true)")
            command.isActive.toggle()
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [15, 30]
        let commands: [Stage.RemoteCommand] = [
            .skipForward(nil), .skipForward(30), .skipBackward(nil), .seekForward(begins: true), .seekForward(begins: false),
            .changePosition(12.5), .changeRate(1.5), .like, .like,
        ]
        for command in commands { XCTAssertTrue(stage.sendRemoteCommand(command), "\(command)") }
        XCTAssertEqual(
            log, ["skip 15.0", "skip 30.0", "skip 10.0", "seek 0", "seek 1", "position 12.5", "rate 1.5", "like false", "like true"])
        XCTAssertFalse(stage.sendRemoteCommand(.nextTrack))
    }

    func testWhatIsPlayingEndsWithTheStage() throws {
        do {
            let stage = Stage()
            defer { withExtendedLifetime(stage) {} }
            let image = UIImage(systemName: "star") ?? UIImage()
            let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 100, height: 100)) { size in
                XCTAssertEqual(size, CGSize(width: 100, height: 50))
                return image
            }
            XCTAssertEqual(artwork.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
            XCTAssertTrue(artwork.image(at: CGSize(width: 300, height: 50)) === image)
            XCTAssertNil(artwork.image(at: .zero))
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [
                MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtwork: artwork, MPNowPlayingInfoPropertyPlaybackRate: 1.0,
            ]
            XCTAssertEqual(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String, "Song")
            _ = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        }
        let stage = Stage()
        XCTAssertNil(MPNowPlayingInfoCenter.default().nowPlayingInfo)
        XCTAssertFalse(stage.sendRemoteCommand(.play))
    }
}
