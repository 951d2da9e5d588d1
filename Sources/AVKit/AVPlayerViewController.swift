import AVFoundation
import UIKit

/// Shows a player with controls: a button that plays and rests, the position, and a bar.
///
/// The video is a dark gray rectangle of its shape. A tap shows or hides the controls. Source: Apple,
/// [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private final class VideoView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
        var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
    }

    private let videoView = VideoView()
    private let controls = UIView()
    private let playButton = UIButton(type: .system)
    private let slider = UISlider()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private var observer: Any?

    /// The player; nil for none.
    open var player: AVPlayer? {
        willSet {
            if let observer { player?.removeTimeObserver(observer) }
            observer = nil
        }
        didSet {
            videoView.playerLayer?.player = player
            observe()
        }
    }

    /// Whether the controls may show; the default is true.
    open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }
    /// The layout of the video in the view; whole by default.
    open var videoGravity: AVLayerVideoGravity {
        get { videoView.playerLayer?.videoGravity ?? .resizeAspect }
        set { videoView.playerLayer?.videoGravity = newValue }
    }
    /// The rectangle of the video within the view.
    open var videoBounds: CGRect { videoView.playerLayer?.videoRect ?? .zero }
    /// Whether the first image is there.
    open var isReadyForDisplay: Bool { videoView.playerLayer?.isReadyForDisplay ?? false }
    /// Whether the video may go on in a window of its own; it never does here.
    open var allowsPictureInPicturePlayback = true
    /// Whether other screens of the system show what plays.
    open var updatesNowPlayingInfoCenter = true
    /// Whether full screen begins with playback.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether full screen ends with playback.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// A view between the video and the controls.
    open private(set) var contentOverlayView: UIView? = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for child in [videoView, contentOverlayView, controls].compactMap(\.self) {
            child.frame = view.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child)
        }
        playButton.tintColor = .white
        playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        slider.tintColor = .white
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .white
            controls.addSubview(label)
        }
        remainingLabel.textAlignment = .right
        controls.addSubview(playButton)
        controls.addSubview(slider)
        controls.isHidden = !showsPlaybackControls
        let tap = UITapGestureRecognizer(
            target: self, action: Selector("kinora_toggleControls", AVPlayerViewController.toggleControls))
        view.addGestureRecognizer(tap)
        let close = UIButton(type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        close.tintColor = .white
        close.frame = CGRect(x: 16, y: 60, width: 60, height: 36)
        close.isHidden = presentingViewController == nil
        controls.addSubview(close)
        doneButton = close
        updateControls()
    }

    private weak var doneButton: UIButton?

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        doneButton?.isHidden = presentingViewController == nil
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        playButton.frame = CGRect(x: safe.midX - 32, y: safe.midY - 32, width: 64, height: 64)
        let y = safe.maxY - 60
        slider.frame = CGRect(x: safe.minX + 16, y: y, width: max(safe.width - 32, 0), height: 31)
        elapsedLabel.frame = CGRect(x: safe.minX + 16, y: y + 30, width: 80, height: 16)
        remainingLabel.frame = CGRect(x: safe.maxX - 96, y: y + 30, width: 80, height: 16)
        doneButton?.frame.origin.y = safe.minY + 8
    }

    private func observe() {
        observer = player?.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 2), queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateControls() }
        }
        updateControls()
    }

    private func updateControls() {
        guard isViewLoaded else { return }
        let isPlaying = (player?.rate ?? 0) > 0
        let symbol = UIImage.SymbolConfiguration(pointSize: 34, weight: .medium)
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill", withConfiguration: symbol), for: .normal)
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let whole = player?.currentItem?.duration.seconds ?? .nan
        let now = player?.currentTime().seconds ?? 0
        guard whole.isFinite, whole > 0 else {
            (slider.value, elapsedLabel.text, remainingLabel.text) = (0, "--:--", "--:--")
            return
        }
        if !slider.isTracking { slider.value = Float(now / whole) }
        elapsedLabel.text = Self.text(now)
        remainingLabel.text = "-" + Self.text(whole - now)
    }

    private static func text(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    final func toggleControls() {
        let isShown = controls.alpha > 0
        UIView.animate(withDuration: 0.25) { self.controls.alpha = isShown ? 0 : 1 }
    }

    private func toggle() {
        guard let player else { return }
        if player.rate > 0 { return player.pause() }
        if let item = player.currentItem, item.currentTime() >= item.duration { player.seek(to: .zero) }
        player.play()
    }

    private func scrub() {
        guard let player, let whole = player.currentItem?.duration.seconds, whole.isFinite else { return }
        player.seek(to: CMTime(seconds: Double(slider.value) * whole, preferredTimescale: 600))
    }
}
