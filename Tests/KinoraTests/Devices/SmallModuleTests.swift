import AudioToolbox
import CoreMotion
import Kinora
import UIKit
import UniformTypeIdentifiers
import XCTest

/// Sounds, motion of the device and types of files.
@preconcurrency @MainActor
final class SmallModuleTests: XCTestCase {
    func testSoundsAreEventsWithTimes() {
        let stage = Stage(device: .iPhone15)
        XCTAssertEqual(stage.sounds, [])
        AudioServicesPlaySystemSound(1104)
        stage.advance(by: 0.25)
        var isDone = false
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { isDone = true }
        stage.advance(by: 0.1)
        XCTAssertEqual(stage.sounds.map(\.sound), [1104, 4095])
        XCTAssertEqual(stage.sounds.map(\.time), [0, 0.25])
        XCTAssertEqual(stage.sounds.map(\.isAlert), [false, true])
        XCTAssertTrue(isDone)
    }

    func testSoundsOfFilesHaveNumbersOfTheirOwn() throws {
        let stage = Stage(device: .iPhone15)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).caf")
        var sounds: [SystemSoundID] = [7, 7]
        XCTAssertEqual(AudioServicesCreateSystemSoundID(file as CFURL, &sounds[0]), kAudioServicesSystemSoundUnspecifiedError)
        XCTAssertEqual(sounds[0], 7, "there is no file")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for index in sounds.indices { XCTAssertEqual(AudioServicesCreateSystemSoundID(file as CFURL, &sounds[index]), 0) }
        XCTAssertEqual(Set(sounds).count, 2)
        for sound in sounds {
            AudioServicesPlaySystemSound(sound)
            AudioServicesDisposeSystemSoundID(sound)
        }
        XCTAssertEqual(stage.sounds.map(\.sound), sounds)
    }

    func testNamesOfCoreFoundationAndOldColors() {
        XCTAssertEqual(kCFBundleNameKey as String, "CFBundleName")
        XCTAssertEqual(kCFBundleVersionKey! as String, "CFBundleVersion")
        XCTAssertEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
        let text = NSMutableString(string: "a")
        text.appendFormat(" %d %@ %.1f", 1, "b" as NSString, 0.25)
        XCTAssertEqual(text as String, "a 1 b 0.2")
    }

    func testMotionIsGivenOncePerIntervalWhileItIsAvailable() {
        let stage = Stage(device: .iPhone15)
        let manager = CMMotionManager()
        XCTAssertFalse(manager.isDeviceMotionAvailable)
        manager.deviceMotionUpdateInterval = 0.1
        nonisolated(unsafe) var pitches: [Double] = []
        manager.startDeviceMotionUpdates(to: .main) { motion, _ in pitches.append(motion?.attitude.pitch ?? .nan) }
        stage.advance(by: 0.35)
        XCTAssertEqual(pitches, [])
        stage.setDeviceMotion(roll: 0, pitch: .pi / 2)
        XCTAssertTrue(manager.isDeviceMotionAvailable)
        stage.advance(by: 0.5)
        XCTAssertEqual(pitches, Array(repeating: .pi / 2, count: 5))
        // Held upright, gravity pulls towards the lower edge.
        XCTAssertEqual(manager.deviceMotion?.gravity.y ?? 0, -1, accuracy: 1e-12)
        XCTAssertEqual(manager.deviceMotion?.gravity.z ?? 1, 0, accuracy: 1e-12)
        manager.stopDeviceMotionUpdates()
        stage.advance(by: 0.5)
        XCTAssertEqual(pitches.count, 5)
        XCTAssertNil(manager.deviceMotion)
    }

    func testAccelerationIsGravityAndTheUsers() {
        let stage = Stage(device: .iPhone15)
        stage.setDeviceMotion(roll: 0, pitch: 0, userAcceleration: CMAcceleration(x: 0.5), rotationRate: CMRotationRate(z: 2))
        let manager = CMMotionManager()
        XCTAssertNil(manager.accelerometerData)
        manager.startAccelerometerUpdates()
        manager.startGyroUpdates()
        XCTAssertEqual(manager.accelerometerData?.acceleration, CMAcceleration(x: 0.5, y: 0, z: -1))
        XCTAssertEqual(manager.gyroData?.rotationRate.z, 2)
        stage.setDeviceMotion(roll: .nan, pitch: 0)
        XCTAssertEqual(manager.accelerometerData?.acceleration.z, -1)
    }

    func testTypesOfFiles() {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "image/png"), .png)
        XCTAssertNil(UTType(filenameExtension: "png", conformingTo: .text))
        XCTAssertNil(UTType("no.such.type"))
        XCTAssertEqual(UTType("public.PNG"), .png)
        // Names from before the class.
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        XCTAssertTrue(UTTypeConformsTo("a.b", "A.B"), "to itself")
        XCTAssertEqual(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)?.takeRetainedValue(), kUTTypeGIF)
        XCTAssertNil(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", kUTTypeAudio))
        XCTAssertEqual(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue(), "image/png")
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.isSubtype(of: .item))
        XCTAssertFalse(UTType.png.conforms(to: .movie))
        XCTAssertTrue(UTType.movie.isSupertype(of: .mpeg4Movie))
        XCTAssertEqual(UTType.json.preferredMIMEType, "application/json")
        XCTAssertEqual(UTType.gif.preferredFilenameExtension, "gif")
        let own = UTType(exportedAs: "com.example.note")
        XCTAssertEqual(own.identifier, "com.example.note")
        XCTAssertFalse(own.conforms(to: .data))
    }
}
