import AVFoundation
import Kinora
import MediaPlayer
import UIKit
import XCTest

/// The loudness of the device: its buttons, sessions of sound, and volume views.
@preconcurrency @MainActor
final class VolumeTests: XCTestCase {
    private var stage: Stage!
    private var view: MPVolumeView!

    override func setUp() {
        stage = Stage()
        view = MPVolumeView(frame: CGRect(x: 20, y: 100, width: 240, height: 40))
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        stage.advance(by: 0.1)
    }

    override func tearDown() { (stage, view) = (nil, nil) }

    private var slider: UISlider? { view.subviews.compactMap { $0 as? UISlider }.first }

    func testTheSliderFollowsTheButtonsOfTheDevice() {
        XCTAssertEqual(slider?.value, 0.5)
        XCTAssertEqual(AVAudioSession.sharedInstance().outputVolume, 0.5)
        stage.setVolume(0.75)
        stage.settle()
        XCTAssertEqual(slider?.value, 0.75)
        XCTAssertEqual(AVAudioSession.sharedInstance().outputVolume, 0.75)
        stage.setVolume(7)
        XCTAssertEqual(AVAudioSession.sharedInstance().outputVolume, 1)
        stage.setVolume(-1)
        XCTAssertEqual(slider?.value, 0)
        // A new view shows it too.
        XCTAssertEqual(MPVolumeView().subviews.compactMap { ($0 as? UISlider)?.value }, [0])
    }

    func testTheUserSetsTheLoudness() throws {
        var changes: [Float?] = []
        let session = AVAudioSession.sharedInstance()
        let observation = session.observe(\.outputVolume, _key: "outputVolume", options: [.new]) { _, change in
            changes.append(change.newValue)
        }
        let thumb = view.volumeThumbRect(
            forBounds: view.bounds, volumeSliderRect: view.volumeSliderRect(forBounds: view.bounds), value: 0.5)
        let start = view.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        stage.touchDown(at: start)
        stage.touchMove(to: CGPoint(x: start.x + 300, y: start.y), duration: 0.3)
        stage.touchUp()
        stage.settle()
        XCTAssertEqual(session.outputVolume, 1)
        XCTAssertEqual(slider?.value, 1)
        XCTAssertEqual(changes.last, 1)
        XCTAssertGreaterThan(changes.count, 2)
        observation.invalidate()
    }

    func testTheSliderIsInTheMiddleOfTheViewAndCanBeHidden() throws {
        let slider = try XCTUnwrap(slider)
        XCTAssertEqual(slider.frame.midY, view.bounds.midY, accuracy: 0.5)
        XCTAssertEqual(slider.frame.width, 240)
        XCTAssertEqual(view.intrinsicContentSize.height, slider.intrinsicContentSize.height)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 99, height: 9)), CGSize(width: 99, height: slider.intrinsicContentSize.height))
        // No routes, so no button for them.
        XCTAssertEqual(view.subviews.count, 1)
        view.showsVolumeSlider = false
        XCTAssertTrue(slider.isHidden)
        let left = view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: slider.frame, value: 0)
        let right = view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: slider.frame, value: 1)
        XCTAssertEqual(right.midX - left.midX, 240 - left.width, accuracy: 6)
    }

    func testImagesAreThoseOfTheSlider() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        view.setVolumeThumbImage(image, for: .normal)
        view.setMinimumVolumeSliderImage(image, for: .normal)
        view.setMaximumVolumeSliderImage(image, for: .highlighted)
        XCTAssertTrue(view.volumeThumbImage(for: .normal) === image)
        XCTAssertTrue(slider?.thumbImage(for: .normal) === image)
        XCTAssertTrue(view.minimumVolumeSliderImage(for: .normal) === image)
        XCTAssertTrue(view.maximumVolumeSliderImage(for: .highlighted) === image)
        XCTAssertEqual(slider?.thumb(at: view).width, 9)
    }

    func testAVolumeViewEndsAlthoughTheDeviceGoesOn() {
        weak var ended: MPVolumeView?
        do { ended = MPVolumeView() }
        XCTAssertNil(ended)
        stage.setVolume(0.2)
    }
}

extension UISlider {
    fileprivate func thumb(at view: MPVolumeView) -> CGRect {
        view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: frame, value: value)
    }
}
