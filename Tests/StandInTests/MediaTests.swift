import AVKit
import Kinora
import XCTest

/// Times as fractions, and players whose time runs on the stage's clock.
@preconcurrency @MainActor
final class MediaTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    /// A WAVE file of silence: 8000 bytes of samples in a second.
    private func wave(_ seconds: Double) throws -> URL {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let length = Int(seconds * 8000)
        var bytes = Array("RIFF".utf8) + number(36 + length, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        bytes += number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
        bytes += Array("data".utf8) + number(length, 4) + [UInt8](repeating: 128, count: length)
        let url = folder.appendingPathComponent("\(seconds).wav")
        try Data(bytes).write(to: url)
        return url
    }

    /// The head of an MPEG 4 file of a length and a size.
    private func movie(_ seconds: Double, _ size: CGSize) throws -> URL {
        func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        func box(_ name: String, _ content: [UInt8]) -> [UInt8] { number(8 + content.count) + Array(name.utf8) + content }
        let header = box(
            "mvhd", number(0) + number(0) + number(0) + number(600) + number(Int(seconds * 600)) + [UInt8](repeating: 0, count: 80))
        let track = [UInt8](repeating: 0, count: 76) + number(Int(size.width) << 16) + number(Int(size.height) << 16)
        let bytes = box("ftyp", Array("isom".utf8)) + box("moov", header + box("trak", box("tkhd", track)))
        let url = folder.appendingPathComponent("\(seconds).mp4")
        try Data(bytes).write(to: url)
        return url
    }

    func testTimesAreFractions() {
        XCTAssertEqual(CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6), CMTime(value: 1, timescale: 2))
        XCTAssertEqual(CMTime(value: 1, timescale: 2) - CMTime(value: 3, timescale: 4), CMTime(value: -1, timescale: 4))
        XCTAssertLessThan(CMTime(value: Int64.max / 3, timescale: 3), CMTime(value: Int64.max / 3, timescale: 2))
        XCTAssertEqual(CMTime(seconds: 1.5, preferredTimescale: 600).value, 900)
        XCTAssertTrue(CMTime(seconds: 1.0 / 3, preferredTimescale: 100).hasBeenRounded)
        XCTAssertEqual(CMTime(value: 5, timescale: 10).convertScale(1, method: .default).value, 1)
        XCTAssertEqual(CMTime(value: -5, timescale: 10).convertScale(1, method: .default).value, -1)
        XCTAssertEqual(CMTime(value: -5, timescale: 10).convertScale(1, method: .roundTowardPositiveInfinity).value, 0)
        XCTAssertEqual(CMTime(value: 9, timescale: 10).convertScale(1, method: .roundTowardZero).value, 0)
        XCTAssertFalse(CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        XCTAssertFalse((CMTime.positiveInfinity + .negativeInfinity).isValid)
        XCTAssertTrue((CMTime.positiveInfinity - CMTime(value: 1, timescale: 1)).isPositiveInfinity)
        XCTAssertTrue(CMTime.invalid < .negativeInfinity && .negativeInfinity < .zero && .zero < .positiveInfinity)
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
        XCTAssertTrue(range.containsTime(CMTime(value: 1, timescale: 1)))
        XCTAssertFalse(range.containsTime(range.end))
        XCTAssertEqual(
            AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 32, height: 100)),
            CGRect(x: 0, y: 41, width: 32, height: 18))
    }

    func testAPlayerRunsOnTheClockToItsEnd() throws {
        let stage = Stage(device: .iPhone15)
        let item = AVPlayerItem(url: try movie(3, CGSize(width: 160, height: 90)))
        let player = AVPlayer(playerItem: item)
        XCTAssertEqual(item.status, .readyToPlay)
        XCTAssertEqual(item.presentationSize, CGSize(width: 160, height: 90))
        nonisolated(unsafe) var (ends, times) = (0, [Double]())
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
            ends += 1
        }
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) {
            times.append($0.seconds)
        }
        player.play()
        stage.advance(by: 1.25)
        XCTAssertEqual(player.currentTime().seconds, 1.25, accuracy: 1e-6)
        player.rate = 0.5
        stage.advance(by: 1)
        XCTAssertEqual(player.currentTime().seconds, 1.75, accuracy: 1e-6)
        player.pause()
        stage.advance(by: 5)
        XCTAssertEqual(player.currentTime().seconds, 1.75, accuracy: 1e-6)
        player.play()
        stage.advance(by: 1.2)
        XCTAssertEqual(ends, 0)
        stage.advance(by: 0.1)
        XCTAssertEqual(ends, 1)
        XCTAssertEqual(player.timeControlStatus, .paused)
        XCTAssertEqual(player.currentTime(), CMTime(value: 3, timescale: 1))
        XCTAssertTrue(Set(times.map { ($0 * 100).rounded() / 100 }).isSuperset(of: [1, 2, 3]), "\(times)")
        player.removeTimeObserver(observer)
        NotificationCenter.default.removeObserver(token)
    }

    func testMediaOfTheNetworkAndDamagedFilesFail() throws {
        let remote = AVPlayerItem(url: try XCTUnwrap(URL(string: "https://example.com/a.mp4")))
        XCTAssertEqual(AVPlayer(playerItem: remote).status, .readyToPlay)
        XCTAssertEqual(remote.status, .failed)
        XCTAssertEqual((remote.error as NSError?)?.code, NSURLErrorNotConnectedToInternet)
        for bytes in [[], Array("RIFF".utf8), Array("xxxxftyp".utf8), [UInt8](repeating: 255, count: 40)] {
            let url = folder.appendingPathComponent("damaged.mp4")
            try Data(bytes).write(to: url)
            XCTAssertThrowsError(try AVAudioPlayer(contentsOf: url))
        }
    }

    func testAQueuePlaysItsItemsInSequenceAndALooperForEver() throws {
        let stage = Stage(device: .iPhone15)
        let (one, two) = (AVPlayerItem(url: try wave(1)), AVPlayerItem(url: try wave(2)))
        let queue = AVQueuePlayer(items: [one, two])
        queue.play()
        stage.advance(by: 1.5)
        XCTAssertTrue(queue.currentItem === two)
        XCTAssertEqual(queue.currentTime().seconds, 0.5, accuracy: 0.02)
        stage.advance(by: 2)
        XCTAssertNil(queue.currentItem)
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: one)
        player.play()
        stage.advance(by: 4.5)
        XCTAssertEqual(looper.loopCount, 4)
        XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.1)
        looper.disableLooping()
        stage.advance(by: 2)
        XCTAssertNil(player.currentItem)
    }

    func testAnAudioPlayerLoopsAndEnds() throws {
        final class Receiver: NSObject, AVAudioPlayerDelegate {
            nonisolated(unsafe) var ends = 0
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
        }
        let (stage, receiver) = (Stage(device: .iPhone15), Receiver())
        let player = try AVAudioPlayer(contentsOf: try wave(2))
        player.delegate = receiver
        player.numberOfLoops = 1
        XCTAssertEqual(player.duration, 2)
        player.play()
        stage.advance(by: 3)
        XCTAssertEqual(player.currentTime, 1, accuracy: 0.02)
        XCTAssertTrue(player.isPlaying)
        stage.advance(by: 1.1)
        XCTAssertEqual(receiver.ends, 1)
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual(player.currentTime, 0)
    }

    func testThereIsNoCameraAndTheMicrophoneIsDenied() throws {
        let stage = Stage(device: .iPhone15)
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
        nonisolated(unsafe) var answers: [Bool] = []
        AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
        stage.advance(by: 0.1)
        stage.setPermission(.notDetermined, for: .camera)
        AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
        stage.advance(by: 1)
        XCTAssertEqual(answers, [false])
        stage.setPermission(.granted, for: .camera)
        XCTAssertEqual(answers, [false, true])
        XCTAssertFalse(try AVAudioRecorder(url: folder.appendingPathComponent("a.m4a"), settings: [:]).record())
    }

    func testSpeechTakesItsTime() {
        final class Receiver: NSObject, AVSpeechSynthesizerDelegate {
            nonisolated(unsafe) var events: [String] = []
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { events.append("start") }
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { events.append("finish") }
            func speechSynthesizer(
                _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
            ) { events.append("\(characterRange.location)+\(characterRange.length)") }
        }
        let (stage, receiver, synthesizer) = (Stage(device: .iPhone15), Receiver(), AVSpeechSynthesizer())
        synthesizer.delegate = receiver
        synthesizer.speak(AVSpeechUtterance(string: "Some words to speak, 30 chars."))
        stage.advance(by: 1.9)
        XCTAssertTrue(synthesizer.isSpeaking)
        stage.advance(by: 0.2)
        XCTAssertEqual(receiver.events, ["start", "0+4", "5+5", "11+2", "14+6", "21+2", "24+6", "finish"])
    }

    func testObserversSeeWhetherAPlayerPlays() throws {
        let stage = Stage()
        let player = AVPlayer()
        var seen: [String] = []
        let observations = [
            player.observe(\.timeControlStatus, _key: "timeControlStatus") { player, _ in
                seen.append("control \(player.timeControlStatus.rawValue)")
            },
            player.observe(\.rate, _key: "rate") { player, _ in seen.append("rate \(player.rate)") },
            player.observe(\.currentItem?.status, _key: "currentItem.status") { player, _ in
                seen.append("item \(player.currentItem?.status.rawValue ?? -1)")
            },
        ]
        player.replaceCurrentItem(with: AVPlayerItem(url: try wave(2)))
        XCTAssertEqual(seen.last, "item 1")
        seen = []
        player.play()
        player.play()
        XCTAssertEqual(seen, ["rate 1.0", "control 2"])
        stage.advance(by: 2.5)
        XCTAssertEqual(seen, ["rate 1.0", "control 2", "rate 0.0", "control 0"], "it rests at the end")
        withExtendedLifetime(observations) {}
    }

    func testASessionKeepsItsPolicyOfRoutes() throws {
        _ = Stage()
        let session = AVAudioSession.sharedInstance()
        XCTAssertEqual(session.routeSharingPolicy, .default)
        try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        XCTAssertEqual(session.routeSharingPolicy, .longFormAudio)
        XCTAssertEqual(session.category, .playback)
        XCTAssertEqual(session.mode, .spokenAudio)
        // Apple's header: other categories, modes and options fail.
        XCTAssertThrowsError(try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio, options: .duckOthers))
        XCTAssertThrowsError(try session.setCategory(.playAndRecord, mode: .default, policy: .longFormVideo)) {
            XCTAssertEqual(($0 as NSError).code, -50)
        }
        XCTAssertThrowsError(try session.setCategory(.playback, mode: .measurement, policy: .longFormAudio))
        XCTAssertEqual(
            [session.category.rawValue, session.mode.rawValue], ["AVAudioSessionCategoryPlayback", "AVAudioSessionModeSpokenAudio"])
        XCTAssertEqual(session.categoryOptions, [], "as before")
        try session.setCategory(.playback, mode: .default, policy: .default, options: .duckOthers)
        XCTAssertEqual(session.routeSharingPolicy, .default)
        XCTAssertEqual(session.categoryOptions, .duckOthers)
    }

    func testARoutePickerOpensItsListByATap() {
        final class Receiver: NSObject, AVRoutePickerViewDelegate {
            var events: [String] = []
            func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) { events.append("begin") }
            func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) { events.append("end") }
        }
        let stage = Stage(device: .iPhone15)
        let (picker, receiver) = (AVRoutePickerView(frame: CGRect(x: 100, y: 100, width: 44, height: 44)), Receiver())
        picker.delegate = receiver
        stage.window.addSubview(picker)
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 122, y: 122))
        XCTAssertEqual(receiver.events, ["begin", "end"])
    }

    func testThePlayersControllerPlaysByItsButton() throws {
        let stage = Stage(device: .iPhone15)
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: try movie(3, CGSize(width: 160, height: 90)))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.settle()
        stage.tap(at: CGPoint(x: window.bounds.midX, y: controller.view.bounds.inset(by: controller.view.safeAreaInsets).midY))
        stage.advance(by: 1)
        XCTAssertEqual(controller.player?.rate, 1)
        // A tap beside the controls hides them: their button is out of reach.
        stage.tap(at: CGPoint(x: window.bounds.midX, y: 200))
        stage.advance(by: 0.4)
        stage.tap(at: CGPoint(x: window.bounds.midX, y: controller.view.bounds.inset(by: controller.view.safeAreaInsets).midY))
        stage.advance(by: 0.5)
        XCTAssertEqual(controller.player?.rate, 1)
        XCTAssertEqual(controller.videoBounds.height, controller.view.bounds.width * 9 / 16, accuracy: 0.01)
    }

    func testImagesOfFilmsFailAsWithoutADecoder() throws {
        let stage = Stage(device: .iPhone15)
        let generator = AVAssetImageGenerator(asset: AVAsset(url: try movie(2, CGSize(width: 4, height: 4))))
        XCTAssertEqual(generator.maximumSize, .zero)
        XCTAssertThrowsError(try generator.copyCGImage(at: .zero, actualTime: nil)) {
            XCTAssertEqual(($0 as? AVError)?.code, .decoderNotFound)
        }
        var codes: [AVError.Code?] = []
        generator.generateCGImageAsynchronously(for: .zero) { _, _, error in codes.append((error as? AVError)?.code) }
        XCTAssertEqual(codes, [])
        stage.advance(by: 0.1)
        XCTAssertEqual(codes, [.decoderNotFound])
        generator.generateCGImageAsynchronously(for: .zero) { _, _, error in codes.append((error as? AVError)?.code) }
        generator.cancelAllCGImageGeneration()
        stage.advance(by: 0.1)
        XCTAssertEqual(codes, [.decoderNotFound, .operationCancelled])
    }
}
