import AVFoundation
import CoreGraphics
import Kinora
import TestSupport
import XCTest

/// Capture without cameras and microphones, as in iOS's Simulator.
@preconcurrency @MainActor
final class CaptureTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }

    override func tearDown() async throws { stage = nil }

    private final class Delegate: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate,
        AVCaptureMetadataOutputObjectsDelegate
    {
        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
            error: (any Error)?
        ) { XCTFail("nothing is recorded") }
    }

    func testNoDeviceIsFound() {
        let search = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
        XCTAssertTrue(search.devices.isEmpty)
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front))
    }

    func testASessionHasOutputsAndNeverRuns() {
        let (session, other) = (AVCaptureSession(), AVCaptureSession())
        let (photos, films, codes) = (AVCapturePhotoOutput(), AVCaptureMovieFileOutput(), AVCaptureMetadataOutput())
        XCTAssertEqual(session.sessionPreset, .high)
        XCTAssertTrue(session.canSetSessionPreset(.photo))
        session.sessionPreset = .photo
        session.beginConfiguration()
        for output in [photos, films, codes] { session.addOutput(output) }
        session.commitConfiguration()
        XCTAssertTrue(session.outputs.elementsEqual([photos, films, codes] as [AVCaptureOutput], by: ===))
        XCTAssertFalse(session.canAddOutput(photos) || other.canAddOutput(photos))
        other.removeOutput(films)
        XCTAssertEqual(session.outputs.count, 3)
        XCTAssertFalse(other.canAddOutput(films))
        session.removeOutput(films)
        XCTAssertTrue(other.canAddOutput(films))
        session.startRunning()
        XCTAssertFalse(session.isRunning)
        XCTAssertNil(photos.connection(with: .video))
        XCTAssertTrue(photos.availablePhotoCodecTypes.isEmpty && codes.availableMetadataObjectTypes.isEmpty)
        XCTAssertNil(AVCaptureVideoPreviewLayer(session: session).connection)
    }

    func testWhatNeedsAConnectionFailsTheTestAsIOSRaisesAnException() throws {
        let delegate = Delegate()
        let session = AVCaptureSession()
        let (photos, films, codes) = (AVCapturePhotoOutput(), AVCaptureMovieFileOutput(), AVCaptureMetadataOutput())
        for output in [photos, films, codes] { session.addOutput(output) }
        let complaints = Diagnostics.complaints {
            photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
            films.startRecording(to: URL(fileURLWithPath: "/tmp/film.mov"), recordingDelegate: delegate)
            codes.metadataObjectTypes = [.qr]
            session.addOutput(photos)
        }
        XCTAssertEqual(complaints.count, 4)
        XCTAssertTrue(complaints[0].contains("AVCapturePhotoOutput.capturePhoto(with:delegate:): there is no connection"), complaints[0])
        XCTAssertEqual(session.outputs.count, 3)
        XCTAssertFalse(films.isRecording)
        codes.metadataObjectTypes = []
        codes.setMetadataObjectsDelegate(delegate, queue: .main)
        XCTAssertTrue(codes.metadataObjectsDelegate === delegate)
    }

    func testSettingsHaveNumbersThatCopiesKeep() throws {
        let (one, two) = (AVCapturePhotoSettings(), AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc]))
        XCTAssertNotEqual(one.uniqueID, two.uniqueID)
        two.flashMode = .auto
        let copy = try XCTUnwrap(two.copy() as? AVCapturePhotoSettings)
        XCTAssertEqual(copy.uniqueID, two.uniqueID)
        XCTAssertEqual(copy.flashMode, .auto)
        XCTAssertEqual(copy.format?[AVVideoCodecKey] as? AVVideoCodecType, .hevc)
        XCTAssertNil(one.format)
    }

    func testACameraIsNotReadyForSettings() throws {
        let stage = try XCTUnwrap(stage)
        let output = AVCapturePhotoOutput()
        let settings = AVCapturePhotoSettings()
        nonisolated(unsafe) var answers: [Bool] = []
        output.setPreparedPhotoSettingsArray([settings]) { isReady, _ in answers.append(isReady) }
        XCTAssertTrue(output.preparedPhotoSettingsArray.first === settings)
        XCTAssertEqual(answers, [])
        stage.advance(by: 0.1)
        XCTAssertEqual(answers, [false])
    }
}
